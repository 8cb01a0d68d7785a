"""The counting problem: rows of places, what each place may have, and what ties places together."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb, factorial
from typing import NamedTuple


class Contradiction(ValueError):
    """No deal agrees with the evidence."""


class TooManyFacts(ValueError):
    """The evidence hangs together in so many ways that it cannot be counted."""


class Check(NamedTuple):
    """A condition on the places that get wires of one kind: how many of `among` do, and whether `thing` does."""

    kind: int
    among: int
    thing: int
    without: int
    """The counts that are fine, as bits, if `thing` is not among these places."""
    with_it: int


class Behind(NamedTuple):
    """The place `high` is filled after place `at` of a row, or with `strict=False` together with it."""

    high: int
    row: int
    at: int
    strict: bool


class Gauge(NamedTuple):
    """A condition like a check, on the wires of several kinds taken together."""

    kinds: int
    among: int
    thing: int
    without: int
    with_it: int
    most: int
    """Where counting stops."""
    open: bool
    """Whether more than `most` is as good as `most`; else it is wrong."""
    first: int
    last: int


class Row(NamedTuple):
    """Places that are filled from the left, and the things that lie there."""

    things: tuple[int, ...]
    bag: bool


class Problem(NamedTuple):
    """What the kernel counts. Sets of kinds and of places are bit masks."""

    kinds: tuple[int, ...]
    """The faces that there are, ascending; a kind is an index into them."""
    copies: tuple[int, ...]
    """How many wires of each kind are handed out."""
    rows: tuple[Row, ...]
    allowed: tuple[int, ...]
    """The kinds that each place may have, row by row."""
    checks: tuple[Check, ...]
    """Ordered by kind."""
    orders: tuple[Behind, ...]
    gauges: tuple[Gauge, ...]
    certain: dict[int, int]
    """The face of each thing that is certain."""
    factor: int
    """The ways to choose the wires that are certain: every way of the kernel counts so often."""


def ways_of(chosen: Iterable[tuple[int, int]]) -> int:
    """The product of "n over k", where k is -1 of n!."""
    ways = 1
    for number, out in chosen:
        ways *= factorial(number) if out < 0 else comb(number, out)
    return ways


class Best(NamedTuple):
    """A plain call: what it is worth, the value that is named, the wire that is pointed at."""

    worth: float
    value: int
    wire: int
