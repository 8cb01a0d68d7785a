"""Mission 49."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.oxygen import SIGN
from defuse.busters.rules.oxygen_gift import GivenOxygen
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=49,
    title="Message in a Bottle",
    story="There are only so many bottles on the sea floor, and every one of them has to be shared.",
    setup=(
        "Two reds are in the game; three with two players.",
        "Everybody has oxygen tokens: 7 each with two players, 6 with three, 5 with four, 4 with five.",
        "X or Y Ray is neither in the pile nor among the characters.",
    ),
    goal=(
        "Before you cut, give one teammate with wires as many tokens as the number that you are going to cut.",
        "Whoever cannot or does not want to cut skips the turn, and the dial moves one step on.",
        f"Nobody can speak. One sign is allowed: {SIGN}.",
    ),
    questions=(
        ("Does the oxygen go to the owner of the wire that I point at?", "To any one teammate; you choose."),
        ("What happens to the tokens of a player who is done?", "They leave the game."),
        ("What if no teammate has wires any more?", "Then you put the tokens into the box."),
        ("May I skip although I could pay?", "Yes. It costs a step; a Stabilizer saves it."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(GivenOxygen(start=(7, 6, 5, 4)), Speech(chat="closed", signs=(SIGN,))),
)
