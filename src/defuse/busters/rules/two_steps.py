"""Turns in two steps: first something is chosen that says which value is cut, then it is cut."""

from __future__ import annotations

from defuse.busters.asks import TurnAsk
from defuse.busters.card import Equipment
from defuse.busters.events import Settled, TurnEnded, TurnStarted
from defuse.busters.rules.turns import Turns
from defuse.busters.view import Table, View
from defuse.kernel import Act, Steps, helper
from defuse.words import Message, say

SOMETHING_ELSE = say("two-steps-something-else")
NOW_CUT = say("two-steps-now-cut")


class FirstStep(TurnAsk, frozen=True):
    """What do you do before you cut?"""


class TwoSteps(Turns, frozen=True, kw_only=True):
    """The turn's question is asked in two steps. Nothing is cut in the first one, but cards may come before it."""

    id: str = "turns"

    @helper
    def begins(self, table: Table, seat: int) -> FirstStep:
        """The first question of a turn."""
        return FirstStep(seats=(seat,), rule=self.id, open=True)

    @helper
    def then_cut(self, seat: int, values: tuple[int, ...]) -> TurnAsk:
        """The second question: the cut of one of these values."""
        return TurnAsk(seats=(seat,), rule=self.id, open=True, values=values)

    def after(self, table: Table, event: TurnStarted | TurnEnded) -> Steps:
        if isinstance(event, TurnStarted):
            return (self.begins(table, event.seat), Settled(event.seat), TurnEnded(event.seat))
        return super().after(table, event)

    @helper
    def first_things_first(self) -> Message:
        """Why nothing can be cut yet."""
        return SOMETHING_ELSE

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        return self.first_things_first() if isinstance(view.public.ask, FirstStep) else None

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        ask, named = view.public.ask, view.rule(card)
        if isinstance(ask, TurnAsk) and ask.values and isinstance(named, Equipment) and named.instead:
            return NOW_CUT  # E14: it flips and discards nothing
        return None
