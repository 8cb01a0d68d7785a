"""Wait: three points, a protected wire, once per bomb."""

from __future__ import annotations

from defuse.academy.acts import Choose, LookAway, Protect
from defuse.academy.asks import ChooseAsk, ProtectAsk
from defuse.academy.events import CutBegan, WireProtected
from tests.academy.story import at


def test_several_waits_take_their_points_first_and_then_the_lowest_score_protects_first() -> None:
    """A6."""
    story = at("bomb 1\nA 9\nB 4\nC 6").choose("wait", "wait", "wait")
    assert story.scores == (12, 7, 9)
    assert isinstance(story.game.ask, ProtectAsk)
    assert story.asked == (1,)
    assert story.protect(1, "red").asked == (2,)
    assert story.protect(2, "green").asked == (0,)
    story.protect(0, "blue")
    assert isinstance(story.game.ask, ChooseAsk)


def test_of_equal_scores_the_lower_seat_protects_first() -> None:
    """A6, A8."""
    assert at("bomb 1\nA 5\nB 4\nC 4").choose("wait", "wait", "wait").asked == (1,)


def test_any_wire_may_be_protected_also_one_that_is_protected_already() -> None:
    """A22."""
    story = at("bomb 1\nA 0\nB 0\nC 0").choose("wait", "wait", "green")
    story.protect(0, "red").protect(1, "red")
    assert [event.wire for event in story.heard(WireProtected)] == ["red", "red"]
    assert story.heard(CutBegan) == [CutBegan("green", (2,))]


def test_a_wire_that_is_not_in_the_game_cannot_be_protected() -> None:
    """A12."""
    story = at("bomb 1\nA 0\nB 0").choose("wait", "green")
    assert story.game.why_not(Protect(seat=0, wire="yellow")) is not None
    assert story.game.why_not(Protect(seat=0, wire="red")) is None


def test_a_wait_comes_back_to_nobody_before_the_next_bomb() -> None:
    """A11."""
    story = at("bomb 1\ngreen | | 0 0 1\nA 0\nB 0\nC 0")
    story.choose("wait", "chicken", "green").protect(0, "red").do(LookAway(seat=1))
    assert str(story.game.why_not(Choose(seat=0, card="wait"))) == "this card is still on the table"
    story.choose("green", "blue", "blue").choose("blue", "green", "yellow")
    assert story.board.played[0] == ("green", "blue")
    assert str(story.game.why_not(Choose(seat=0, card="wait"))) == "your Wait is used up until the next bomb"


def test_with_the_next_bomb_everybody_has_all_cards_again() -> None:
    """A11."""
    story = at("bomb 1\ngreen | 3 3 3 | 1 | boom ok ok\nA 0 · spent · table red blue\nB 0\nC 0")
    story.choose("green", "wait", "chicken").protect(1, "red")
    assert story.board.bomb == 2
    assert all(len(hand) == 6 for hand in story.board.hands)
    assert story.board.played == ((), (), ())
