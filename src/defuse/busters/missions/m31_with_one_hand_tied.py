"""Mission 31."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.constraints import constraint_cards
from defuse.busters.rules.own_constraints import OPEN, ChosenConstraints

MISSION = Mission(
    number=31,
    title="With One Hand Tied Behind My Back...",
    story="Everybody picks a handicap, and outgrows it in time.",
    setup=(
        "Two reds out of three are in the game, shown by ? markers.",
        "Before the opening tokens everybody takes one of the constraint cards A to E, the captain first, then "
        "clockwise. The others leave the game.",
        "With two players it is wise not to take A and B together, nor C and D.",
    ),
    goal=(
        "Everybody has to respect their own card, except for revealing reds.",
        "Whoever has no cut that it allows says so, turns the card down for good and acts without it.",
    ),
    questions=(
        (
            "I turned my card down, and now a swap has brought me a fitting wire. Am I bound again?",
            "No. A card that lies face down stays so.",
        ),
    ),
    wires=Wires(red=Draw(2, of=3)),
    characters="choice",
    rules=(*constraint_cards(OPEN), ChosenConstraints()),
)
