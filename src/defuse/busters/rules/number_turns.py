"""A deck of number cards says what is cut, and somebody has to cut it: who, the missions decide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.acts import PlaceToken
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause, TokenCause
from defuse.busters.events import DialMoved, TurnEnded, TurnStarted
from defuse.busters.rules.number_cards import drawn
from defuse.busters.rules.opening import token_field
from defuse.busters.rules.two_steps import TwoSteps
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, kinds_of
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, One, Steps, helper
from defuse.kernel.panel import Card, Cards, Counter, Panel
from defuse.words import Message, Seat, say

NO_WIRES = say("designate-no-wires")
WHOM = say("designate-whom")
SHOW_ONE = say("lacks-show-one")
DECK = say("number-turns-deck")
TO_CUT = say("number-turns-to-cut")


class Designate(Act, frozen=True):
    """Say who has to cut."""

    chosen: int


class DesignateAsk(Ask, frozen=True, kw_only=True):
    """Who has to cut this number?"""

    value: int

    def question(self) -> Message:
        return say("ask-designate-ask", value=self.value) if self.value else say("ask-designate-ask-reds")


class LacksAsk(Ask, frozen=True):
    """You have no wire of the number: which of your wires do you show instead?"""


class NumberCalled(Event, frozen=True):
    """The top card of the number deck was turned up; with `fresh`, the deck was used up and reshuffled first."""

    number: int
    fresh: bool = False


class TookOn(Event, frozen=True):
    """A seat has to cut the number, and has it."""

    seat: int
    number: int


class HadNot(Event, frozen=True):
    """A seat had to cut the number, and has no wire of it."""

    seat: int
    number: int
    waits: bool = False
    """Whether the card waits for somebody else."""


class NumberTurns(TwoSteps, frozen=True, kw_only=True):
    """Each turn a number card is turned up, and one seat has to cut that number.

    Finished numbers leave the deck. A deck that nobody looks into is drawn by lot when a card is turned.
    """

    seen: tuple[int, ...] = ()
    """The numbers that were turned up since the deck was shuffled."""
    number: int = 0
    """The number of this turn; 0 before a card is turned."""

    verbs: ClassVar[tuple[type[Act], ...]] = (Designate, PlaceToken)

    def after(self, table: Table, event: TurnStarted | TurnEnded | HadNot) -> Steps:
        if isinstance(event, HadNot):
            return (DialMoved(-1, DialCause.NO_SUCH_WIRE, event.seat),)
        return super().after(table, event)

    @helper
    def next_number(self, table: Table) -> NumberCalled | None:
        """The next card of the deck that is of use; None if all numbers are finished."""
        done = table.public.validated
        for number in drawn(table, 1, (*self.seen, *done)):
            return NumberCalled(number)
        for number in drawn(table, 1, done):
            return NumberCalled(number, fresh=True)
        return None

    @helper
    def has_it(self, table: Table, seat: int) -> bool:
        """Whether a seat has a wire of the number."""
        return any(table.value(wire) == self.number for wire in table.hand(seat))

    @helper
    def takes_on(self, seat: int) -> Steps:
        """A seat that has the number is asked to cut it."""
        return (TookOn(seat, self.number), self.then_cut(seat, (self.number,)))

    def _lacks_it(self, seat: int) -> Steps:
        """A seat that does not have the number costs a step, and shows a wire of its choice."""
        return (HadNot(seat, self.number), LacksAsk(seats=(seat,), rule=self.id))

    @helper
    def designate_field(self, view: View) -> One:
        """Who can be told to cut: everybody with wires (C16)."""
        seats = range(view.public.players)
        barred: dict[Any, Message] = {seat: NO_WIRES for seat in seats if not view.has_wires(seat)}
        items = tuple([seat for seat in seats if seat not in barred])
        return One(name="chosen", kind="seat", items=items, barred=barred, hint=WHOM)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = ask.seats[0]
        if isinstance(ask, DesignateAsk):
            yield Form(Designate, seat, (self.designate_field(view),), rule=self.id)
        elif isinstance(ask, LacksAsk):
            field = token_field(view, seat, TokenCause.NO_SUCH_WIRE)
            yield Form(PlaceToken, seat, (field,), rule=self.id, label=SHOW_ONE)

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        if isinstance(ask, DesignateAsk):
            chosen = acts[0].chosen
            return self.takes_on(chosen) if self.has_it(table, chosen) else self._lacks_it(chosen)
        return (token_step(table, acts[0].wire, acts[0].seat, TokenCause.NO_SUCH_WIRE),)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if isinstance(ask, LacksAsk):  # M45: no blue wire to mark
            return ()
        if isinstance(ask, TurnAsk) and ask.values:  # the wire went away by a card in the meantime
            return self._lacks_it(seat)
        return None

    def asks_again(self, table: Table, ask: Ask) -> Ask | None:
        return super().asks_again(table, ask) if isinstance(ask, TurnAsk) else ask

    def on(self, event: NumberCalled | TurnStarted) -> NumberTurns:
        if isinstance(event, TurnStarted):
            return replace(self, number=0)
        seen = () if event.fresh else self.seen
        return replace(self, seen=(*seen, event.number), number=event.number)

    def facts(self, public: Board, event: TookOn | HadNot) -> Iterable[Fact]:
        hand = tuple(public.hand(event.seat))
        kinds = kinds_of(event.number)
        yield Among(hand, kinds, 1) if isinstance(event, TookOn) else Among(hand, kinds, 0, 0)

    def panel(self, view: View) -> tuple[Panel, ...]:
        useful = [number for number in BLUE_VALUES if number not in view.public.validated]
        left = sum([number not in self.seen for number in useful])
        deck = Counter(rule=self.id, title=DECK, value=left)
        if not self.number:
            return (deck,)
        return (Cards(rule=self.id, title=TO_CUT, cards=(Card(title=str(self.number)),)), deck)


@tell.register
def _(event: NumberCalled, told: Told) -> Message:
    return say("told-number-called", number=event.number, fresh=event.fresh)


@tell.register
def _(event: TookOn, told: Told) -> Message:
    return say("told-took-on", seat=Seat(event.seat), number=event.number)


@tell.register
def _(event: HadNot, told: Told) -> Message:
    return say("told-had-not", seat=Seat(event.seat), number=event.number)
