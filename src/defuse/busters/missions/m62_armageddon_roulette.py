"""Mission 62."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.number_row import NumberRow

MISSION = Mission(
    number=62,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    dial=1,
    characters="choice",
    rules=(NumberRow(),),
)
