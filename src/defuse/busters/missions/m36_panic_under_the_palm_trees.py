"""Mission 36."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.sequence import Sequence

MISSION = Mission(
    number=36,
    wires=Wires(red=Draw(1, of=3), yellow=2),
    two_players=Wires(red=Draw(2, of=3), yellow=4),
    characters="choice",
    rules=(Sequence(size=5, quota=2, two_ends=True),),
)
