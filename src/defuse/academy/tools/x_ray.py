"""X-Ray."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.academy.acts import UseTool
from defuse.academy.asks import DrawnAsk
from defuse.academy.board import Board, Cut
from defuse.academy.events import CardFlipped, CardsDrawn
from defuse.academy.tool import Lasting, Moment
from defuse.academy.view import Table, View
from defuse.kernel import Act, Form, One, Shuffled, Steps, act_label
from defuse.words import Message, say

CARDS = 3


class PickCard(Act, frozen=True):
    """Use this one of the cards that you drew."""

    card: int


class XRay(Lasting, frozen=True, kw_only=True):
    """When you cut alone, you draw three cards (A16: what there is), use one and shuffle the others back."""

    title: ClassVar[Message] = say("tool-x-ray")
    text: ClassVar[Message] = say("tool-x-ray.text")
    moments: ClassVar[tuple[Moment, ...]] = ("before",)
    need: ClassVar[Message] = say("tool-x-ray.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (UseTool, PickCard)

    def fits(self, board: Board) -> bool:
        return board.cut is not None and board.cut.seats == (self.owner,) and bool(board.wire(board.cut.wire).deck)

    def draws(self, table: Table, cut: Cut) -> Steps | None:
        """What happens instead of the flip of a cut."""
        if not self.armed:
            return None
        cards = table.public.wire(cut.wire).deck[:CARDS]
        if not cards:  # another tool has taken the last card in the same window
            return None
        ask = DrawnAsk(seats=(self.owner,), rule=self.id, wire=cut.wire, cards=cards)
        return (CardsDrawn(cut.wire, cards, self.owner), ask)

    def choices(self, view: View, ask: DrawnAsk) -> Iterable[Form]:
        cards = One(name="card", kind="card", items=ask.cards)
        yield Form(PickCard, self.owner, (cards,), rule=self.id, label=act_label(PickCard))

    def answered(self, table: Table, ask: DrawnAsk, acts: tuple[PickCard, ...]) -> Steps:
        chosen = acts[0].card
        yield Shuffled(tuple([card for card in table.public.wire(ask.wire).deck if card != chosen]))
        yield CardFlipped(ask.wire, chosen, table.face_up(chosen))


TOOL = XRay
