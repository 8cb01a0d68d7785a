"""Things: masks and veils against plain sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defuse.kernel import UNKNOWN, PileMade, Public, Secret, Shown, Shuffled, Table, mask_of, members, veil

THINGS = st.sets(st.integers(0, 200))


@given(THINGS)
def test_a_mask_holds_its_things_in_order(things: set[int]) -> None:
    assert members(mask_of(things)) == tuple(sorted(things))


@given(THINGS, THINGS)
def test_masks_are_sets(some: set[int], others: set[int]) -> None:
    assert mask_of(some) | mask_of(others) == mask_of(some | others)
    assert mask_of(some) & mask_of(others) == mask_of(some & others)
    assert mask_of(some) & ~mask_of(others) == mask_of(some - others)


@given(st.lists(st.integers(0, 50)))
def test_naming_a_thing_twice_changes_nothing(things: list[int]) -> None:
    assert mask_of(things) == mask_of(set(things))


@given(st.binary(max_size=150), THINGS)
def test_a_veil_shows_what_is_known_and_nothing_else(faces: bytes, known: set[int]) -> None:
    """Also where things are known that are not on the table yet."""
    expected = bytes(face if thing in known else UNKNOWN for thing, face in enumerate(faces))
    assert veil(faces, mask_of(known)) == expected


def test_a_veil_over_nothing_and_over_everything() -> None:
    assert veil(b"", 0) == b""
    assert veil(b"", 0b111) == b""
    assert veil(bytes([1, 2, 3]), 0) == bytes(3)
    assert veil(bytes([1, 2, 3]), 0b111) == bytes([1, 2, 3])


# Events of the kernel that are about things.


def table(faces: bytes, known: tuple[int, ...] = (0, 0, 0)) -> Table[Public]:
    return Table(Public(players=2, known=known), Secret(faces, "seed", 0, "hidden"))


def test_a_pile_is_numbered_on_from_the_last_thing() -> None:
    bench = table(bytes([7, 8]))
    pile = PileMade("more", (2, 3, 4), (4, 5, 6))
    pile.stir(bench)
    assert bench.faces[:2] == bytes([7, 8])
    assert sorted(bench.faces[2:]) == [4, 5, 6]
    assert pile.apply(bench.public).piles == (pile,)


@pytest.mark.parametrize("things", [(0, 1, 2), (3, 4, 5), (2, 3), (2, 3, 4, 5), (4, 3, 2)])
def test_a_pile_with_other_numbers_is_an_error(things: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="pile more: new things are numbered on from 2"):
        PileMade("more", things, (4, 5, 6)).stir(table(bytes([7, 8])))


def test_no_thing_has_the_face_of_what_is_unknown() -> None:
    with pytest.raises(ValueError, match="pile zeros"):
        PileMade("zeros", (0, 1), (UNKNOWN, 1)).stir(table(b""))


def test_a_shuffle_keeps_the_faces_among_its_things_and_clears_what_was_known_of_them() -> None:
    faces = bytes(range(1, 11))
    mixed = Shuffled((1, 3, 5, 7))
    orders = set()
    for drawn in range(30):
        bench = Table(Public(players=2, known=(0b11, 0b1010, 0)), Secret(faces, "seed", 0, "hidden", drawn))
        mixed.stir(bench)
        assert sorted(bench.faces[thing] for thing in mixed.things) == [2, 4, 6, 8]
        assert [bench.faces[thing] for thing in (0, 2, 4, 6, 8, 9)] == [1, 3, 5, 7, 9, 10]
        orders.add(bench.faces)
    assert len(orders) > 10
    assert mixed.apply(Public(players=2, known=(0b11, 0b1010, 0b111))).known == (0b1, 0, 0b101)


def test_things_are_shown_to_the_seats_named_or_to_everybody() -> None:
    public = Public(players=2, known=(0b1, 0, 0))
    assert Shown((1,), (1,)).apply(public).known == (0b1, 0b10, 0)
    assert Shown((1,)).apply(public).known == (0b11, 0b10, 0b10)
