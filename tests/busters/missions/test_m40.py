"""Mission 40: tokens count for everybody, with the new characters (M40, P40)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import OpeningAsk
from defuse.busters.events import TokenPlaced, ValueAnnounced
from tests.busters.missions.test_m33 import with_own_characters
from tests.busters.tables import cut, happens, opened, show, table, the, then, tokens

DUCT = """
    mission 40 · captain A
    equipment 4 ready
    A1 | 1 2 (3) 3 8 8
    B1 | 1 2 2 r2.5 7 7 7 7
    C1 | 1 3 8 8
    D1 | 1 5 5
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_red_wires_for_any_number_of_players(players: int) -> None:
    board = busters.new(mission=40, players=players, seed=1).public
    assert (board.red.count, board.yellow.count) == (3, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_counts(players: int) -> None:
    """P40: no even or odd for anybody. With two players the captain places no token."""
    game = with_own_characters(busters.new(mission=40, players=players, seed=6))
    captain = game.public.captain
    assert isinstance(game.ask, OpeningAsk)
    assert (game.ask.seats == (captain,)) == (players > 2)
    game = opened(game)
    owners = [game.table().owner_of(token.wire) for token in game.public.tokens]
    assert sorted(owners) == [seat for seat in range(players) if players > 2 or seat != captain]
    assert {token.mark for token in game.public.tokens} <= {"x1", "x2", "x3"}


def test_a_miss_tells_the_count_whoever_is_hit() -> None:
    game = table(DUCT)
    assert the(happens(game, cut(game, "A1.1", "B1.2")), TokenPlaced).mark == "x2"  # M40, P40
    assert the(happens(game, cut(game, "A1.1", "C1.3")), TokenPlaced).mark == "x2"
    assert the(happens(game, cut(game, "A1.1", "B1.6")), ValueAnnounced).mark == "x4"  # P40: there is no such token


def test_the_post_it_may_show_a_cut_wire() -> None:
    game = table(DUCT)
    assert tokens(then(game, show(game, "A1.3", "4")), "A1.3") == ["x2"]  # E11
