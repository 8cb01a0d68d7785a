"""Wrench."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.rules.cutting import flip
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say


class Wrench(Tool, frozen=True, kw_only=True):
    """Flip a card of a wire that others are about to cut; if it explodes, it is their doing (A16)."""

    title: ClassVar[Message] = say("tool-wrench")
    text: ClassVar[Message] = say("tool-wrench.text")
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[Message] = say("tool-wrench.need")

    def fits(self, board: Board) -> bool:
        cut = board.cut
        return cut is not None and self.owner not in cut.seats and bool(board.wire(cut.wire).deck)

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        yield flip(table, table.public.cut.wire, self.id)


TOOL = Wrench
