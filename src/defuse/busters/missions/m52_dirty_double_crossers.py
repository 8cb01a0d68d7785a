"""Mission 52."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.false_tokens import FalseTokens

MISSION = Mission(
    number=52,
    wires=Wires(red=3),
    two_players=Wires(red=3, yellow=4),
    banned=("1", "12"),
    characters="choice",
    rules=(FalseTokens(on_reds=True),),
)
