"""Mission 37."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.shared_constraint import ConstraintDeck

MISSION = Mission(
    number=37,
    title="Joker's Gone Wild",
    story="The clown is back, and whenever you get somewhere he changes the rules.",
    setup=(
        "The twelve constraint cards A to L are shuffled face down, and the top one is turned up.",
        "Two reds are in the game. With two players: three.",
    ),
    goal=(
        "The open constraint binds everybody, except for revealing reds.",
        "Each time all four wires of a number are cut, the next card replaces it. When the last card should be "
        "replaced, nobody is bound any more.",
        "Whoever has no cut that it allows says so and skips the turn, free of any step. A whole round of that costs "
        "one step, and the next card replaces the constraint.",
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    characters="choice",
    rules=(*constraint_cards(), ConstraintDeck(by_numbers=True, price=1)),
)
