"""The supply of tokens (C6): two of each number and two yellow ones; all other kinds never run out."""

from __future__ import annotations

from defuse.busters.board import Board, Token

PER_NUMBER = 2


def physical(mark: str) -> str | None:
    """The token that shows a mark, or None for a kind that never runs out. A false 5 is a 5 token too."""
    if mark in _PHYSICAL:
        return mark
    number = mark.removeprefix("~")
    return number if number.isdigit() or number == "yellow" else None


_PHYSICAL = frozenset([*map(str, range(1, 13)), "yellow"])


def few(board: Board, mark: str) -> bool:
    """Whether so few tokens of this mark's kind lie anywhere that one more can come from the supply."""
    wanted = physical(mark)
    if wanted is None or len(board.tokens) + len(board.beside) < PER_NUMBER:
        return True
    false = "~" + wanted
    count = 0
    for token in board.tokens:
        if token.mark == wanted or token.mark == false:
            count += 1
    for other in board.beside:
        if other.mark == wanted or other.mark == false:
            count += 1
    return count < PER_NUMBER


def lying(board: Board, mark: str) -> list[Token]:
    """The tokens of this mark's kind that lie at wires, the oldest first."""
    wanted = physical(mark)
    return [] if wanted is None else [token for token in board.tokens if token.mark in (wanted, "~" + wanted)]


def at_cut_wires(board: Board, mark: str) -> list[Token]:
    """Those of them that can be taken back, because their wire is cut."""
    return [token for token in lying(board, mark) if board.gone >> token.wire & 1]


def available(board: Board, mark: str) -> bool:
    """Whether a token for this mark is in the supply or can be taken back."""
    return few(board, mark) or bool(at_cut_wires(board, mark))


def beside(board: Board, mark: str) -> int:
    """How many tokens of this mark's kind lie beside stands: they never come back."""
    wanted = physical(mark)
    return 0 if wanted is None else sum(physical(token.mark) == wanted for token in board.beside)
