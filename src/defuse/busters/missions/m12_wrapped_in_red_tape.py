"""Mission 12."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.covers import Covers

MISSION = Mission(
    number=12,
    wires=Wires(red=1, yellow=4),
    two_players=Wires(red=2, yellow=4),
    rules=(Covers(),),
)
