"""Mission 39."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.prize_deck import NumberPrize
from defuse.busters.rules.random_tokens import RandomOpening

MISSION = Mission(
    number=39,
    title="The 4 Noble Wires",
    story="Four wires of one number belong together, says the doctor, and parting them would be a crime.",
    setup=(
        "Two reds out of three and four yellows are in the game; with two players three reds and four yellows.",
        "There is no equipment on the board.",
        "Opening tokens are drawn by lot, yellow ones again. Put yours at a wire of that value; if you have none, it "
        "lies beside your stand and tells just that.",
        "Then a number card is turned up. Eight of the other number cards form a deck, face down.",
    ),
    goal=(
        "The four wires of that number cannot be called or cut alone. A new action: name all four of them, wherever "
        "they stand; you need not hold any. Right: all four are cut. Wrong: the bomb explodes.",
        "Until then the deck loses its top card at the end of every round.",
        "When it is done, the cards left in the deck are dealt round face down, beginning with the captain. Everybody "
        "who has a wire with one of the dealt numbers places a token at one.",
    ),
    questions=(
        ("What if I have no wire with a number that I was dealt?", "Then you place nothing."),
        ("What if the tokens of that number are used up?", "Then that number does not count."),
        ("May my character help to name the four?", "No."),
    ),
    wires=Wires(red=Draw(2, of=3), yellow=4),
    two_players=Wires(red=3, yellow=4),
    equipment=False,
    characters="choice",
    rules=(RandomOpening(), BesideStands(), AllAtOnce(by_card=True), NumberPrize(left=8)),
    replaces=("opening",),
)
