"""Mission 39."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.prize_deck import NumberPrize
from defuse.busters.rules.random_tokens import RandomOpening

MISSION = Mission(
    number=39,
    wires=Wires(red=Draw(2, of=3), yellow=4),
    two_players=Wires(red=3, yellow=4),
    equipment=False,
    characters="choice",
    rules=(RandomOpening(), BesideStands(), AllAtOnce(by_card=True), NumberPrize(left=8)),
    replaces=("opening",),
)
