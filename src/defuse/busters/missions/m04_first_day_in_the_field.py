"""Mission 4."""

from defuse.busters.mission import Mission, Wires

MISSION = Mission(
    number=4,
    title="First Day in the Field",
    story="Enough theory. The next box ticks for real.",
    setup=(
        "From now on all blue wires, 1 to 12, are in the game.",
        "One red and two yellow wires (with two players: four yellow).",
    ),
    goal=("Nothing new: cut all, pair the yellows, leave the red for last.",),
    wires=Wires(red=1, yellow=2),
    two_players=Wires(red=1, yellow=4),
)
