"""What everyone learns when wires go from stand to stand."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.busters.board import Board
from defuse.busters.events import WiresMoved
from defuse.kernel import Fact, Order


def order_facts(board: Board, event: WiresMoved) -> Iterable[Fact]:
    """A moved wire stands right of those that are not above it and left of those that are (E9).

    What its old neighbours told of it is a fact already, and stays one.
    """
    moved = {move.wire for move in event.moves}
    for move in event.moves:
        row = [
            wire for wire in board.stands[move.stand] if not board.loose >> wire & 1 and wire not in moved - {move.wire}
        ]
        at = row.index(move.wire)
        if at > 0:
            yield Order(row[at - 1], move.wire)
        if at + 1 < len(row):
            yield Order(move.wire, row[at + 1], strict=True)
