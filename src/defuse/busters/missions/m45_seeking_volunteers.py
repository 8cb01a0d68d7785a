"""Mission 45."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.volunteers import Volunteers

MISSION = Mission(
    number=45,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10", "11"),
    characters="choice",
    rules=(Volunteers(),),
    replaces=("turns",),
)
