"""Mission 12."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.covers import Covers

MISSION = Mission(
    number=12,
    title="Wrapped in Red Tape",
    story="The equipment room wants a second signature for everything.",
    setup=(
        "One red wire, with two players two, and four yellows.",
        "A number card lies on each equipment card.",
    ),
    goal=(
        "An equipment card can be used when two wires of its own number are cut and two wires of the number card on "
        "it, in any order.",
        "As soon as two wires of it are cut, the number card is taken off.",
    ),
    questions=(
        (
            "Does one pair count for both?",
            "Yes. Two cut 5s count for equipment card 5 and for every number card 5 on another card.",
        ),
        (
            "What about cards that come with False Bottom?",
            "They get number cards too. One whose pair is cut already is taken off at once.",
        ),
    ),
    wires=Wires(red=1, yellow=4),
    two_players=Wires(red=2, yellow=4),
    rules=(Covers(),),
)
