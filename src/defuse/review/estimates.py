"""Estimates: what so many games say of a chance, and of the difference between two choices in the same worlds."""

from __future__ import annotations

from statistics import NormalDist

from defuse.review.findings import Estimate
from defuse.statistics import Interval, difference, paired_difference, wilson

SURE = 0.95
"""How sure the intervals are."""


def measured(won: int, games: int) -> Estimate:
    """A chance, by Wilson's interval.

    >>> found = measured(8, 16)
    >>> found.chance, round(found.low, 2), round(found.high, 2)
    (0.5, 0.28, 0.72)
    """
    found = wilson(won, games)
    return Estimate(chance=won / games, low=found.low, high=found.high, games=games)


def known(won: bool) -> Estimate:
    """How a game ended: no games have to be played to know it."""
    chance = float(won)
    return Estimate(chance=chance, low=chance, high=chance, games=0)


def width(estimate: Estimate) -> float:
    """How far the further end of the interval is from the estimate."""
    return max(estimate.chance - estimate.low, estimate.high - estimate.chance)


def loss(both: int, chosen: int, other: int, neither: int, rivals: int = 1) -> Estimate:
    """By how much a choice wins more often than another one (below zero: less often), in the same worlds.

    `both`, `chosen`, `other`, `neither`: in how many worlds both win, the chosen one alone, and so on. Whoever picks
    the best of several rivals picks the luckiest, too, so the interval is wider the more rivals there are (Bonferroni).

    >>> loss(50, 2, 20, 28).high < 0 < loss(50, 8, 10, 32).high
    True
    """
    games = both + chosen + other + neither
    z = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / rivals)
    found = paired_difference(both, other, chosen, neither, z)
    return Estimate(chance=(chosen - other) / games, low=found.low, high=found.high, games=games)


def change(before: Estimate, after: Estimate) -> Interval:
    """The interval of the change from one chance to another."""
    return difference(
        (before.chance, Interval(before.low, before.high)), (after.chance, Interval(after.low, after.high))
    )


def differ(before: Estimate, after: Estimate) -> bool:
    """Whether two chances differ by more than their intervals allow."""
    found = change(before, after)
    return found.low > 0 or found.high < 0
