"""Helmet: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at

BOOM = "green | 3 3 2 | 2 | boom ok ok"


def test_the_owner_loses_nothing_and_the_others_2_more() -> None:
    story = at(f"bomb 2\n{BOOM}\nA 9 · tools helmet\nB 9\nC 0").choose("green", "green", "wait").protect(2, "red")
    assert story.timing == "triggered"
    story.use(0, "helmet")
    assert story.scores == (9, 2, 3)


def test_the_2_points_are_lost_at_once() -> None:
    story = at(f"bomb 2\n{BOOM}\nA 9 · tools helmet\nB 9\nC 0 · tools shield").choose("green", "green", "wait")
    story.protect(2, "red").use(0, "helmet")
    assert story.timing == "triggered"
    assert story.scores == (9, 7, 3)


def test_alone_it_just_saves() -> None:
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9 · tools helmet\nB 9\nC 0").choose(
        "green", "blue", "chicken"
    )
    assert story.use(0, "helmet").scores == (9, 9, 5)


def test_who_did_not_trigger_the_bomb_has_no_use_for_it() -> None:
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 9 · tools helmet\nC 0").choose(
        "green", "blue", "chicken"
    )
    assert story.scores == (4, 9, 5)
    assert story.board.rule("helmet") is not None


def test_a_score_does_not_go_below_0_by_it() -> None:
    """A7."""
    story = at(f"bomb 2\n{BOOM}\nA 9 · tools helmet\nB 1\nC 0").choose("green", "green", "wait").protect(2, "red")
    assert story.use(0, "helmet").scores == (9, 0, 3)


def test_a_shield_does_not_save_from_the_2_points() -> None:
    """A19, whichever of the two comes first."""
    text = f"bomb 2\n{BOOM}\nA 9 · tools helmet\nB 9\nC 0 · tools shield"
    one = at(text).choose("green", "green", "wait").protect(2, "red").use(0, "helmet").use(2, "shield", seat_to_save=1)
    two = at(text).choose("green", "green", "wait").protect(2, "red").use(2, "shield", seat_to_save=1).use(0, "helmet")
    assert one.scores == two.scores == (9, 7, 10)
