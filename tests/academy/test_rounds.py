"""Rounds: choosing in secret, and which cards come back."""

from __future__ import annotations

import pytest

from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk
from defuse.academy.events import ActionsRevealed, CardsTakenBack, RoundBegan
from defuse.kernel import encode
from tests.academy.story import at

CALM = "bomb 1\ngreen | | 0 0 1 1\nblue | | 0 0 1 1\nred | | 0 0 1 1\nyellow | | 0 0 1 1\n"


def test_a_choice_can_be_changed_until_everybody_has_locked_in() -> None:
    """A14."""
    story = at(CALM + "A 0\nB 0\nC 0").do(Choose(seat=0, card="red"), Choose(seat=1, card="blue"))
    story.do(Choose(seat=0, card="green"), Choose(seat=2, card="blue"))
    assert story.heard(ActionsRevealed) == [ActionsRevealed(("green", "blue", "blue"))]


def test_nobody_sees_what_others_have_locked_in() -> None:
    """A14."""
    one = at(CALM + "A 0\nB 0\nC 0").do(Choose(seat=0, card="red"))
    other = at(CALM + "A 0\nB 0\nC 0").do(Choose(seat=0, card="wait"))
    for seat in (1, 2, None):
        assert encode(one.game.observe(seat)) == encode(other.game.observe(seat))
    assert encode(one.events) == encode(other.events)
    assert encode(one.game.observe(0)) != encode(other.game.observe(0)), "one knows one's own choice"


def test_a_card_is_stuck_for_two_rounds() -> None:
    """A12: with three and more players two cards stay on the table."""
    story = at(CALM + "A 0\nB 0\nC 0").choose("green", "blue", "red")
    assert story.heard(CardsTakenBack) == []
    assert str(story.game.why_not(Choose(seat=0, card="green"))) == "this card is still on the table"
    story.choose("blue", "red", "green")
    assert story.game.why_not(Choose(seat=0, card="green")) is not None
    story.choose("red", "green", "blue")
    assert story.game.why_not(Choose(seat=0, card="green")) is None
    assert story.board.played[0] == ("blue", "red")
    assert story.heard(CardsTakenBack)[0] == CardsTakenBack(0, ("green",))


def test_with_two_players_a_card_is_stuck_for_one_round() -> None:
    """A12."""
    story = at("bomb 1\ngreen | | 0 0 1 1\nblue | | 0 0 1 1\nred | | 0 0 1 1\nA 0\nB 0").choose("green", "blue")
    assert story.game.why_not(Choose(seat=0, card="green")) is not None
    story.choose("blue", "red")
    assert story.game.why_not(Choose(seat=0, card="green")) is None
    assert story.board.played == (("blue",), ("red",))


def test_rounds_are_counted() -> None:
    story = at(CALM + "A 0\nB 0\nC 0").choose("green", "blue", "red").choose("blue", "red", "green")
    assert [event.round for event in story.heard(RoundBegan)] == [2, 3]
    assert (story.board.round, story.board.rounds) == (3, 3)


@pytest.mark.parametrize("card", ["purple", "", "hammer"])
def test_what_is_no_card_cannot_be_chosen(card: str) -> None:
    assert at("bomb 1\nA 0\nB 0").game.why_not(Choose(seat=0, card=card)) is not None


def test_whoever_has_locked_in_waits_for_the_others() -> None:
    story = at("bomb 1\nA 0\nB 0").do(Choose(seat=1, card="red"))
    assert isinstance(story.game.ask, ChooseAsk)
    assert story.game.ask.answered == (1,)
    assert story.game.observe(1).sealed == Choose(seat=1, card="red")
    assert story.game.observe(0).sealed is None
