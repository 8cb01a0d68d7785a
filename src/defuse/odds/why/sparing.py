"""Sparing: what is needed of many things, found by leaving out as much as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def spared(given: tuple[T, ...], enough: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """Those of some things without which there is not enough, large blocks tried first.

    >>> spared((1, 2, 3, 4, 5), lambda left: 2 in left and 5 in left)
    (2, 5)
    """
    size = (len(given) + 1) // 2
    while size:
        at = 0
        while at < len(given):
            fewer = given[:at] + given[at + size :]
            if enough(fewer):
                given = fewer
            else:
                at += size
        size = min(size, len(given)) // 2
    return given
