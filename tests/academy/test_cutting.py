"""Cutting: order, shares, empty decks, and what an explosion leaves undone."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.academy.acts import LookAway
from defuse.academy.events import BombTriggered, CardFlipped, CutBegan, CutEnded, CutMade, PointsLost
from defuse.kernel import Game
from tests.academy.story import Story, at


def test_wires_are_resolved_from_green_to_yellow_after_the_waits_and_before_the_chickens() -> None:
    """A6."""
    story = at("bomb 1\nA 0\nB 0\nC 0\nD 0\nE 0").choose("yellow", "red", "chicken", "wait", "green")
    assert story.asked == (3,)
    story.protect(3, "blue")
    assert [event.wire for event in story.heard(CutBegan)] == ["green", "red", "yellow"]
    assert story.asked == (2,), "the chicken peeks last"


def test_nothing_happens_to_a_wire_that_nobody_cuts() -> None:
    story = at("bomb 1\nA 0\nB 0\nC 0").choose("green", "green", "wait").protect(2, "green")
    assert story.heard(CardFlipped) == []
    assert story.scores == (0, 0, 3)


def test_the_newest_card_of_a_group_is_the_one_that_counts() -> None:
    """A4."""
    story = at("bomb 1\nblue | | 4 0\nA 0\nB 0\nC 0").choose("blue", "blue", "wait").protect(2, "red")
    assert [event.value for event in story.heard(CardFlipped)] == [4, 0]
    assert story.scores == (1, 1, 3), "0 and a chain of 2, in two parts"


def test_a_chain_alone_is_shared_too() -> None:
    """A4: 0 and a chain of 4, in four parts."""
    story = at("bomb 1\nred | | 1 0 1 0\nA 0\nB 0\nC 0\nD 0\nE 0").choose("red", "red", "red", "red", "wait")
    story.protect(4, "green")
    assert story.scores == (1, 1, 1, 1, 3)


def test_who_cut_before_the_explosion_keeps_the_points_and_who_came_later_gets_nothing() -> None:
    """A6."""
    story = at("bomb 1\ngreen | | 2\nblue | 4 4 3 | 1 | boom ok ok\nA 0\nB 8\nC 5\nD 1")
    story.choose("green", "blue", "red", "chicken")
    assert story.scores == (3, 3, 5, 6)
    assert story.heard(BombTriggered) == [BombTriggered("blue", (1,))]
    assert "red" not in [event.wire for event in story.heard(CutBegan)]


def test_everybody_in_a_group_loses_whoevers_card_it_was() -> None:
    story = at("bomb 1\ngreen | 3 3 2 | 1 1 1 | boom ok ok\nA 9\nB 8\nC 7").choose("green", "green", "green")
    assert story.scores == (4, 3, 2)


def test_after_the_boom_no_more_cards_of_the_group_are_flipped() -> None:
    """A18."""
    story = at("bomb 1\ngreen | 3 3 3 | 1 1 1 | boom ok ok\nA 9\nB 8\nC 7").choose("green", "green", "green")
    assert len(story.heard(CardFlipped)) == 1


def test_a_score_never_goes_below_0() -> None:
    """A7."""
    story = at("bomb 1\ngreen | 3 3 3 | 1 | boom ok ok\nA 2\nB 0\nC 0").choose("green", "wait", "blue")
    story.protect(1, "blue")
    assert story.heard(PointsLost) == [PointsLost(0, 5, "explosion")]
    assert story.scores[0] == 0


def test_chickens_gain_5_when_the_bomb_explodes_and_do_not_peek() -> None:
    """A6."""
    story = at("bomb 1\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 1\nC 2").choose("green", "chicken", "chicken")
    assert story.scores == (4, 6, 7)
    assert story.board.bomb == 2


def emptied(story: Story, name: str, left: int) -> Story:
    """The same table with only so many cards left in a deck, which printed numbers do not lead to."""
    board = story.board
    wires = tuple(replace(wire, deck=wire.deck[:left]) if wire.name == name else wire for wire in board.wires)
    game = story.game
    return Story(Game(game.kit, None, replace(board, wires=wires), game.secret))


def test_an_empty_deck_flips_and_scores_nothing() -> None:
    """A5."""
    story = emptied(at("bomb 2\nplates +1<green\nblue | | 1\nA 0\nB 0\nC 0"), "green", 0)
    story.choose("green", "blue", "chicken").do(LookAway(seat=2))
    assert story.scores == (0, 2, 0)
    assert story.heard(CutEnded)[0] == CutEnded("green", False)
    assert [event.wire for event in story.heard(CutMade)] == ["blue"]
    assert story.board.plates[0].wire == "green", "it was not scored, so its plate stays"


def test_a_group_flips_what_there_is() -> None:
    """A5."""
    story = emptied(at("bomb 1\ngreen | | 3 2\nA 0\nB 0\nC 0"), "green", 2)
    story.choose("green", "green", "green")
    assert [event.value for event in story.heard(CardFlipped)] == [3, 2]
    assert story.scores == (1, 1, 1), "a full value of 4, in three parts"
