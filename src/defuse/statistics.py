"""Statistics: how sure one can be of a win rate, and of the difference between two bots on the same deals."""

from __future__ import annotations

from math import ceil, sqrt

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
