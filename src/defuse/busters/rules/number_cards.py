"""Number cards that are drawn for all to see."""

from __future__ import annotations

from defuse.busters.view import Table
from defuse.busters.wires import BLUE_VALUES


def drawn(table: Table, count: int, out: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Some different number cards by lot, in the order in which they were drawn; those in `out` are drawn no more.

    A deck that nobody looks into can be drawn by lot when a card is turned: there is nothing to hide before.
    """
    left = [number for number in BLUE_VALUES if number not in out]
    return tuple([left.pop(table.roll(len(left))) for _ in range(min(count, len(left)))])
