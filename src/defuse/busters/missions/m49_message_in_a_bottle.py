"""Mission 49."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.oxygen import SIGN
from defuse.busters.rules.oxygen_gift import GivenOxygen
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=49,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(GivenOxygen(start=(7, 6, 5, 4)), Speech(chat="closed", signs=(SIGN,))),
)
