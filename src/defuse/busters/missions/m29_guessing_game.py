"""Mission 29."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.guessing import Guessing

MISSION = Mission(
    number=29,
    wires=Wires(red=3),
    captain_token="not with two players",
    rules=(Guessing(),),
)
