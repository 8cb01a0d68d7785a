"""The dial (C1) and the win (C11)."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.board import uncut_of
from defuse.busters.causes import Loss
from defuse.busters.events import DialMoved, Exploded, Settled, Won
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.kernel import Steps
from defuse.kernel.panel import Counter, Panel, Track
from defuse.words import Text, say

VALIDATED = say("panel-validated")
RED_MARKER = say("value-red")
YELLOW_MARKER = say("value-yellow")


class Detonator(Rule, frozen=True, kw_only=True):
    """At 0 the bomb explodes."""

    id: str = "dial"

    rank: ClassVar[Rank] = Rank.DIAL

    def after(self, table: Table, event: DialMoved) -> Steps:
        if table.public.dial <= 0:
            yield Exploded(Loss.DIAL, event.by)

    def steps_left(self, view: View) -> int:
        return view.public.dial

    def panel(self, view: View) -> Panel:
        return Counter(rule=self.id, title=say("panel-dial"), value=view.public.dial, most=6, bad="low")


class Finish(Rule, frozen=True, kw_only=True):
    """The bomb is defused when every wire on every stand is cut or revealed."""

    id: str = "finish"

    rank: ClassVar[Rank] = Rank.FINISH

    def after(self, table: Table, event: Settled) -> Steps:
        board = table.public
        for stand in board.stands:
            if uncut_of(stand, board.gone):
                return ()
        return (Won(),)

    def panel(self, view: View) -> Panel:
        board = view.public
        spaces = tuple(str(value) for value in range(1, 13) if board.totals[value])
        marks: list[tuple[str, Text]] = [(str(value), VALIDATED) for value in board.validated]
        for colour, specials in ((RED_MARKER, board.red), (YELLOW_MARKER, board.yellow)):
            sure = specials.count == len(specials.kinds)
            marker = colour if sure else say("panel-perhaps", colour=colour)
            marks += [(_space(kind), marker) for kind in specials.kinds]
        return Track(rule=self.id, title=say("panel-validation"), spaces=spaces, marks=tuple(marks))


def _space(kind: int) -> str:
    return f"{kind // 10}.{kind % 10}"
