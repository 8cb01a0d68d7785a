"""Counts: what each deck holds. The back of a deck shows it, and exposed cards lie open: all of it is public.

>>> from defuse import academy
>>> game = academy.parse("bomb 1 · round 2\\ngreen | 3\\nA 4\\nB 0")
>>> [(count.value, count.left, count.printed) for count in counts(game.public, "green")]
[(0, 2, 2), (1, 4, 4), (2, 3, 3), (3, 2, 3)]
>>> adds(game.public, "green")
2
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from defuse.academy.board import CARD_BASE, Board


class Count(Struct, frozen=True):
    """How many cards of a main value a deck has."""

    value: int
    printed: int
    """In all: as its back says."""
    left: int
    """Still face down."""


def counts(board: Board, name: str) -> tuple[Count, ...]:
    """What the deck of a wire holds, the lowest value first."""
    pile = next(pile for pile in board.piles if pile.name == name)
    printed = Counter([kind - CARD_BASE for kind in pile.kinds])
    exposed = Counter(board.wire(name).values)
    return tuple([Count(value, printed[value], printed[value] - exposed[value]) for value in sorted(printed)])


def adds(board: Board, name: str) -> int:
    """What a cut of one card scores beside its main value: the chain with that card, and the plates (A4)."""
    return board.wire(name).chain + 1 + board.bonus(name)
