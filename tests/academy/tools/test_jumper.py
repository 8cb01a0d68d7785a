"""Jumper: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at


def test_the_owner_cuts_the_wire_beside() -> None:
    """A15: the card on the table stays what it is."""
    story = at("bomb 2\nred | | 3\nA 0 · tools jumper\nB 0\nC 0").choose("blue", "green", "green")
    story.use(0, "jumper", wire="red")
    assert story.scores[0] == 4
    assert story.board.played[0] == ("blue",)


def test_green_and_yellow_are_not_neighbours() -> None:
    story = at("bomb 2\nA 0 · tools jumper\nB 0\nC 0").choose("green", "red", "red")
    assert story.why_not(0, "jumper", wire="yellow") == "this wire is not next to yours"
    assert story.why_not(0, "jumper", wire="green") == "this wire is not next to yours"
    assert story.why_not(0, "jumper", wire="blue") is None


def test_with_two_players_red_is_the_last_wire() -> None:
    """A12."""
    story = at("bomb 2\nA 0 · tools jumper\nB 0").choose("red", "red")
    assert [form.count() for form in story.game.forms(0)] == [1, 1]
    assert story.use(0, "jumper", wire="blue").board.hands[0] == ("green", "blue", "wait", "chicken")


def test_it_is_for_those_who_cut() -> None:
    story = at("bomb 2\nA 0 · tools jumper\nB 0\nC 0").choose("wait", "red", "red")
    assert story.timing is None


def test_who_was_made_chicken_cannot_jump_any_more() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools jumper\nB 0 · tools air-horn\nC 0").choose("red", "wait", "wait")
    story.use(1, "air-horn", seats=(0,))
    assert story.timing is None
    assert story.board.actions[0] == "chicken"


def test_who_jumped_can_be_made_chicken() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools jumper\nB 0 · tools air-horn\nC 0").choose("red", "wait", "wait")
    story.use(0, "jumper", wire="blue")
    assert story.timing == "revealed"
    assert story.use(1, "air-horn", seats=(0,)).board.actions[0] == "chicken"


def test_one_may_jump_out_of_a_group_and_leave_another_alone() -> None:
    story = at("bomb 2\nred | | 3\nblue | | 2\nA 0 · tools jumper\nB 0\nC 0").choose("red", "red", "chicken")
    assert story.use(0, "jumper", wire="blue").scores[:2] == (3, 4)
