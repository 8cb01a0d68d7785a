"""Shield: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at

BOOM = "green | 3 3 2 | 2 | boom ok ok"


def test_the_owner_gains_7_and_saves_one_who_triggered() -> None:
    story = at(f"bomb 2\n{BOOM}\nA 9\nB 9\nC 0 · tools shield").choose("green", "green", "wait").protect(2, "red")
    assert story.timing == "triggered"
    assert story.use(2, "shield", seat_to_save=0).scores == (9, 4, 10)


def test_only_those_who_triggered_can_be_saved() -> None:
    story = at(f"bomb 2\n{BOOM}\nA 9\nB 9\nC 0 · tools shield\nD 0").choose("green", "green", "wait", "chicken")
    story.protect(2, "red")
    assert story.why_not(2, "shield", seat_to_save=3) == "did not trigger the bomb"
    assert story.why_not(2, "shield", seat_to_save=2) == "did not trigger the bomb"


def test_it_is_not_for_a_bomb_that_one_triggered_oneself() -> None:
    """A17: not even together with others."""
    story = at(f"bomb 2\n{BOOM}\nA 9 · tools shield\nB 9\nC 0").choose("green", "green", "wait").protect(2, "red")
    assert story.scores == (4, 4, 3)
    assert story.board.bomb == 3


def test_the_wrench_of_the_owner_made_others_trigger_it() -> None:
    story = at(f"bomb 3\n{BOOM}\nA 9\nB 9\nC 0 · tools shield wrench").choose("green", "wait", "chicken")
    story.protect(1, "red").use(2, "wrench")
    assert story.timing == "triggered"
    assert story.use(2, "shield", seat_to_save=0).scores == (9, 12, 12)
