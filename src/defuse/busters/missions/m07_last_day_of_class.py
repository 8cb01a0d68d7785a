"""Mission 7."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=7,
    title="Last Day of Class",
    story="One red, two suspects. Only one of them is in the room.",
    setup=(
        "Two red wires (with two players: three) are drawn and shown by ? markers. One of them is in the game; nobody "
        "knows which.",
    ),
    goal=("Only one red to fear, but more than one place where it may stand.",),
    wires=Wires(red=Draw(1, of=2)),
    two_players=Wires(red=Draw(1, of=3)),
)
