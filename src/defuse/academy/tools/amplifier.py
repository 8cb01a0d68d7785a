"""Amplifier."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.tool import Lasting, Moment
from defuse.academy.view import Table
from defuse.words import Message, say


class Amplifier(Lasting, frozen=True, kw_only=True):
    """The chain counts twice in the score of your cut; the main value and the plates count once."""

    title: ClassVar[Message] = say("tool-amplifier")
    text: ClassVar[Message] = say("tool-amplifier.text")
    moments: ClassVar[tuple[Moment, ...]] = ("cut",)
    need: ClassVar[Message] = say("tool-amplifier.need")

    def fits(self, board: Board) -> bool:
        return board.cut is not None and board.cut.seats == (self.owner,)

    def scores(self, table: Table, seat: int) -> int | None:
        """What the owner gets for this cut."""
        cut = table.public.cut
        if not self.armed or seat != self.owner or cut is None:
            return None
        return table.public.full(cut.wire) + table.public.wire(cut.wire).chain


TOOL = Amplifier
