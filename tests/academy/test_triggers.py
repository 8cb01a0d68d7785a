"""A2: triggers, tracks and tiles."""

from __future__ import annotations

from defuse.academy.acts import LookAway
from defuse.academy.events import BombTriggered, TileFlipped
from tests.academy.story import at


def test_the_last_space_of_the_track_is_still_safe() -> None:
    """A2."""
    story = at("bomb 1\ngreen | 3 3 | 3 | boom ok ok\nA 0\nB 0\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "red").do(LookAway(seat=2))
    assert story.board.wire("green").trigger == story.board.wire("green").track == 9
    assert story.heard(TileFlipped) == []


def test_one_space_further_lies_the_first_tile() -> None:
    """A2."""
    story = at("bomb 1\ngreen | 3 3 1 | 3 | ok boom ok\nA 0\nB 0\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "red").do(LookAway(seat=2))
    wire = story.board.wire("green")
    assert story.heard(TileFlipped) == [TileFlipped("green", wire.tiles[0], False)]
    assert wire.flipped == 1
    assert story.game.view(None).is_boom(wire.tiles[0]) is False, "everybody sees a flipped tile"
    assert story.game.view(None).is_boom(wire.tiles[1]) is None
    assert story.scores[0] == 3 + 4


def test_flipping_stops_at_the_boom() -> None:
    """A2."""
    story = at("bomb 1\ngreen | 3 3 1 2 | 3 | boom ok ok\nA 0\nB 0\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "red")
    assert [event.boom for event in story.heard(TileFlipped)] == [True]


def test_a_0_on_a_flipped_tile_flips_nothing() -> None:
    """A2: flipped tiles never act again."""
    story = at("bomb 1\ngreen | 3 3 3 1 | 0 | (ok) boom ok\nA 0\nB 0\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "red").do(LookAway(seat=2))
    assert story.heard(TileFlipped) == []
    assert story.heard(BombTriggered) == []


def test_a_trigger_that_comes_back_to_a_flipped_tile_flips_only_what_lies_behind() -> None:
    """A2: after a Scrambler the way is shorter, the flipped tile stays flipped."""
    story = at("bomb 2\ngreen | 3 3 | 3 | (ok) boom ok\nA 0\nB 0\nC 0").choose("green", "wait", "chicken")
    story.protect(1, "red").do(LookAway(seat=2))
    assert story.board.wire("green").trigger == 9
    assert story.board.wire("green").flipped == 1
    assert story.heard(TileFlipped) == []


def test_panels_show_the_tracks_and_only_the_tiles_that_a_seat_knows() -> None:
    """A14."""
    story = at("bomb 1\ngreen | 3 | | ok boom ok\nA 0 · saw green-tiles\nB 0\nC 0")
    marks = {
        seat: next(panel.marks for panel in story.game.view(seat).panels() if str(panel.title) == "Green")
        for seat in (0, 1, None)
    }
    assert tuple((space, str(mark)) for space, mark in marks[0]) == (("10", "OK"), ("11", "BOOM"), ("12", "OK"))
    assert marks[1] == marks[None]
    assert tuple((space, str(mark)) for space, mark in marks[1]) == (("10", "?"), ("11", "?"), ("12", "?"))
