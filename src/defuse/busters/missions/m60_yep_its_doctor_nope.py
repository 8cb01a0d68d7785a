"""Mission 60."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.challenges import Challenges

MISSION = Mission(
    number=60,
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    dial=1,
    characters="choice",
    rules=(Challenges(),),
)
