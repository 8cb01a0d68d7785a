"""Mission 63."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.oxygen import SIGN, HandedOxygen
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=63,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(HandedOxygen(start=(14, 18, 24, 30)), Speech(chat="closed", signs=(SIGN,))),
)
