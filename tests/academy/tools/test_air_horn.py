"""Air Horn: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.asks import PeekAsk
from defuse.academy.events import CutBegan
from tests.academy.story import at


def test_two_other_cutters_become_chickens() -> None:
    """A15: what they played stays on the table."""
    story = at("bomb 2\nA 0 · tools air-horn\nB 1\nC 2\nD 3").choose("green", "green", "blue", "wait")
    assert story.timing == "revealed"
    story.use(0, "air-horn", seats=(1, 2))
    assert story.board.actions == ("green", "chicken", "chicken", "wait")
    assert story.board.played == (("green",), ("green",), ("blue",), ("wait",))
    story.protect(3, "red")
    assert story.heard(CutBegan) == [CutBegan("green", (0,))]
    assert isinstance(story.game.ask, PeekAsk)
    assert story.asked == (1,)


def test_the_chickens_gain_5_if_the_bomb_explodes() -> None:
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9 · tools air-horn\nB 1\nC 2")
    story.choose("green", "red", "blue").use(0, "air-horn", seats=(1, 2))
    assert story.scores == (4, 6, 7)


def test_if_only_one_other_player_cuts_that_one_alone() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools air-horn\nB 0\nC 0").choose("wait", "green", "chicken")
    story.use(0, "air-horn", seats=(1,))
    assert story.board.actions == ("wait", "chicken", "chicken")


def test_of_two_other_cutters_both_are_taken() -> None:
    """A15: one alone only if there is only one."""
    story = at("bomb 2\nA 0 · tools air-horn\nB 0\nC 0").choose("wait", "green", "red")
    assert story.why_not(0, "air-horn", seats=(1,)) is not None
    assert story.why_not(0, "air-horn", seats=(1, 2)) is None


def test_who_waits_or_is_chicken_cannot_be_picked_nor_can_the_owner() -> None:
    story = at("bomb 2\nA 0 · tools air-horn\nB 0\nC 0\nD 0").choose("green", "wait", "red", "blue")
    assert story.why_not(0, "air-horn", seats=(1, 2)) == "does not cut a wire"
    assert story.why_not(0, "air-horn", seats=(0, 2)) == "pick others, not yourself"


def test_it_is_of_no_use_when_nobody_else_cuts() -> None:
    story = at("bomb 2\nA 0 · tools air-horn\nB 0\nC 0").choose("green", "chicken", "chicken")
    assert story.timing is None


def test_it_hits_actions_as_they_were_changed_before() -> None:
    """A15: in the order of declaration."""
    story = at("bomb 2\nA 0 · tools air-horn\nB 0 · tools schematics\nC 0").choose("wait", "chicken", "red")
    story.use(1, "schematics", card="blue").use(0, "air-horn", seats=(1, 2))
    assert story.board.actions == ("wait", "chicken", "chicken")
