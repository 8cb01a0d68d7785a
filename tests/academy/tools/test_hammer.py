"""Hammer: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.events import BombTriggered, PointsScored
from tests.academy.story import at
from tests.academy.test_cutting import emptied


def test_the_owner_scores_main_value_and_2_and_then_cuts() -> None:
    """A16: the card joins the chain; plates do not count for it."""
    story = at("bomb 2\nplates +2>red\nred | 1 | 3 2\nA 0 · tools hammer\nB 0\nC 0").choose("red", "wait", "chicken")
    story.protect(1, "blue").use(0, "hammer")
    assert story.heard(PointsScored)[1:] == [PointsScored(0, 5, "hammer"), PointsScored(0, 2 + 3 + 2, "cut")]


def test_if_it_triggers_the_bomb_it_scores_nothing_and_counts_as_the_cut() -> None:
    """A16."""
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9 · tools hammer\nB 0\nC 0").choose(
        "green", "wait", "chicken"
    )
    story.protect(1, "blue").use(0, "hammer")
    assert story.heard(BombTriggered) == [BombTriggered("green", (0,))]
    assert story.scores == (4, 3, 5)
    assert story.board.bomb == 3


def test_it_is_for_a_wire_that_is_cut_alone() -> None:
    story = at("bomb 2\nA 9 · tools hammer\nB 0\nC 0").choose("green", "green", "chicken")
    assert story.timing is None


def test_it_is_not_for_others() -> None:
    story = at("bomb 2\nA 9 · tools hammer\nB 0 · tools wrench\nC 0").choose("chicken", "green", "chicken")
    assert story.timing is None


def test_tools_may_still_follow_it() -> None:
    """A9."""
    story = at("bomb 2\ngreen | 3 1 | 1\nA 9 · tools hammer\nB 0 · tools wrench\nC 0").choose("green", "wait", "red")
    story.protect(1, "red").use(0, "hammer")
    assert story.timing == "before"
    assert story.offered(1) == {"wrench"}


def test_a_helmet_helps_against_ones_own_hammer() -> None:
    story = at("bomb 3\ngreen | 3 3 3 | 1 | boom ok ok\nA 9 · tools hammer helmet\nB 0\nC 0")
    story.choose("green", "wait", "chicken").protect(1, "blue").use(0, "hammer")
    assert story.timing == "triggered"
    assert story.use(0, "helmet").scores[0] == 9


def test_an_empty_deck_gives_it_nothing() -> None:
    """A23."""
    story = emptied(at("bomb 3\nA 9 · tools hammer x-ray\nB 0 · tools wrench\nC 0"), "green", 0)
    story.choose("green", "wait", "chicken").protect(1, "blue")
    assert story.timing is None
