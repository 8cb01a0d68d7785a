"""Mission 16."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.sequence import Sequence

MISSION = Mission(
    number=16,
    wires=Wires(red=1, yellow=Draw(2, of=3)),
    two_players=Wires(red=2, yellow=4),
    rules=(Sequence(quota=4),),
)
