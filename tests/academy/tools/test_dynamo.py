"""Dynamo: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at


def test_it_scores_a_point_for_each_exposed_0_of_all_wires() -> None:
    story = at("bomb 2\ngreen | 0 | 0\nred | 0 2 |\nA 0\nB 0 · tools dynamo\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "blue").calm("cut").use(1, "dynamo")
    assert story.scores[:2] == (2, 3 + 3)


def test_it_may_be_the_owners_own_0() -> None:
    story = at("bomb 2\ngreen | | 0\nA 0 · tools dynamo\nB 0\nC 0").choose("green", "wait", "chicken")
    assert story.protect(1, "blue").use(0, "dynamo").scores[0] == 1 + 1


def test_any_0_of_a_shared_cut_will_do() -> None:
    story = at("bomb 2\ngreen | | 0 3\nA 0 · tools dynamo\nB 0\nC 0").choose("green", "green", "chicken")
    assert story.offered(0) == {"dynamo"}


def test_a_cut_without_a_0_does_not_start_it() -> None:
    story = at("bomb 2\ngreen | 0 | 3\nA 0 · tools dynamo\nB 0\nC 0").choose("green", "wait", "chicken")
    assert story.protect(1, "blue").timing is None


def test_the_0_of_a_hammer_or_a_wrench_is_no_0_of_a_cut() -> None:
    """A16."""
    story = at("bomb 2\ngreen | | 0 3\nA 0 · tools dynamo\nB 0 · tools wrench\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "blue").use(1, "wrench")
    assert story.timing is None
    assert story.board.wire("green").values == (0, 3)
