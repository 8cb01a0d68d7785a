"""Mission 59."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.nano_line import NanoLine

MISSION = Mission(
    number=59,
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(NanoLine(),),
)
