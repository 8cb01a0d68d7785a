"""Mission 60: challenges again, with other reds."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.busters.events import DialMoved, Won
from defuse.busters.rules.challenges import CallRed, ChallengeMet
from tests.busters.missions.setting_up import at_first_turn
from tests.busters.tables import A, every, happens, is_cut, one_at, table, the, then
from tests.steer import play_out


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_set_up(players: int, count: int) -> None:
    game = at_first_turn(60, players)
    assert game.public.dial == 1  # C1
    assert (game.public.red.count, len(game.public.red.kinds)) == (count, 3)
    assert len(game.public.rule("challenges").open) == players


def test_a_red_that_may_be_out_of_the_game_can_be_called() -> None:
    game = table("""
        mission 60 · captain A
        red 2 of 2.5 8.5 9.5
        rule challenges {"open":[1]}
        A1 | 4 5
        B1 | 4 5 r8.5
        C1 | r2.5 5
        D1 | 5
    """)
    call = CallRed(seat=A, wire=one_at(game, "B1.3"))
    assert the(happens(game, call), DialMoved).steps == 1  # H1
    assert is_cut(then(game, call), "B1.3")
    assert then(game, call).public.cut[14] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won(players: int) -> None:
    ends = [play_out(busters.new(mission=60, players=players, seed=seed), Random(seed), 1.0)[1] for seed in range(25)]
    assert any(every(told, Won) for told in ends)
    assert any(every(told, ChallengeMet) for told in ends)
