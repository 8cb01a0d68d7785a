"""Kernels in Python: a problem with its parts at hand, and what follows from them alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from functools import cached_property
from math import log2

from defuse.odds.counting.places import Places
from defuse.odds.counting.problem import Best, Problem


class Posed(ABC):
    """A problem that is counted in Python. `values` has the value of each kind."""

    total: float

    def __init__(self, problem: Problem, values: bytes) -> None:
        self.problem = problem
        self.certain = problem.certain
        self.rows = problem.rows
        self.copies = problem.copies
        self.factor = problem.factor
        self._values = values

    @abstractmethod
    def places(self) -> tuple[array[float], array[float]]:
        """Ways in which each place has each kind, and in which a run of so many places begins with it."""

    @property
    def bits(self) -> float:
        """The logarithm of the number of deals."""
        return log2(self.total) + log2(self.factor)

    def best(self, held: Sequence[int], wires: Sequence[int], reds: Sequence[int], kept: float) -> Best:
        """The plain call that is worth most, if a miss is worth `kept`."""
        found: list[Best] = []
        for wire in wires:
            chances = self._chances(wire)
            value = max(held, key=lambda value: chances.get(value, 0.0))
            hit, red = chances.get(value, 0.0), sum([chances.get(red, 0.0) for red in reds])
            found.append(Best(hit + (1 - hit - red) * kept, value, wire))
        return max(found, key=lambda best: best.worth)

    @cached_property
    def _places(self) -> Places:
        return Places(self.rows, len(self.problem.kinds), self.total, self.places())

    def _chances(self, wire: int) -> dict[int, float]:
        """How likely each value is."""
        if wire in self.certain:
            return {self._values[self.problem.kinds.index(self.certain[wire])]: 1.0}
        found: dict[int, float] = {}
        for value, chance in zip(self._values, self._places.chances(wire), strict=True):
            found[value] = found.get(value, 0.0) + chance
        return found


class Settled(Posed):
    """A problem of which nothing is left to count."""

    edges = memory = most = 0

    def __init__(self, problem: Problem, values: bytes) -> None:
        super().__init__(problem, values)
        self.total = 0.0 if any(problem.copies) else 1.0

    def places(self) -> tuple[array[float], array[float]]:
        """There are no places."""
        return array("d"), array("d")

    def sample(self, count: int, seed: int) -> bytes:
        """Deals without places."""
        return b""

    def modulo(self, prime: int) -> int:
        """The number of ways."""
        return int(self.total)
