"""Mission 58."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.marks import EndlessDetectors, NoOpening, NoTokens

MISSION = Mission(
    number=58,
    title="Double and/or Nothing",
    story="Nobody knows anything, but a handy friend with a paper clip keeps your detectors running all day.",
    setup=(
        "Two red wires are in the game; with two players three.",
        "There are no info tokens: nobody places one, and play begins at once.",
        "Cards 4 and 7 are drawn again. Everybody has a Double Detector.",
    ),
    goal=(
        "After a wrong call the dial moves, and nothing is told about the wire.",
        "You can use your Double Detector on every turn.",
    ),
    questions=(
        ("I pointed at two wires and missed.", "Only the dial moves. You know that not both of them are red."),
        ("I used the Stabilizer and missed.", "Then nobody learns whether the wire was red."),
        ("Card 22 is there.", "Its ×1 token comes with the card and is no info token: use it."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("4", "7"),
    rules=(NoTokens(), NoOpening(), EndlessDetectors()),
    replaces=("tokens", "opening"),
)
