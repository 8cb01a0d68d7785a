"""Number cards in front of everybody: you cut only your own numbers, and hand a card on after every turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Loss, Skip
from defuse.busters.events import (
    DialMoved,
    Exploded,
    RedsRevealed,
    TableReady,
    TurnEnded,
    TurnSkipped,
    WiresCut,
    WiresMoved,
)
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds, not_only_reds
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, value_word
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Cannot, Event, Fact, Form, One, Steps, helper
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, Seat, say

NO_WIRES = say("hand-on-no-wires")
FINISHED = say("hand-on-finished")
WHICH = say("hand-on-which")
TO_WHOM = say("hand-on-to-whom")
NOTHING_FITS = say("hand-on-nothing-fits")
TITLE = say("hand-on-cards")


class HandOnNumber(Act, frozen=True):
    """Give one of your number cards to a teammate."""

    number: int
    mate: int


class HandOnAsk(Ask, frozen=True):
    """Which of your number cards do you hand on, and to whom?"""


class NumbersDealtOut(Event, frozen=True):
    """The number cards were dealt face up, by seat."""

    hands: tuple[tuple[int, ...], ...]


class NumberHandedOn(Event, frozen=True):
    """A seat gave one of its number cards to a teammate."""

    number: int
    by: int
    to: int


class HandMeDowns(Rule, frozen=True, kw_only=True):
    """Cut only numbers that lie in front of you; at the end of your turn hand one card on (M65)."""

    id: str = "hand-me-downs"
    hands: tuple[tuple[int, ...], ...] = ()
    """The numbers in front of each seat, finished ones too."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (HandOnNumber, Cannot)

    @helper
    def open_cards(self, board: Board, seat: int) -> tuple[int, ...]:
        """The numbers that lie face up in front of a seat; cards of finished ones lie face down and stay."""
        return tuple([number for number in self.hands[seat] if number not in board.validated])

    def after(
        self, table: Table, event: TableReady | WiresCut | RedsRevealed | WiresMoved | NumberHandedOn | TurnEnded
    ) -> Steps:
        match event:
            case TableReady():
                yield self._deal(table)
            case NumberHandedOn():
                if not table.has_wires(event.by) and self.open_cards(table.public, event.by):
                    yield Exploded(Loss.CARDS_STRANDED, event.by)
            case TurnEnded():
                if table.has_wires(event.seat):
                    yield self._hand_on(table, event.seat)
            case _:  # wires have gone, perhaps the last ones of a seat
                for seat in table.clockwise(table.public.turn):
                    if not table.has_wires(seat):
                        yield self._hand_on(table, seat)

    def _deal(self, table: Table) -> NumbersDealtOut:
        """One card at a time, from the captain clockwise."""
        players = table.public.players
        order = drawn(table, len(BLUE_VALUES))
        hands: list[tuple[int, ...]] = [()] * players
        for turn, seat in enumerate(table.clockwise(table.public.captain)):
            hands[seat] = order[turn::players]
        return NumbersDealtOut(tuple(hands))

    def _hand_on(self, table: Table, seat: int) -> HandOnAsk | None:
        """The question to whom a card goes, if there is one and somebody to take it (C16)."""
        takers = [mate for mate in table.seats_with_wires() if mate != seat]
        return HandOnAsk(seats=(seat,), rule=self.id) if takers and self.open_cards(table.public, seat) else None

    def choices(self, view: View, ask: HandOnAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        others = [mate for mate in range(view.public.players) if mate != seat]
        empty: dict[Any, Message] = {mate: NO_WIRES for mate in others if not view.has_wires(mate)}
        finished = [number for number in self.hands[seat] if number in view.public.validated]
        down: dict[Any, Message] = dict.fromkeys(finished, FINISHED)
        items = self.open_cards(view.public, seat)
        card = One(name="number", kind="value", items=items, barred=down, hint=WHICH)
        mates = tuple([mate for mate in others if mate not in empty])
        to = One(name="mate", kind="seat", items=mates, barred=empty, hint=TO_WHOM)
        yield Form(HandOnNumber, seat, (card, to), rule=self.id)

    def answered(self, table: Table, ask: HandOnAsk, acts: tuple[HandOnNumber, ...]) -> Steps:
        (act,) = acts
        yield NumberHandedOn(act.number, act.seat, act.mate)

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        seat = view.seat
        if seat is None or value in self.open_cards(view.public, seat):
            return None
        return say("hand-on-no-card", value=value_word(value))

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting or view.only_reds(seat):
            return
        if not {view.value(wire) for wire in view.hand(seat)}.intersection(self.open_cards(view.public, seat)):
            # Beside the Coffee Mug, which nobody has to use.
            yield Form(Cannot, seat, rule=self.id, label=NOTHING_FITS)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if not isinstance(ask, TurnAsk):
            return None
        return (TurnSkipped(seat, Skip.NO_CARD_FITS), DialMoved(-1, DialCause.SKIPPED, seat))

    def on(self, event: NumbersDealtOut | NumberHandedOn) -> HandMeDowns:
        match event:
            case NumbersDealtOut():
                return replace(self, hands=event.hands)
            case NumberHandedOn():
                hands = [tuple([number for number in hand if number != event.number]) for hand in self.hands]
                hands[event.to] = (*hands[event.to], event.number)
                return replace(self, hands=tuple(hands))

    def facts(self, public: Board, event: TurnSkipped) -> Iterable[Fact]:
        missing = self.open_cards(public, event.seat)
        if missing:
            yield Among(tuple(public.hand(event.seat)), all_kinds(missing), 0, 0)
        yield from not_only_reds(public, event.seat)

    def panel(self, view: View) -> Cards:
        cards = [
            Card(title=str(number), seat=seat, state="done" if number in view.public.validated else "open")
            for seat, hand in enumerate(self.hands)
            for number in sorted(hand)
        ]
        return Cards(rule=self.id, title=TITLE, cards=tuple(cards))


@tell.register
def _(event: NumbersDealtOut, told: Told) -> Message:
    hands = [say("told-numbers-dealt-out-hand", seat=Seat(seat), numbers=hand) for seat, hand in enumerate(event.hands)]
    return say("told-numbers-dealt-out", hands=tuple(hands))


@tell.register
def _(event: NumberHandedOn, told: Told) -> Message:
    return say("told-number-handed-on", seat=Seat(event.by), number=event.number, to=Seat(event.to))
