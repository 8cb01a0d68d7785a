"""Ranks: the order in which rules are heard. Each game gives its ranks names, and says what they mean."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class Ranks(IntEnum):
    """The parent of a game's enumeration of ranks: each has a number and a meaning.

    Rules of a lower rank hear of an event first. A question that one answer settles (`view.first`) goes to the highest
    rank first, so that a special rule beats a common one.
    """

    meaning: str

    def __new__(cls, number: int, meaning: str) -> Self:
        rank = int.__new__(cls, number)
        rank._value_ = number
        rank.meaning = meaning
        return rank
