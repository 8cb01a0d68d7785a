"""Crimper."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import PointsScored
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps


class Crimper(Tool, frozen=True, kw_only=True):
    """You score the chain of a wire that others have cut."""

    title: ClassVar[str] = "Crimper"
    text: ClassVar[str] = (
        "After others cut a wire safely: you score the whole chain of that wire, without its main value."
    )
    moments: ClassVar[tuple[Moment, ...]] = ("cut",)
    need: ClassVar[str] = "it is for the cuts of others"

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner not in board.cut.seats

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        yield PointsScored(self.owner, table.public.wire(table.public.cut.wire).chain, self.id)


TOOL = Crimper
