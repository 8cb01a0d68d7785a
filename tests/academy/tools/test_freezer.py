"""Freezer: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.kernel import Shuffled
from tests.academy.story import at


def test_two_cards_of_the_owners_choice_go_back_and_the_trigger_moves() -> None:
    story = at("bomb 2\ngreen | 3 1 3 2 | 1\nA 0 · tools freezer\nB 0\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "blue")
    exposed = story.board.wire("green").exposed
    story.use(0, "freezer", cards=(exposed[0], exposed[2]))
    wire = story.board.wire("green")
    assert wire.values[:2] == (1, 2), "the others keep their order"
    assert wire.trigger == 3 + wire.values[2]
    assert len(wire.deck) == 9
    (mixed,) = story.heard(Shuffled)
    assert len(mixed.things) == 10
    assert story.scores[0] == wire.values[2] + 3


def test_it_works_in_a_shared_cut_too() -> None:
    story = at("bomb 2\ngreen | 3 1 |\nA 0 · tools freezer\nB 0\nC 0").choose("green", "green", "chicken")
    assert story.offered(0) == {"freezer"}


def test_it_needs_two_exposed_cards() -> None:
    """A16."""
    story = at("bomb 2\ngreen | 3 |\nA 0 · tools freezer\nB 0\nC 0").choose("green", "wait", "chicken")
    assert story.protect(1, "blue").timing is None


def test_the_wires_of_others_stay_as_they_are() -> None:
    story = at("bomb 2\ngreen | 3 1 |\nA 0 · tools freezer\nB 0\nC 0").choose("red", "green", "chicken")
    assert story.timing is None


def test_nobody_knows_the_upcoming_card_any_more() -> None:
    """A14."""
    story = at("bomb 3\ngreen | 3 1 | 2\nA 0 · tools freezer hammer\nB 0 · saw green\nC 0")
    story.choose("green", "wait", "chicken").protect(1, "blue")
    assert story.game.view(1).value(story.board.wire("green").deck[0]) == 2
    story.use(0, "freezer", cards=story.board.wire("green").exposed)
    assert all(
        story.game.view(seat).value(card) is None for seat in range(3) for card in story.board.wire("green").deck
    )


def test_flipped_tiles_stay_flipped() -> None:
    """A2."""
    story = at("bomb 3\ngreen | 3 3 3 1 | | (ok) ok boom\nA 0 · tools freezer hammer\nB 0\nC 0")
    story.choose("green", "wait", "chicken").protect(1, "blue")
    story.use(0, "freezer", cards=story.board.wire("green").exposed[:2])
    assert story.board.wire("green").trigger == 4
    assert story.board.wire("green").flipped == 1


def test_one_card_twice_is_not_two_cards() -> None:
    story = at("bomb 2\ngreen | 3 1 |\nA 0 · tools freezer\nB 0\nC 0").choose("green", "wait", "chicken")
    card = story.protect(1, "blue").board.wire("green").exposed[0]
    assert story.why_not(0, "freezer", cards=(card, card)) is not None
    assert story.why_not(0, "freezer", cards=(card,)) is not None
