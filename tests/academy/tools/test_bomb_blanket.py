"""Bomb Blanket: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at

BOOM = "green | 3 3 3 | 1 | boom ok ok"


def test_the_owner_gains_10_if_the_cut_of_others_explodes() -> None:
    story = at(f"bomb 2\n{BOOM}\nA 9\nB 9\nC 0 · tools bomb-blanket").choose("green", "green", "wait").protect(2, "red")
    assert story.timing == "before"
    story.use(2, "bomb-blanket")
    assert story.scores == (4, 4, 13)


def test_it_is_for_nothing_if_the_cut_is_safe() -> None:
    story = at("bomb 2\ngreen | | 1\nA 9\nB 9\nC 0 · tools bomb-blanket").choose("green", "red", "wait")
    story.protect(2, "red").use(2, "bomb-blanket")
    assert story.scores == (11, 9, 3)
    assert story.board.rule("bomb-blanket") is None


def test_it_covers_the_cut_at_hand_and_not_the_next_one() -> None:
    story = at("bomb 2\ngreen | | 1\nblue | 4 4 3 | 1 | boom ok ok\nA 9\nB 9\nC 0 · tools bomb-blanket")
    story.choose("green", "blue", "wait").protect(2, "red").use(2, "bomb-blanket")
    assert story.scores == (11, 4, 3)


def test_a_cut_of_ones_own_cannot_be_covered() -> None:
    """A17: not even a shared one."""
    story = at(f"bomb 2\n{BOOM}\nA 9 · tools bomb-blanket\nB 9\nC 0").choose("green", "green", "wait")
    story.protect(2, "red")
    assert story.scores == (4, 4, 3)


def test_with_a_chicken_it_pays_twice() -> None:
    story = at(f"bomb 2\n{BOOM}\nA 9\nB 9\nC 0 · tools bomb-blanket").choose("green", "green", "chicken")
    assert story.use(2, "bomb-blanket").scores == (4, 4, 15)


def test_it_closes_its_window() -> None:
    """A9: the Wrench comes too late."""
    story = at("bomb 2\ngreen | | 1\nA 9\nB 9 · tools wrench\nC 0 · tools bomb-blanket").choose("green", "red", "wait")
    story.protect(2, "red")
    assert story.asked == (2, 1)
    story.use(2, "bomb-blanket")
    assert story.board.wire("green").values == (1,)
