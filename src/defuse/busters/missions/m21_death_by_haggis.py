"""Mission 21."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.marks import ParityTokens

MISSION = Mission(
    number=21,
    wires=Wires(red=Draw(1, of=2)),
    two_players=Wires(red=2),
    rules=(ParityTokens(),),
    replaces=("tokens",),
)
