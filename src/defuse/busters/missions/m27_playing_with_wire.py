"""Mission 27."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.gifts import TokenDraft

MISSION = Mission(
    number=27,
    wires=Wires(red=1, yellow=4),
    banned=("7",),
    captain_token="not with two players",
    rules=(BesideStands(), TokenDraft()),
    replaces=("characters",),
)
