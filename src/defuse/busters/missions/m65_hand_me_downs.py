"""Mission 65."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.hand_me_downs import HandMeDowns

MISSION = Mission(
    number=65,
    wires=Wires(red=3),
    players=(3, 4, 5),
    banned=("10",),
    characters="choice",
    rules=(HandMeDowns(),),
)
