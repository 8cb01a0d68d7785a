"""Yellow wires that nobody can cut for themselves: teammates find them, one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.causes import DialCause, Loss, Skip, TokenCause
from defuse.busters.events import DialMoved, Exploded, TurnJumped, TurnSkipped, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, REDS, YELLOW, YELLOWS, blue
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, One, Steps
from defuse.kernel.panel import Counter, Panel
from defuse.words import Message, Seat, say

NOT_NAMED = say("tripwire-not-named")
STUCK = say("tripwire-stuck")
NOT_YOUR_TURN = say("tripwire-not-your-turn")
ONLY_REDS = say("tripwire-only-reds")
NOBODY_HAS_ONE = say("tripwire-nobody-has-one")
YOUR_OWN = say("tripwire-your-own")
WHICH_WIRE = say("tripwire-which-wire")
NO_CARD = say("tripwire-no-card")
LEFT = say("tripwires-left")


class CutTripwire(Act, frozen=True):
    """Point at a teammate's wire that you take for a tripwire."""

    wire: int


class TripwireCalled(Event, frozen=True):
    """A wire was pointed at as a tripwire."""

    by: int
    wire: int

    def apply(self, public: Board) -> Board:
        return replace(public, idle=0)


class TripwireMissed(Event, frozen=True):
    """The wire pointed at is an ordinary blue one."""

    by: int
    wire: int


class YellowTripwires(Rule, frozen=True, kw_only=True):
    """A yellow wire is cut by a teammate who points at it. Right: the dial goes back a step. Wrong: a step and a token.

    Whoever has nothing but yellow and red wires skips the turn; when all do, the bomb explodes (M41).
    """

    id: str = "tripwires"

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (CutTripwire,)

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        return NOT_NAMED if value == YELLOW else None

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        rule = view.rule(card)
        on_turn = isinstance(rule, Equipment) and rule.timing in ("your turn", "start of your turn")
        if on_turn and view.acting and view.seat is not None and self._stuck(view, view.seat):
            return STUCK
        return None

    def _stuck(self, view: View, seat: int) -> bool:
        """Whether a seat has nothing but its tripwire, and reds perhaps."""
        values = {view.value(wire) for wire in view.hand(seat)}
        return YELLOW in values and values <= {YELLOW, *view.public.reds}

    def _why_not_now(self, view: View) -> Message | None:
        """Why the seat of this view may not look for a tripwire in this turn, or None."""
        if view.seat is None or not view.acting:
            return NOT_YOUR_TURN
        if self._stuck(view, view.seat):
            return STUCK
        if view.only_reds(view.seat):
            return ONLY_REDS  # C9
        own = sum(view.value(wire) == YELLOW for wire in view.hand(view.seat))
        return None if view.remaining(YELLOW) > own else NOBODY_HAS_ONE

    def offers(self, view: View) -> Iterable[Form]:
        if self._why_not_now(view) is None:
            assert view.seat is not None
            yield Form(CutTripwire, view.seat, lambda: (self._field(view),), rule=self.id)

    def _field(self, view: View) -> One:
        """The uncut wires of all teammates."""
        wires = [
            wire for stand, owner in enumerate(view.public.owners) if owner != view.seat for wire in view.uncut(stand)
        ]
        own = dict.fromkeys(view.hand(view.seat or 0), YOUR_OWN)
        return One(name="wire", kind="wire", items=tuple(wires), barred=own, hint=WHICH_WIRE)

    def refuses(self, view: View, act: Act) -> Message | None:
        if not isinstance(act, CutTripwire):
            return None
        return NO_CARD if act.using else self._why_not_now(view)

    def does(self, table: Table, act: CutTripwire) -> Steps:
        seat, wire = act.seat, act.wire
        yield TripwireCalled(seat, wire)
        if table.value(wire) == YELLOW:
            yield WiresCut((wire,), YELLOW, seat, "special")
            yield DialMoved(1, DialCause.TRIPWIRE, seat)
        elif table.is_red(wire):
            yield Exploded(Loss.RED_TRIPWIRE, seat)
        else:
            yield TripwireMissed(seat, wire)
            yield DialMoved(-1, DialCause.TRIPWIRE, seat)
            yield token_step(table, wire, table.owner_of(wire), TokenCause.TRIPWIRE)

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if isinstance(ask, TurnAsk) and self._stuck(table, seat):
            return (TurnSkipped(seat, Skip.ONLY_TRIPWIRE),)
        return None

    def after(self, table: Table, event: TurnSkipped) -> Steps:
        if table.public.idle >= len(table.seats_with_wires()):  # C10: a whole round without an action
            yield Exploded(Loss.NOBODY_CAN_ACT)

    def facts(self, public: Board, event: TripwireCalled | TripwireMissed | TurnSkipped | TurnJumped) -> Iterable[Fact]:
        match event:
            case TripwireMissed():
                yield Among((event.wire,), (*YELLOWS, *REDS), 0, 0)
            case TurnSkipped():
                hand = tuple(public.hand(event.seat))
                yield Among(hand, (*YELLOWS, *REDS), len(hand))
            case _:  # who acts has something else than that
                yield Among(tuple(public.hand(event.by)), tuple([blue(number) for number in BLUE_VALUES]), 1)

    def panel(self, view: View) -> Panel:
        total = view.public.totals[YELLOW]
        return Counter(rule=self.id, title=LEFT, value=view.remaining(YELLOW), most=total, bad="high")


@tell.register
def _(event: TripwireCalled, told: Told) -> Message:
    return say("told-tripwire-called", seat=Seat(event.by), wire=told.place(event.wire))


@tell.register
def _(event: TripwireMissed, told: Told) -> Message:
    return say("told-tripwire-missed")
