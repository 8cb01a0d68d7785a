"""A9: windows for tools."""

from __future__ import annotations

import pytest

from defuse import academy
from defuse.academy.acts import LookAway, UseTool
from defuse.academy.asks import ChooseAsk, PeekAsk
from defuse.academy.events import ToolUsed, WindowClosed
from defuse.kernel import Clock, Pass
from tests.academy.story import Story, at


def test_every_seat_with_a_fitting_tool_is_asked_and_nobody_else() -> None:
    """A9."""
    story = at("bomb 2\nA 0 · tools wrench\nB 0 · tools bomb-blanket\nC 0 · tools hammer\nD 0 · tools helmet")
    story.choose("green", "blue", "red", "chicken")
    assert story.timing == "before"
    assert story.asked == (1,), "A cuts green and cannot use the Wrench on it; C and D have nothing for it"
    story.do(Pass(seat=1))
    assert story.asked == (0,)


def test_those_who_declare_at_once_are_taken_by_score_and_then_by_seat() -> None:
    """A9, A8: a table that asks one after the other asks in this order."""
    story = at("bomb 2\nA 7 · tools wrench\nB 3 · tools bomb-blanket\nC 3 · tools air-horn\nD 0")
    story.choose("chicken", "chicken", "chicken", "red")
    assert story.timing == "revealed"
    story.calm("before")
    assert story.asked == (1, 0)


def test_whoever_declares_first_resolves_first_and_then_all_are_asked_again() -> None:
    """A9."""
    story = at("bomb 2\nred | 1 1 | 2\nA 7 · tools wrench\nB 3 · tools bomb-blanket\nC 0")
    story.choose("chicken", "chicken", "red").do(Pass(seat=1)).use(0, "wrench")
    assert story.timing == "before"
    assert story.asked == (1,), "B has passed, and may think again after the Wrench"
    story.use(1, "bomb-blanket")
    assert [event.tool for event in story.heard(ToolUsed)] == ["wrench", "bomb-blanket"]


def test_a_window_nobody_can_use_is_not_asked() -> None:
    """A9."""
    story = at("bomb 2\nA 0\nB 0\nC 0 · tools mirror").choose("green", "blue", "red")
    assert isinstance(story.game.ask, ChooseAsk)
    assert [event.timing for event in story.heard(WindowClosed)] == ["revealed"] + ["before", "cut"] * 3


def test_the_window_after_protections_is_there_only_if_somebody_waited() -> None:
    """A9."""
    story = at("bomb 2\nA 0 · tools orders\nB 0\nC 0").choose("green", "blue", "red")
    assert "protected" not in [event.timing for event in story.heard(WindowClosed)]
    story = at("bomb 2\nA 0 · tools orders\nB 0\nC 0").choose("green", "wait", "red").protect(1, "green")
    assert story.timing == "protected"


def test_two_tools_of_one_seat_may_follow_each_other() -> None:
    """A9."""
    story = at("bomb 3\ngreen | 1 1 | \nA 0 · tools freezer hammer\nB 0\nC 0").choose("green", "chicken", "chicken")
    assert story.offered(0) == {"freezer", "hammer"}
    story.use(0, "freezer", cards=story.board.wire("green").exposed)
    assert story.offered(0) == {"hammer"}
    story.use(0, "hammer")
    assert isinstance(story.game.ask, PeekAsk)


def test_after_the_bomb_blanket_no_tool_may_be_played_before_the_cut() -> None:
    """A9: it closes its window."""
    story = at("bomb 2\nred | | 1\nA 0 · tools bomb-blanket\nB 0 · tools wrench\nC 0 · tools hammer")
    story.choose("chicken", "chicken", "red").use(0, "bomb-blanket")
    assert story.board.wire("red").values == (1,), "the cut was made at once"
    assert isinstance(story.game.ask, PeekAsk)


def test_a_tool_at_the_wrong_time_is_refused_with_the_right_time() -> None:
    """A9."""
    story = at("bomb 3\nA 0 · tools hammer shield\nB 0 · tools jumper sniffer\nC 0 · tools mirror schematics")
    assert story.why_not(0, "hammer") == "Hammer is used before a wire is cut"
    assert story.why_not(1, "hammer") == "Hammer belongs to somebody else"
    assert story.why_not(0, "shield", seat_to_save=1) == "Shield is used when the bomb is triggered"
    assert story.why_not(1, "jumper", wire="red") == "Jumper is used right after the actions are revealed"
    assert story.why_not(2, "mirror") == "Mirror is used when you are chicken"
    both = "Schematics is used right after the actions are revealed or after protections are declared"
    assert story.why_not(2, "schematics", card="red") == both
    assert str(story.game.why_not(UseTool(seat=0, using=("crimper",)))) == "there is no 'crimper' in play"
    story.use(1, "sniffer")
    assert story.why_not(1, "sniffer") == "Sniffer has been used"


def test_a_tool_while_choosing_takes_all_choices_back() -> None:
    """A21: everybody saw it, and may think again."""
    story = at("bomb 2\nA 0\nB 0 · tools sniffer\nC 0")
    story.do(story.game.forms(0)[0].nth(0), story.game.forms(2)[0].nth(1)).use(1, "sniffer")
    assert isinstance(story.game.ask, ChooseAsk)
    assert story.game.ask.answered == ()
    assert story.game.observe(0).sealed is None


def test_whoever_has_locked_in_may_still_use_a_tool_for_choosing() -> None:
    """A21."""
    story = at("bomb 2\nA 0\nB 0 · tools sniffer\nC 0")
    story.do(story.game.forms(1)[0].nth(0))
    assert story.why_not(1, "sniffer") is None


@pytest.mark.parametrize("seconds", [None, 20.0])
def test_a_window_may_close_by_itself(seconds: float | None) -> None:
    """A27."""
    tools = (("air-horn", "jumper", "switch"),)
    story = Story(academy.new(players=2, seed=4, tools=tools, seconds=seconds))
    while story.timing != "revealed":
        asked = next(seat for seat in story.asked if seat not in story.game.ask.answered)  # type: ignore[union-attr]
        story.do(story.game.forms(asked)[0].nth(0))
    begin = story.board.clock
    story.do(Clock(seconds=begin + 19.5))
    assert story.timing == "revealed"
    story.do(Clock(seconds=begin + 20.0))
    assert (story.timing == "revealed") == (seconds is None)


def test_a_chicken_is_asked_in_a_question_of_its_own_for_the_mirror() -> None:
    """A9."""
    story = at("bomb 2\nA 0 · tools mirror\nB 0\nC 0").choose("chicken", "chicken", "green")
    assert story.offered(0) == {"mirror"}
    story.do(LookAway(seat=0))
    assert story.offered(1) == set()
