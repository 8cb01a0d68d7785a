"""Mission 8: everything at once."""

from __future__ import annotations

from defuse import busters
from defuse.busters.events import Exploded, Won
from tests.busters.tables import A, cut, every, happens, reveal, solo, table, the


def test_a_whole_end_game() -> None:
    game = table("""
        mission 8 · captain A
        red 1 of 5.5 9.5
        yellow 2 of 2.1 4.1 7.1
        A1 | y2.1 r5.5
        B1 | 3 3 y4.1
        C1 | (3)
        D1 | (3)
    """)
    assert every(happens(game, cut(game, "A1.1", "B1.3"), solo(game, "B1.1 B1.2"), reveal(A)), Won)


def test_one_wrong_wire_is_the_end_of_it() -> None:
    game = table("""
        mission 8 · captain A
        red 1 of 5.5 9.5
        yellow 2 of 2.1 4.1 7.1
        A1 | y2.1 5
        B1 | y4.1 5 r5.5
        C1 | 5
        D1 | 5
    """)
    assert the(happens(game, cut(game, "A1.1", "B1.3")), Exploded).why == "red wire"


def test_with_two_players_the_yellows_are_all_sure_and_the_red_is_one_of_three() -> None:
    board = busters.new(mission=8, players=2, seed=2).public
    assert (board.red.count, len(board.red.kinds)) == (1, 3)
    assert (board.yellow.count, len(board.yellow.kinds)) == (4, 4)
    marks = [
        str(mark)
        for panel in busters.new(mission=8, players=2, seed=2).view(A).panels()
        if str(panel.title) == "Validation"
        for _, mark in panel.marks
    ]
    assert sorted(marks) == ["red?"] * 3 + ["yellow"] * 4  # C4
