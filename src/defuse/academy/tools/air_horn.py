"""Air Horn."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import CHICKEN, Board
from defuse.academy.events import ActionChanged
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, Some, Steps


class BlowHorn(Act, frozen=True):
    """Make two cutters chicken."""

    text: ClassVar[str] = "Make two cutters chicken."
    seats: tuple[int, ...]


class AirHorn(Tool, frozen=True, kw_only=True):
    """Two other cutters act as chickens in this round; one, if there is only one (A15)."""

    title: ClassVar[str] = "Air Horn"
    text: ClassVar[str] = "After the actions are revealed: two other players who cut are chicken in this round instead."
    moments: ClassVar[tuple[Moment, ...]] = ("revealed",)
    need: ClassVar[str] = "nobody else cuts a wire"
    verbs: ClassVar[tuple[type[Act], ...]] = (BlowHorn,)

    def fits(self, board: Board) -> bool:
        return bool(self._others(board))

    def fields(self, view: View) -> tuple[Field, ...]:
        others = self._others(view.public)
        barred = {seat: "does not cut a wire" for seat in view.seats() if seat not in others}
        barred[self.owner] = "pick others, not yourself"
        return (Some(name="seats", kind="seat", groups=(others,), least=2, most=2, barred=barred),)

    def effect(self, table: Table, act: BlowHorn) -> Steps:  # type: ignore[override]
        for seat in act.seats:
            yield ActionChanged(seat, CHICKEN)

    def _others(self, board: Board) -> tuple[int, ...]:
        """Everybody else who cuts, as things stand."""
        cutting = enumerate(board.actions)
        return tuple([seat for seat, action in cutting if seat != self.owner and action in board.colours])


TOOL = AirHorn
