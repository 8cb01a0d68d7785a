"""Chickens that were wrong: they peek."""

from __future__ import annotations

from defuse.academy.acts import LookAway, PeekCards, PeekTiles
from defuse.academy.events import Peeked
from defuse.kernel import Some
from tests.academy.story import at
from tests.academy.test_cutting import emptied


def test_chickens_peek_from_the_lowest_score_to_the_highest() -> None:
    """A8: at equal scores the lower seat first."""
    story = at("bomb 1\nA 9\nB 4\nC 4\nD 7").choose("chicken", "chicken", "chicken", "chicken")
    asked: list[int] = []
    while story.question != "ChooseAsk":
        asked += story.asked
        story.do(LookAway(seat=story.asked[0]))
    assert asked == [1, 2, 3, 0]


def test_a_chicken_sees_the_upcoming_cards_of_two_wires_and_nobody_else_does() -> None:
    """A14."""
    story = at("bomb 1\nblue | | 4\nyellow | | 5\nA 0\nB 0\nC 0").choose("chicken", "green", "green")
    story.do(PeekCards(seat=0, wires=("blue", "yellow")))
    tops = [story.board.wire(name).deck[0] for name in ("blue", "yellow")]
    assert [story.game.view(0).value(card) for card in tops] == [4, 5]
    assert [story.game.view(1).value(card) for card in tops] == [None, None]
    assert [story.game.view(None).value(card) for card in tops] == [None, None]
    assert story.heard(Peeked) == [Peeked(0, cards=("blue", "yellow"))], "where somebody looked, everybody sees"


def test_a_chicken_sees_all_tiles_of_a_wire_and_nobody_else_does() -> None:
    """A14."""
    story = at("bomb 1\nblue | | 4 | boom ok ok\nA 0\nB 0\nC 0").choose("chicken", "green", "green")
    tiles = story.board.wire("blue").tiles
    assert [story.game.view(0).is_boom(tile) for tile in tiles] == [None, None, None]
    story.do(PeekTiles(seat=0, wire="blue"))
    assert [story.game.view(0).is_boom(tile) for tile in tiles] == [True, False, False]
    for other in (1, 2, None):
        assert [story.game.view(other).is_boom(tile) for tile in tiles] == [None, None, None]
    assert story.heard(Peeked) == [Peeked(0, tiles=("blue",))]


def test_a_chicken_takes_two_decks_no_fewer_and_no_more() -> None:
    story = at("bomb 1\nA 0\nB 0\nC 0").choose("chicken", "green", "green")
    assert story.game.why_not(PeekCards(seat=0, wires=("blue",))) is not None
    assert story.game.why_not(PeekCards(seat=0, wires=("blue", "red", "yellow"))) is not None
    assert story.game.why_not(PeekCards(seat=0, wires=("blue", "blue"))) is not None
    assert story.game.why_not(PeekTiles(seat=0, wire="blue")) is None


def test_a_chicken_may_look_at_nothing() -> None:
    """A20."""
    story = at("bomb 1\nA 0\nB 0\nC 0").choose("chicken", "green", "green").do(LookAway(seat=0))
    assert story.heard(Peeked) == [Peeked(0)]


def test_an_empty_deck_cannot_be_looked_at() -> None:
    """A20."""
    story = emptied(at("bomb 1\nA 0\nB 0"), "green", 0).choose("chicken", "blue")
    assert str(story.game.why_not(PeekCards(seat=0, wires=("green", "red")))) == "this deck is empty"
    story = emptied(emptied(at("bomb 1\nA 0\nB 0"), "green", 0), "blue", 0).choose("chicken", "chicken")
    fields = [field for form in story.game.forms(0) for field in form.fields if isinstance(field, Some)]
    assert fields[0].count() == 1, "of one deck, one card"


def test_a_peek_of_a_card_is_remembered_until_it_is_flipped() -> None:
    """A14."""
    story = at("bomb 1\nblue | | 4\nA 0\nB 0\nC 0").choose("chicken", "green", "green")
    story.do(PeekCards(seat=0, wires=("blue", "red"))).choose("blue", "red", "red")
    assert story.board.wire("blue").values == (4,)
    assert story.game.view(0).value(story.board.wire("blue").deck[0]) is None
