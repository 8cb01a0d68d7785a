"""Mission 38."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.flipped import Flipped

MISSION = Mission(
    number=38,
    title="Knit a Wire, Purl a Wire...",
    story="One of the captain's wires is sewn in the wrong way round, and nobody else can reach it.",
    setup=(
        "Two red wires (with two players: three).",
        "The captain turns one wire round without looking at it and puts it at the far right of its stand: everybody "
        "else sees it.",
    ),
    goal=(
        "Only the captain can cut the flipped wire, without any card: point at a teammate's wire and name any number. "
        "If one of the two wires is not of that number, the bomb explodes.",
        "Whoever has nothing that fits any wire but the flipped one skips the turn, and the dial drops by one.",
    ),
    questions=(
        (
            "What if the flipped wire is red?",
            "When all other wires of the captain are red, the captain may reveal all of them. If the flipped wire is "
            "not red then, the bomb explodes.",
        ),
        ("Can it be part of a solo cut?", "Yes, if it makes the set complete. If it is another number: explosion."),
        (
            "I hold the last 5 beside the flipped one, and reds. May I call some other wire wrongly instead?",
            "No, you skip. The captain may conclude from it what the flipped wire is.",
        ),
        ("Does it get a token?", "Never: that would tell the captain what it is."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    characters="choice",
    rules=(Flipped(whose="captain", touch="never"),),
)
