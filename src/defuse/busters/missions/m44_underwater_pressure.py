"""Mission 44."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.oxygen import SIGN, SharedOxygen
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=44,
    wires=Wires(red=Draw(1, of=3)),
    banned=("10",),
    characters="choice",
    rules=(SharedOxygen(start=(4, 6, 8, 10)), Speech(chat="closed", signs=(SIGN,))),
)
