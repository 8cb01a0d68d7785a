"""Chance as a function of a seed and a count: cheap to copy, nothing to peek at, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
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

    __slots__ = ("_begun", "drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._begun = blake2b(f"{seed}/".encode(), digest_size=8).copy  # what all numbers of this seed begin with

    def __reduce__(self) -> tuple[type[Chance], tuple[str, int]]:
        return Chance, (self.seed, self.drawn)

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1, all equally likely."""
        if count <= 0:
            raise ValueError(f"cannot draw one of {count} things")
        fair = _FAIR[count] if count < _MANY else _SPAN - _SPAN % count
        while True:
            whole = self._begun()
            whole.update(_PLACES[self.drawn] if self.drawn < _MANY else b"%d" % self.drawn)
            self.drawn += 1
            number = _number(whole.digest(), "little")
            if number < fair:
                return number % count

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in an order drawn from all orders alike."""
        order = list(items)
        last = len(order) - 1
        numbers = self._next(last) if last > 0 else ()
        if numbers and max(numbers) >= _SPAN - len(order):
            # One of them may have to be drawn again, once in some 10^16 shuffles: then one by one.
            for last in range(len(order) - 1, 0, -1):
                other = self.below(last + 1)
                order[last], order[other] = order[other], order[last]
            return order
        self.drawn += len(numbers)
        for number in numbers:
            other = number % (last + 1)
            order[last], order[other] = order[other], order[last]
            last -= 1
        return order

    def _next(self, count: int) -> tuple[int, ...]:
        """The next numbers as they are, which are not drawn yet: all in one go, as shuffling is most of setting up."""
        first, begun = self.drawn, self._begun
        digests: list[bytes] = []
        for place in _PLACES[first : first + count] if first + count <= _MANY else _written(first, count):
            whole = begun()
            whole.update(place)
            digests.append(whole.digest())
        return unpack(f"<{len(digests)}Q", b"".join(digests))


def _written(first: int, count: int) -> list[bytes]:
    return [b"%d" % place for place in range(first, first + count)]
