"""Mission 31."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.own_constraints import OPEN, ChosenConstraints

MISSION = Mission(
    number=31,
    wires=Wires(red=Draw(2, of=3)),
    characters="choice",
    rules=(*constraint_cards(OPEN), ChosenConstraints()),
)
