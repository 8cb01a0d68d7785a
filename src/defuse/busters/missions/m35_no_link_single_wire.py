"""Mission 35."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.x_wires import LockedXWires

MISSION = Mission(
    number=35,
    title="No Link, Single Wire",
    story="One wire at each stand is soldered in, and only the yellow circuit lets go of it.",
    setup=(
        "Two reds out of three and four yellow wires. With two players: three reds.",
        "Before the red and yellow wires are mixed in, each stand gets one blue wire. It is not sorted: it stays at "
        "the far right, with an X token.",
        "Walkie-Talkies are not in the pile.",
    ),
    goal=(
        "X wires can be cut only when all four yellow wires are cut. Until then nobody can point at one or name its "
        "value by it, and it keeps its owner from a solo cut of that value.",
        "No card touches an X wire, not even personal equipment.",
    ),
    questions=(
        (
            "What if all I have left are reds and my locked X wire?",
            "Then you can do nothing, and the bomb explodes. Your teammates may use a card first that helps.",
        ),
        ("May I show my X wire with the opening token?", "No."),
        ("I use the Stabilizer and point at an X wire.", "It ignores the card: a miss costs its step."),
    ),
    wires=Wires(red=Draw(2, of=3), yellow=4),
    two_players=Wires(red=3, yellow=4),
    banned=("2",),
    characters="choice",
    rules=(LockedXWires(),),
)
