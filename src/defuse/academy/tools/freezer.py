"""Freezer."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import CardsReturned
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, Shuffled, Some, Steps
from defuse.words import Message, say

CARDS = 2


class Freeze(Act, frozen=True):
    """Shuffle two exposed cards back."""

    cards: tuple[int, ...]


class Freezer(Tool, frozen=True, kw_only=True):
    """Two exposed cards of your wire, of your choice, go back into its deck (A16)."""

    title: ClassVar[Message] = say("tool-freezer")
    text: ClassVar[Message] = say("tool-freezer.text")
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[Message] = say("tool-freezer.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (Freeze,)

    def fits(self, board: Board) -> bool:
        cut = board.cut
        return cut is not None and self.owner in cut.seats and len(board.wire(cut.wire).exposed) >= CARDS

    def fields(self, view: View) -> tuple[Field, ...]:
        assert view.public.cut is not None
        exposed = view.public.wire(view.public.cut.wire).exposed
        return (Some(name="cards", kind="card", groups=(exposed,), least=CARDS, most=CARDS),)

    def effect(self, table: Table, act: Freeze) -> Steps:  # type: ignore[override]
        assert table.public.cut is not None
        wire = table.public.wire(table.public.cut.wire)
        yield CardsReturned(wire.name, act.cards)
        yield Shuffled((*wire.deck, *act.cards))


TOOL = Freezer
