"""Mission 26."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.flip_and_cut import FlipAndCut

MISSION = Mission(
    number=26,
    wires=Wires(red=2),
    banned=("10",),
    rules=(FlipAndCut(),),
    replaces=("turns",),
)
