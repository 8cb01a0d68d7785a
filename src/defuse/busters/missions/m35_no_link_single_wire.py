"""Mission 35."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.x_wires import LockedXWires

MISSION = Mission(
    number=35,
    wires=Wires(red=Draw(2, of=3), yellow=4),
    two_players=Wires(red=3, yellow=4),
    banned=("2",),
    characters="choice",
    rules=(LockedXWires(),),
)
