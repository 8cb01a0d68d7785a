"""Equipment card 11: Coffee Mug."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.board import Board
from defuse.busters.card import Equipment, Timing
from defuse.busters.events import CardUsed, TurnJumped
from defuse.busters.rules.clues import not_only_reds
from defuse.busters.view import Table, View
from defuse.kernel import Act, Fact, Form, One, Steps
from defuse.words import Text, say


class SkipTo(Act, frozen=True):
    """End your turn and name who acts next."""

    mate: int


class CoffeeMug(Equipment, frozen=True):
    """On your turn, instead of an action: name who acts next; play goes on clockwise from there (E14)."""

    card: ClassVar[str] = "11"
    code: ClassVar[int] = 211
    unlock: ClassVar[tuple[int, int] | None] = (11, 2)
    timing: ClassVar[Timing] = "your turn"
    instead: ClassVar[bool] = True
    verbs: ClassVar = (SkipTo,)

    def offers(self, view: View) -> Iterable[Form]:
        if self.usable(view):
            assert view.seat is not None
            fields = (self._mates(view),)
            yield Form(SkipTo, view.seat, fields, rule=self.id, using=(self.id,), label=self.title)

    def _mates(self, view: View) -> One:
        """The seats that may act next: anyone else with wires, or oneself as the last."""
        able = view.seats_with_wires()
        others = tuple([seat for seat in able if seat != view.seat])
        barred: dict[Any, Text] = {seat: say("mug-no-wires") for seat in range(view.public.players) if seat not in able}
        if others and view.seat is not None:
            barred[view.seat] = say("mug-not-yourself")
        items = others or tuple(able)
        return One(name="mate", kind="seat", items=items, barred=barred, hint=say("mug-choose"))

    def facts(self, public: Board, event: CardUsed) -> Iterable[Fact]:
        """A hand of only reds is revealed, and uses no such card (C9)."""
        return not_only_reds(public, event.by) if event.card == self.id else ()

    def does(self, table: Table, act: SkipTo) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield TurnJumped(act.seat, act.mate)


CARD = CoffeeMug
