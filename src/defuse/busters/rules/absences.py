"""Opening tokens that tell what a hand has not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.events import Opened, TableReady, TurnStarted
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.beside import has_none
from defuse.busters.supply import available
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, kinds_of, value_word, word
from defuse.busters.words import Told, tell, values_named
from defuse.kernel import Act, Among, Ask, Event, Fact, Form, Some, Steps
from defuse.words import Message, Seat, Text, say

VALUES = (*BLUE_VALUES, YELLOW)


class AbsenceAsk(Ask, frozen=True):
    """Which values do you tell that you have none of?"""


class TellAbsent(Act, frozen=True):
    """Put tokens of values that you have not beside your stand."""

    values: tuple[int, ...]


class LackNothing(Act, frozen=True):
    """Say that you have all values of which there are tokens."""


class RestHeld(Event, frozen=True):
    """A seat told fewer absent values than it should: it has all others."""

    by: int
    values: tuple[int, ...]


class AbsentOpening(Rule, frozen=True, kw_only=True):
    """Captain first, clockwise: each puts two tokens of values that the hand has not beside the stand.

    Two stands: one token at each, and both speak of the whole hand. Whoever lacks fewer values places fewer tokens.
    """

    id: str = "opening"
    count: int = 2

    rank: ClassVar[Rank] = Rank.STORY
    verbs: ClassVar = (TellAbsent, LackNothing)

    def after(self, table: Table, event: TableReady | Opened) -> Steps:
        captain = table.public.captain
        if isinstance(event, TableReady):
            for seat in table.clockwise(captain):
                yield AbsenceAsk(seats=(seat,), rule=self.id)
            yield Opened()
        else:
            yield TurnStarted(captain)

    def choices(self, view: View, ask: AbsenceAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        field = self._absent(view, seat)
        if field.count():
            yield Form(TellAbsent, seat, (field,), rule=self.id)
        else:
            yield Form(LackNothing, seat, rule=self.id)

    def _absent(self, view: View, seat: int) -> Some:
        """The values that a hand has not, as far as there are tokens of them."""
        held = {view.value(wire) for wire in view.hand(seat)}
        barred: dict[Any, Text] = {}
        for value in VALUES:
            if value in held:
                barred[value] = say("absences-you-have", value=value_word(value))
            elif not available(view.public, word(value)):
                barred[value] = say("token-none-left", mark=value_word(value))
        free = tuple([value for value in VALUES if value not in barred])
        return Some(
            name="values",
            kind="value",
            groups=(free,) if free else (),
            least=self.count,
            most=self.count,
            barred=barred,
            hint=say("absences-name", count=min(self.count, len(free))),
        )

    def refuses(self, view: View, act: Act) -> Message | None:
        asked = isinstance(view.public.ask, AbsenceAsk) and view.seat in view.public.ask.seats
        if asked and isinstance(act, LackNothing):
            return say("absences-something-to-tell")
        return say("absences-nothing-to-tell") if asked and isinstance(act, TellAbsent) else None

    def answered(self, table: Table, ask: AbsenceAsk, acts: tuple[TellAbsent | LackNothing, ...]) -> Steps:
        (act,) = acts
        told = act.values if isinstance(act, TellAbsent) else ()
        stands = len(table.stands_of(act.seat))
        for place, value in enumerate(told):
            yield has_none(table, act.seat, value, TokenCause.OPENING, place % stands)
        if len(told) < self.count:
            rest = [value for value in VALUES if value not in told and available(table.public, word(value))]
            yield RestHeld(act.seat, tuple(rest))

    def facts(self, public: Board, event: RestHeld) -> Iterable[Fact]:
        hand = tuple(public.hand(event.by))
        for value in event.values:
            yield Among(hand, kinds_of(value), 1)


@tell.register
def _(event: RestHeld, told: Told) -> Message:
    return say("told-rest-held", seat=Seat(event.by), values=values_named(event.values))
