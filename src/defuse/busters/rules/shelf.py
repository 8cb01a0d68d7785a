"""The shelf: when an equipment card becomes usable (E2), and more cards from the pile (E15)."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.events import EquipmentLaid, RedsRevealed, Unlocked, WiresCut
from defuse.busters.view import Table
from defuse.kernel import Rule, Steps


class Shelf(Rule, frozen=True, kw_only=True):
    """A card can be used from the moment when the wires that it asks for are cut; left to right."""

    id: str = "shelf"

    rank: ClassVar[int] = 9

    def after(self, table: Table, event: WiresCut | RedsRevealed | EquipmentLaid) -> Steps:
        cut = table.public.cut
        for rule in table.public.rules:
            if (
                isinstance(rule, Equipment)
                and rule.state == "locked"
                and rule.holder == EVERYBODY
                and all(cut[value] >= count for value, count in rule.needs())
            ):
                yield Unlocked(rule.id)
