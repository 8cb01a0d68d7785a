"""Helmet."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import PointsLost
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps

MORE = 2


class Helmet(Tool, frozen=True, kw_only=True):
    """You lose nothing for triggering the bomb; whoever triggered it with you loses 2 points more."""

    title: ClassVar[str] = "Helmet"
    text: ClassVar[str] = (
        "When you trigger the bomb, alone or not: you lose no points. The others who triggered it lose 2 points "
        "at once, beside what the explosion costs them."
    )
    moments: ClassVar[tuple[Moment, ...]] = ("triggered",)
    need: ClassVar[str] = "you did not trigger the bomb"

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner in board.cut.seats

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        for seat in table.public.cut.seats:
            if seat != self.owner:
                yield PointsLost(seat, MORE, self.id)

    def prevents(self, table: Table, event: PointsLost) -> bool:
        return self.used and event.seat == self.owner and event.why == "explosion"


TOOL = Helmet
