"""A number lies open, and whoever calls first has to cut it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.acts import PlaceToken, RevealReds
from defuse.busters.asks import TurnAsk
from defuse.busters.events import RedsRevealed, Settled, TurnEnded, TurnStarted
from defuse.busters.mission import Mission
from defuse.busters.rules.number_turns import Designate, DesignateAsk, HadNot, NumberCalled, NumberTurns
from defuse.busters.view import Table, View
from defuse.kernel import Act, Ask, Form, Steps, helper
from defuse.words import Message, say

SNIP_AND_REVEAL = say("volunteer-reveals")


class Snip(Act, frozen=True):
    """Say that you do it."""


class VolunteerAsk(Ask, frozen=True, kw_only=True):
    """Who cuts this number?"""

    value: int
    """0 if no number is left, only reds."""

    def question(self) -> Message:
        return say("ask-volunteer-ask", value=self.value) if self.value else say("ask-volunteer-ask-reds")


class Volunteers(NumberTurns, frozen=True, kw_only=True):
    """Each turn the captain turns up a number; the first to call cuts it. If nobody calls, the captain picks (M45)."""

    seconds: float | None = 15.0
    """How long the captain waits for a call; None: until everybody has declined."""
    failed: tuple[int, ...] = ()
    """Who called for this card in vain."""

    verbs: ClassVar[tuple[type[Act], ...]] = (Snip, RevealReds, Designate, PlaceToken)

    def casual(self, mission: Mission) -> Volunteers:
        """Without a clock the captain waits until everybody has declined."""
        return replace(self, seconds=None)

    def after(self, table: Table, event: TurnStarted | TurnEnded | HadNot | NumberCalled) -> Steps:
        match event:
            case TurnStarted():
                yield self.next_number(table) or self.volunteers(table)
            case NumberCalled():
                yield self.volunteers(table)
            case HadNot():
                yield from super().after(table, event)
                if event.waits:
                    yield self.volunteers(table)
            case TurnEnded():
                yield TurnStarted(table.public.captain)

    @helper
    def volunteers(self, table: Table) -> Ask:
        """The question to all who have wires and have not called in vain; if nobody is left, the captain picks."""
        seats = tuple([seat for seat in table.seats_with_wires() if seat not in self.failed])
        if not seats:
            return self.captain_picks(table)
        until = None if self.seconds is None else table.public.clock + self.seconds
        # M45: who has declined is not told while others may still call.
        return VolunteerAsk(
            seats=seats, rule=self.id, mode="first", open=True, until=until, discreet=True, value=self.number
        )

    @helper
    def captain_picks(self, table: Table) -> Ask:
        """Nobody called."""
        return DesignateAsk(seats=(table.public.captain,), rule=self.id, value=self.number)

    def choices(self, view: View, ask: Ask) -> Iterable[Form]:
        seat = view.seat
        assert seat is not None
        if not isinstance(ask, VolunteerAsk):
            yield from super().choices(view, ask)
        elif view.only_reds(seat):
            yield Form(RevealReds, seat, rule=self.id, label=SNIP_AND_REVEAL)
        else:
            yield Form(Snip, seat, rule=self.id)

    def answered(self, table: Table, ask: Ask, acts: tuple[Any, ...]) -> Steps:
        if not isinstance(ask, VolunteerAsk):
            yield from super().answered(table, ask, acts)
            # Whoever was picked has acted, or shown a wire.
            if isinstance(ask, DesignateAsk):
                yield from self._over(table, acts[0].chosen)
        elif not acts:  # nobody called, or the time is up
            yield self.captain_picks(table)
        else:
            yield from self._called(table, acts[0])

    def _called(self, table: Table, act: Act) -> Steps:
        """Let a caller act; or take a step, and leave the card to somebody else."""
        if isinstance(act, RevealReds):
            wires = tuple(table.hand(act.seat))
            yield RedsRevealed(act.seat, wires, tuple([table.value(wire) for wire in wires]))
            yield from self._over(table, act.seat)
        elif self.has_it(table, act.seat):
            yield from self.takes_on(act.seat)
            yield from self._over(table, act.seat)
        else:
            yield HadNot(act.seat, self.number, waits=True)

    def has_it(self, table: Table, seat: int) -> bool:
        return not self.number or super().has_it(table, seat)

    def takes_on(self, seat: int) -> Steps:
        if self.number:
            return super().takes_on(seat)
        return (TurnAsk(seats=(seat,), rule=self.id, open=True),)  # only reds are left: they are revealed

    def _over(self, table: Table, seat: int) -> Steps:
        """The end of this turn."""
        return (Settled(seat), TurnEnded(table.public.turn))

    def asks_again(self, table: Table, ask: Ask) -> Ask | None:
        if not isinstance(ask, VolunteerAsk):
            return super().asks_again(table, ask)
        again = self.volunteers(table)
        return replace(again, until=ask.until) if isinstance(again, VolunteerAsk) else again

    def on(self, event: NumberCalled | TurnStarted | HadNot) -> NumberTurns:
        if isinstance(event, HadNot):
            return replace(self, failed=(*self.failed, event.seat))
        fresh = super().on(event)
        return replace(fresh, failed=()) if isinstance(event, TurnStarted) else fresh
