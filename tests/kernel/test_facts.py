"""Facts: each one against its definition, over random faces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from defuse.kernel import Among, CountOf, Fact, Order, Public, Same, Shuffled, Sorted, clashes
from tests.kernel.toy import KIT, new, played
from tests.kernel.toy_table import Setup, Shake, Weigh

COUNT = 8
FACES = st.binary(min_size=COUNT, max_size=COUNT).map(lambda faces: bytes(1 + face % 6 for face in faces))
THING = st.integers(0, COUNT - 1)
THINGS = st.lists(THING, unique=True).map(tuple)
KINDS = st.sets(st.integers(1, 6)).map(lambda kinds: tuple(sorted(kinds)))


def half(kind: int) -> int:
    """Kinds 1 and 2 count as the same, 3 and 4, 5 and 6."""
    return (kind + 1) // 2


@given(FACES, THINGS, KINDS, st.integers(0, 4), st.none() | st.integers(0, 4))
def test_so_many_among_these_are_of_these_kinds(
    faces: bytes, things: tuple[int, ...], kinds: tuple[int, ...], least: int, most: int | None
) -> None:
    found = len([thing for thing in things if faces[thing] in set(kinds)])
    fact = Among(things, kinds, least, most)
    assert fact.holds(faces, half) == (found >= least and (most is None or found <= most))


@given(FACES, THINGS)
def test_a_sorted_row_ascends(faces: bytes, things: tuple[int, ...]) -> None:
    row = [faces[thing] for thing in things]
    assert Sorted(things).holds(faces, half) == (row == sorted(row))


@given(FACES, THING, THING)
def test_of_two_things_in_order_the_low_one_is_not_above_the_high_one(faces: bytes, low: int, high: int) -> None:
    assert Order(low, high).holds(faces, half) == (faces[low] <= faces[high])
    assert Order(low, high, strict=True).holds(faces, half) == (faces[low] < faces[high])


@given(FACES, THING, THING)
def test_the_same_is_the_same_by_value_and_not_by_kind(faces: bytes, one: int, other: int) -> None:
    equal = half(faces[one]) == half(faces[other])
    assert Same(one, other).holds(faces, half) == equal
    assert Same(one, other, equal=False).holds(faces, half) == (not equal)


@given(FACES, THING, THINGS, st.integers(0, COUNT))
def test_so_many_have_the_value_of_a_thing(faces: bytes, thing: int, among: tuple[int, ...], count: int) -> None:
    found = [other for other in among if half(faces[other]) == half(faces[thing])]
    assert CountOf(thing, among, count).holds(faces, half) == (len(found) == count)


@given(FACES, st.lists(st.builds(Order, THING, THING) | st.builds(Same, THING, THING), max_size=6))
def test_clashes_are_the_facts_that_do_not_hold(faces: bytes, facts: list[Fact]) -> None:
    public = Public(players=2, known=(0, 0, 0), facts=tuple(facts))
    kit = KIT._replace(value=half)
    assert list(clashes(public, faces, kit)) == [fact for fact in facts if not fact.holds(faces, half)]


def test_a_bare_fact_says_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Fact().holds(b"", half)


# A fact speaks of handles, and a shuffle gives the handles other faces.


def test_after_a_shuffle_no_false_fact_is_left() -> None:
    setup = Setup(tools=("scales", "shaker"))
    for seed in range(10):
        game = played(
            new(seed, setup),
            Weigh(wires=(0, 6), seat=0, using=("scales-0",)),
            Weigh(wires=(1, 5), seat=1, using=("scales-1",)),
            Shake(seat=2, using=("shaker-2",)),
        )
        assert clashes(game.public, game.secret.faces, KIT) == ()


def test_a_shuffle_leaves_facts_of_other_things_and_of_all_its_things_together() -> None:
    apart, whole, broken = Order(0, 1), Among((2, 3, 4), (5,), 1), Among((3, 4), (5,), 1)
    public = Public(players=2, known=(0, 0, 0), facts=(apart, whole, broken))
    assert replace(Shuffled((2, 3)).apply(public), known=(0, 0, 0)).facts == (apart, whole)
