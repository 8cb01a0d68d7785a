"""Mission 57."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.shared_constraint import PairedConstraints

MISSION = Mission(
    number=57,
    wires=Wires(red=1),
    two_players=Wires(red=2),
    banned=("10-10",),
    characters="choice",
    rules=(*constraint_cards(), PairedConstraints()),
)
