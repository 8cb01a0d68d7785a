"""Mission 26."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.flip_and_cut import FlipAndCut

MISSION = Mission(
    number=26,
    title="Speaking of the Wolf...",
    story="The wolf deals the cards tonight, and every card can be played only once a round.",
    setup=(
        "Two red wires are in the game.",
        "The twelve number cards lie face up on the table.",
        "The equipment is drawn without X or Y Ray.",
    ),
    goal=(
        "On your turn, flip one visible number card face down, then cut that number: with a teammate or alone.",
        "If you hold no visible number you skip your turn. That costs nothing.",
        "When no card is visible at the start of a turn, all of them are turned face up again. The card of a finished "
        "number leaves the game.",
    ),
    questions=(
        ("May I flip a number that I do not hold?", "No: you have to cut what you flip."),
        ("I missed. Does the card stay face down?", "Yes, a flipped card counts, right or wrong."),
        ("May I use the Coffee Mug?", "Yes, before you flip a card. None is flipped then."),
        ("I have only reds left.", "Reveal them, as always; no card is flipped."),
    ),
    wires=Wires(red=2),
    banned=("10",),
    rules=(FlipAndCut(),),
    replaces=("turns",),
)
