"""Yellow wires that nobody can cut for themselves: teammates find them, one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.events import DialMoved, Exploded, TurnJumped, TurnSkipped, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.tokens import token_step
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, REDS, YELLOW, YELLOWS, blue, seat_name
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, One, Steps
from defuse.kernel.panel import Counter, Panel


class CutTripwire(Act, frozen=True):
    """Point at a teammate's wire that you take for a tripwire."""

    text: ClassVar[str] = "Point at a teammate's wire that you take for a tripwire."
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

    def bars_value(self, view: View, verb: type[Act], value: int) -> str | None:
        return "a yellow wire is a tripwire: only a teammate can cut it" if value == YELLOW else None

    def bars_card(self, view: View, verb: type[Act], card: str) -> str | None:
        rule = view.rule(card)
        on_turn = isinstance(rule, Equipment) and rule.timing in ("your turn", "start of your turn")
        if on_turn and view.acting and view.seat is not None and self._stuck(view, view.seat):
            return "you have only your tripwire left and skip your turn"
        return None

    def _stuck(self, view: View, seat: int) -> bool:
        """Whether a seat has nothing but its tripwire, and reds perhaps."""
        values = {view.value(wire) for wire in view.hand(seat)}
        return YELLOW in values and values <= {YELLOW, *view.public.reds}

    def _why_not_now(self, view: View) -> str | None:
        """Why the seat of this view may not look for a tripwire in this turn, or None."""
        if view.seat is None or not view.acting:
            return "it is not your turn"
        if self._stuck(view, view.seat):
            return "you have only your tripwire left and skip your turn"
        if view.only_reds(view.seat):
            return "you have only reds left: reveal them"  # C9
        own = sum(view.value(wire) == YELLOW for wire in view.hand(view.seat))
        return None if view.remaining(YELLOW) > own else "no teammate has a tripwire"

    def offers(self, view: View) -> Iterable[Form]:
        if self._why_not_now(view) is None:
            assert view.seat is not None
            yield Form(CutTripwire, view.seat, lambda: (self._field(view),), rule=self.id, label="Cut a tripwire")

    def _field(self, view: View) -> One:
        """The uncut wires of all teammates."""
        wires = [
            wire for stand, owner in enumerate(view.public.owners) if owner != view.seat for wire in view.uncut(stand)
        ]
        own = dict.fromkeys(view.hand(view.seat or 0), "your own tripwire is for a teammate to find")
        hint = "point at an uncut wire of a teammate"
        return One(name="wire", kind="wire", items=tuple(wires), barred=own, hint=hint)

    def refuses(self, view: View, act: Act) -> str | None:
        if not isinstance(act, CutTripwire):
            return None
        return "no card helps with this action" if act.using else self._why_not_now(view)

    def does(self, table: Table, act: CutTripwire) -> Steps:
        seat, wire = act.seat, act.wire
        yield TripwireCalled(seat, wire)
        if table.value(wire) == YELLOW:
            yield WiresCut((wire,), YELLOW, seat, "special")
            yield DialMoved(1, "tripwire", seat)
        elif table.is_red(wire):
            yield Exploded("a red wire was taken for a tripwire", seat)
        else:
            yield TripwireMissed(seat, wire)
            yield DialMoved(-1, "tripwire", seat)
            yield token_step(table, wire, table.owner_of(wire), "tripwire")

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if isinstance(ask, TurnAsk) and self._stuck(table, seat):
            return (TurnSkipped(seat, "only the tripwire is left"),)
        return None

    def after(self, table: Table, event: TurnSkipped) -> Steps:
        if table.public.idle >= len(table.seats_with_wires()):  # C10: a whole round without an action
            yield Exploded("nobody can act any more")

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
        return Counter(rule=self.id, title="Tripwires left", value=view.remaining(YELLOW), most=total, bad="high")


@tell.register
def _(event: TripwireCalled, told: Told) -> str:
    return f"{seat_name(event.by)} takes {told.place(event.wire)} for a tripwire."


@tell.register
def _(event: TripwireMissed, told: Told) -> str:
    return "Wrong: it is none."
