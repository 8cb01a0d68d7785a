"""Mission 25."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=25,
    wires=Wires(red=2),
    two_players=Wires(red=3),
    rules=(Speech(chat="no numbers"),),
)
