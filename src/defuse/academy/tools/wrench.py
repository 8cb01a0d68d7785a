"""Wrench."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.rules.cutting import flip
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps


class Wrench(Tool, frozen=True, kw_only=True):
    """Flip a card of a wire that others are about to cut; if it explodes, it is their doing (A16)."""

    title: ClassVar[str] = "Wrench"
    text: ClassVar[str] = (
        "Before others cut a wire: flip one of its cards. This is not the cut, but if the bomb explodes, "
        "it counts as theirs."
    )
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[str] = "it is for a wire that others cut, with cards in its deck"

    def fits(self, board: Board) -> bool:
        cut = board.cut
        return cut is not None and self.owner not in cut.seats and bool(board.wire(cut.wire).deck)

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        yield flip(table, table.public.cut.wire, self.id)


TOOL = Wrench
