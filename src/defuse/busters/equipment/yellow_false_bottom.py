"""The yellow equipment card: False Bottom."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.card import Equipment, Timing
from defuse.busters.events import CardUsed, Unlocked
from defuse.busters.pile import draw_steps
from defuse.busters.view import Table
from defuse.busters.wires import YELLOW
from defuse.kernel import Steps


class FalseBottom(Equipment, frozen=True):
    """As soon as two yellow wires are cut: two more equipment cards from the pile (E15)."""

    card: ClassVar[str] = "Y"
    code: ClassVar[int] = 213
    unlock: ClassVar[tuple[int, int] | None] = (YELLOW, 2)
    timing: ClassVar[Timing] = "instant"
    since: ClassVar[int] = 9
    needs_yellow: ClassVar[bool] = True

    def after(self, table: Table, event: Unlocked) -> Steps:
        if event.card == self.id:
            yield CardUsed(self.id, table.public.turn)
            yield from draw_steps(table, 2)


CARD = FalseBottom
