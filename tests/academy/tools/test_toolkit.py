"""Toolkit: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.acts import Choose
from defuse.academy.board import ACTIONS
from tests.academy.story import at


def test_all_cards_come_back_also_a_wait_that_was_used_up() -> None:
    """A11: nothing of the owner is left on the table."""
    story = at("bomb 2 · round 5\nA 0 · spent · table green red · tools toolkit\nB 0\nC 0").use(0, "toolkit")
    assert story.board.hands[0] == ACTIONS
    assert story.board.played[0] == ()
    story.choose("wait", "blue", "blue")
    assert story.scores[0] == 3


def test_a_wait_on_the_table_comes_back_too() -> None:
    """A11."""
    story = at("bomb 2 · round 5\nA 0 · table wait red · tools toolkit\nB 0\nC 0").use(0, "toolkit")
    assert story.game.why_not(Choose(seat=0, card="wait")) is None


def test_the_next_cards_get_stuck_as_at_the_start() -> None:
    story = at("bomb 2 · round 5\nA 0 · table blue red · tools toolkit\nB 0 · table red blue\nC 0 · table red blue")
    story.use(0, "toolkit").choose("blue", "green", "green")
    assert story.board.played == (("blue",), ("blue", "green"), ("blue", "green"))


def test_with_all_cards_in_hand_there_is_nothing_to_take() -> None:
    """A23."""
    story = at("bomb 2\nA 0 · tools toolkit\nB 0\nC 0")
    assert story.why_not(0, "toolkit") == "Toolkit: you have all your cards in hand"


def test_two_players_get_no_yellow_by_it() -> None:
    """A12."""
    story = at("bomb 2 · round 3\nA 0 · table green · tools toolkit\nB 0").use(0, "toolkit")
    assert story.board.hands[0] == ("green", "blue", "red", "wait", "chicken")
