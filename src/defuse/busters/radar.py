"""What a radar hears, and what follows from it (E12)."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.busters.board import Board
from defuse.busters.events import RadarAnswered
from defuse.busters.view import Table, View
from defuse.busters.wires import blue
from defuse.kernel import Among, Fact


def answers(table: Table, value: int) -> tuple[bool, ...]:
    """For each stand: whether it has an uncut blue wire of the number, X, flipped and red-like wires apart."""
    return tuple(
        value not in table.public.reds and any(table.value(wire) == value for wire in table.plain(stand))
        for stand in range(len(table.public.stands))
    )


def radar_facts(board: Board, event: RadarAnswered) -> Iterable[Fact]:
    """Of each stand's wires that were uncut: at least one, or none, is of the number."""
    if event.value in board.reds:
        return
    view = View(board, b"", None)
    for stand, yes in enumerate(event.answers):
        wires = tuple(view.plain(stand))
        if wires:
            yield Among(wires, (blue(event.value),), 1) if yes else Among(wires, (blue(event.value),), 0, 0)
