"""Statistics: how sure one can be of a win rate, and of the difference between two bots on the same deals.

What is `…_anytime` holds however often one looks, and whenever one stops (docs/arena.md#stop-when-it-is-clear).
"""

from __future__ import annotations

from math import ceil, exp, inf, lgamma, log, sqrt

from msgspec import Struct

Z = 1.959963984540054
"""How many standard deviations make 95 %."""


class Interval(Struct, frozen=True):
    """Where a value lies in all likelihood: 95 %."""

    low: float
    high: float


def wilson(wins: int, games: int, z: float = Z) -> Interval:
    """Wilson's interval of a win rate: right for few games too, and never outside 0 to 1.

    >>> found = wilson(5, 10)
    >>> round(found.low, 4), round(found.high, 4)
    (0.2366, 0.7634)
    """
    if not 0 <= wins <= games or not games:
        raise ValueError(f"{wins} wins in {games} games make no rate")
    rate, square = wins / games, z * z
    middle = rate + square / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    below = 0.0 if wins == 0 else (middle - half) / (1 + square / games)
    above = 1.0 if wins == games else (middle + half) / (1 + square / games)
    return Interval(below, above)


def sign_test(first: int, second: int) -> float:
    """McNemar's exact test, on both sides: how likely a split at least as uneven as this is among equals.

    Only deals count that one of the two has won and the other has not.

    >>> sign_test(1, 9)
    0.021484375
    """
    deals = first + second
    ways = tail = 1  # how many ways there are to split the deals, from none for one side upwards
    for less in range(min(first, second)):
        ways = ways * (deals - less) // (less + 1)
        tail += ways
    return min(1.0, 2 * tail / (1 << deals))


def paired_difference(both: int, first: int, second: int, neither: int, z: float = Z) -> Interval:
    """The interval of the win rate of the second minus that of the first, on the same deals (Newcombe's hybrid score).

    `both`, `first`, `second`, `neither`: how many deals were won by both, by the first alone, and so on.
    """
    games = both + first + second + neither
    one, other = wilson(both + second, games, z), wilson(both + first, games, z)
    rate, base = (both + second) / games, (both + first) / games
    tied: float = both * neither - first * second
    if tied > 0:
        tied = max(tied - games / 2, 0)  # a correction for continuity, of the correlation alone
    spread = (both + second) * (first + neither) * (both + first) * (second + neither)
    phi = tied / sqrt(spread) if spread else 0.0

    def reach(left: float, right: float) -> float:
        return sqrt(max(0.0, left * left - 2 * phi * left * right + right * right))

    gain = rate - base
    return Interval(gain - reach(rate - one.low, other.high - base), gain + reach(one.high - rate, base - other.low))


def sign_anytime(first: int, second: int) -> float:
    """The p-value of `sign_test` for whoever looks again and again, and stops when it is small enough.

    It is one over how much better the deals are told beforehand by someone who takes every chance to win such a deal
    for equally likely than by someone who takes both bots for equals. Among equals, the chance that this ever exceeds
    20 is below one in 20 (Ville's inequality), whatever is stopped for.

    >>> round(sign_anytime(1, 9), 3), sign_anytime(5, 5)
    (0.107, 1.0)
    """
    deals = first + second
    told = deals * log(2) + lgamma(first + 1) + lgamma(second + 1) - lgamma(deals + 2)
    return min(1.0, exp(-told))


def difference_anytime(first: int, second: int, alike: int, error: float = 0.05) -> Interval:
    """Where the win rate of the second minus that of the first lies, on the same deals, whenever one looks.

    `first`, `second`, `alike`: how many deals were won by the first alone, by the second alone, by both or neither. The
    interval has all differences that no mixture of chances tells 1 / `error` times better than they do themselves.

    >>> found = difference_anytime(10, 30, 60)
    >>> round(found.low, 2), round(found.high, 2)
    (-0.03, 0.42)
    """
    counts = (first, second, alike)
    deals = sum(counts)
    if not deals:
        return Interval(-1.0, 1.0)
    mixture = lgamma(3) + sum([lgamma(count + 1) for count in counts]) - lgamma(deals + 3)
    least = mixture + log(error)
    middle = (second - first) / deals
    return Interval(_edge(counts, least, middle, -1.0), _edge(counts, least, middle, 1.0))


def _edge(counts: tuple[int, int, int], least: float, inside: float, outside: float) -> float:
    """Where, between two differences, the deals stop being told well enough."""
    if _told(counts, outside) > least:
        return outside
    for _ in range(40):
        middle = (inside + outside) / 2
        if _told(counts, middle) > least:
            inside = middle
        else:
            outside = middle
    return outside


def _told(counts: tuple[int, int, int], gain: float) -> float:
    """How well the deals are told by the best chances with this difference, as a logarithm."""

    def value(chance: float) -> float:
        chances = (chance, chance + gain, 1 - 2 * chance - gain)
        return sum(
            [count * (log(each) if each > 0 else -inf) for count, each in zip(counts, chances, strict=True) if count]
        )

    low, high = max(0.0, -gain), (1 - gain) / 2
    for _ in range(60):  # it has one peak
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if value(left) < value(right):
            low = left
        else:
            high = right
    return max(value(low), value((low + high) / 2), value(high))


def difference(before: tuple[float, Interval], after: tuple[float, Interval]) -> Interval:
    """The interval of one win rate minus another one, each of its own games (Newcombe's hybrid score).

    >>> found = difference((0.5, wilson(50, 100)), (0.8, wilson(80, 100)))
    >>> round(found.low, 2), round(found.high, 2)
    (0.17, 0.42)
    """
    (base, one), (rate, other) = before, after
    gain = rate - base
    low = gain - sqrt((rate - other.low) ** 2 + (one.high - base) ** 2)
    return Interval(low, gain + sqrt((other.high - rate) ** 2 + (base - one.low) ** 2))


def quantile(ordered: list[float], share: float) -> float:
    """The least of ascending values that this share of them does not exceed.

    >>> quantile([1.0, 2.0, 3.0, 10.0], 0.5), quantile([1.0, 2.0, 3.0, 10.0], 0.9)
    (2.0, 10.0)
    """
    # Rounded first: 0.9 × 10 is not quite 9.
    return ordered[max(0, ceil(round(share * len(ordered), 9)) - 1)]
