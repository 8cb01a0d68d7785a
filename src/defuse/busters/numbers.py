"""Kinds of the cards that can lie face down beside wires: number, constraint and challenge cards."""

from __future__ import annotations

NUMBER = 130
CONSTRAINT = 150
CHALLENGE = 170
CHARACTER = 185

NUMBER_CARDS = tuple(NUMBER + number for number in range(1, 13))
"""The kinds of the twelve number cards."""
CONSTRAINT_CARDS = tuple(CONSTRAINT + place for place in range(12))
"""The kinds of the constraint cards A to L."""
CHALLENGE_CARDS = tuple(CHALLENGE + number for number in range(1, 11))
"""The kinds of the challenge cards 1 to 10."""


def number_on(kind: int) -> int:
    """The number on a number card.

    >>> number_on(NUMBER_CARDS[4])
    5
    """
    return kind - NUMBER


def letter_on(kind: int) -> str:
    """The letter on a constraint card."""
    return "ABCDEFGHIJKL"[kind - CONSTRAINT]


def challenge_on(kind: int) -> int:
    """The number on a challenge card."""
    return kind - CHALLENGE
