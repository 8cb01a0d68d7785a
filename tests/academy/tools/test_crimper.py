"""Crimper: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at


def test_the_owner_scores_the_chain_of_a_cut_of_others() -> None:
    story = at("bomb 2\nplates +2>red\nred | 1 2 | 4\nA 0\nB 0 · tools crimper\nC 0").choose("red", "wait", "chicken")
    story.protect(1, "green").calm("cut").use(1, "crimper")
    assert story.scores[:2] == (4 + 3 + 2, 3 + 3), "neither the main value nor the plates"


def test_it_takes_nothing_from_the_cutters_of_a_shared_wire() -> None:
    story = at("bomb 2\nred | | 1 4\nA 0\nB 0 · tools crimper\nC 0").choose("red", "wait", "red").protect(1, "green")
    assert story.use(1, "crimper").scores == (3, 5, 3)


def test_the_owners_own_cut_does_not_count() -> None:
    """A17."""
    story = at("bomb 2\nA 0 · tools crimper\nB 0\nC 0").choose("red", "red", "red")
    assert story.timing is None


def test_an_amplifier_doubles_nothing_for_the_crimper() -> None:
    """A24."""
    story = at("bomb 2\nred | 1 | 2\nA 0 · tools amplifier\nB 0 · tools crimper\nC 0").choose("red", "wait", "wait")
    story.protect(1, "green").protect(2, "green")
    story.use(0, "amplifier").use(1, "crimper")
    assert story.scores[:2] == (6, 5)


def test_an_explosion_leaves_nothing_to_crimp() -> None:
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 0 · tools crimper\nC 0").choose("green", "wait", "wait")
    story.protect(1, "blue").protect(2, "blue")
    assert story.scores[1] == 3
