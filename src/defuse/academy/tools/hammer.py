"""Hammer."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import CardFlipped, PointsScored
from defuse.academy.rules.cutting import flip
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say

MORE = 2


class Hammer(Tool, frozen=True, kw_only=True):
    """Flip a card before you cut alone, and score its main value and 2, if that is safe (A16)."""

    title: ClassVar[Message] = say("tool-hammer")
    text: ClassVar[Message] = say("tool-hammer.text")
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[Message] = say("tool-hammer.need")

    def fits(self, board: Board) -> bool:
        return board.cut is not None and board.cut.seats == (self.owner,) and bool(board.wire(board.cut.wire).deck)

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        yield flip(table, table.public.cut.wire, self.id)

    def after(self, table: Table, event: CardFlipped) -> Steps:
        if event.why == self.id and not table.public.boom:
            yield PointsScored(self.owner, event.value + MORE, self.id)


TOOL = Hammer
