"""Tests for those who look again and again: how often they are wrong, by simulation."""

from __future__ import annotations

from math import lgamma, log
from random import Random

import pytest

from defuse.arena.games.busters import compare
from defuse.arena.games.busters.comparing import verdict_of
from defuse.statistics import _told, difference_anytime, sign_anytime, sign_test
from tests.arena.results import match, result

RUNS, DEALS = 400, 400
MOST = 0.05 + 3 * (0.05 * 0.95 / RUNS) ** 0.5
"""A share of errors above this would be three standard deviations more than 5 %."""


def drawn(random: Random, only_a: float, only_b: float) -> int:
    """A deal: 0 only A wins it, 1 only B, 2 both or neither."""
    where = random.random()
    return 0 if where < only_a else 1 if where < only_a + only_b else 2


@pytest.mark.slow
@pytest.mark.parametrize("apart", [0.1, 0.25])
def test_equals_are_rarely_told_apart_however_often_one_looks(apart: float) -> None:
    random, wrong, naive = Random(f"equals {apart}"), 0, 0
    for _ in range(RUNS):
        counts, found, peeked = [0, 0, 0], False, False
        for _ in range(DEALS):
            counts[drawn(random, apart, apart)] += 1
            found = found or sign_anytime(counts[0], counts[1]) < 0.05
            peeked = peeked or sign_test(counts[0], counts[1]) < 0.05
        wrong += found
        naive += peeked
    assert wrong / RUNS <= MOST
    assert naive / RUNS > 0.15, "whoever looks after every deal needs another test: this is what it is for"


@pytest.mark.slow
@pytest.mark.parametrize(("only_a", "only_b"), [(0.1, 0.1), (0.05, 0.2), (0.3, 0.1), (0.0, 0.02)])
def test_the_interval_holds_the_true_difference_at_all_times_together(only_a: float, only_b: float) -> None:
    random, wrong = Random(f"interval {only_a} {only_b}"), 0
    for _ in range(RUNS // 2):
        counts = [0, 0, 0]
        missed = False
        for deal in range(1, 301):
            counts[drawn(random, only_a, only_b)] += 1
            if deal % 30 == 0 and not missed:
                first, second, alike = counts
                # The same as asking whether the true difference is in the interval, without looking for its ends.
                mixture = lgamma(3) + sum([lgamma(count + 1) for count in counts]) - lgamma(deal + 3)
                missed = _told((first, second, alike), only_b - only_a) <= mixture + log(0.05)
        wrong += missed
    assert wrong / (RUNS // 2) <= 0.05 + 3 * (0.05 * 0.95 / (RUNS // 2)) ** 0.5


def test_the_shortcut_above_is_the_interval() -> None:
    random = Random(7)
    for _ in range(40):
        counts = (random.randrange(40), random.randrange(40), random.randrange(200))
        deals = sum(counts)
        if not deals:
            continue
        found = difference_anytime(*counts)
        mixture = lgamma(3) + sum([lgamma(count + 1) for count in counts]) - lgamma(deals + 3)
        for gain in (random.uniform(-0.99, 0.99) for _ in range(10)):
            inside = _told(counts, gain) > mixture + log(0.05)
            assert inside == (found.low < gain < found.high)
        assert found.low <= (counts[1] - counts[0]) / deals <= found.high


def test_a_real_difference_is_found_and_sooner_the_larger_it_is() -> None:
    def needed(only_b: float) -> float:
        random, total = Random(f"power {only_b}"), 0
        for _ in range(60):
            counts = [0, 0, 0]
            while sign_anytime(counts[0], counts[1]) >= 0.05 and sum(counts) < 5000:
                counts[drawn(random, 0.05, only_b)] += 1
            assert counts[1] > counts[0]
            total += sum(counts)
        return total / 60

    assert needed(0.4) < needed(0.2) < 400


def test_where_there_is_no_difference_that_matters_this_gets_clear() -> None:
    random, counts = Random(3), [0, 0, 0]
    verdict = "open"
    while verdict == "open":
        counts[drawn(random, 0.02, 0.02)] += 1
        if sum(counts) % 50 == 0:
            verdict = verdict_of(counts[0], counts[1], difference_anytime(*counts), 0.05)
        assert sum(counts) < 10_000
    assert verdict == "same"


@pytest.mark.parametrize(("a", "b", "verdict"), [(30, 2, "a"), (2, 30, "b"), (5, 8, "open"), (0, 0, "open")])
def test_a_comparison_says_what_is_clear(a: int, b: int, verdict: str) -> None:
    deals = a + b + 10
    first = [result(match(n), "defused" if n <= a else "dial") for n in range(1, deals + 1)]
    second = [result(match(n), "defused" if a < n <= a + b else "dial") for n in range(1, deals + 1)]
    duel = compare(first, second)[-1]
    assert (duel.only_a, duel.only_b, duel.verdict) == (a, b, verdict)
    assert duel.always_low <= duel.low
    assert duel.always_high >= duel.high
    assert duel.always_p >= duel.p
