"""Mission 64."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.flipped import Flipped

MISSION = Mission(
    number=64,
    title="Return of the Tripwires",
    story="This time there is something to trip over at both ends.",
    setup=(
        "One red wire (with two players: two).",
        "Everybody turns two wires round without looking at them. The lower one goes to the far left, the higher one "
        "to the far right. Whoever has two stands turns one wire of each: the lower one goes to the far left of the "
        "first stand, the higher one to the far right of the second.",
    ),
    goal=(
        "You cut your flipped wires yourself, without any card: point at a teammate's wire and name any number. If "
        "one of the two wires is not of that number, the bomb explodes.",
        "You may point at a teammate's flipped wire in a dual cut, but the dial drops by one for it.",
    ),
    questions=(
        ("Can both flipped wires be part of one solo cut?", "Yes, if they make the set of 2 or 4 complete."),
        ("What does a wrong call at a teammate's flipped wire cost?", "Two steps in all, and it gets no token."),
        (
            "The Stabilizer saved us from a teammate's flipped red. What do we say?",
            "Nothing. To its owner it has to look like any other wrong call.",
        ),
        (
            "What if a flipped wire is red?",
            "When all wires that you see are red you may reveal your whole hand. If a flipped one is not red, the bomb "
            "explodes.",
        ),
    ),
    wires=Wires(red=1),
    two_players=Wires(red=2),
    characters="choice",
    rules=(Flipped(count=2),),
)
