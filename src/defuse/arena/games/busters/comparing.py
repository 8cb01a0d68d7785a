"""Comparing: two bots on the same deals. A lucky deal helps both, so that fewer games tell more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from defuse.arena.games.busters.matches import Result
from defuse.arena.games.busters.summary import BOXES
from defuse.statistics import Interval, difference_anytime, paired_difference, sign_anytime, sign_test

Verdict = Literal["a", "b", "same", "open"]

MARGIN = 0.05
"""A smaller difference of win rates does not matter, unless somebody says otherwise."""


ERROR = 0.05
"""How likely a wrong verdict may be, however often one looks."""


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
    always_low: float
    """From here to `always_high` it lies for whoever looks again and again, and stops when it is clear."""
    always_high: float
    always_p: float
    """`p` for the same."""
    verdict: Verdict
    """What is clear by now: B is better, A is better, neither by more than the margin; or nothing yet."""
    thinking_a: float
    """Seconds of thinking a game, on average."""
    thinking_b: float
    gain: float | None
    """What a further second of thinking a game gains in win rate; None where B does not think longer than A."""


def compare(first: Iterable[Result], second: Iterable[Result], margin: float = MARGIN) -> list[Duel]:
    """A duel for each campaign box, and one for all; of deals that both have played, or nothing if there are none."""
    others = {result.match.name: result for result in second}
    pairs = [(result, others[result.match.name]) for result in first if result.match.name in others]
    if not pairs:
        return []
    duels = [
        _duel(here, box, margin)
        for box in BOXES
        if (here := [pair for pair in pairs if box[0] <= pair[0].match.mission <= box[1]])
    ]
    missions = [pair[0].match.mission for pair in pairs]
    return [*duels, _duel(pairs, (min(missions), max(missions)), margin)]


def _duel(pairs: Sequence[tuple[Result, Result]], missions: tuple[int, int], margin: float) -> Duel:
    deals = len(pairs)
    both = sum(a.won and b.won for a, b in pairs)
    only_a = sum(a.won and not b.won for a, b in pairs)
    only_b = sum(b.won and not a.won for a, b in pairs)
    neither = deals - both - only_a - only_b
    interval = paired_difference(both, only_a, only_b, neither)
    always = difference_anytime(only_a, only_b, both + neither)
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
        always_low=always.low,
        always_high=always.high,
        always_p=sign_anytime(only_a, only_b),
        verdict=verdict_of(only_a, only_b, always, margin),
        thinking_a=thinking_a,
        thinking_b=thinking_b,
        gain=difference / (thinking_b - thinking_a) if thinking_b > thinking_a else None,
    )


def verdict_of(only_a: int, only_b: int, always: Interval, margin: float) -> Verdict:
    """What is clear, whenever one looks: each of the two kinds of error has a chance of 5 % at most.

    One is better if equals would hardly ever get so far apart. Neither is, by more than the margin, if the difference
    lies within it.
    """
    if sign_anytime(only_a, only_b) < ERROR:
        return "b" if only_b > only_a else "a"
    return "same" if -margin < always.low and always.high < margin else "open"
