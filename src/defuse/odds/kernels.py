"""Which kernel counts: the compiled one where there is one, NumPy elsewhere. Both give the same answers."""

from __future__ import annotations

from array import array
from typing import Literal, Protocol

from defuse.odds import compiled
from defuse.odds.compiled import Compiled, Unavailable, fits
from defuse.odds.problem import Problem

Name = Literal["compiled", "numpy"]

PRIMES = (2305843009213693951, 2305843009213693921, 2305843009213693907, 2305843009213693723, 2305843009213693693)
"""The largest primes below 2^61. Their product is above 2^300, and no deal of a box has so many ways."""


class Kernel(Protocol):
    """A solved problem."""

    total: float
    """The number of ways, rounded."""

    @property
    def edges(self) -> int: ...
    @property
    def memory(self) -> int: ...
    @property
    def most(self) -> int: ...
    def places(self) -> tuple[array[float], array[float]]: ...
    def sample(self, count: int, seed: int) -> bytes: ...
    def modulo(self, prime: int) -> int: ...


class Settled:
    """A problem of which nothing is left to count."""

    edges = memory = most = 0

    def __init__(self, problem: Problem) -> None:
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


def solve(problem: Problem, name: Name | None = None) -> Kernel:
    """Count, with the kernel of a name or with the best there is."""
    if not problem.rows:
        return Settled(problem)
    if name != "numpy":
        library = compiled.library()
        if library is not None and (name == "compiled" or fits(problem)):
            return Compiled(problem, library)
        if name == "compiled":
            raise Unavailable("the kernel was not compiled when defuse was installed: it needs a C compiler (cc)")
    from defuse.odds.fallback import Fallback  # NumPy takes a tenth of a second to import

    return Fallback(problem)


def exactly(kernel: Kernel) -> int:
    """The number of ways, to the last digit: from its remainders, by as many primes as its size calls for."""
    found, modulus = 0, 1
    for prime in PRIMES:
        if modulus > 2 * kernel.total:
            break
        step = (kernel.modulo(prime) - found) * pow(modulus, -1, prime) % prime
        found, modulus = found + modulus * step, modulus * prime
    return found
