"""Scrambler: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.kernel import Shuffled
from tests.academy.story import at


def test_the_three_newest_cards_go_back() -> None:
    story = at("bomb 2\ngreen | 3 2 1 3 |\nA 0 · tools scrambler\nB 0\nC 0").choose("green", "wait", "chicken")
    old = story.protect(1, "blue").board.wire("green").exposed
    story.use(0, "scrambler")
    wire = story.board.wire("green")
    assert wire.exposed[0] == old[0]
    assert wire.values[0] == 3
    assert len(wire.exposed) == 2
    assert [len(event.things) for event in story.heard(Shuffled)] == [11]


def test_it_needs_three_exposed_cards() -> None:
    """A16."""
    story = at("bomb 2\ngreen | 3 2 |\nA 0 · tools scrambler\nB 0\nC 0").choose("green", "wait", "chicken")
    assert story.protect(1, "blue").timing is None


def test_it_works_in_a_shared_cut_of_ones_own_and_not_for_others() -> None:
    text = "bomb 2\ngreen | 3 2 1 |\nA 0 · tools scrambler\nB 0\nC 0"
    assert at(text).choose("green", "green", "chicken").offered(0) == {"scrambler"}
    assert at(text).choose("red", "green", "chicken").timing is None


def test_flipped_tiles_stay_flipped() -> None:
    """A2."""
    story = at("bomb 3\ngreen | 0 3 3 3 1 | | (ok) ok boom\nA 0 · tools scrambler hammer\nB 0\nC 0")
    story.choose("green", "wait", "chicken").protect(1, "blue").use(0, "scrambler")
    assert story.board.wire("green").trigger == 3
    assert story.board.wire("green").flipped == 1
