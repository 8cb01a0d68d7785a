"""Mission 34."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.hidden_characters import HiddenCharacters
from defuse.busters.rules.weakest_link import WeakestLink

MISSION = Mission(
    number=34,
    wires=Wires(red=1),
    players=(3, 4, 5),
    rules=(HiddenCharacters(), WeakestLink()),
    replaces=("characters",),
)
