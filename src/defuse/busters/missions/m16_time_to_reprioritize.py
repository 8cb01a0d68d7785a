"""Mission 16."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.sequence import Sequence

MISSION = Mission(
    number=16,
    title="Time to Reprioritize",
    story="The friend of order is back, and has become stricter.",
    setup=(
        "One red wire, and two yellow ones out of three; with two players two reds and four yellows.",
        "Three number cards lie in a line.",
    ),
    goal=(
        "Cut all four wires of the first number in the line before any wire of the second, and all four of the second "
        "before any of the third.",
        "All other wires may be cut at any time.",
    ),
    questions=(
        (
            "What if I have only wires left that may not be cut yet?",
            "Then the bomb explodes, as in mission 9: keep something else to cut until the line has moved on.",
        ),
    ),
    wires=Wires(red=1, yellow=Draw(2, of=3)),
    two_players=Wires(red=2, yellow=4),
    rules=(Sequence(quota=4),),
)
