"""Deals of the batched engine are as likely as those of the rules: counted, and compared with what is expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from ctypes import byref, c_uint64
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from defuse.batch import make, setups
from tests.batch.agreement import Batched, compiler, library

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C compiler")

WIRE, COLOURS, CARDS = 183, 108, 119


def far_off(counted: Mapping[Any, int], expected: Mapping[Any, float]) -> float:
    """By how many standard deviations chi-square is above what chance would make it."""
    assert set(counted) <= set(expected), "something was dealt that cannot be"
    freedom = len(expected) - 1
    found = sum([(counted.get(what, 0) - often) ** 2 / often for what, often in expected.items()])
    return float((found - freedom) / (2 * freedom) ** 0.5)


def even(count: int, what: Iterable[Any]) -> dict[Any, float]:
    """All are as likely."""
    every = list(what)
    return dict.fromkeys(every, count / len(every))


@pytest.mark.parametrize("places", [(0, 3, 5, 17, 20, 31), (1, 2, 9, 33, 40, 54)])
@pytest.mark.parametrize("drawn", [1, 2, 3, 4, 6])
def test_every_choice_of_wires_is_as_likely(places: tuple[int, ...], drawn: int) -> None:
    """A draw from half of them or from three in eight, and then by lot up to the number that is wanted."""
    lib, mask = library(), sum([1 << place for place in places])
    span = 31 if places[-1] < 32 else 63
    counted = Counter([lib.wires(key, mask, len(places), drawn, span) for key in range(20_000)])
    every = [sum([1 << place for place in some]) for some in combinations(places, drawn)]
    assert far_off(counted, even(20_000, every)) < 4 if len(every) > 1 else list(counted) == every


def test_a_small_number_is_the_head_of_a_word_and_leaves_its_rest() -> None:
    rng = Random(1)
    for word in (0, 1, 2**64 - 1, 2**32 - 1, 2**63, *[rng.getrandbits(64) for _ in range(2000)]):
        n = rng.randrange(1, 25)
        left = c_uint64(word)
        assert library().below_n(byref(left), n) == (word * n) >> 64
        assert left.value == (word * n) % 2**64


@pytest.mark.parametrize(("mission", "players"), [(1, 2), (1, 4), (1, 5), (2, 5), (8, 3), (8, 4), (8, 5)])
def test_wires_fall_as_by_shuffling(mission: int, players: int) -> None:
    """How many wires of a number are on a stand, and on two stands together."""
    deals = 6000
    batch = make(mission, players, deals, seed=3)
    own = np.array(batch.look(np.zeros(deals, int)))[:, WIRE : WIRE + 7 * 16].reshape(deals, 16, 7)[:, :, 1]
    other = np.array(batch.look(np.ones(deals, int)))[:, WIRE : WIRE + 7 * 16].reshape(deals, 16, 7)[:, :, 1]
    blue = {1: 6, 2: 8}.get(mission, 12)
    wires = 4 * blue + int(batch.observe()[0][7]) + int(batch.observe()[0][8])
    for value in (1, blue // 2, blue):
        for stands in ([own], [own, other]):
            sizes = sum([(stand > 0).sum(1) for stand in stands])
            counted = Counter(sum([(stand == value).sum(1) for stand in stands]).tolist())
            expected = dict.fromkeys(range(5), 0.0)
            for size, times in Counter(sizes.tolist()).items():
                for got in range(5):
                    expected[got] += times * comb(4, got) * comb(wires - 4, size - got) / comb(wires, size)
            assert far_off(counted, expected) < 4


def test_neighbours_in_the_order_of_wires_have_nothing_in_common() -> None:
    """Whether a seat has the last 1 and the first 2 is as likely for every pair of wires."""
    deals = 20_000
    batch = make(1, 4, deals, seed=5)
    faces = np.array(batch.look(np.zeros(deals, int)))[:, WIRE : WIRE + 7 * 16].reshape(deals, 16, 7)[:, :, 1]
    held = np.stack([(faces == value).sum(1) for value in range(1, 7)], 1)
    # Six of 24: the covariance of two counts is that of drawing without putting back.
    found = np.cov(held.T)
    spread, together = 6 / 24 * 18 / 24 * 4 * 20 / 23, -6 / 24 * 18 / 24 * 4 * 4 / 23
    assert np.abs(np.diag(found) - spread).max() < 0.03
    assert np.abs(found[~np.eye(6, dtype=bool)] - together).max() < 0.03


def test_colours_cards_and_captains_are_drawn_evenly() -> None:
    """Which colours are drawn, which of them are in the game, the order of the cards, and who is captain."""
    deals = 12_000
    batch = make(8, 4, deals, seed=7)
    seen = np.array(batch.observe())
    drawn = seen[:, COLOURS : COLOURS + 11]
    numbers = range(1, 12)
    yellow = Counter([tuple((np.flatnonzero(row & 1) + 1).tolist()) for row in drawn])
    red = Counter([tuple((np.flatnonzero(row & 2) + 1).tolist()) for row in drawn])
    assert far_off(yellow, even(deals, combinations(numbers, 3))) < 4
    assert far_off(red, even(deals, combinations(numbers, 2))) < 4
    faces = np.concatenate(
        [
            np.array(batch.look(np.full(deals, seat)))[:, WIRE : WIRE + 7 * 16].reshape(deals, 16, 7)[:, :, 1]
            for seat in range(4)
        ],
        1,
    )
    # Of the two reds one is in the game: the lower or the higher; of the three yellows two.
    kept_red = [int(row[row > 23][0]) - 23 for row in faces]
    lower = Counter([kept == pair[0] for kept, pair in zip(kept_red, map(reds_of, drawn), strict=True)])
    assert far_off(lower, even(deals, (True, False))) < 4
    kept_yellow = [tuple(sorted((row[(row > 12) & (row < 24)] - 12).tolist())) for row in faces]
    left_out = Counter(
        [
            three.index(next(n for n in three if n not in kept))
            for kept, three in zip(kept_yellow, map(yellows_of, drawn), strict=True)
        ]
    )
    assert far_off(left_out, even(deals, range(3))) < 4
    assert far_off(Counter(batch.seats().tolist()), even(deals, range(4))) < 4
    cards = Counter([tuple(np.flatnonzero(row[CARDS : CARDS + 52 : 2]).tolist()) for row in seen])
    assert far_off(cards, even(deals, combinations(range(12), 4))) < 4


def reds_of(drawn: Any) -> list[int]:
    """The red numbers that were drawn."""
    return [int(n) for n in np.flatnonzero(drawn & 2) + 1]


def yellows_of(drawn: Any) -> list[int]:
    """The yellow numbers that were drawn."""
    return [int(n) for n in np.flatnonzero(drawn & 1) + 1]


def test_a_pile_is_in_any_order() -> None:
    """Where the False Bottom lies open, the first two cards of the pile come in every order as often."""
    lib, setup = library(), setups.packed(9, 4)
    tops: Counter[tuple[int, int]] = Counter()
    for index in range(4000):
        game = Batched(lib, setup)
        game.deal(11, index)
        pile = lib.pile_top(game.state)
        if pile >= 0:
            tops[divmod(pile, 32)] += 1
    rest = sorted({row for pair in tops for row in pair})
    assert far_off(tops, even(tops.total(), permutations(rest, 2))) < 4
