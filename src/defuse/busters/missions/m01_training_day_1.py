"""Mission 1."""

from defuse.busters.mission import Mission, Wires

MISSION = Mission(
    number=1,
    wires=Wires(blue=(1, 2, 3, 4, 5, 6)),
    equipment=False,
)
