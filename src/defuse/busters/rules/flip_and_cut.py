"""Number cards lie open; whoever acts flips one and cuts its number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import Skip
from defuse.busters.events import TurnEnded, TurnSkipped, TurnStarted
from defuse.busters.rules.clues import all_kinds, not_only_reds
from defuse.busters.rules.two_steps import FirstStep, TwoSteps
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, kinds_of
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Cannot, Event, Fact, Form, One, Steps, helper
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, Seat, Text, say

FLIP_FIRST = say("flips-first")
FACE_DOWN = say("flips-face-down")
FINISHED = say("flips-finished")


class FlipNumber(Act, frozen=True):
    """Flip a visible number card face down: you cut this number now."""

    number: int


class FlipAsk(FirstStep, frozen=True):
    """Which number card do you flip? You have to cut this number."""


class NumberFlipped(Event, frozen=True):
    """A number card was flipped face down, and its number has to be cut."""

    number: int
    by: int


class NumbersTurnedUp(Event, frozen=True):
    """No number card was visible, so all that are left were turned face up."""


class FlipAndCut(TwoSteps, frozen=True, kw_only=True):
    """Flip a visible number card, then cut that number (M26). When none is visible, all are turned up again."""

    down: tuple[int, ...] = ()
    """The numbers whose cards lie face down."""
    number: int = 0
    """The number that was flipped in this turn."""

    verbs: ClassVar = (FlipNumber, Cannot)

    @helper
    def visible(self, board: Board) -> tuple[int, ...]:
        """The numbers that lie face up. The card of a finished number has left the game."""
        out = (*self.down, *board.validated)
        return tuple([number for number in BLUE_VALUES if number not in out])

    def after(self, table: Table, event: TurnStarted | TurnEnded) -> Steps:
        hidden = set(self.down).difference(table.public.validated)
        if isinstance(event, TurnStarted) and hidden and not self.visible(table.public):
            yield NumbersTurnedUp()
        yield from super().after(table, event)

    def begins(self, table: Table, seat: int) -> FirstStep:
        return FlipAsk(seats=(seat,), rule=self.id, open=True)

    def first_things_first(self) -> Message:
        return FLIP_FIRST

    def choices(self, view: View, ask: TurnAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        if not isinstance(ask, FlipAsk) or view.only_reds(seat):
            return
        held = {view.value(wire) for wire in view.hand(seat)}
        visible = self.visible(view.public)
        barred: dict[Any, Text] = dict.fromkeys(self.down, FACE_DOWN)
        barred |= dict.fromkeys(view.public.validated, FINISHED)
        barred |= {number: say("flips-hold-none", number=number) for number in visible if number not in held}
        items = tuple([number for number in visible if number in held])
        field = One(name="number", kind="value", items=items, barred=barred, hint=say("flips-choose"))
        if items:
            yield Form(FlipNumber, seat, (field,), rule=self.id)
        else:  # beside the Coffee Mug, which nobody has to use for that
            yield Form(Cannot, seat, rule=self.id, label=say("flips-skip"))

    def answered(self, table: Table, ask: FlipAsk, acts: tuple[FlipNumber, ...]) -> Steps:
        (act,) = acts
        yield NumberFlipped(act.number, act.seat)
        yield self.then_cut(act.seat, (act.number,))

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if not isinstance(ask, TurnAsk):
            return None
        return (TurnSkipped(seat, Skip.NUMBER_LEFT if ask.values else Skip.NO_NUMBER_FITS),)

    def on(self, event: NumberFlipped | NumbersTurnedUp | TurnEnded) -> FlipAndCut:
        match event:
            case NumberFlipped():
                return replace(self, down=(*self.down, event.number), number=event.number)
            case NumbersTurnedUp():
                return replace(self, down=())
            case TurnEnded():
                return replace(self, number=0)

    def facts(self, public: Board, event: NumberFlipped | TurnSkipped) -> Iterable[Fact]:
        if isinstance(event, NumberFlipped):
            yield Among(tuple(public.hand(event.by)), kinds_of(event.number), 1)
        else:
            missing = (self.number,) if self.number else self.visible(public)
            yield Among(tuple(public.hand(event.seat)), all_kinds(missing), 0, 0)
            yield from not_only_reds(public, event.seat)

    def panel(self, view: View) -> Cards:
        cards: list[Card] = []
        for number in BLUE_VALUES:
            finished, hidden = number in view.public.validated, number in self.down
            cards.append(Card(title=str(number), state="done" if finished else "hidden" if hidden else "open"))
        return Cards(rule=self.id, title=say("flips-number-cards"), cards=tuple(cards))


@tell.register
def _(event: NumberFlipped, told: Told) -> Message:
    return say("told-number-flipped", seat=Seat(event.by), number=event.number)


@tell.register
def _(event: NumbersTurnedUp, told: Told) -> Message:
    return say("told-numbers-turned-up")
