"""Mission 18."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.commanders import RadarCommanders
from defuse.busters.rules.marks import NoOpening

MISSION = Mission(
    number=18,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    equipment=False,
    rules=(NoOpening(), RadarCommanders()),
    replaces=("opening", "turns"),
)
