"""Mission 16: all four of each number in the line before any of the next."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.events import Exploded, Won
from defuse.busters.rules.sequence import LineShortened, Sequence
from defuse.kernel import Cannot, Game
from tests.busters.tables import A, B, cut, every, happens, names, offered, refusal, reveal, solo, table, the, then

LINE = """
    mission 16 · captain A
    yellow 2 of 1.1 2.1 4.1
    rule sequence {"line":[3,5,7]}
    away y1.1 y2.1
    A1 | 3 5 7 9
    B1 | 3 5 7 9
    C1 | 3 5 7 9
    D1 | 3 5 7 9
"""


def line(game: Game) -> Sequence:
    rule = game.public.rule("sequence")
    assert isinstance(rule, Sequence)
    return rule


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up(players: int) -> None:
    game = busters.new(mission=16, players=players, seed=5)
    yellow = game.public.yellow
    assert (yellow.count, len(yellow.kinds)) == ((4, 4) if players == 2 else (2, 3))
    assert game.public.red.count == (2 if players == 2 else 1)
    assert (len(line(game).line), line(game).quota) == (3, 4)


def test_two_cut_wires_are_not_enough() -> None:
    game = table(LINE)
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert not every(events, LineShortened)
    assert refusal(game, cut(game, "B1.2", "C1.2")) == "cut 4 × 3 before any 5"  # M16
    assert refusal(game, cut(game, "B1.3", "C1.3")) == "cut 4 × 3 before any 7"
    assert game.why_not(cut(game, "B1.4", "C1.4")) is None


def test_the_line_moves_on_when_all_four_are_cut() -> None:
    game = table(LINE)
    start = game
    game = then(game, cut(start, "A1.1", "B1.1"), cut(start, "B1.4", "A1.4"))
    game, events = game.play(cut(start, "C1.1", "D1.1"))
    assert names(events)[:4] == ["Called", "WiresCut", "Validated", "LineShortened"]  # C17
    assert line(game).order == (5, 7)
    assert refusal(game, cut(start, "D1.3", "C1.3")) == "cut 4 × 5 before any 7"


def test_a_whole_bomb_in_order() -> None:
    game = table(LINE)
    acts = [
        cut(game, "A1.1", "B1.1"),
        cut(game, "B1.4", "A1.4"),
        cut(game, "C1.1", "D1.1"),
        cut(game, "D1.2", "C1.2"),
        cut(game, "A1.2", "B1.2"),
        cut(game, "B1.3", "A1.3"),
        cut(game, "C1.3", "D1.3"),
        cut(game, "D1.4", "C1.4"),
    ]
    events = happens(game, *acts)
    assert [event.number for event in every(events, LineShortened)] == [3, 5, 7]
    assert every(events, Won)


def test_a_solo_cut_of_four_is_enough_at_once() -> None:
    game = table("""
        mission 16 · captain A
        yellow 2 of 1.1 2.1 4.1
        rule sequence {"line":[3,5,7]}
        away y1.1 y2.1
        A1 | 3 3 3 3 5
        B1 | 5
        C1 | 5
        D1 | 5
    """)
    events = happens(game, solo(game, "A1.1-4"))
    assert every(events, LineShortened) == [LineShortened(3, A)]


def test_yellow_is_never_in_the_line() -> None:
    game = table("""
        mission 16 · captain A
        yellow 2 of 1.1 2.1 4.1
        rule sequence {"line":[3,5,7]}
        A1 | y1.1 5
        B1 | y2.1 3 5
        C1 | 3 5
        D1 | 3 3 5
    """)
    assert refusal(game, cut(game, "A1.2", "B1.3")) == "cut 4 × 3 before any 5"
    assert game.why_not(cut(game, "A1.1", "B1.1")) is None


# What players ask: as in mission 9.


def test_only_blocked_wires_left_explodes_the_bomb() -> None:
    game = table("""
        mission 16 · captain A
        yellow 2 of 1.1 2.1 4.1
        rule sequence {"line":[3,5,7]}
        away y1.1 y2.1 3x2
        A1 | 5 7
        B1 | 3 5
        C1 | 3 5 7
        D1 | 5 7 7
    """)
    assert offered(game, A) == {("Cannot",)}  # C12, M16: personal equipment cuts, too
    assert the(happens(game, Cannot(seat=A)), Exploded).by == A


def test_a_hand_of_reds_is_revealed_whatever_the_line_says() -> None:
    game = table("""
        mission 16 · captain B
        yellow 2 of 1.1 2.1 4.1
        rule sequence {"line":[3,5,7]}
        away y1.1 y2.1
        A1 | 3 5
        B1 | r5.5
        C1 | 3 5
        D1 | 3 3 5 5
    """)
    assert offered(game, B) == {("RevealReds",)}  # C9
    assert not every(happens(game, reveal(B)), LineShortened)
