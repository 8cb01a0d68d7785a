"""Mission 17."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.false_tokens import FalseTokens
from defuse.busters.rules.roles import Role

MISSION = Mission(
    number=17,
    title="Rhett Herrings",
    story="One of you has never told the truth in a whole career, and is not going to start today.",
    setup=(
        "Two red wires out of three are in the game, shown by ? markers. With two players: three red wires.",
        "The character cards are dealt at random, the captain's card among them. Whoever gets it is Rhett Herrings and "
        "gives it back.",
        "Rhett Herrings places two false tokens at two blue wires: numbers that these wires are not. All others place "
        "one true token.",
    ),
    goal=(
        "Every token of Rhett Herrings says what the wire is not.",
        "After a wrong call at a wire of Rhett Herrings, the value that was called is put down there.",
        "Rhett Herrings cannot use any equipment.",
    ),
    questions=(
        (
            "Somebody uses Walkie-Talkies or General Radar. Does Rhett Herrings take part?",
            "Yes: a teammate may swap with Rhett Herrings, and Rhett Herrings answers the radar, truly.",
        ),
        ("A wire with a false token is swapped.", "The token goes with it and still says what the wire is not."),
        ("The wrong call named two values (X or Y Ray).", "Rhett Herrings chooses which of them is put down."),
    ),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    rules=(
        Role(
            name="Rhett Herrings",
            text="No equipment, and every token says what the wire is not.",
            by_lot=True,
            empty_handed=True,
        ),
        FalseTokens(role="role"),
    ),
)
