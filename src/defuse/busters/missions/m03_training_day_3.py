"""Mission 3."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=3,
    wires=Wires(blue=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), red=Draw(1, values=(1, 2, 3, 4, 5, 6, 7, 8, 9))),
    banned=("2", "12"),
)
