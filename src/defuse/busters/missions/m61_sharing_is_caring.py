"""Mission 61."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.own_constraints import ConstraintRing

MISSION = Mission(
    number=61,
    title="Sharing is Caring",
    story="Everybody has a burden to carry. At least you can pass it on.",
    setup=(
        "Everybody gets one of the constraint cards A to E by lot, face up.",
        "With two players one more card lies at each side of the captain, with three one at the captain's left.",
        "One red is in the game. With two players: two.",
    ),
    goal=(
        "Everybody has to respect their own card, except for revealing reds. Whoever has no cut that it allows says so "
        "and skips the turn, free of any step. After a whole round of that the bomb explodes.",
        "Before every round the captain says, after you all have talked, whether all cards move on by one place, and "
        "which way.",
        "Whenever equipment could be used you may swap your card for one from F to L by lot. It costs one step.",
    ),
    questions=(("What if F to L are used up?", "Then nobody can swap any more."),),
    wires=Wires(red=1),
    two_players=Wires(red=2),
    characters="choice",
    rules=(*constraint_cards(), ConstraintRing()),
)
