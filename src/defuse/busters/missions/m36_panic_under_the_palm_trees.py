"""Mission 36."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.sequence import Sequence

MISSION = Mission(
    number=36,
    title="Panic under the Palm Trees",
    story="The bomb by the pool wants its wires in the right order, and the order can be read from both sides.",
    setup=(
        "One red wire out of three and two yellows; with two players two reds out of three and four yellows.",
        "Five number cards lie in a line. The captain decides alone at which end it begins.",
    ),
    goal=(
        "Of the numbers in the line, only the first one may be cut. When two wires of it are cut, its card leaves the "
        "line, and whoever cut them decides alone at which end the line begins now.",
        "Numbers that are not in the line may be cut at any time.",
    ),
    questions=(
        ("Does the end have to change?", "No. The same end may be chosen again."),
        (
            "What if I have only wires left that may not be cut yet?",
            "Then the bomb explodes, as in mission 9.",
        ),
    ),
    wires=Wires(red=Draw(1, of=3), yellow=2),
    two_players=Wires(red=Draw(2, of=3), yellow=4),
    characters="choice",
    rules=(Sequence(size=5, quota=2, two_ends=True),),
)
