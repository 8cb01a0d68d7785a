"""Mission 56."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.flipped import Flipped

MISSION = Mission(
    number=56,
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    characters="choice",
    rules=(Flipped(),),
)
