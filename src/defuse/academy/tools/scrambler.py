"""Scrambler."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import CardsReturned
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Shuffled, Steps
from defuse.words import Message, say

CARDS = 3


class Scrambler(Tool, frozen=True, kw_only=True):
    """The three newest exposed cards of your wire go back into its deck (A16)."""

    title: ClassVar[Message] = say("tool-scrambler")
    text: ClassVar[Message] = say("tool-scrambler.text")
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[Message] = say("tool-scrambler.need")

    def fits(self, board: Board) -> bool:
        cut = board.cut
        return cut is not None and self.owner in cut.seats and len(board.wire(cut.wire).exposed) >= CARDS

    def effect(self, table: Table, act: Act) -> Steps:
        assert table.public.cut is not None
        wire = table.public.wire(table.public.cut.wire)
        newest = wire.exposed[-CARDS:]
        yield CardsReturned(wire.name, newest)
        yield Shuffled((*wire.deck, *newest))


TOOL = Scrambler
