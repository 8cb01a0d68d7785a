"""Dynamo."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import PointsScored
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps


class Dynamo(Tool, frozen=True, kw_only=True):
    """You score a point for each exposed zero of all wires, after a safe cut of anybody that flipped one."""

    title: ClassVar[str] = "Dynamo"
    text: ClassVar[str] = (
        "After a safe cut that flipped a 0, by anybody: score 1 point for each exposed 0 of all wires."
    )
    moments: ClassVar[tuple[Moment, ...]] = ("cut",)
    need: ClassVar[str] = "this cut did not flip a 0"

    def fits(self, board: Board) -> bool:
        return board.cut is not None and 0 in board.cut.values

    def effect(self, table: Table, act: Act) -> Steps:
        yield PointsScored(self.owner, sum([wire.values.count(0) for wire in table.public.wires]), self.id)


TOOL = Dynamo
