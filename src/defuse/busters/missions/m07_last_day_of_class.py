"""Mission 7."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=7,
    wires=Wires(red=Draw(1, of=2)),
    two_players=Wires(red=Draw(1, of=3)),
)
