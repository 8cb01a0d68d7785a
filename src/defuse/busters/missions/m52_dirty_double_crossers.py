"""Mission 52."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.false_tokens import FalseTokens

MISSION = Mission(
    number=52,
    title="Dirty Double-crossers",
    story="Trust nobody. Nobody trusts you, either, and quite right.",
    setup=(
        "Three red wires are in the game; with two players also four yellow ones.",
        "Cards 1 and 12 are drawn again.",
        "Everybody places two false tokens at two blue or red wires: numbers that these wires are not.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "Every token says what its wire is not.",
        "After a wrong call, the value that was called is put down at the wire.",
    ),
    questions=(
        ("A wire with a false token is swapped.", "The token goes with it and still says what the wire is not."),
        ("The wrong call named two values (X or Y Ray).", "The owner of the wire chooses which of them is put down."),
        (
            "Where may I use the Post-it?",
            "At a blue wire of yours without a false token, with a number that it is not.",
        ),
    ),
    wires=Wires(red=3),
    two_players=Wires(red=3, yellow=4),
    banned=("1", "12"),
    characters="choice",
    rules=(FalseTokens(on_reds=True),),
)
