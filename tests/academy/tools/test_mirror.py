"""Mirror: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.acts import PeekTiles
from defuse.academy.asks import ChooseAsk, PeekAsk
from defuse.academy.events import Peeked
from tests.academy.story import at


def test_the_owner_sees_all_tiles_and_nobody_else_does() -> None:
    """A14."""
    story = at("bomb 2\ngreen | | | ok boom ok\nA 0 · tools mirror\nB 0\nC 0").choose("chicken", "green", "green")
    assert isinstance(story.game.ask, PeekAsk)
    story.use(0, "mirror")
    tiles = [tile for wire in story.board.wires for tile in wire.tiles]
    assert sum(story.game.view(0).is_boom(tile) is True for tile in tiles) == 4
    assert sum(story.game.view(0).is_boom(tile) is False for tile in tiles) == 8
    assert all(story.game.view(seat).is_boom(tile) is None for seat in (1, 2, None) for tile in tiles)
    assert story.heard(Peeked) == [Peeked(0, tiles=("green", "blue", "red", "yellow"))]


def test_it_comes_instead_of_the_usual_peek() -> None:
    story = at("bomb 2\nA 0 · tools mirror\nB 0\nC 0").choose("chicken", "green", "green").use(0, "mirror")
    assert isinstance(story.game.ask, ChooseAsk)


def test_the_usual_peek_keeps_it() -> None:
    story = (
        at("bomb 2\nA 0 · tools mirror\nB 0\nC 0").choose("chicken", "green", "green").do(PeekTiles(seat=0, wire="red"))
    )
    assert story.board.rule("mirror") is not None


def test_it_is_only_for_chickens_also_for_those_an_air_horn_made() -> None:
    story = at("bomb 2\nA 0 · tools mirror\nB 0 · tools air-horn\nC 0").choose("red", "wait", "wait")
    assert story.timing == "revealed"
    assert story.offered(0) == set()
    story.use(1, "air-horn", seats=(0,)).protect(1, "red").protect(2, "red")
    assert story.offered(0) == {"mirror"}


def test_another_chicken_has_no_use_for_it() -> None:
    story = at("bomb 2\nA 5 · tools mirror\nB 0\nC 0").choose("chicken", "chicken", "green")
    assert story.asked == (1,)
    assert story.why_not(0, "mirror") == "it is not your turn to answer"
