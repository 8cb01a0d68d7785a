"""Mission 55."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.challenges import Challenges

MISSION = Mission(
    number=55,
    wires=Wires(red=2),
    two_players=Wires(red=Draw(2, of=3)),
    dial=1,
    characters="choice",
    rules=(Challenges(),),
)
