"""The odds are right: equal to the count of all deals, one by one, on thousands of small tables with mixed evidence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import log2
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.wires import value_of
from defuse.kernel import Among, Fact, Observation, PileMade, Sorted
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.odds.counting import compiled
from defuse.odds.counting.kernels import Name
from tests.odds.naive import KINDS, Small, deals, make, statement

KERNELS: tuple[Name, ...] = ("compiled", "numpy") if compiled.library() is not None else ("numpy",)
"""Without a C compiler there is only one, and everything else is the same."""


def observation_of(table: Small) -> Observation:
    players = max(table.owners) + 1
    rows = tuple(Sorted(row) for row in table.rows if row)
    board = Board(
        mission=1,
        players=players,
        known=(0,) * (players + 1),
        dial=3,
        stands=table.stands,
        owners=table.owners,
        piles=(PileMade("wires", tuple(range(len(table.kinds))), table.kinds),),
        facts=(*rows, *table.facts),
    )
    return Observation("busters", 0, board, table.faces)


def agrees(table: Small, kernel: Name, statements: tuple[Fact, ...] = ()) -> None:
    """Everything that is asked of the odds of a table is what counting all deals gives."""
    found = list(deals(table))
    odds = Odds(observation_of(table), kernel=kernel)
    assert odds.deals == len(found)
    assert odds.kernel.total * odds.kernel.factor == pytest.approx(len(found), rel=1e-12)
    for thing in range(len(table.kinds)):
        counted = Counter(faces[thing] for faces in found)
        printed = odds.printed(thing)
        assert set(printed) == set(counted)
        for kind, ways in counted.items():
            assert printed[kind] == pytest.approx(ways / len(found), rel=1e-11)
        values = Counter(value_of(faces[thing]) for faces in found)
        assert odds.values(thing) == pytest.approx({value: ways / len(found) for value, ways in values.items()})
    for stand in table.stands:
        for value in {value_of(kind) for kind in KINDS}:
            wires = stand[-3:]
            ways = sum(any(value_of(faces[wire]) == value for wire in wires) for faces in found)
            assert odds.any_of(wires, value) == pytest.approx(ways / len(found), abs=1e-12)
        detected = odds.call((value_of(KINDS[0]),), stand[-2:])
        ways = sum(all(value_of(faces[wire]) in odds.board.reds for wire in stand[-2:]) for faces in found)
        assert detected.explode == pytest.approx(ways / len(found), abs=1e-12)
    for fact in statements:
        ways = sum(fact.holds(faces, value_of) for faces in found)
        assert odds.exact_chance(fact) == Fraction(ways, len(found))
        assert odds.chance(fact) == pytest.approx(ways / len(found), abs=1e-12)
    assert odds.admits(table.truth)
    assert set(odds.samples(5, 1)) <= set(found)
    assert odds.bits == pytest.approx(log2(len(found)), abs=1e-9)
    best_call_is_found(odds, range(len(table.kinds)))


def best_call_is_found(odds: Odds, wires: Sequence[int]) -> None:
    """The best plain call is as good as the best of all single ones."""
    held = sorted({value_of(kind) for kind in KINDS} - set(odds.board.reds))
    best = odds.best(held, wires, 0.7)
    calls = [odds.call((value,), (wire,)) for value in held for wire in wires]
    assert best.worth == pytest.approx(max(call.hit + 0.7 * call.miss for call in calls), abs=1e-12)
    called = odds.call((best.value,), (best.wire,))
    assert best.worth == pytest.approx(called.hit + 0.7 * called.miss, abs=1e-12)


def some_tables(first: int, count: int) -> None:
    for seed in range(first, first + count):
        random = Random(seed)
        table = make(random.randrange)
        agrees(table, KERNELS[0], tuple(statement(random.randrange, table) for _ in range(3)))
        if seed % 4 == 0:
            agrees(table, "numpy", (statement(random.randrange, table),))


@pytest.mark.parametrize("part", range(4))
def test_the_odds_are_those_of_all_deals(part: int) -> None:
    some_tables(part * 50, 50)


MANY = [pytest.param(part, marks=pytest.mark.slow if part < 8 else pytest.mark.soak) for part in range(100)]
"""The first parts are for the ordinary run, the others for `make soak`."""


@pytest.mark.parametrize("part", MANY)
def test_the_odds_are_those_of_all_deals_on_many_tables(part: int) -> None:
    some_tables(1000 + part * 100, 100)


@pytest.mark.slow
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_table_is_found_where_they_differ(data: st.DataObject) -> None:
    kernels_agree(data)


@pytest.mark.soak
@settings(max_examples=5000, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_table_is_found_where_they_differ_however_long_one_looks(data: st.DataObject) -> None:
    kernels_agree(data)


def kernels_agree(data: st.DataObject) -> None:
    """A table as Hypothesis likes it."""
    table = make(lambda below: data.draw(st.integers(0, below - 1)), 7)
    for kernel in KERNELS:
        agrees(table, kernel)


@pytest.mark.parametrize("kernel", KERNELS)
def test_what_is_not_true_of_any_deal_is_refused(kernel: Name) -> None:
    refused = 0
    for seed in range(300):
        random = Random(seed)
        table = make(random.randrange, 7)
        more = tuple(statement(random.randrange, table) for _ in range(2))
        odds = Odds(observation_of(table), kernel=kernel)
        if next(deals(table._replace(facts=(*table.facts, *more))), None) is None:
            refused += 1
            with pytest.raises(Contradiction):
                odds.given(*more)
        else:
            assert odds.given(*more).deals
    assert refused > 50


@pytest.mark.parametrize("kernel", KERNELS)
def test_deals_are_drawn_as_often_as_they_are_likely(kernel: Name) -> None:
    for seed in (3, 5, 8, 13):
        table = make(Random(seed).randrange)
        found = Counter(deals(table))
        total = found.total()
        drawn = Counter(Odds(observation_of(table), kernel=kernel).samples(2000, seed))
        assert set(drawn) <= set(found)
        spread = sum((drawn[faces] - 2000 * ways / total) ** 2 / (2000 * ways / total) for faces, ways in found.items())
        degrees = len(found) - 1
        assert spread < degrees + 6 * (2 * degrees) ** 0.5 + 6


@pytest.mark.parametrize("kernel", KERNELS)
def test_the_same_seed_draws_the_same_deals(kernel: Name) -> None:
    odds = Odds(observation_of(make(Random(4).randrange)), kernel=kernel)
    assert odds.samples(20, "x") == odds.samples(20, "x") != odds.samples(20, "y")


@pytest.mark.skipif(len(KERNELS) == 1, reason="the kernel was not compiled: there is no C compiler here")
def test_both_kernels_draw_the_same_deals() -> None:
    for seed in range(40):
        observation = observation_of(make(Random(seed).randrange))
        one, other = (Odds(observation, kernel=kernel) for kernel in KERNELS)
        assert one.samples(5, seed) == other.samples(5, seed)
        assert one.kernel.edges == other.kernel.edges


@pytest.mark.skipif(len(KERNELS) == 1, reason="the kernel was not compiled: there is no C compiler here")
def test_both_kernels_find_the_same_best_call_and_the_same_bits() -> None:
    settled = 0
    for seed in range(60):
        table = make(Random(seed).randrange)
        observation = observation_of(table)
        if seed % 3 == 0:  # nothing is left to count
            observation = replace(observation, faces=table.truth)
        one, other = (Odds(observation, kernel=kernel) for kernel in KERNELS)
        held = sorted({value_of(kind) for kind in KINDS} - set(one.board.reds))
        mine, yours = (odds.best(held, range(len(table.kinds)), 0.7) for odds in (one, other))
        assert mine.worth == pytest.approx(yours.worth, abs=1e-12)
        assert one.bits == pytest.approx(other.bits, abs=1e-9)
        settled += not other.kernel.rows
    assert 20 <= settled < 60


@pytest.mark.parametrize("kernel", KERNELS)
def test_what_hangs_together_in_too_many_ways_is_refused(kernel: Name) -> None:
    """Wires without any order, each in another company: a count of all subsets, which nobody waits for."""
    things = tuple(range(60))
    kinds = tuple(sorted((*range(10, 121, 10), 11, 21, 31) * 4))
    facts = tuple(Among((thing, (thing * 7 + 5) % 60, (thing * 11 + 3) % 60), (11, 21, 31), 0, 2) for thing in things)
    board = Board(
        mission=1,
        players=2,
        known=(0, 0, 0),
        dial=3,
        stands=(things[:30], things[30:]),
        owners=(0, 1),
        piles=(PileMade("wires", things, kinds),),
        facts=facts,
    )
    with pytest.raises(TooManyFacts):
        Odds(Observation("busters", 0, board, bytes(60)), kernel=kernel)
