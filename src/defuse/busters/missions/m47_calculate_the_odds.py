"""Mission 47."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.sums import SumsAndDifferences

MISSION = Mission(
    number=47,
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(SumsAndDifferences(),),
    replaces=("turns",),
)
