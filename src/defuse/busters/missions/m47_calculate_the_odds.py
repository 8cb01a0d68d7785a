"""Mission 47."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.sums import SumsAndDifferences

MISSION = Mission(
    number=47,
    title="Calculate the Odds",
    story="Plus, minus, snip: today the pliers come with a slate.",
    setup=(
        "Three red wires are drawn and shown by ? markers; two of them are in the game, with two players all three.",
        "The twelve number cards lie face up on the table.",
        "The equipment is drawn without X or Y Ray, and nobody takes the character who has it.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "To cut, choose two visible number cards. Cut their sum or their difference; both cards are discarded, whether "
        "you are right or wrong.",
        "You cannot or do not want to cut? Discard two cards of your choice, and the dial moves one step.",
        "When no card is left, all twelve are laid out again.",
    ),
    questions=(
        ("3 and 9 lie there. What may I cut?", "A 12 (3 + 9) or a 6 (9 - 3)."),
        ("Do cards of finished numbers leave?", "No. You reckon with all twelve to the end."),
        ("Does the Stabilizer help when I pass?", "No, it secures a dual cut."),
        ("I have only reds left.", "Reveal them, as always; no card is discarded."),
    ),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    banned=("10",),
    characters="choice",
    rules=(SumsAndDifferences(),),
    replaces=("turns",),
)
