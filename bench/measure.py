"""How to time things on a noisy machine: each piece several times over, and the best time counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

REPEATS = 5


def best(call: Callable[[], object], repeats: int = REPEATS) -> float:
    """The least number of seconds that a call took."""
    least = float("inf")
    for _ in range(repeats):
        begin = perf_counter()
        call()
        least = min(least, perf_counter() - begin)
    return least


def total(pieces: Sequence[T], call: Callable[[T], object], repeats: int = REPEATS) -> float:
    """The sum over all pieces of the best time for each: one disturbance spoils one piece, not the figure."""
    least = [float("inf")] * len(pieces)
    for _ in range(repeats):
        for at, piece in enumerate(pieces):
            begin = perf_counter()
            call(piece)
            least[at] = min(least[at], perf_counter() - begin)
    return sum(least)


def yardstick() -> float:
    """Microseconds for 100 rounds of a plain Python loop: what this machine's Python is worth right now."""

    def loop() -> int:
        count = 0
        for number in range(100_000):
            count += number & 3
        return count

    return best(loop) / 1000 * 1e6
