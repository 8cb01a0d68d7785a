"""Mission 9."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.sequence import Sequence

MISSION = Mission(
    number=9,
    wires=Wires(red=1, yellow=2),
    two_players=Wires(red=2, yellow=4),
    rules=(Sequence(quota=2),),
)
