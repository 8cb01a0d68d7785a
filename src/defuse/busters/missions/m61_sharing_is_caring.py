"""Mission 61."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.own_constraints import ConstraintRing

MISSION = Mission(
    number=61,
    wires=Wires(red=1),
    two_players=Wires(red=2),
    characters="choice",
    rules=(*constraint_cards(), ConstraintRing()),
)
