"""Mission 40."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.marks import CountTokens

MISSION = Mission(
    number=40,
    wires=Wires(red=3),
    characters="choice",
    captain_token="not with two players",
    rules=(CountTokens(),),
    replaces=("tokens",),
)
