"""Mission 11."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.deadly_number import DeadlyNumber

MISSION = Mission(
    number=11,
    wires=Wires(yellow=2),
    two_players=Wires(yellow=4),
    captain_token="not with two players",
    rules=(DeadlyNumber(),),
)
