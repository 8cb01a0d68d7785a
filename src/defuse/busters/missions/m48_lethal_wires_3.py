"""Mission 48."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.wires import YELLOW

MISSION = Mission(
    number=48,
    wires=Wires(red=2, yellow=3),
    two_players=Wires(red=3, yellow=3),
    characters="choice",
    rules=(SeparateDeal(value=YELLOW), AllAtOnce(value=YELLOW, count=3, holders=True, wrong="tokens")),
)
