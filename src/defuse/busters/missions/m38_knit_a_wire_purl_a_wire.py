"""Mission 38."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.flipped import Flipped

MISSION = Mission(
    number=38,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    characters="choice",
    rules=(Flipped(whose="captain", touch="never"),),
)
