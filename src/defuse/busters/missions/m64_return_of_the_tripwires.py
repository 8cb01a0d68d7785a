"""Mission 64."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.flipped import Flipped

MISSION = Mission(
    number=64,
    wires=Wires(red=1),
    two_players=Wires(red=2),
    characters="choice",
    rules=(Flipped(count=2),),
)
