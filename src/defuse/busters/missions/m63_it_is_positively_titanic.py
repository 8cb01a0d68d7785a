"""Mission 63."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.oxygen import SIGN, HandedOxygen
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=63,
    title="It is Positively Titanic",
    story="The ship cannot sink, they say. The bomb in its hull has not heard of that.",
    setup=(
        "Two reds are in the game; three with two players.",
        "The captain takes all oxygen: 14 tokens with two players, 18 with three, 24 with four, 30 with five.",
        "X or Y Ray is neither in the pile nor among the characters.",
    ),
    goal=(
        "A cut costs as many tokens as the number that you name; they go to the reserve.",
        "At the end of your turn, all tokens that you have left go to whoever acts next.",
        "After each round the captain takes all tokens from the reserve.",
        "Whoever has too little oxygen for any cut skips the turn, and the dial moves one step on.",
        f"Nobody can speak. One sign is allowed: {SIGN}.",
    ),
    questions=(
        ("May I skip to save oxygen?", "No. Whoever can pay for a cut has to make one."),
        ("The captain has no wires left. Who takes the reserve?", "Whoever begins the new round."),
        ("Do I pay when I reveal my reds?", "No. It is no cut."),
        ("What does the Disintegrator cost?", "Nothing. The Fast Pass costs its number, as any cut."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(HandedOxygen(start=(14, 18, 24, 30)), Speech(chat="closed", signs=(SIGN,))),
)
