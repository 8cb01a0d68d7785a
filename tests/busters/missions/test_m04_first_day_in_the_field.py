"""Mission 4: all of it together."""

from __future__ import annotations

from defuse.busters.events import Exploded, Unlocked, Won
from tests.busters.tables import A, cut, every, happens, is_cut, offered, refusal, reveal, solo, table, the, then


def test_the_yellows_are_cut_together_and_the_red_is_left_for_last() -> None:
    game = table("""
        mission 4 · captain A
        red 5.5
        yellow 2.1 4.1
        A1 | y2.1 r5.5
        B1 | y4.1 6 6
        C1 | (6)
        D1 | (6)
    """)
    assert every(happens(game, cut(game, "A1.1", "B1.1"), solo(game, "B1.2 B1.3"), reveal(A)), Won)


def test_the_red_is_to_be_avoided() -> None:
    game = table("""
        mission 4 · captain A
        red 5.5
        A1 | 5 6
        B1 | 5 r5.5 6
        C1 | 5 6
        D1 | 5 6
    """)
    assert the(happens(game, cut(game, "A1.1", "B1.2")), Exploded).why == "red wire"
    assert refusal(then(game, cut(game, "A1.1", "B1.1")), reveal(1)) == "that cannot be done now"  # while a 6 is left


def test_with_two_players_four_yellows_are_cut_two_by_two() -> None:
    game = table("""
        mission 4 · captain A
        yellow 1.1 2.1 3.1 4.1
        A1 | y1.1
        A2 | y2.1
        B1 | y3.1 5 5
        B2 | y4.1 (5) (5)
    """)
    assert refusal(game, solo(game, "A1.1 A2.1")) == "2 more yellows are in other hands"
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B2.1", "A2.1"))
    assert is_cut(game, "A1.1 A2.1 B1.1 B2.1")


def test_all_twelve_numbers_unlock_their_cards() -> None:
    game = table("""
        mission 4 · captain A
        equipment 11 locked · 12 locked
        A1 | 11 12
        B1 | 11 12
        C1 | 11 12
        D1 | 11 12
    """)
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert [event.card for event in every(events, Unlocked)] == ["12"]  # E2
    game, events = game.play(cut(game, "B1.1", "A1.1"))
    assert [event.card for event in every(events, Unlocked)] == ["11"]
    assert any("11" in using for using in offered(game, 2))
