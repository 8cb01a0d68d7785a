"""Mission 41."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.random_tokens import RandomOpening
from defuse.busters.rules.tripwires import YellowTripwires
from defuse.busters.wires import YELLOW

MISSION = Mission(
    number=41,
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
