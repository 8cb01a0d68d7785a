"""What a radar hears (E12)."""

from __future__ import annotations

from defuse.busters.view import Table


def answers(table: Table, value: int) -> tuple[bool, ...]:
    """For each stand: whether it has an uncut blue wire of the number, X, flipped and red-like wires apart."""
    return tuple(
        value not in table.public.reds and any(table.value(wire) == value for wire in table.plain(stand))
        for stand in range(len(table.public.stands))
    )
