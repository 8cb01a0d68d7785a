"""Mission 44."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.oxygen import SIGN, SharedOxygen
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=44,
    title="Underwater Pressure",
    story="Your first dive: the bomb lies deep, the air is shared, and nobody can say a word.",
    setup=(
        "One red out of three is in the game, shown by ? markers.",
        "The reserve holds two oxygen tokens for each player.",
        "X or Y Ray is neither in the pile nor among the characters.",
    ),
    goal=(
        "A cut takes oxygen from the reserve: 1 token for a 1 to 4, 2 for a 5 to 8, 3 for a 9 to 12.",
        "At the end of the round all tokens go back to the reserve.",
        "Whoever cannot or does not want to cut skips the turn, and the dial moves one step on.",
        f"Nobody can speak. One sign is allowed: {SIGN}.",
    ),
    questions=(
        ("Is a missed cut paid as well?", "Yes. You pay for the number that you name."),
        ("What does a solo cut of four cost?", "It is one cut and is paid once."),
        ("Does revealing reds take oxygen?", "No. It is no cut."),
        ("May I skip although there is enough oxygen?", "Yes. It costs a step; a Stabilizer saves it."),
    ),
    wires=Wires(red=Draw(1, of=3)),
    banned=("10",),
    characters="choice",
    rules=(SharedOxygen(start=(4, 6, 8, 10)), Speech(chat="closed", signs=(SIGN,))),
)
