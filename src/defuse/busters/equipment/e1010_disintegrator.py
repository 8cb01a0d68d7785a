"""Equipment card 10-10: Disintegrator."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.card import Equipment, Timing
from defuse.busters.events import CardUsed, Unlocked, WiresCut
from defuse.busters.view import Table
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Steps


class Disintegrator(Equipment, frozen=True):
    """As soon as four 10s are cut: all uncut wires of a random number are cut, wherever they are (E19)."""

    card: ClassVar[str] = "10-10"
    code: ClassVar[int] = 217
    unlock: ClassVar[tuple[int, int] | None] = (10, 4)
    timing: ClassVar[Timing] = "instant"
    since: ClassVar[int] = 55

    def after(self, table: Table, event: Unlocked) -> Steps:
        if event.card == self.id:
            yield CardUsed(self.id, table.public.turn)
            left = [value for value in BLUE_VALUES if table.remaining(value)]
            if left:
                value = left[table.roll(len(left))]
                wires = [wire for stand in range(len(table.public.stands)) for wire in table.uncut(stand)]
                hit = tuple(wire for wire in wires if table.value(wire) == value)
                yield WiresCut(hit, value, table.public.turn, "disintegrated")


CARD = Disintegrator
