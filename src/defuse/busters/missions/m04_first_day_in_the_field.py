"""Mission 4."""

from defuse.busters.mission import Mission, Wires

MISSION = Mission(
    number=4,
    wires=Wires(red=1, yellow=2),
    two_players=Wires(red=1, yellow=4),
)
