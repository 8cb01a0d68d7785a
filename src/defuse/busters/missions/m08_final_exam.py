"""Mission 8."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=8,
    wires=Wires(red=Draw(1, of=2), yellow=Draw(2, of=3)),
    two_players=Wires(red=Draw(1, of=3), yellow=4),
)
