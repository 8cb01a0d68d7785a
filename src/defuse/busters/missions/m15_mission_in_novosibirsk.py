"""Mission 15."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.number_deck import NumberDeck

MISSION = Mission(
    number=15,
    wires=Wires(red=Draw(1, of=3)),
    two_players=Wires(red=Draw(2, of=3)),
    face_down=True,
    rules=(NumberDeck(),),
)
