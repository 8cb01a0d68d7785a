"""Cross-play: every bot with every other one on the same deals, and how much is lost when partners differ.

A pairing is one bot among others of another kind; the diagonal is self-play. A mixture has several kinds in turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from defuse.arena.game import Seating
from defuse.statistics import Interval, Z, wilson


class Crossing(NamedTuple):
    """A kind of table: which bots, and who sits where."""

    bots: tuple[str, ...]
    seating: Seating

    @property
    def file(self) -> str:
        """The name of its file of results.

        >>> Crossing(("quick", "careful"), "one").file, Crossing(("quick",), "row").file
        ('quick-among-careful.jsonl', 'quick.jsonl')
        """
        joint = "-among-" if self.seating == "one" else "-and-"
        return f"{joint.join([_plain(bot) for bot in self.bots])}.jsonl"


def _plain(bot: str) -> str:
    """A name for a file. What a file cannot be called by is replaced, and a digest tells such names apart."""
    plain = re.sub(r"[^A-Za-z0-9_.-]+", "_", bot).strip("_.")[:40]
    return plain if plain == bot else f"{plain}-{blake2b(bot.encode(), digest_size=3).hexdigest()}"


def crossings(bots: Sequence[str], *, mixtures: bool = False) -> list[Crossing]:
    """Self-play of each, one among each other kind, and all of them in turn; with `mixtures` every three or more."""
    found = [Crossing((bot,), "row") for bot in bots]
    found += [Crossing((one, other), "one") for one in bots for other in bots if one != other]
    sizes = range(3, len(bots) + 1) if mixtures else [len(bots)] if len(bots) > 2 else []
    found += [Crossing(some, "turn") for size in sizes for some in combinations(bots, size)]
    return found


class Cell(Struct, frozen=True, kw_only=True):
    """What came of a kind of table."""

    bots: tuple[str, ...]
    seating: Seating
    games: int
    wins: int
    rate: float
    low: float
    """From here to `high` the true rate lies, in all likelihood (Wilson, 95 %)."""
    high: float


class Gap(Struct, frozen=True, kw_only=True):
    """What a bot loses when its partners are others, on the deals that all its tables have played."""

    bot: str
    deals: int
    alone: float
    """The win rate of self-play."""
    crossed: float
    """The win rate of its pairings: one of it among others, and one of them among it."""
    gap: float
    """The first minus the second."""
    low: float
    """From here to `high` the true gap lies, in all likelihood (95 %, deal by deal)."""
    high: float


class CrossTable(Struct, frozen=True, kw_only=True):
    """All of it: the matrix (with the diagonal), the mixtures, the gaps."""

    bots: tuple[str, ...]
    pairs: tuple[Cell, ...]
    mixtures: tuple[Cell, ...]
    gaps: tuple[Gap, ...]

    def cell(self, one: str, others: str) -> Cell | None:
        """One bot among others; a bot among its own kind is self-play."""
        wanted = (one,) if one == others else (one, others)
        return next((cell for cell in self.pairs if cell.bots == wanted), None)


Won = Mapping[str, bool]
"""By deal, whether it was won."""


def cross_table(bots: Sequence[str], results: Mapping[Crossing, Won]) -> CrossTable:
    """What came of all tables. Tables without a game are left out."""
    cells = [_cell(crossing, won) for crossing, won in results.items() if won]
    return CrossTable(
        bots=tuple(bots),
        pairs=tuple([cell for cell in cells if cell.seating != "turn"]),
        mixtures=tuple([cell for cell in cells if cell.seating == "turn"]),
        gaps=tuple(_gaps(bots, results)),
    )


def _cell(crossing: Crossing, won: Won) -> Cell:
    wins, games = sum(won.values()), len(won)
    interval = wilson(wins, games)
    return Cell(
        bots=crossing.bots,
        seating=crossing.seating,
        games=games,
        wins=wins,
        rate=wins / games,
        low=interval.low,
        high=interval.high,
    )


def _gaps(bots: Sequence[str], results: Mapping[Crossing, Won]) -> Iterator[Gap]:
    for bot in bots:
        alone = results.get(Crossing((bot,), "row"), {})
        crossed = [
            won for crossing, won in results.items() if crossing.seating == "one" and bot in crossing.bots and won
        ]
        deals = [deal for deal in alone if all(deal in won for won in crossed)]
        if deals and crossed:
            yield _gap(bot, [(float(alone[deal]), _mean([won[deal] for won in crossed])) for deal in deals])


def _gap(bot: str, deals: Sequence[tuple[float, float]]) -> Gap:
    """Each deal is one sample: a lucky one helps all tables, and drops out of the difference."""
    found = mean_interval([alone - crossed for alone, crossed in deals])
    return Gap(
        bot=bot,
        deals=len(deals),
        alone=_mean([alone for alone, _ in deals]),
        crossed=_mean([crossed for _, crossed in deals]),
        gap=_mean([alone - crossed for alone, crossed in deals]),
        low=found.low,
        high=found.high,
    )


def mean_interval(samples: Sequence[float]) -> Interval:
    """Where the mean lies that samples are drawn from, by their spread; with one sample nothing is known.

    >>> found = mean_interval([0.0, 1.0, 0.0, 1.0])
    >>> round(found.low, 2), round(found.high, 2)
    (-0.07, 1.07)
    """
    count, middle = len(samples), _mean(samples)
    if count < 2:
        return Interval(-1.0, 1.0)
    spread = sum([(sample - middle) ** 2 for sample in samples]) / (count - 1)
    half = Z * sqrt(spread / count)
    return Interval(middle - half, middle + half)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
