"""Mission 45: a number lies open, and whoever calls first has to cut it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.acts import PlaceToken, RevealReds
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.events import (
    CharactersSettled,
    DialMoved,
    RedsRevealed,
    Settled,
    TurnEnded,
    TurnStarted,
    Validated,
)
from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.opening import token_field
from defuse.busters.rules.turns import Turns
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import kinds_of
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, One, PileMade, Shuffled, Steps
from tests.proof.cards import NUMBER_CARDS, number_on

SECONDS = 15.0


class NumberCalled(Event, frozen=True):
    """The captain turned the top card of the deck."""

    card: int
    number: int

    def apply(self, public: Board) -> Board:
        return public.showing(1 << self.card)


class DeckRenewed(Event, frozen=True):
    """The cards that were turned and are still of use became a new deck."""

    cards: tuple[int, ...]


class StoodUp(Event, frozen=True):
    """A seat called, or was picked, and has the number (0: there is none, and it has reds)."""

    seat: int
    number: int


class HadNot(Event, frozen=True):
    """A seat called, or was picked, and has no wire of the number."""

    seat: int
    number: int
    waits: bool = False
    """Whether the card waits for another caller."""


class Snip(Act, frozen=True):
    """Say that you do it."""


class PickSeat(Act, frozen=True):
    """Say who has to do it."""

    chosen: int


class VolunteerAsk(Ask, frozen=True, kw_only=True):
    """Who cuts this value? (0: no number is left, only reds.)"""

    value: int


class CaptainPicks(Ask, frozen=True):
    """Nobody called: who has to do it?"""


class TokenAsk(Ask, frozen=True):
    """You have no wire of the number: which of your wires do you show?"""


class Volunteers(Turns, frozen=True, kw_only=True):
    """Each turn the captain turns a number card; the first to call cuts it. If nobody does, the captain picks."""

    id: str = "turns"
    deck: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    """The cards that were turned since the deck was new; the last one counts."""
    number: int = 0
    failed: tuple[int, ...] = ()
    """Who called for this card in vain."""
    finished: tuple[int, ...] = ()

    verbs: ClassVar = (Snip, RevealReds, PickSeat, PlaceToken)

    def after(
        self,
        table: Table,
        event: CharactersSettled | TurnStarted | NumberCalled | DeckRenewed | HadNot | TurnEnded,
    ) -> Steps:
        match event:
            case CharactersSettled():
                first = len(table.faces)
                yield PileMade("numbers", tuple(range(first, first + len(NUMBER_CARDS))), NUMBER_CARDS)
            case TurnStarted() | DeckRenewed():
                yield from self.next_card(table)
            case NumberCalled() if event.number in table.public.validated:  # it leaves; the next one is turned
                yield from self.next_card(table)
            case NumberCalled():
                yield self.volunteers(table)
            case HadNot():
                yield DialMoved(-1, "no such wire", event.seat)
                if event.waits:
                    yield self.volunteers(table)
            case TurnEnded():
                yield TurnStarted(table.public.captain)

    def next_card(self, table: Table) -> Steps:
        """Turn the top card; a used-up deck is made new from the cards that are still of use."""
        useful = tuple([card for card in self.turned if number_on(table.faces[card]) not in self.finished])
        if self.deck:
            yield NumberCalled(self.deck[0], number_on(table.faces[self.deck[0]]))
        elif useful:
            yield Shuffled(useful)
            yield DeckRenewed(useful)
        else:
            yield self.volunteers(table)

    def volunteers(self, table: Table) -> Ask:
        """The question to all who have wires and have not called in vain; if nobody is left, the captain picks."""
        seats = tuple([seat for seat in table.seats_with_wires() if seat not in self.failed])
        if not seats:
            return CaptainPicks(seats=(table.public.captain,), rule=self.id)
        return VolunteerAsk(
            seats=seats,
            rule=self.id,
            mode="first",
            open=True,
            until=table.public.clock + SECONDS,
            value=self.number,
        )

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = view.seat
        assert seat is not None
        match ask:
            case VolunteerAsk() if view.only_reds(seat):
                yield Form(RevealReds, seat, rule=self.id, label="Snip! Reveal your reds")
            case VolunteerAsk():
                yield Form(Snip, seat, rule=self.id, label="Snip!")
            case CaptainPicks():
                seats = tuple(view.seats_with_wires())
                yield Form(PickSeat, seat, (One(name="chosen", kind="seat", items=seats),), rule=self.id, label="You!")
            case TokenAsk():
                field = token_field(view, seat, "volunteer")
                yield Form(PlaceToken, seat, (field,), rule=self.id, label="Show one of your wires")

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        match ask:
            case VolunteerAsk() if not acts:  # nobody called, or the time is up
                yield CaptainPicks(seats=(table.public.captain,), rule=self.id)
            case VolunteerAsk() if isinstance(acts[0], RevealReds):
                wires = tuple(table.hand(acts[0].seat))
                yield RedsRevealed(acts[0].seat, wires, tuple([table.value(wire) for wire in wires]))
                yield from self.over(table, acts[0].seat)
            case VolunteerAsk():
                yield from self.called(table, acts[0].seat)
            case CaptainPicks():
                yield from self.picked(table, acts[0].chosen)
            case TokenAsk():
                yield token_step(table, acts[0].wire, acts[0].seat, "volunteer")

    def called(self, table: Table, seat: int) -> Steps:
        """Let a caller act, or take a step and leave the card to another."""
        if self.able(table, seat):
            yield from self.acts(table, seat)
        else:
            yield HadNot(seat, self.number, waits=True)

    def picked(self, table: Table, seat: int) -> Steps:
        """Let a seat act that was picked, or take a step and a token."""
        if self.able(table, seat):
            yield from self.acts(table, seat)
        else:
            yield HadNot(seat, self.number)
            yield TokenAsk(seats=(seat,), rule=self.id)
            yield from self.over(table, seat)

    def able(self, table: Table, seat: int) -> bool:
        """Whether a seat has the number; where none is left, everybody can reveal reds."""
        return not self.number or any(table.value(wire) == self.number for wire in table.hand(seat))

    def acts(self, table: Table, seat: int) -> Steps:
        """The action of this turn."""
        yield StoodUp(seat, self.number)
        yield TurnAsk(seats=(seat,), rule=self.id, open=True, values=(self.number,) if self.number else ())
        yield from self.over(table, seat)

    def over(self, table: Table, seat: int) -> Steps:
        """The end of this turn."""
        yield Settled(seat)
        yield TurnEnded(table.public.turn)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if isinstance(ask, TokenAsk):  # M45: no blue wire to mark
            return ()
        if isinstance(ask, TurnAsk):  # the wire went away by a card in the meantime
            return (HadNot(seat, self.number),)
        return None

    def asks_again(self, table: Table, ask: Ask) -> Ask | None:
        if isinstance(ask, TurnAsk):
            return super().asks_again(table, ask)
        again = self.volunteers(table)
        return replace(again, until=ask.until) if isinstance(again, VolunteerAsk) else again

    def on(self, event: PileMade | NumberCalled | DeckRenewed | HadNot | Validated | TurnStarted) -> Volunteers:
        match event:
            case PileMade():
                return replace(self, deck=event.things) if event.name == "numbers" else self
            case NumberCalled():
                number = 0 if event.number in self.finished else event.number
                return replace(self, deck=self.deck[1:], turned=(*self.turned, event.card), number=number)
            case DeckRenewed():
                return replace(self, deck=event.cards, turned=())
            case HadNot():
                return replace(self, failed=(*self.failed, event.seat))
            case Validated():
                return replace(self, finished=(*self.finished, event.value))
            case TurnStarted():
                return replace(self, failed=(), number=0)

    def facts(self, public: Board, event: StoodUp | HadNot) -> Iterable[Fact]:
        hand = tuple(View(public, b"", None).hand(event.seat))
        if isinstance(event, HadNot):
            yield Among(hand, kinds_of(event.number), 0, 0)
        elif event.number:
            yield Among(hand, kinds_of(event.number), 1)


MISSION = Mission(
    number=45,
    title="Seeking Volunteers",
    story="The number is known; what is missing is a hand that does not shake.",
    setup=("The twelve number cards are a face-down deck.",),
    goal=(
        "Each turn the captain turns a card. The first to call has to cut that number; a call without it costs a step, "
        "and the card waits for another caller.",
        "If nobody calls, the captain picks a seat. Without the number that costs a step and a token of its choice.",
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10", "11"),
    characters="choice",
    rules=(Volunteers(),),
    replaces=("turns",),
)
