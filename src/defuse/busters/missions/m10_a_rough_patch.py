"""Mission 10."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.countdown import Countdown
from defuse.busters.rules.race import Race

MISSION = Mission(
    number=10,
    wires=Wires(red=1, yellow=4),
    banned=("11",),
    seconds_a_turn=12.0,
    rules=(Race(), Countdown(seconds=900.0, two_players=720.0)),
    replaces=("turns",),
)
