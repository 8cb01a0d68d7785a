"""Mission 2."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=2,
    wires=Wires(blue=(1, 2, 3, 4, 5, 6, 7, 8), yellow=Draw(2, values=(1, 2, 3, 4, 5, 6, 7))),
    equipment=False,
)
