"""Wrench: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.events import BombTriggered
from tests.academy.story import at


def test_a_card_is_flipped_before_the_cut_of_others_and_joins_the_chain() -> None:
    """A16: it is not the cut, and scores for nobody."""
    story = at("bomb 2\ngreen | | 2 1\nA 0\nB 0 · tools wrench\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "blue").use(1, "wrench")
    assert story.board.wire("green").values == (2, 1)
    assert story.scores == (1 + 2, 3, 0)


def test_if_it_explodes_the_cutters_are_responsible() -> None:
    """A16."""
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 0 · tools wrench\nC 9").choose(
        "green", "chicken", "green"
    )
    story.use(1, "wrench")
    assert story.heard(BombTriggered) == [BombTriggered("green", (0, 2))]
    assert story.scores == (4, 5, 4)


def test_a_bomb_that_it_triggers_is_no_cut_for_a_bomb_blanket() -> None:
    """A9: the Blanket would have closed the window before."""
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 0 · tools wrench\nC 0 · tools bomb-blanket")
    story.choose("green", "wait", "wait").protect(1, "red").protect(2, "red").use(1, "wrench")
    assert story.scores == (4, 3, 3)
    assert story.board.rule("bomb-blanket") is not None


def test_it_is_not_for_a_cut_of_ones_own() -> None:
    """A17."""
    assert at("bomb 2\nA 0\nB 0 · tools wrench\nC 0").choose("green", "green", "green").timing is None


def test_the_cutters_may_still_answer_with_a_tool() -> None:
    """A9."""
    story = at("bomb 2\ngreen | 1 | 2 1\nA 0 · tools freezer\nB 0 · tools wrench\nC 0").choose("green", "wait", "red")
    story.protect(1, "red")
    assert story.asked == (1,), "one exposed card is too few for the Freezer"
    story.use(1, "wrench")
    assert story.offered(0) == {"freezer"}
