"""Two number cards give the value that is cut: their sum or their difference."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Skip
from defuse.busters.events import DialMoved, TurnEnded, TurnSkipped, TurnStarted
from defuse.busters.rules.clues import all_kinds, not_only_reds
from defuse.busters.rules.two_steps import FirstStep, TwoSteps
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, Some, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, Seat, say

CHOOSE_FIRST = say("sums-choose-first")
USED = say("sums-used")
WHICH_TO_COMBINE = say("sums-which-to-combine")
WHICH_TO_DISCARD = say("sums-which-to-discard")
TITLE = say("sums-cards")


class CombineNumbers(Act, frozen=True):
    """Choose two number cards: you cut their sum or their difference now."""

    numbers: tuple[int, ...]


class DiscardNumbers(Act, frozen=True):
    """Let your turn go by: two number cards are discarded, and the dial moves."""

    numbers: tuple[int, ...]


class CombineAsk(FirstStep, frozen=True):
    """Which two number cards do you combine? You cut their sum or their difference."""


class NumbersUsed(Event, frozen=True):
    """Two number cards were discarded, to cut one of the values that they give (none: a turn was let go by)."""

    numbers: tuple[int, ...]
    values: tuple[int, ...]
    by: int


class NumbersLaidOut(Event, frozen=True):
    """The number cards were used up, and all twelve were laid out again."""


def values_of(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """What two number cards give: the difference and the sum, where there are such wires.

    >>> values_of((3, 9)), values_of((10, 3))
    ((6, 12), (7,))
    """
    one, other = numbers
    return tuple([value for value in (abs(one - other), one + other) if value in BLUE_VALUES])


class SumsAndDifferences(TwoSteps, frozen=True, kw_only=True):
    """To cut, discard two number cards whose sum or difference is the value; or discard two for a step (M47)."""

    used: tuple[int, ...] = ()
    """The numbers whose cards were discarded since all were laid out."""
    values: tuple[int, ...] = ()
    """What the cards of this turn give."""

    verbs: ClassVar = (CombineNumbers, DiscardNumbers)

    @property
    def left(self) -> tuple[int, ...]:
        """The numbers that lie open."""
        return tuple([number for number in BLUE_VALUES if number not in self.used])

    def after(self, table: Table, event: TurnStarted | TurnEnded) -> Steps:
        if isinstance(event, TurnStarted) and len(self.left) < 2:
            yield NumbersLaidOut()
        yield from super().after(table, event)

    def begins(self, table: Table, seat: int) -> FirstStep:
        return CombineAsk(seats=(seat,), rule=self.id, open=True)

    def first_things_first(self) -> Message:
        return CHOOSE_FIRST

    def choices(self, view: View, ask: TurnAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        if not isinstance(ask, CombineAsk) or view.only_reds(seat):
            return
        out: dict[Any, Message] = dict.fromkeys(self.used, USED)
        held = {view.value(wire) for wire in view.hand(seat)}
        pairs = [pair for pair in combinations(self.left, 2) if held.intersection(values_of(pair))]
        fitting = Some(
            name="numbers",
            kind="value",
            groups=tuple(pairs),
            least=2,
            most=2,
            barred=out,
            hint=WHICH_TO_COMBINE,
        )
        yield Form(CombineNumbers, seat, (fitting,), rule=self.id)
        hint = WHICH_TO_DISCARD
        two = Some(name="numbers", kind="value", groups=(self.left,), least=2, most=2, barred=out, hint=hint)
        yield Form(DiscardNumbers, seat, (two,), rule=self.id)

    def answered(self, table: Table, ask: CombineAsk, acts: tuple[Any, ...]) -> Steps:
        (act,) = acts
        if isinstance(act, CombineNumbers):
            values = values_of(act.numbers)
            yield NumbersUsed(act.numbers, values, act.seat)
            yield self.then_cut(act.seat, values)
        else:
            yield NumbersUsed(act.numbers, (), act.seat)
            yield from self._skips(act.seat, Skip.PASSED)

    def _skips(self, seat: int, why: Skip) -> Steps:
        """A turn without a cut costs a step."""
        return (TurnSkipped(seat, why), DialMoved(-1, DialCause.PASSED, seat))

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        # The wire that was meant has gone by a card in the meantime.
        return self._skips(seat, Skip.NUMBER_LEFT) if isinstance(ask, TurnAsk) and ask.values else None

    def on(self, event: NumbersUsed | NumbersLaidOut | TurnEnded) -> SumsAndDifferences:
        match event:
            case NumbersUsed():
                return replace(self, used=(*self.used, *event.numbers), values=event.values)
            case NumbersLaidOut():
                return replace(self, used=())
            case TurnEnded():
                return replace(self, values=())

    def facts(self, public: Board, event: NumbersUsed | TurnSkipped) -> Iterable[Fact]:
        kinds = all_kinds(self.values)
        if isinstance(event, NumbersUsed) and not kinds:  # whoever passes may hold anything but only reds (C9)
            yield from not_only_reds(public, event.by)
        elif isinstance(event, NumbersUsed):
            yield Among(tuple(public.hand(event.by)), kinds, 1)
        elif kinds:
            yield Among(tuple(public.hand(event.seat)), kinds, 0, 0)

    def panel(self, view: View) -> Cards:
        cards = [Card(title=str(n), state="used" if n in self.used else "open") for n in BLUE_VALUES]
        return Cards(rule=self.id, title=TITLE, cards=tuple(cards))


@tell.register
def _(event: NumbersUsed, told: Told) -> Message:
    one, other = event.numbers
    if not event.values:
        return say("told-numbers-discarded", seat=Seat(event.by), one=one, other=other)
    return say("told-numbers-combined", seat=Seat(event.by), one=one, other=other, values=event.values)


@tell.register
def _(event: NumbersLaidOut, told: Told) -> Message:
    return say("told-numbers-laid-out")
