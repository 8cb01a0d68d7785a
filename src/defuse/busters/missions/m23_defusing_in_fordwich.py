"""Mission 23."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.prize_deck import EquipmentPrize

MISSION = Mission(
    number=23,
    wires=Wires(red=Draw(1, of=3)),
    two_players=Wires(red=Draw(2, of=3)),
    equipment=False,
    rules=(AllAtOnce(by_card=True), EquipmentPrize(left=7)),
)
