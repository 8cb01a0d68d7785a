"""Mission 56."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.flipped import Flipped

MISSION = Mission(
    number=56,
    title="Tripwires",
    story="Everybody sees what you are about to trip over, except you.",
    setup=(
        "Two reds out of three (with two players: three reds).",
        "Everybody turns one wire round without looking at it and puts it at the far right of its stand.",
    ),
    goal=(
        "You cut your flipped wire yourself, without any card: point at a teammate's wire and name any number. If one "
        "of the two wires is not of that number, the bomb explodes.",
        "You may point at a teammate's flipped wire in a dual cut, but the dial drops by one for it.",
    ),
    questions=(
        ("What does a wrong call at a teammate's flipped wire cost?", "Two steps in all, and it gets no token."),
        ("Does the Stabilizer keep the step for touching it away?", "No, only the step of the wrong call."),
        (
            "The Stabilizer saved us from a teammate's flipped red. What do we say?",
            "Nothing. To its owner it has to look like any other wrong call.",
        ),
        (
            "What if my flipped wire is red?",
            "When all your other wires are red you may reveal all of them. If the flipped one is not red, the bomb "
            "explodes.",
        ),
    ),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    characters="choice",
    rules=(Flipped(),),
)
