"""Mission 51."""

from typing import ClassVar

from defuse.busters.events import DialMoved, TableReady
from defuse.busters.mission import Mission, Wires
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.commanders import Commanders
from defuse.busters.view import Table
from defuse.kernel import Steps


class ExtraStep(Rule, frozen=True, kw_only=True):
    """The dial starts one step further back, as if one more were playing (C1)."""

    id: str = "extra-step"

    rank: ClassVar[Rank] = Rank.MISSION

    def after(self, table: Table, event: TableReady) -> Steps:
        yield DialMoved(1, "set-up")


MISSION = Mission(
    number=51,
    wires=Wires(red=1),
    two_players=Wires(red=2),
    captain_token="not with two players",
    banned=("10",),
    characters="choice",
    rules=(ExtraStep(), Commanders()),
    replaces=("turns",),
)
