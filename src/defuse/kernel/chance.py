"""Chance as a function of a seed and a count: cheap to copy, nothing to peek at, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64
_number = int.from_bytes
_MANY = 512
_PLACES = tuple([str(place).encode() for place in range(_MANY)])
"""Places as they are hashed: games draw from the first ones."""
_FAIR = (0, *[_SPAN - _SPAN % count for count in range(1, _MANY)])
"""Below which number each of so many things has the same share."""


class Chance:
    """A stream of random numbers: the number at place `drawn` depends on the seed and the place alone.

    >>> Chance("7").below(6) == Chance("7").below(6)
    True
    """

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1, all equally likely."""
        if count <= 0:
            raise ValueError(f"cannot draw one of {count} things")
        fair = _FAIR[count] if count < _MANY else _SPAN - _SPAN % count
        while True:
            text = f"{self.seed}/{self.drawn}".encode()
            self.drawn += 1
            number = int.from_bytes(blake2b(text, digest_size=8).digest(), "little")
            if number < fair:
                return number % count

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in an order drawn from all orders alike."""
        order = list(items)
        drawn = self.drawn
        begun = blake2b(f"{self.seed}/".encode(), digest_size=8).copy
        for last in range(len(order) - 1, 0, -1):
            # As `below(last + 1)` does it, without a call for each item: most of setting up a game is shuffling.
            count = last + 1
            fair = _FAIR[count] if count < _MANY else _SPAN - _SPAN % count
            while True:
                whole = begun()
                whole.update(_PLACES[drawn] if drawn < _MANY else b"%d" % drawn)
                drawn += 1
                number = _number(whole.digest(), "little")
                if number < fair:
                    break
            other = number % count
            order[last], order[other] = order[other], order[last]
        self.drawn = drawn
        return order
