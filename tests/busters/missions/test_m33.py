"""Mission 33: even or odd again, with the new characters (M33)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PickCharacter
from defuse.busters.events import TokenPlaced
from defuse.busters.rules.characters import CharacterAsk
from defuse.kernel import Game
from tests.busters.tables import cut, happens, opened, show, table, the, then, tokens

VEGAS = """
    mission 33 · captain A
    red 2 of 1.5 5.5 9.5
    equipment 4 ready
    A1 | 3 4 7
    B1 | 3 4 r5.5 8
    C1 | 3 4 7 r9.5
    D1 | 7 7 8 8
"""


def with_own_characters(game: Game) -> Game:
    """Everybody keeps the character that was dealt."""
    while isinstance(game.ask, CharacterAsk):
        seat = game.ask.seats[0]
        game = then(game, PickCharacter(seat=seat, character=game.public.characters[seat]))
    return game


@pytest.mark.parametrize(("players", "drawn", "played"), [(2, 3, 3), (3, 3, 2), (4, 3, 2), (5, 3, 2)])
def test_the_red_wires(players: int, drawn: int, played: int) -> None:
    board = busters.new(mission=33, players=players, seed=1).public
    assert (len(board.red.kinds), board.red.count, board.yellow.count) == (drawn, played, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_opening_tokens_say_even_or_odd(players: int) -> None:
    """M33: all of them, also the captain's."""
    game = opened(with_own_characters(busters.new(mission=33, players=players, seed=5)))
    assert len(game.public.tokens) == players
    assert {token.mark for token in game.public.tokens} <= {"even", "odd"}


def test_all_but_the_captain_may_take_a_new_character() -> None:
    game = busters.new(mission=33, players=3, seed=5, captain=1)
    assert isinstance(game.ask, CharacterAsk)  # E21
    assert game.ask.seats == (2,)
    game = then(game, PickCharacter(seat=2, character="E3"))
    assert game.public.characters[2] == "E3"
    assert game.ask is not None
    assert game.ask.seats == (0,)


def test_a_miss_tells_even_or_odd() -> None:
    game = table(VEGAS)
    assert the(happens(game, cut(game, "A1.1", "C1.2")), TokenPlaced).mark == "even"  # M33


def test_the_post_it_too() -> None:
    game = table(VEGAS)
    assert tokens(then(game, show(game, "D1.1", "4")), "D1.1") == ["odd"]  # E11
