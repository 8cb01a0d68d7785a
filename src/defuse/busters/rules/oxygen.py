"""Oxygen: under water every cut costs breath (M44, M49, M54, M63).

Tokens are with the seats, in a reserve or in the box, which never runs out. The missions differ in who pays what to
whom; all of that is one event, `OxygenMoved`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Skip
from defuse.busters.events import (
    Called,
    DialMoved,
    RoundEnded,
    TableReady,
    TurnEnded,
    TurnSkipped,
    Validated,
)
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds, not_only_reds
from defuse.busters.secured import secured
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, Steps, helper
from defuse.kernel.panel import Card, Cards, Counter, Panel
from defuse.words import Message, Seat, say

RESERVE = -1
BOX = -2

SIGN = "sign-oxygen"
"""The one thing that may be said under water: the id of a message."""

TITLE = say("oxygen-tokens")
RESERVE_TITLE = say("oxygen-in-reserve")
PAID = say("oxygen-paid")


class OxygenMoved(Event, frozen=True):
    """Oxygen tokens went from one place to another: a seat, the reserve or the box."""

    source: int
    to: int
    tokens: int


class HoldBreath(Act, frozen=True):
    """Do not act in this turn, which costs a step."""


class Oxygen(Rule, frozen=True, kw_only=True):
    """A cut costs tokens; whoever cannot pay skips the turn, and the dial moves one step on.

    How it is paid, the missions' own kinds of this rule say.
    """

    id: str = "oxygen"
    start: tuple[int, int, int, int]
    """How many tokens there are at the start with 2, 3, 4 and 5 players: as many each, or for all."""
    by_depth: bool = False
    """Whether a cut costs 1, 2 or 3 tokens by its depth (1–4, 5–8, 9–12) or as many as the number."""
    may_pass: bool = False
    """Whether a seat that could pay may still skip its turn."""
    held: tuple[int, ...] = (0, 0, 0, 0, 0)
    reserve: int = 0

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar[tuple[type[Act], ...]] = (HoldBreath,)

    @helper
    def cost(self, value: int) -> int:
        """How many tokens a cut of a value takes."""
        return (value + 3) // 4 if self.by_depth else value

    @helper
    def available(self, seat: int) -> int:
        """How many tokens a seat can pay with."""
        return self.held[seat]

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        return self.too_dear(view, value) if verb in (Cut, SoloCut) else None

    @helper
    def too_dear(self, view: View, value: int) -> Message | None:
        """Why this seat cannot pay for a value, or None."""
        assert view.seat is not None
        cost, there = self.cost(value), self.available(view.seat)
        return None if cost <= there else say("oxygen-too-dear", value=value, cost=cost, there=there)

    def offers(self, view: View) -> Iterable[Form]:
        if self.may_pass and view.acting:
            assert view.seat is not None
            if not view.only_reds(view.seat):  # C9
                yield Form(HoldBreath, view.seat, rule=self.id)

    def does(self, table: Table, act: Act) -> Steps:
        return skipped(act.seat)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        return skipped(seat) if isinstance(ask, TurnAsk) else None

    def prevents(self, table: Table, event: DialMoved) -> bool:
        # M44: where one may pass, a card that secures the turn covers this step, too.
        return event.why == DialCause.OXYGEN and self.may_pass and secured(table)

    def facts(self, public: Board, event: TurnSkipped) -> Iterable[Fact]:
        yield from not_only_reds(public, event.seat)  # only reds would have been revealed
        if self.may_pass:  # then a skip tells nothing else
            return
        hand = tuple(public.hand(event.seat))
        if len(public.seats_with_wires()) > 1:  # who could pay for any wire at all would have had to
            able = tuple([value for value in BLUE_VALUES if self.cost(value) <= self.available(event.seat)])
            yield Among(hand, all_kinds(able), 0, 0)

    def on(self, event: OxygenMoved) -> Oxygen:
        held = list(self.held)
        for place, tokens in ((event.source, -event.tokens), (event.to, event.tokens)):
            if place >= 0:
                held[place] += tokens
        gain = event.tokens * ((event.to == RESERVE) - (event.source == RESERVE))
        return replace(self, held=tuple(held), reserve=self.reserve + gain)

    def panel(self, view: View) -> tuple[Panel, ...]:
        cards = tuple(
            [Card(title=say("oxygen-held", tokens=self.held[seat]), seat=seat) for seat in range(view.public.players)]
        )
        return (Cards(rule=self.id, title=TITLE, cards=cards),)


class SharedOxygen(Oxygen, frozen=True, kw_only=True):
    """All breathe from one reserve; at the end of the round every token goes back (M44)."""

    by_depth: bool = True
    may_pass: bool = True

    def available(self, seat: int) -> int:
        return self.reserve

    def after(self, table: Table, event: TableReady | Called | RoundEnded) -> Steps:
        match event:
            case TableReady():
                yield OxygenMoved(BOX, RESERVE, self.start[table.public.players - 2])
            case Called():
                yield OxygenMoved(RESERVE, event.by, self.cost(event.values[0]))
            case RoundEnded():
                for seat, tokens in enumerate(self.held):
                    if tokens:
                        yield OxygenMoved(seat, RESERVE, tokens)

    def panel(self, view: View) -> tuple[Panel, ...]:
        most = self.start[view.public.players - 2]
        return (Counter(rule=self.id, title=RESERVE_TITLE, value=self.reserve, most=most, bad="low"),)


class OwnOxygen(Oxygen, frozen=True, kw_only=True):
    """Everybody has tokens of their own; each finished number gives one to everybody with wires (M54)."""

    by_depth: bool = True

    def after(self, table: Table, event: TableReady | Called | Validated) -> Steps:
        match event:
            case TableReady():
                for seat in range(table.public.players):
                    yield OxygenMoved(BOX, seat, self.start[table.public.players - 2])
            case Called():
                yield OxygenMoved(event.by, BOX, self.cost(event.values[0]))
            case Validated():
                for seat in table.seats_with_wires():  # C16
                    yield OxygenMoved(BOX, seat, 1)


class HandedOxygen(Oxygen, frozen=True, kw_only=True):
    """One supply goes round: pay the number, hand the rest on; who begins a round takes what was paid (M63)."""

    def after(self, table: Table, event: TableReady | Called | TurnEnded | RoundEnded) -> Steps:
        match event:
            case TableReady():
                yield OxygenMoved(BOX, table.public.captain, self.start[table.public.players - 2])
            case Called():
                yield OxygenMoved(event.by, RESERVE, self.cost(event.values[0]))
            case TurnEnded():
                seat = table.first("next_seat")
                if seat != event.seat and self.held[event.seat]:
                    yield OxygenMoved(event.seat, seat, self.held[event.seat])
            case RoundEnded():
                if self.reserve:
                    yield OxygenMoved(RESERVE, table.first("next_seat"), self.reserve)

    def panel(self, view: View) -> tuple[Panel, ...]:
        most = self.start[view.public.players - 2]
        return (*super().panel(view), Counter(rule=self.id, title=PAID, value=self.reserve, most=most))


def skipped(seat: int) -> tuple[Event, ...]:
    """What follows when a seat does not act for want of oxygen."""
    return (TurnSkipped(seat, Skip.NO_OXYGEN), DialMoved(-1, DialCause.OXYGEN, seat))


_PLACES = {RESERVE: say("oxygen-reserve"), BOX: say("oxygen-box")}


def place_words(place: int) -> Message | Seat:
    """A place of tokens, as an argument of a message."""
    return _PLACES.get(place) or Seat(place)


@tell.register
def _(event: OxygenMoved, told: Told) -> Message:
    return say("told-oxygen-moved", tokens=event.tokens, source=place_words(event.source), to=place_words(event.to))
