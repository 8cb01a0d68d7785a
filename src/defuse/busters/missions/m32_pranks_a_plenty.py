"""Mission 32."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.shared_constraint import ConstraintDeck

MISSION = Mission(
    number=32,
    title="Pranks-A-Plenty",
    story="A clown has hidden the manual and left a deck of silly orders instead.",
    setup=(
        "The twelve constraint cards A to L are shuffled face down, and the top one is turned up.",
        "Two reds are in the game. With two players: three.",
    ),
    goal=(
        "The open constraint binds everybody, except for revealing reds.",
        "Before any action the captain may replace it by the next card, once a turn.",
        "Whoever has no cut that it allows says so and skips the turn, free of any step. After a whole round of that "
        "the card is replaced by itself.",
    ),
    questions=(("What if the deck is empty?", "When the last card is replaced, nobody is bound any more."),),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    characters="choice",
    rules=(*constraint_cards(), ConstraintDeck(by_captain=True)),
)
