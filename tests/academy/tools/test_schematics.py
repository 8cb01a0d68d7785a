"""Schematics: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.asks import ProtectAsk
from defuse.academy.events import CutBegan
from tests.academy.story import at


def test_another_card_is_played_and_the_first_one_comes_back() -> None:
    story = at("bomb 2\nblue | | 2\nA 0 · tools schematics\nB 0\nC 0").choose("red", "red", "chicken")
    story.use(0, "schematics", card="blue")
    assert story.board.played[0] == ("blue",)
    assert "red" in story.board.hands[0]
    assert "blue" not in story.board.hands[0]
    assert story.scores[0] == 3


def test_it_must_be_another_card_from_the_hand() -> None:
    story = at("bomb 2\nA 0 · tools schematics · table green\nB 0\nC 0").choose("red", "red", "chicken")
    assert story.why_not(0, "schematics", card="red") == "play another card than before"
    assert story.why_not(0, "schematics", card="green") == "this card is still on the table"


def test_it_may_come_after_the_protections() -> None:
    story = at("bomb 2\nblue | | 2\nA 0 · tools schematics\nB 0\nC 0").choose("red", "wait", "chicken").calm()
    story.protect(1, "red")
    assert story.timing == "protected"
    assert story.use(0, "schematics", card="blue").scores[0] == 3


def test_into_a_wait_before_the_protections_it_waits_with_the_others() -> None:
    """A15."""
    story = (
        at("bomb 2\nA 0 · tools schematics\nB 0\nC 0").choose("red", "wait", "red").use(0, "schematics", card="wait")
    )
    assert story.scores == (3, 3, 0)
    assert story.asked == (0,)


def test_into_a_wait_after_the_protections_it_scores_and_protects_at_once() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools schematics\nB 0\nC 0").choose("red", "wait", "red").calm()
    story.protect(1, "green").use(0, "schematics", card="wait")
    assert isinstance(story.game.ask, ProtectAsk)
    assert story.scores[0] == 3
    story.protect(0, "red")
    assert story.heard(CutBegan) == []


def test_who_took_the_points_of_a_wait_cannot_use_it_any_more() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools schematics\nB 0 · tools orders\nC 0").choose("wait", "red", "red")
    assert story.offered(0) == {"schematics"}, "before, one may still change one's mind"
    story.calm().protect(0, "red")
    assert story.timing == "protected"
    assert story.asked == (1,)


def test_it_undoes_what_an_air_horn_did() -> None:
    """A15: in the order of declaration."""
    story = at("bomb 2\nA 0 · tools schematics\nB 0 · tools air-horn\nC 0").choose("red", "wait", "wait")
    story.use(1, "air-horn", seats=(0,)).use(0, "schematics", card="blue")
    assert story.board.actions[0] == "blue"


def test_the_other_half_of_a_switch_keeps_what_it_got() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools schematics\nB 0 · tools switch\nC 0").choose("red", "blue", "wait")
    story.use(1, "switch", other=0).use(0, "schematics", card="green")
    assert story.board.actions == ("green", "red", "wait")
    assert story.board.played[:2] == (("green",), ("blue",))


def test_a_wait_that_was_replaced_in_time_is_not_used_up() -> None:
    """A11."""
    story = (
        at("bomb 2\nA 0 · tools schematics\nB 0\nC 0").choose("wait", "red", "red").use(0, "schematics", card="blue")
    )
    assert "wait" in story.board.hands[0]
    assert story.scores[0] > 0
