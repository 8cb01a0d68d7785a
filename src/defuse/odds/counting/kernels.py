"""Which kernel counts: the compiled one where there is one, NumPy elsewhere. Both give the same answers."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Literal, Protocol

from defuse.odds.counting import compiled
from defuse.odds.counting.compiled import Compiled, NoRoom, Unavailable
from defuse.odds.counting.evidence import Evidence
from defuse.odds.counting.posed import Settled
from defuse.odds.counting.problem import Best, Problem, Row

Name = Literal["compiled", "numpy"]

PRIMES = (2305843009213693951, 2305843009213693921, 2305843009213693907, 2305843009213693723, 2305843009213693693)
"""The largest primes below 2^61. Their product is above 2^300, and no deal of a box has so many ways."""


class Kernel(Protocol):
    """Evidence that has been read and counted."""

    total: float
    """The number of ways, rounded."""

    @property
    def certain(self) -> dict[int, int]: ...
    @property
    def rows(self) -> tuple[Row, ...]: ...
    @property
    def copies(self) -> tuple[int, ...]: ...
    @property
    def factor(self) -> int: ...
    @property
    def bits(self) -> float: ...
    @property
    def problem(self) -> Problem: ...

    @property
    def edges(self) -> int: ...
    @property
    def memory(self) -> int: ...
    @property
    def most(self) -> int: ...
    def places(self) -> tuple[array[float], array[float]]: ...
    def best(self, held: Sequence[int], wires: Sequence[int], reds: Sequence[int], kept: float) -> Best: ...
    def sample(self, count: int, seed: int) -> bytes: ...
    def modulo(self, prime: int) -> int: ...


def count(faces: bytes, evidence: Evidence, statements: Evidence | None = None, name: Name | None = None) -> Kernel:
    """Read and count, with the kernel of a name or with the best there is.

    `faces` shows the things that were seen; the statements are taken for true as well. Raises `Contradiction` where
    that needs no counting; else the total is 0 if no deal agrees.
    """
    if name != "numpy":
        library = compiled.library()
        if library is not None:
            try:
                return Compiled(faces, evidence, statements, library)
            except NoRoom:
                if name == "compiled":
                    raise
        elif name == "compiled":
            raise Unavailable("the kernel was not compiled when defuse was installed: it needs a C compiler (cc)")
    from defuse.odds.counting.fallback import Fallback  # NumPy takes a tenth of a second to import
    from defuse.odds.counting.reading import problem_of

    problem = problem_of(faces, evidence, statements)
    values = evidence.pile.values
    return Fallback(problem, values) if problem.rows else Settled(problem, values)


def exactly(kernel: Kernel) -> int:
    """The number of ways, to the last digit: from its remainders, by as many primes as its size calls for."""
    found, modulus = 0, 1
    for prime in PRIMES:
        if modulus > 2 * kernel.total:
            break
        step = (kernel.modulo(prime) - found) * pow(modulus, -1, prime) % prime
        found, modulus = found + modulus * step, modulus * prime
    return found
