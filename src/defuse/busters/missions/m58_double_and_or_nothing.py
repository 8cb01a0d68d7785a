"""Mission 58."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.marks import EndlessDetectors, NoOpening, NoTokens

MISSION = Mission(
    number=58,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("4", "7"),
    rules=(NoTokens(), NoOpening(), EndlessDetectors()),
    replaces=("tokens", "opening"),
)
