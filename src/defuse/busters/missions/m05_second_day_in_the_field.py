"""Mission 5."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=5,
    wires=Wires(red=1, yellow=Draw(2, of=3)),
    two_players=Wires(red=2, yellow=Draw(2, of=3)),
)
