"""Mission 22."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.absences import AbsentOpening
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.gifts import Gifts

MISSION = Mission(
    number=22,
    wires=Wires(red=1, yellow=4),
    rules=(AbsentOpening(), BesideStands(), Gifts()),
    replaces=("opening",),
)
