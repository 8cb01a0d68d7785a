"""Comparing: two bots on the same deals. A lucky deal helps both, so that fewer games tell more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from defuse.arena.games.busters.matches import Result
from defuse.arena.games.busters.summary import BOXES
from defuse.statistics import paired_difference, sign_test


class Duel(Struct, frozen=True, kw_only=True):
    """The deals of some missions that both have played: the first is A, the second is B."""

    missions: tuple[int, int]
    """The first and the last."""
    deals: int
    both: int
    """How many deals both have won."""
    only_a: int
    only_b: int
    neither: int
    rate_a: float
    rate_b: float
    difference: float
    """The win rate of B minus that of A."""
    low: float
    """From here to `high` the true difference lies, in all likelihood (Newcombe's paired interval, 95 %)."""
    high: float
    p: float
    """How likely such a difference, or a larger one, is among equals (McNemar's exact test)."""
    thinking_a: float
    """Seconds of thinking a game, on average."""
    thinking_b: float
    gain: float | None
    """What a further second of thinking a game gains in win rate; None where B does not think longer than A."""


def compare(first: Iterable[Result], second: Iterable[Result]) -> list[Duel]:
    """A duel for each campaign box, and one for all; of deals that both have played, or nothing if there are none."""
    others = {result.match.name: result for result in second}
    pairs = [(result, others[result.match.name]) for result in first if result.match.name in others]
    if not pairs:
        return []
    duels = [
        _duel(here, box)
        for box in BOXES
        if (here := [pair for pair in pairs if box[0] <= pair[0].match.mission <= box[1]])
    ]
    missions = [pair[0].match.mission for pair in pairs]
    return [*duels, _duel(pairs, (min(missions), max(missions)))]


def _duel(pairs: Sequence[tuple[Result, Result]], missions: tuple[int, int]) -> Duel:
    deals = len(pairs)
    both = sum(a.won and b.won for a, b in pairs)
    only_a = sum(a.won and not b.won for a, b in pairs)
    only_b = sum(b.won and not a.won for a, b in pairs)
    neither = deals - both - only_a - only_b
    interval = paired_difference(both, only_a, only_b, neither)
    thinking_a = sum(a.thinking.seconds for a, _ in pairs if a.thinking) / deals
    thinking_b = sum(b.thinking.seconds for _, b in pairs if b.thinking) / deals
    difference = (only_b - only_a) / deals
    return Duel(
        missions=missions,
        deals=deals,
        both=both,
        only_a=only_a,
        only_b=only_b,
        neither=neither,
        rate_a=(both + only_a) / deals,
        rate_b=(both + only_b) / deals,
        difference=difference,
        low=interval.low,
        high=interval.high,
        p=sign_test(only_a, only_b),
        thinking_a=thinking_a,
        thinking_b=thinking_b,
        gain=difference / (thinking_b - thinking_a) if thinking_b > thinking_a else None,
    )
