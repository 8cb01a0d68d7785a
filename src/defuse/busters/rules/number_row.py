"""Number cards that are worth a step of the dial."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, TableReady, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Event, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, say

TITLE = say("number-row")


class NumbersLaid(Event, frozen=True):
    """Number cards were laid on the table."""

    numbers: tuple[int, ...]


class NumberRow(Rule, frozen=True, kw_only=True):
    """As many number cards as players: when all wires of one are cut, the dial moves back a step (M62)."""

    id: str = "number-row"
    numbers: tuple[int, ...] = ()

    rank: ClassVar[Rank] = Rank.MISSION

    def after(self, table: Table, event: TableReady | WiresCut) -> Steps:
        match event:
            case TableReady():
                yield NumbersLaid(drawn(table, table.public.players))
            case WiresCut() if event.value in self.numbers and not table.remaining(event.value):
                yield DialMoved(1, DialCause.NUMBER_CARD, event.by)
            case _:
                pass

    def on(self, event: NumbersLaid) -> NumberRow:
        return replace(self, numbers=event.numbers)

    def panel(self, view: View) -> Cards:
        cards = [
            Card(title=str(number), state="done" if number in view.public.validated else "open")
            for number in self.numbers
        ]
        return Cards(rule=self.id, title=TITLE, cards=tuple(cards))


@tell.register
def _(event: NumbersLaid, told: Told) -> Message:
    return say("told-numbers-laid", numbers=event.numbers)
