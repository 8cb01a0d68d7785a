"""Mission 57."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.shared_constraint import PairedConstraints

MISSION = Mission(
    number=57,
    title="An Impossible Mission",
    story="The best agent of all is on holiday and has sent a postcard: your turn.",
    setup=(
        "Every number from 1 to 12 gets one of the constraint cards A to L by lot, face up.",
        "One red is in the game. With two players: two.",
        "The Disintegrator is drawn again.",
    ),
    goal=(
        "When a number is finished, its constraint binds everybody from then on; only the newest one counts, and never "
        "for revealing reds.",
        "Whoever has no cut that it allows says so and skips the turn, free of any step. After a whole round of that "
        "the bomb explodes.",
    ),
    wires=Wires(red=1),
    two_players=Wires(red=2),
    banned=("10-10",),
    characters="choice",
    rules=(*constraint_cards(), PairedConstraints()),
)
