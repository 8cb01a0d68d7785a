"""Games that were made alike are equal, in both games of the kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from defuse import academy, busters
from defuse.kernel import Game

MAKERS: dict[str, Callable[[int], Game]] = {
    "busters": lambda seed: busters.new(mission=9, players=3, seed=seed),
    "academy": lambda seed: academy.new(players=3, seed=seed),
}


def played(game: Game, acts: int) -> Game:
    for _ in range(acts):
        assert game.ask is not None
        seat = next(seat for seat in game.ask.seats if game.ask.waits_for(seat))
        form = game.forms(seat)[0]
        game = game.play(form.nth(form.count() // 2))[0]
    return game


@pytest.mark.parametrize("name", MAKERS)
def test_games_of_the_same_set_up_seed_and_acts_are_equal(name: str) -> None:
    make = MAKERS[name]
    one, other = played(make(1), 6), played(make(1), 6)
    assert one is not other
    assert one == other
    assert hash(one) == hash(other)
    assert {one, other} == {one}
    assert played(make(1), 5) not in (one, make(1))
    assert make(1) != make(2)
    assert one != "a game"


def test_games_of_different_kinds_are_different() -> None:
    assert MAKERS["busters"](1) != MAKERS["academy"](1)


def test_games_of_the_same_text_are_equal() -> None:
    text = busters.render(busters.new(mission=1, players=4, seed=3))
    assert busters.parse(text) == busters.parse(text)
    assert busters.parse(text) != busters.parse(text.replace("dial 4", "dial 3"))
