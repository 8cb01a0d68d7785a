"""Signs: what a seat shows of its hand by choice, kept so that whoever plays may draw conclusions."""

from __future__ import annotations

from defuse.busters.board import Board, Sign
from defuse.busters.wires import word
from defuse.kernel import mask_of


def with_token(board: Board, by: int, wire: int, mark: str) -> tuple[Sign, ...]:
    """The signs after an opening token was placed."""
    return (*board.signs, Sign("opening", by, wire, mark, row_of(board, wire)))


def row_of(board: Board, wire: int) -> tuple[int, ...]:
    """The wires that stand in order on the stand of a wire."""
    stand = board.row_of(wire)
    return tuple([other for other in stand if not board.loose >> other & 1]) if board.loose else stand


def with_cut(board: Board, by: int, wire: int, value: int) -> tuple[Sign, ...]:
    """The signs once a seat has cut a wire of its own together with one of a teammate, from the board before that.

    Wires that stand in no order are left out: a seat may not know them, or may not use them yet.
    """
    if board.loose >> wire & 1:
        return board.signs
    out = board.gone | board.loose | mask_of([token.wire for token in board.tokens])
    stands = board.rows_of(by)
    among = tuple([other for stand in stands for other in stand if not out >> other & 1])
    return (*board.signs, Sign("cut", by, wire, word(value), among))
