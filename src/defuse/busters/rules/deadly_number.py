"""A blue number that acts as red."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.events import Dealt
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.wires import RED
from defuse.busters.words import Told, tell
from defuse.kernel import Event, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, say


class NumberTurnedRed(Event, frozen=True):
    """A number card was drawn: its wires act as reds."""

    number: int

    def apply(self, public: Board) -> Board:
        return replace(public, reds=(*public.reds, self.number))


class DeadlyNumber(Rule, frozen=True, kw_only=True):
    """The four wires of a number drawn by lot are treated as red ones in every way (M11).

    What that means is all over the base game: it asks the board which values act as red. The number is drawn right
    after the deal, so that no equipment card is laid out that waits for it.
    """

    id: str = "deadly-number"

    rank: ClassVar[Rank] = Rank.MISSION

    def after(self, table: Table, event: Dealt) -> Steps:
        yield NumberTurnedRed(drawn(table, 1)[0])

    def panel(self, view: View) -> Cards:
        numbers = [value for value in view.public.reds if value != RED]
        cards = [
            Card(
                title=str(number),
                text=say("deadly-revealed", gone=view.cuts_of(number), total=view.public.totals[number]),
                state="done" if number in view.public.validated else "open",
            )
            for number in numbers
        ]
        return Cards(rule=self.id, title=say("deadly-number"), cards=tuple(cards))


@tell.register
def _(event: NumberTurnedRed, told: Told) -> Message:
    return say("told-number-turned-red", number=event.number)
