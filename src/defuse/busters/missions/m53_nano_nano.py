"""Mission 53."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.nano import NanoDial

MISSION = Mission(
    number=53,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("6", "9"),
    characters="choice",
    rules=(NanoDial(),),
    replaces=("dial",),
)
