"""Mission 7: one red out of two."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.events import Exploded, Won
from defuse.kernel import encode
from tests.busters.tables import A, B, cut, every, happens, reveal, table, the

SUSPECTS = """
    mission 7 · captain A
    red 1 of 5.5 9.5
    A1 | 5 6
    B1 | 5 {} 6 {}
    C1 | 5 6
    D1 | 5 6
"""


def test_both_suspects_are_shown_and_one_of_them_is_there() -> None:
    game = table(SUSPECTS.format("r5.5", ""))
    assert game.public.red.kinds == (55, 95)  # C4
    assert game.public.totals[14] == 1
    assert the(happens(game, cut(game, "A1.1", "B1.2")), Exploded).why == "red wire"


def test_from_outside_the_two_cases_look_alike() -> None:
    one = table(SUSPECTS.format("r5.5", ""))
    two = table(SUSPECTS.format("", "r9.5"))
    for seat in (0, 2, 3, None):
        assert encode(one.observe(seat)) == encode(two.observe(seat))  # C4
    assert encode(one.observe(B)) != encode(two.observe(B))


def test_when_the_one_is_revealed_the_bomb_is_defused() -> None:
    game = table("""
        mission 7 · captain A
        red 1 of 5.5 9.5
        A1 | r9.5
        B1 | (5)
        C1 | (5)
        D1 | (5)
    """)
    assert every(happens(game, reveal(A)), Won)  # C11


@pytest.mark.parametrize(("players", "suspects"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_with_two_players_there_are_three_suspects(players: int, suspects: int) -> None:
    game = busters.new(mission=7, players=players, seed=3)
    assert len(game.public.red.kinds) == suspects
    assert game.public.red.count == 1
    tracks = [panel for panel in game.view(None).panels() if str(panel.title) == "Validation"]
    assert [str(mark) for panel in tracks for _, mark in panel.marks].count("red?") == suspects  # C4: ? side up
