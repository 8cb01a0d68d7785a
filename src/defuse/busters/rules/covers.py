"""Number cards that cover equipment."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.events import EquipmentLaid, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.words import Told, card_name, tell
from defuse.kernel import Event, Steps
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, say

PAIR = 2


class EquipmentCovered(Event, frozen=True):
    """A number card was laid on each of some equipment cards."""

    cards: tuple[str, ...]
    numbers: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        covers = dict(zip(self.cards, self.numbers, strict=True))
        return _covered(public, {card: ((number, PAIR),) for card, number in covers.items()})


class CoverLifted(Event, frozen=True):
    """The pair of a number card is cut: it no longer covers its equipment card."""

    card: str
    number: int

    def apply(self, public: Board) -> Board:
        return _covered(public, {self.card: ()})


class Covers(Rule, frozen=True, kw_only=True):
    """A number card lies on each equipment card: two wires of it have to be cut, too, before the card can be used.

    The covers themselves are part of the equipment cards (`cover`), and so of what unlocks them.
    """

    id: str = "covers"
    numbers: tuple[int, ...] = ()
    """All number cards that were laid on equipment; none of them comes again."""

    rank: ClassVar[Rank] = Rank.COVERS
    """Before the shelf: a cover is lifted before the card under it becomes usable, and laid before it might (M12)."""

    def after(self, table: Table, event: EquipmentLaid | EquipmentCovered | WiresCut) -> Steps:
        if isinstance(event, EquipmentLaid):
            yield EquipmentCovered(event.cards, drawn(table, len(event.cards), self.numbers))
        else:
            for card in table.public.rules:
                if isinstance(card, Equipment):
                    for number, count in card.cover:
                        if table.cuts_of(number) >= count:
                            yield CoverLifted(card.id, number)

    def on(self, event: EquipmentCovered) -> Covers:
        return replace(self, numbers=(*self.numbers, *event.numbers))

    def panel(self, view: View) -> Cards:
        cards = [
            Card(
                title=str(number),
                text=say("covers-card", card=card.title, cut=view.cuts_of(number), count=count),
                label=card.card,
                kind="equipment",
            )
            for card in view.public.rules
            if isinstance(card, Equipment)
            for number, count in card.cover
        ]
        return Cards(rule=self.id, title=say("covers"), cards=tuple(cards))


def _covered(board: Board, covers: dict[str, tuple[tuple[int, int], ...]]) -> Board:
    rules = [
        replace(rule, cover=covers[rule.id]) if isinstance(rule, Equipment) and rule.id in covers else rule
        for rule in board.rules
    ]
    return replace(board, rules=tuple(rules))


@tell.register
def _(event: EquipmentCovered, told: Told) -> Message:
    covers = [
        say("told-equipment-cover", number=number, card=card_name(told.after, card))
        for card, number in zip(event.cards, event.numbers, strict=True)
    ]
    return say("told-equipment-covered", covers=tuple(covers))


@tell.register
def _(event: CoverLifted, told: Told) -> Message:
    return say("told-cover-lifted", number=event.number, card=card_name(told.after, event.card))
