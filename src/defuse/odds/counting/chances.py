"""Small sums over distributions."""

from __future__ import annotations

from collections.abc import Iterable
from math import log2


def entropy(chances: Iterable[float]) -> float:
    """The entropy of a distribution, in bits."""
    return -sum([chance * log2(chance) for chance in chances if chance > 0]) or 0.0
