"""Crimper."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import PointsScored
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say


class Crimper(Tool, frozen=True, kw_only=True):
    """You score the chain of a wire that others have cut."""

    title: ClassVar[Message] = say("tool-crimper")
    text: ClassVar[Message] = say("tool-crimper.text")
    moments: ClassVar[tuple[Moment, ...]] = ("cut",)
    need: ClassVar[Message] = say("tool-crimper.need")

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner not in board.cut.seats

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        yield PointsScored(self.owner, table.public.wire(table.public.cut.wire).chain, self.id)


TOOL = Crimper
