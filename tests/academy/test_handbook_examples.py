"""The worked examples of the handbook, played as they are told there."""

from __future__ import annotations

from defuse.academy.acts import LookAway, PeekTiles
from defuse.academy.asks import PeekAsk
from defuse.academy.components import printed
from defuse.academy.events import BombTriggered, TileFlipped
from tests.academy.story import at


def test_two_chose_green_and_one_red_and_their_older_cards_stay_visible() -> None:
    story = at("bomb 1\nA 0 · table blue\nB 0 · table red\nC 0 · table yellow")
    story.choose("red", "green", "green")
    assert story.board.played == (("blue", "red"), ("red", "green"), ("yellow", "green"))


def test_a_wait_protects_yellow_from_two_cutters_and_blue_is_cut() -> None:
    story = at("bomb 1\nblue | | 2\nA 0\nB 0\nC 0\nD 0")
    story.choose("wait", "yellow", "yellow", "blue").protect(0, "yellow")
    assert story.scores == (3, 0, 0, 3)
    assert story.board.wire("yellow").exposed == ()


def test_the_first_card_of_a_wire_a_3_scores_4() -> None:
    """A4."""
    story = at("bomb 1\nred | | 3\nA 0\nB 0\nC 0").choose("red", "wait", "chicken").protect(1, "green")
    story.do(LookAway(seat=2))
    assert story.scores[0] == 4
    assert story.board.wire("red").trigger == 3


def test_a_4_as_the_third_card_of_a_wire_scores_7() -> None:
    """A4."""
    story = at("bomb 1\nred | 1 2 | 4\nA 0\nB 0\nC 0").choose("red", "wait", "chicken")
    assert story.protect(1, "green").scores[0] == 7


def test_three_share_a_wire_worth_8_and_get_2_each() -> None:
    """A4: 3 was there, then 1, 5 and 4 are flipped: 4 + 4 = 8, and the remainder is ignored."""
    story = at("bomb 1\nyellow | 3 | 1 5 4\nA 0\nB 0\nC 0\nD 0")
    story.choose("yellow", "yellow", "wait", "yellow").protect(2, "green")
    assert story.scores == (2, 2, 3, 2)
    assert story.board.wire("yellow").trigger == 13


def test_a_chicken_learns_where_the_boom_of_green_is() -> None:
    story = at("bomb 1\ngreen | | | ok boom ok\nA 0\nB 0\nC 0").choose("red", "wait", "chicken").protect(1, "red")
    assert isinstance(story.game.ask, PeekAsk)
    story.do(PeekTiles(seat=2, wire="green"))
    tiles = story.board.wire("green").tiles
    assert [story.game.view(2).is_boom(tile) for tile in tiles] == [False, True, False]
    assert [story.game.view(0).is_boom(tile) for tile in tiles] == [None, None, None]
    assert story.scores[2] == 0


def test_four_players_take_their_oldest_cards_back_and_one_discards_a_wait() -> None:
    story = at(
        """
        bomb 1 · round 4
        A 0 · table yellow red
        B 0 · table red blue
        C 0 · table wait blue
        D 0 · table chicken red
        """
    ).choose("green", "green", "green", "green")
    assert story.board.played == (("red", "green"), ("blue", "green"), ("blue", "green"), ("red", "green"))
    hands = story.board.hands
    assert "yellow" in hands[0]
    assert "red" in hands[1]
    assert "wait" not in (*hands[2], *story.board.played[2])
    assert "chicken" in hands[3]


def test_a_3_passes_an_ok_and_hits_the_boom() -> None:
    """A2: the trigger moves past the first tile onto the second; both are revealed."""
    story = at("bomb 1\ngreen | 3 3 2 | 3 | ok boom ok\nA 9\nB 7\nC 0").choose("green", "wait", "red")
    story.protect(1, "red")
    assert [tile.boom for tile in story.heard(TileFlipped)] == [False, True]
    assert story.heard(BombTriggered) == [BombTriggered("green", (0,))]
    assert story.scores == (4, 10, 0)
    assert story.board.bomb == 2


def test_the_plates_over_green_and_blue_move_to_yellow_and_red() -> None:
    """A3."""
    story = at("bomb 2\nplates +1<green +2>blue\ngreen | | 1\nblue | | 1\nA 0\nB 0\nC 0").choose(
        "green", "blue", "wait"
    )
    story.protect(2, "red")
    assert story.scores == (3, 4, 3)
    assert [plate.wire for plate in story.board.plates] == ["yellow", "red"]


def test_yolanda_waits_with_her_x_ray_until_she_is_about_to_cut_alone() -> None:
    story = at("bomb 2\nred | | 3 0 5\nA 0 · tools x-ray\nB 0\nC 0")
    assert story.why_not(0, "x-ray") == "X-Ray is used before a wire is cut"
    story.choose("red", "wait", "chicken").protect(1, "green")
    assert story.offered(0) == {"x-ray"}


def test_the_numbers_of_the_examples_are_on_the_printed_cards() -> None:
    """A1."""
    components = printed()
    assert {3, 4} <= set(components.red.cards)
    assert {1, 3, 4, 5} <= set(components.yellow.cards)
    assert 3 in components.green.cards
