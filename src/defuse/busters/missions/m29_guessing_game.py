"""Mission 29."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.guessing import Guessing

MISSION = Mission(
    number=29,
    title="Guessing Game",
    story="Somebody always thinks to know what you will do next.",
    setup=(
        "Three red wires are in the game. With two players the captain places no opening token.",
        "Everybody gets two number cards face down, the seat to the captain's right three. The others are a deck.",
    ),
    goal=(
        "Before your turn the seat to your right lays one of its number cards face down. After your turn it is turned "
        "up: if you have cut that number, the dial moves one step. Then you take the card.",
        "After that the card of a number that was finished in this turn leaves the game. With one card left you draw "
        "until you have a useful one.",
        "When only one number is left to cut, the last cards leave, but not before the laid one was compared.",
    ),
    questions=(
        ("I pointed at three wires. Which ones count?", "Only what was really cut."),
        ("I named the number and missed.", "Then you have not cut it: it costs the step of the miss and no more."),
        ("I have no wires left.", "Your number cards go under the deck."),
        ("My right neighbour has no cards.", "The next seat to the right that has some lays one, but never you."),
        ("I used the Coffee Mug.", "You take the card without showing it, and it is not compared."),
        ("Does the Stabilizer help?", "Not against the step of the number card."),
    ),
    wires=Wires(red=3),
    captain_token="not with two players",
    rules=(Guessing(),),
)
