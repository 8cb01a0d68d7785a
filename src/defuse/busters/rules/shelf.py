"""The shelf: when an equipment card becomes usable (E2), and more cards from the pile (E15)."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.events import EquipmentLaid, RedsRevealed, Unlocked, WiresCut
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table
from defuse.kernel import Steps


class Shelf(Rule, frozen=True, kw_only=True):
    """A card can be used from the moment when the wires that it asks for are cut; left to right."""

    id: str = "shelf"

    rank: ClassVar[Rank] = Rank.SHELF

    def prevents(self, table: Table, event: Unlocked) -> bool:
        # An instant card may have cut wires, and so unlocked a card that was about to be.
        card = table.rule(event.card)
        return card is None or card.state != "locked"

    def after(self, table: Table, event: WiresCut | RedsRevealed | EquipmentLaid) -> Steps:
        cut = table.public.cut
        for card in table.having("needs"):
            if card.state == "locked" and all(cut[value] >= count for value, count in card.needs()):
                yield Unlocked(card.id)
