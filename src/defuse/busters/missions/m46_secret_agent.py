"""Mission 46."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce

MISSION = Mission(
    number=46,
    wires=Wires(yellow=Draw(4, values=(5, 6, 7, 8))),
    banned=("7",),
    characters="choice",
    captain_token="not with two players",
    rules=(AllAtOnce(value=7, last=True),),
)
