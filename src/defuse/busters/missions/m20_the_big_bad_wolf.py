"""Mission 20."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.x_wires import XWires

MISSION = Mission(
    number=20,
    title="The Big Bad Wolf",
    story="A new bomber signs every work with an X, and with a wire that is never where it should be.",
    setup=(
        "Two red and two yellow wires. With two players: two reds out of three, and four yellows.",
        "The last wire dealt to each stand is not sorted: it stays at the far right, with an X token.",
        "Walkie-Talkies are not in the pile.",
    ),
    goal=(
        "X wires are cut like all others, but where they stand tells nothing.",
        "No card touches an X wire: no detector, no radar, no label, no Post-it, and no personal equipment.",
    ),
    questions=(
        ("Can an X wire be red or yellow?", "Yes, it can be of any colour."),
        ("May I show my X wire with the opening token?", "No. After a wrong call it gets its token as usual."),
        ("Does the Super Detector hear an X wire?", "No. It looks at all other uncut wires of the stand."),
        ("I use the Stabilizer and point at an X wire.", "It ignores the card: a miss costs its step, a red explodes."),
    ),
    wires=Wires(red=2, yellow=2),
    two_players=Wires(red=Draw(2, of=3), yellow=4),
    banned=("2",),
    rules=(XWires(),),
)
