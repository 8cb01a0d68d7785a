"""Jammer."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.tool import Lasting, Moment
from defuse.academy.view import Table
from defuse.words import Message, say


class Jammer(Lasting, frozen=True, kw_only=True):
    """You score a shared cut as if you had cut alone; the others share as if you were counted."""

    title: ClassVar[Message] = say("tool-jammer")
    text: ClassVar[Message] = say("tool-jammer.text")
    moments: ClassVar[tuple[Moment, ...]] = ("cut",)
    need: ClassVar[Message] = say("tool-jammer.need")

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner in board.cut.seats and len(board.cut.seats) > 1

    def scores(self, table: Table, seat: int) -> int | None:
        """What the owner gets for this cut."""
        cut = table.public.cut
        return table.public.full(cut.wire) if self.armed and seat == self.owner and cut is not None else None


TOOL = Jammer
