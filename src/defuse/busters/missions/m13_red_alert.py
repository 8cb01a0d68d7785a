"""Mission 13."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce, CuttingNoReveal
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.random_tokens import RandomOpening
from defuse.busters.wires import RED

MISSION = Mission(
    number=13,
    wires=Wires(red=3),
    rules=(
        SeparateDeal(value=RED),
        RandomOpening(captain_rests=True),
        BesideStands(),
        CuttingNoReveal(),
        AllAtOnce(value=RED, count=3, holders=True),
    ),
    replaces=("opening", "cutting"),
)
