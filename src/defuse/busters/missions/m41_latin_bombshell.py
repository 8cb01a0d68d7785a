"""Mission 41."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.random_tokens import RandomOpening
from defuse.busters.rules.tripwires import YellowTripwires
from defuse.busters.wires import YELLOW

MISSION = Mission(
    number=41,
    title="Latin Bombshell",
    story="Music, dancing, and a tripwire across every corner of the floor.",
    setup=(
        "One red out of three is in the game; with two players two out of three.",
        "Everybody is dealt one yellow wire before all others. With five players the captain gets none.",
        "The dial starts at 1.",
        "Opening tokens are drawn by lot, yellow ones too. Put yours at a wire of that value; if you have none, it "
        "lies beside your stand and tells just that.",
    ),
    goal=(
        "Yellow wires are tripwires: you cannot cut your own. A new action: point at a teammate's wire as a tripwire. "
        "Right: it is cut, and the dial goes back one step. Wrong: it gets its token, and the dial moves one step. "
        "Red: the bomb explodes.",
        "Whoever has only yellow and red wires left skips the turn. When nobody can act any more and a tripwire is "
        "left, the bomb explodes.",
    ),
    questions=(
        ("What if the wire that I take for a tripwire is red?", "The bomb explodes. The Stabilizer does not help."),
        ("I have my tripwire and a red wire. May I reveal the red?", "Not before somebody has cut your tripwire."),
        ("The dial starts at 1: may we be wrong at all?", "Not before the first tripwire is found."),
    ),
    wires=Wires(red=Draw(1, of=3), yellow=4),
    two_players=Wires(red=Draw(2, of=3), yellow=2),
    three_players=Wires(red=Draw(1, of=3), yellow=3),
    dial=1,
    banned=("Y",),
    characters="choice",
    rules=(
        SeparateDeal(value=YELLOW, captain_first=False),
        RandomOpening(yellow=True),
        BesideStands(),
        YellowTripwires(),
    ),
    replaces=("opening",),
)
