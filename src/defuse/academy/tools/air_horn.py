"""Air Horn."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import CHICKEN, Board
from defuse.academy.events import ActionChanged
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, Some, Steps
from defuse.words import Message, say

NOT_CUTTING = say("academy-seat-not-cutting")
YOURSELF = say("academy-not-yourself")


class BlowHorn(Act, frozen=True):
    """Make two cutters chicken."""

    seats: tuple[int, ...]


class AirHorn(Tool, frozen=True, kw_only=True):
    """Two other cutters act as chickens in this round; one, if there is only one (A15)."""

    title: ClassVar[Message] = say("tool-air-horn")
    text: ClassVar[Message] = say("tool-air-horn.text")
    moments: ClassVar[tuple[Moment, ...]] = ("revealed",)
    need: ClassVar[Message] = say("tool-air-horn.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (BlowHorn,)

    def fits(self, board: Board) -> bool:
        return bool(self._others(board))

    def fields(self, view: View) -> tuple[Field, ...]:
        others = self._others(view.public)
        barred = {seat: NOT_CUTTING for seat in view.seats() if seat not in others}
        barred[self.owner] = YOURSELF
        return (Some(name="seats", kind="seat", groups=(others,), least=2, most=2, barred=barred),)

    def effect(self, table: Table, act: BlowHorn) -> Steps:  # type: ignore[override]
        for seat in act.seats:
            yield ActionChanged(seat, CHICKEN)

    def _others(self, board: Board) -> tuple[int, ...]:
        """Everybody else who cuts, as things stand."""
        cutting = enumerate(board.actions)
        return tuple([seat for seat, action in cutting if seat != self.owner and action in board.colours])


TOOL = AirHorn
