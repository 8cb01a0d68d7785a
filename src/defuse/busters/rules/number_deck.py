"""A deck of number cards that turns up equipment."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters import catalogue, pile
from defuse.busters.events import EquipmentLaid, TableReady, Unlocked, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Event, Steps, helper
from defuse.kernel.panel import Card, Cards, Panel
from defuse.words import Message, say

TITLE = say("number-deck-card")
EQUIPMENT = say("number-deck-equipment")
FACE_DOWN = say("number-deck-face-down")


class NumberTurned(Event, frozen=True):
    """The next number card of the deck was turned up."""

    number: int


class NumberDeck(Rule, frozen=True, kw_only=True):
    """When all wires of the visible number are cut, an equipment card is turned up and can be used (M15).

    The next number is turned up then. One that is finished already is passed over, and brings nothing.
    """

    id: str = "number-deck"
    seen: tuple[int, ...] = ()
    """The numbers that were turned up so far; the last one counts."""
    turned: int = 0
    """How many equipment cards were turned up so far."""

    rank: ClassVar[Rank] = Rank.MISSION

    @property
    def current(self) -> int:
        """The visible number; 0 before the first one."""
        return self.seen[-1] if self.seen else 0

    @helper
    def face_down(self, view: View) -> int:
        """How many equipment cards lie face down: as many as players at first."""
        return min(view.public.players - self.turned, len(pile.left(view)))

    def after(self, table: Table, event: TableReady | NumberTurned | WiresCut) -> Steps:
        match event:
            case TableReady():
                yield from self._next_number(table)
            case NumberTurned() if not table.remaining(event.number):
                yield from self._next_number(table)
            case WiresCut() if event.value == self.current and not table.remaining(event.value):
                left = self.face_down(table)
                if left:
                    card = catalogue.by_code()[table.faces[pile.left(table)[0]]]
                    yield from pile.draw_steps(table, 1)
                    yield Unlocked(card.card)
                if left > 1:  # without a card to win there is no need for another number
                    yield from self._next_number(table)
            case _:
                pass

    def _next_number(self, table: Table) -> Steps:
        """Turn up the next card of the deck, if there is one."""
        for number in drawn(table, 1, self.seen):
            yield NumberTurned(number)

    def on(self, event: NumberTurned | EquipmentLaid) -> NumberDeck:
        if isinstance(event, NumberTurned):
            return replace(self, seen=(*self.seen, event.number))
        return replace(self, turned=self.turned + len(event.cards))

    def panel(self, view: View) -> tuple[Panel, ...]:
        number = self.current
        shown = Card(
            title=str(number),
            text=say("number-deck-so-far", cut=view.cuts_of(number), total=view.public.totals[number]),
            state="done" if not view.remaining(number) else "open",
        )
        hidden = Card(title=EQUIPMENT, state="hidden")
        return (
            Cards(rule=self.id, title=TITLE, cards=(shown,) if number else ()),
            Cards(rule=self.id, title=FACE_DOWN, cards=(hidden,) * self.face_down(view)),
        )


@tell.register
def _(event: NumberTurned, told: Told) -> Message:
    finished = event.number in told.before.validated
    return say("told-number-turned-up", number=event.number, finished=finished)
