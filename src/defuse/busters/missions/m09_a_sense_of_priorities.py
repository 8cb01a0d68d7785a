"""Mission 9."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.sequence import Sequence

MISSION = Mission(
    number=9,
    title="A Sense of Priorities",
    story="Whoever built this bomb was fond of order: some wires come first, or else.",
    setup=(
        "One red and two yellow wires; with two players two reds and four yellows.",
        "Three number cards lie in a line. From now on False Bottom is among the equipment.",
    ),
    goal=(
        "Cut two wires of the first number in the line before any wire of the second, and two of the second before "
        "any of the third.",
        "All other wires may be cut at any time.",
    ),
    questions=(
        (
            "What if I have only wires left that may not be cut yet?",
            "Then the bomb explodes. You say so yourself, and before that anybody may use a card that helps.",
        ),
        (
            "What if I point at a wire whose number is not due yet?",
            "That is an ordinary miss: only what you name counts.",
        ),
    ),
    wires=Wires(red=1, yellow=2),
    two_players=Wires(red=2, yellow=4),
    rules=(Sequence(quota=2),),
)
