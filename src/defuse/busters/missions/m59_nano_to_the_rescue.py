"""Mission 59."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.nano_line import NanoLine

MISSION = Mission(
    number=59,
    title="Nano to the Rescue",
    story="The robot walks ahead and shows what can be cut. It does not like to walk backwards.",
    setup=(
        "Two reds out of three (with two players: three reds).",
        "The twelve number cards lie in a line in any order. Nano stands on 7 and faces the longer side.",
        "X or Y Ray is not in the pile, and the character with it is not in the game.",
    ),
    goal=(
        "You cut a value whose card lies under Nano or before it. Nano goes there first, and never backwards.",
        "After your cut, right or wrong, you say which way Nano faces.",
        "If you have no value under or before Nano, you skip your turn, the dial drops by one, and Nano turns round.",
        "When all four wires of a value are cut its card is turned face down.",
    ),
    questions=(
        ("Can Nano pass face-down cards?", "Yes, it just walks over them."),
        ("Does Nano move with the Coffee Mug or when reds are revealed?", "No, and it does not turn either."),
        ("May I skip if I could cut?", "No. Only who has nothing to cut skips."),
    ),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(NanoLine(),),
)
