"""Mission 24."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.marks import CountTokens

MISSION = Mission(
    number=24,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    rules=(CountTokens(),),
    replaces=("tokens",),
)
