"""Mission 33."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.marks import ParityTokens

MISSION = Mission(
    number=33,
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    characters="choice",
    rules=(ParityTokens(),),
    replaces=("tokens",),
)
