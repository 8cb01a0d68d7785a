"""Mission 10."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.countdown import Countdown
from defuse.busters.rules.race import Race

MISSION = Mission(
    number=10,
    title="A Rough Patch",
    story="No coffee, frayed nerves and a ticking clock: today everybody grabs the cutters at once.",
    setup=(
        "One red and four yellows are in the game.",
        "The clock starts when the opening tokens lie: 15 minutes, with two players 12.",
        "The Coffee Mug is not in the pile.",
    ),
    goal=(
        "Turns go in no fixed order. After each turn, whoever is first to say snip takes the next one.",
        "Nobody takes two turns in a row while more than two of you hold wires.",
        "When the time is up the bomb explodes.",
    ),
    questions=(
        ("May I say snip while somebody is still acting?", "No. Wait until that turn is over."),
        ("What if nobody wants to?", "Then it is the turn of the next one clockwise."),
        (
            "When may somebody act again at once?",
            "When only two of you hold wires, or only one. With two players that is always so.",
        ),
    ),
    wires=Wires(red=1, yellow=4),
    banned=("11",),
    seconds_a_turn=12.0,
    rules=(Race(), Countdown(seconds=900.0, two_players=720.0)),
    replaces=("turns",),
)
