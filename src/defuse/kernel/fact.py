"""Facts: what everyone at the table may conclude about hidden faces.

A fact speaks of handles, so it never ages: "one of these wires was a 5" stays true wherever the wires go. Facts are
evidence for the odds, and a world that a seat imagines has to satisfy all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct

Value = Callable[[int], int]
"""Tells the value of a kind: two kinds of one value count as the same (all reds, all yellows)."""


class Fact(Struct, frozen=True, tag_field="fact"):
    """A statement about hidden faces that is public."""

    def holds(self, faces: bytes, value: Value) -> bool:
        """Whether the statement is true of these faces."""
        raise NotImplementedError

    def outlives(self, mixed: frozenset[int]) -> bool:
        """Whether the statement stays true when the faces of these things are mixed."""
        raise NotImplementedError


class Among(Fact, frozen=True, tag="among"):
    """At least `least` and at most `most` of these things are of one of these kinds."""

    things: tuple[int, ...]
    kinds: tuple[int, ...]
    least: int = 0
    most: int | None = None

    def holds(self, faces: bytes, value: Value) -> bool:
        found = sum(faces[thing] in self.kinds for thing in self.things)
        return self.least <= found and (self.most is None or found <= self.most)

    def outlives(self, mixed: frozenset[int]) -> bool:
        return mixed.issubset(self.things) or mixed.isdisjoint(self.things)


class Sorted(Fact, frozen=True, tag="sorted"):
    """The faces of these things ascend in this order; equal ones may stand side by side."""

    things: tuple[int, ...]

    def holds(self, faces: bytes, value: Value) -> bool:
        row = [faces[thing] for thing in self.things]
        return all(left <= right for left, right in pairwise(row))

    def outlives(self, mixed: frozenset[int]) -> bool:
        return mixed.isdisjoint(self.things)


class Order(Fact, frozen=True, tag="order"):
    """The face of `low` is not above the face of `high`; with `strict`, it is below."""

    low: int
    high: int
    strict: bool = False

    def holds(self, faces: bytes, value: Value) -> bool:
        return faces[self.low] < faces[self.high] or (not self.strict and faces[self.low] == faces[self.high])

    def outlives(self, mixed: frozenset[int]) -> bool:
        return mixed.isdisjoint((self.low, self.high))


class Same(Fact, frozen=True, tag="same"):
    """Two things have the same value, or with `equal=False` different ones."""

    one: int
    other: int
    equal: bool = True

    def holds(self, faces: bytes, value: Value) -> bool:
        return (value(faces[self.one]) == value(faces[self.other])) == self.equal

    def outlives(self, mixed: frozenset[int]) -> bool:
        return mixed.isdisjoint((self.one, self.other))


class CountOf(Fact, frozen=True, tag="count-of"):
    """Exactly `count` of the things `among` have the value of `thing` (which may be one of them)."""

    thing: int
    among: tuple[int, ...]
    count: int

    def holds(self, faces: bytes, value: Value) -> bool:
        wanted = value(faces[self.thing])
        return sum(value(faces[thing]) == wanted for thing in self.among) == self.count

    def outlives(self, mixed: frozenset[int]) -> bool:
        return self.thing not in mixed and (mixed.issubset(self.among) or mixed.isdisjoint(self.among))
