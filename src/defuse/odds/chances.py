"""Small sums over distributions."""

from __future__ import annotations

from collections.abc import Iterable
from math import log2


def entropy(chances: Iterable[float]) -> float:
    """The entropy of a distribution, in bits."""
    return -sum([chance * log2(chance) for chance in chances if chance > 0]) or 0.0


def reds_in(chances: dict[int, float], reds: tuple[int, ...]) -> float:
    """How likely it is that a wire acts as a red one."""
    return sum([chances.get(red, 0.0) for red in reds])
