"""Mission 6."""

from defuse.busters.mission import Mission, Wires

MISSION = Mission(
    number=6,
    wires=Wires(red=1, yellow=4),
    two_players=Wires(red=2, yellow=4),
)
