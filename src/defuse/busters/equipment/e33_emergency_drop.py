"""Equipment card 33: Emergency Drop."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.card import EVERYBODY, Equipment, Timing
from defuse.busters.events import CardsReadied, CardUsed, Unlocked
from defuse.busters.view import Table
from defuse.kernel import Steps


class EmergencyDrop(Equipment, frozen=True):
    """As soon as four 3s are cut: every used card that is not instant can be used again (E17)."""

    card: ClassVar[str] = "33"
    code: ClassVar[int] = 215
    unlock: ClassVar[tuple[int, int] | None] = (3, 4)
    timing: ClassVar[Timing] = "instant"
    since: ClassVar[int] = 55

    def after(self, table: Table, event: Unlocked) -> Steps:
        if event.card == self.id:
            yield CardUsed(self.id, table.public.turn)
            cards = [rule for rule in table.public.rules if isinstance(rule, Equipment) and rule.holder == EVERYBODY]
            used = tuple(card.id for card in cards if card.state == "used" and card.timing != "instant")
            if used:
                yield CardsReadied(used)


CARD = EmergencyDrop
