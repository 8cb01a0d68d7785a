"""Mission 50."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.dark import Dark, DarkFinish

MISSION = Mission(
    number=50,
    wires=Wires(red=2, yellow=2),
    two_players=Wires(red=3, yellow=4),
    characters="choice",
    rules=(Dark(), DarkFinish()),
    replaces=("finish",),
)
