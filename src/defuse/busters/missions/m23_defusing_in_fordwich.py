"""Mission 23."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.prize_deck import EquipmentPrize

MISSION = Mission(
    number=23,
    title="Defusing in Fordwich",
    story="A small town, a big bomb, and the luggage with all your tools has gone to another airport.",
    setup=(
        "One red out of three is in the game; with two players two out of three.",
        "No equipment is laid out. A deck of seven equipment cards lies face down.",
        "After the opening tokens a number card is turned up.",
    ),
    goal=(
        "The four wires of that number cannot be called or cut alone. A new action: name all four of them, wherever "
        "they stand; you need not hold any. Right: all four are cut. Wrong: the bomb explodes.",
        "Until then the deck loses its top card at the end of every round.",
        "When it is done, all cards left in the deck come on the board and can be used at once.",
    ),
    questions=(
        ("May a card or my Double Detector help to name the four?", "No."),
        ("What if I point at a wire of that number by mistake?", "An ordinary miss: it gets its token."),
        ("What if the deck is empty?", "Nothing more is lost, but the four wires still go together."),
    ),
    wires=Wires(red=Draw(1, of=3)),
    two_players=Wires(red=Draw(2, of=3)),
    equipment=False,
    rules=(AllAtOnce(by_card=True), EquipmentPrize(left=7)),
)
