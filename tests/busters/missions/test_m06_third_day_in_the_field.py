"""Mission 6: four yellows."""

from __future__ import annotations

from defuse.busters.events import RedsRevealed
from tests.busters.tables import A, at, cut, happens, is_cut, refusal, reveal, solo, table, the, then

FOUR = """
    mission 6 · captain A
    yellow 1.1 2.1 3.1 4.1
    A1 | {} 5
    B1 | {} 5
    C1 | {} 5
    D1 | {} 5
"""


def test_they_are_cut_two_at_a_time() -> None:
    game = table(FOUR.format("y1.1", "y2.1", "y3.1", "y4.1"))
    game = then(game, cut(game, "A1.1", "C1.1"), cut(game, "B1.1", "D1.1"))
    assert is_cut(game, "A1.1 B1.1 C1.1 D1.1")


def test_all_four_in_one_hand_are_cut_alone() -> None:
    game = table(FOUR.format("y1.1 y2.1 y3.1 y4.1", "", "", ""))
    assert is_cut(then(game, solo(game, "A1.1-4")), "A1.1-4")  # C8


def test_so_are_the_last_two() -> None:
    game = table(FOUR.format("y1.1 y2.1", "(y3.1)", "(y4.1)", ""))
    assert is_cut(then(game, solo(game, "A1.1 A1.2")), "A1.1 A1.2")  # C8


def test_with_two_players_there_are_two_reds() -> None:
    game = table("""
        mission 6 · captain A
        red 5.5 8.5
        A1 | r5.5
        A2 | r8.5
        B1 | 5 5
        B2 | 5 5
    """)
    assert the(happens(game, reveal(A)), RedsRevealed).wires == at(game, "A1.1 A2.1")


# What players ask.


def test_three_of_the_four_wait_for_a_dual_cut() -> None:
    game = table(FOUR.format("y1.1 y2.1 y3.1", "y4.1", "", ""))
    assert refusal(game, solo(game, "A1.1-3")) == "1 more yellow is in other hands"  # C8
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert is_cut(game, "A1.1 B1.1")
