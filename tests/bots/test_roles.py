"""Bots with a teammate who must not miss, and bots that race for turns."""

from __future__ import annotations

from defuse.busters.rules.race import TakeTurn
from defuse.kernel import Pass
from tests.bots.deciding import decided
from tests.busters.tables import B, C, cut, table, then


def test_whoever_must_not_miss_takes_the_surest_cut() -> None:
    game = table("""
        mission 28 · captain A
        characters A none
        A1 | 1 2 5 5
        B1 | 1 y1.1 2!2 5 r5.5 r6.5
        C1 | 1 2 y2.1 5
        D1 | 1 2 y3.1 y4.1 6 6
    """)
    assert decided(game) == cut(game, "A1.2", "B1.3")


def test_whoever_has_no_sure_cut_lets_the_turn_go_by_and_whoever_has_one_takes_it() -> None:
    game = table("""
        mission 10 · captain A
        red 3.5
        A1 | 2 4!4 6 7
        B1 | 6 7 9
        C1 | 2 r3.5 4 6 9
        D1 | 4 4 6 7 7 9 9
    """)
    game = then(game, cut(game, "A1.1", "C1.1"))
    assert decided(game, B) == Pass(seat=B)
    assert decided(game, C) == TakeTurn(seat=C)
