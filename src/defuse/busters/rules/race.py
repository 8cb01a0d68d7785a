"""A race for turns: after each turn anybody may take the next one, and the first to say so has it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.events import TurnEnded, TurnStarted
from defuse.busters.rules.turns import Turns
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Ask, Event, Form, Steps
from defuse.kernel.panel import Note
from defuse.words import Message, Seat, say

JUST_HAD = say("race-just-had")
LET_GO = say("race-let-go")
NO_WIRES = say("race-no-wires")
WAIT = say("race-wait")
NEXT_TURN = say("race-next-turn")
ANYBODY = say("race-anybody")


class TakeTurn(Act, frozen=True):
    """Say "snip!": the next turn is yours."""


class RaceAsk(Ask, frozen=True):
    """Who takes the next turn?"""


class TurnFree(Event, frozen=True):
    """The next turn is there for the taking."""

    last: int | None = None
    """Who acted last."""


class TurnTaken(Event, frozen=True):
    """A seat takes the next turn; `called` if it said so, otherwise because nobody did."""

    seat: int
    called: bool


class Race(Turns, frozen=True, kw_only=True):
    """Turns in any order. Nobody acts twice in a row while more than two seats hold wires (M10)."""

    id: str = "turns"
    last: int | None = None
    """Who acted last."""
    taken: int | None = None
    """Who acts now."""

    verbs: ClassVar = (TakeTurn,)

    def changes(self, table: Table, event: TurnStarted) -> Event | None:
        # The very first turn, which the opening gives to the captain, is free as well.
        return TurnFree() if self.taken is None else None

    def after(self, table: Table, event: TurnStarted | TurnEnded | TurnFree | TurnTaken) -> Steps:
        match event:
            case TurnStarted():
                return super().after(table, event)
            case TurnEnded():
                return (TurnFree(event.seat),)
            case TurnTaken():
                return (TurnStarted(event.seat),)
            case TurnFree():
                able = self._able(table)
                return (self._race(table),) if len(able) > 1 else (TurnTaken(able[0], called=False),)

    def _able(self, view: View) -> list[int]:
        """The seats that may take the next turn."""
        seats = view.seats_with_wires()
        return seats if len(seats) <= 2 else [seat for seat in seats if seat != self.last]

    def _race(self, table: Table) -> RaceAsk:
        """The question who is first."""
        return RaceAsk(seats=tuple(self._able(table)), rule=self.id, mode="first", open=True)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        assert view.seat is not None
        if isinstance(ask, RaceAsk):
            yield Form(TakeTurn, view.seat, rule=self.id)

    def answered(self, table: Table, ask: RaceAsk, acts: tuple[TakeTurn, ...]) -> Steps:
        if acts:
            yield TurnTaken(acts[0].seat, called=True)
        else:
            start = table.public.captain if self.last is None else self.last + 1
            able = self._able(table)
            yield TurnTaken(next(seat for seat in table.clockwise(start) if seat in able), called=False)

    def asks_again(self, table: Table, ask: Ask) -> Ask | None:
        return super().asks_again(table, ask) if isinstance(ask, TurnAsk) else self._race(table)

    def refuses(self, view: View, act: Act) -> Message | None:
        if isinstance(act, TakeTurn) and isinstance(view.public.ask, RaceAsk):
            if view.seat == self.last:
                return JUST_HAD
            return LET_GO if view.seat in view.public.ask.answered else NO_WIRES
        return WAIT if isinstance(act, TakeTurn) else None

    def on(self, event: TurnFree | TurnTaken) -> Race:
        if isinstance(event, TurnFree):
            return replace(self, last=event.last, taken=None)
        return replace(self, taken=event.seat)

    def panel(self, view: View) -> Note:
        if self.last is None or len(view.seats_with_wires()) <= 2:
            text = ANYBODY
        else:
            text = say("race-anybody-but", seat=Seat(self.last))
        return Note(rule=self.id, title=NEXT_TURN, text=text)


@tell.register
def _(event: TurnFree, told: Told) -> None:
    return None


@tell.register
def _(event: TurnTaken, told: Told) -> Message:
    return say("told-turn-taken", seat=Seat(event.seat), called=event.called)
