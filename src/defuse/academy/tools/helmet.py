"""Helmet."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.causes import Cause
from defuse.academy.events import PointsLost
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say

MORE = 2


class Helmet(Tool, frozen=True, kw_only=True):
    """You lose nothing for triggering the bomb; whoever triggered it with you loses 2 points more."""

    title: ClassVar[Message] = say("tool-helmet")
    text: ClassVar[Message] = say("tool-helmet.text")
    moments: ClassVar[tuple[Moment, ...]] = ("triggered",)
    need: ClassVar[Message] = say("tool-helmet.need")

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner in board.cut.seats

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        for seat in table.public.cut.seats:
            if seat != self.owner:
                yield PointsLost(seat, MORE, self.id)

    def prevents(self, table: Table, event: PointsLost) -> bool:
        return self.used and event.seat == self.owner and event.why == Cause.EXPLOSION


TOOL = Helmet
