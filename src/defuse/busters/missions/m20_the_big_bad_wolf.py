"""Mission 20."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.x_wires import XWires

MISSION = Mission(
    number=20,
    wires=Wires(red=2, yellow=2),
    two_players=Wires(red=Draw(2, of=3), yellow=4),
    banned=("2",),
    rules=(XWires(),),
)
