"""Equipment card 6: Rewinder."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.board import DIAL_MOST
from defuse.busters.card import Equipment, Timing
from defuse.busters.causes import DialCause
from defuse.busters.events import CardUsed, DialMoved
from defuse.busters.view import Table, View
from defuse.kernel import Act, Form, Steps
from defuse.words import Text, say


class Rewind(Act, frozen=True):
    """Turn the dial back by one."""


class Rewinder(Equipment, frozen=True):
    """At any time, move the dial back one step, never above 6 (C1)."""

    card: ClassVar[str] = "6"
    code: ClassVar[int] = 206
    unlock: ClassVar[tuple[int, int] | None] = (6, 2)
    timing: ClassVar[Timing] = "any time"
    verbs: ClassVar = (Rewind,)

    def offers(self, view: View) -> Iterable[Form]:
        return self.form(view, Rewind, tuple) if view.public.dial < DIAL_MOST else ()

    def refuses(self, view: View, act: Act) -> Text | None:
        reason = Equipment.refuses(self, view, act)
        full = self.id in act.using and view.public.dial >= DIAL_MOST
        return reason or (say("rewinder-dial-full") if full else None)

    def does(self, table: Table, act: Rewind) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield DialMoved(1, DialCause.REWINDER, act.seat)


CARD = Rewinder
