"""Equipment card 8: General Radar."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.card import Equipment, Timing
from defuse.busters.events import CardUsed, RadarAnswered
from defuse.busters.radar import answers
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Act, Form, One, Steps
from defuse.words import say

ANY_NUMBER = One(name="value", kind="value", items=BLUE_VALUES, hint=say("radar-name-number"))


class AskRadar(Act, frozen=True):
    """Ask every stand for a number."""

    value: int


class GeneralRadar(Equipment, frozen=True):
    """At any time, name a number: each stand says whether it has an uncut blue wire of it (E12)."""

    card: ClassVar[str] = "8"
    code: ClassVar[int] = 208
    unlock: ClassVar[tuple[int, int] | None] = (8, 2)
    timing: ClassVar[Timing] = "any time"
    verbs: ClassVar = (AskRadar,)

    def offers(self, view: View) -> Iterable[Form]:
        return self.form(view, AskRadar, lambda: (ANY_NUMBER,))

    def does(self, table: Table, act: AskRadar) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield RadarAnswered(act.value, answers(table, act.value), act.seat)


CARD = GeneralRadar
