"""Mission 32."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.shared_constraint import ConstraintDeck

MISSION = Mission(
    number=32,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    characters="choice",
    rules=(*constraint_cards(), ConstraintDeck(by_captain=True)),
)
