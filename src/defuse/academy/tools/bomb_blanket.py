"""Bomb Blanket."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import BombTriggered, PointsScored
from defuse.academy.tool import Lasting, Moment
from defuse.academy.view import Table
from defuse.kernel import Steps
from defuse.words import Message, say

GAIN = 10


class BombBlanket(Lasting, frozen=True, kw_only=True):
    """If somebody else's cut explodes, you gain 10 points. Nothing comes between it and the cut (A9)."""

    title: ClassVar[Message] = say("tool-bomb-blanket")
    text: ClassVar[Message] = say("tool-bomb-blanket.text")
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[Message] = say("tool-bomb-blanket.need")
    closes: ClassVar[bool] = True

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner not in board.cut.seats

    def after(self, table: Table, event: BombTriggered) -> Steps:
        if self.armed:
            yield PointsScored(self.owner, GAIN, self.id)


TOOL = BombBlanket
