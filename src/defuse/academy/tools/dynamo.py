"""Dynamo."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import PointsScored
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say


class Dynamo(Tool, frozen=True, kw_only=True):
    """You score a point for each exposed zero of all wires, after a safe cut of anybody that flipped one."""

    title: ClassVar[Message] = say("tool-dynamo")
    text: ClassVar[Message] = say("tool-dynamo.text")
    moments: ClassVar[tuple[Moment, ...]] = ("cut",)
    need: ClassVar[Message] = say("tool-dynamo.need")

    def fits(self, board: Board) -> bool:
        return board.cut is not None and 0 in board.cut.values

    def effect(self, table: Table, act: Act) -> Steps:
        yield PointsScored(self.owner, sum([wire.values.count(0) for wire in table.public.wires]), self.id)


TOOL = Dynamo
