"""The solo cut."""

from __future__ import annotations

import pytest

from defuse.busters.acts import SoloCut
from defuse.busters.events import Called, Validated, WiresCut
from tests.busters.tables import (
    A,
    B,
    at,
    cut,
    every,
    form,
    happens,
    is_cut,
    offered,
    refusal,
    solo,
    table,
    the,
    then,
)


def test_four_of_a_value_are_cut_at_once() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5 5 6
        B1 | 6
        C1 | 6
        D1 | 6
    """)
    after, events = game.play(solo(game, "A1.1-4"))
    hit = the(events, WiresCut)  # C8: one cut, not two
    assert (hit.wires, hit.value, hit.by, hit.how) == (at(game, "A1.1-4"), 5, A, "solo")
    assert is_cut(after, "A1.1-4")
    assert the(events, Called).targets == ()  # nobody is pointed at
    assert after.public.dial == 4
    assert after.public.turn == B


def test_the_last_two_of_a_value_are_cut() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 6
        B1 | (5) 6
        C1 | (5) 6
        D1 | 6
    """)
    assert is_cut(then(game, solo(game, "A1.1 A1.2")), "A1.1 A1.2")  # C8


def test_not_while_a_teammate_holds_one_of_them() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5 6
        B1 | 5 6
        C1 | 6
        D1 | 6
    """)
    assert offered(game, A) == {("Cut",), ("Cut", "personal-A")}
    assert refusal(game, solo(game, "A1.1-3")) == "1 more 5 is in other hands"  # C8
    assert refusal(game, solo(game, "A1.1 A1.2")) == "1 more 5 is in other hands"


def test_holding_two_while_two_are_elsewhere_is_not_enough() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 6
    """)
    assert refusal(game, solo(game, "A1.1 A1.2")) == "2 more 5s are in other hands"  # C8: every remaining wire


def test_never_three() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5 6
        B1 | (5) 6
        C1 | 6
        D1 | 6
    """)
    for wires in ("A1.1-3", "A1.1 A1.2", "A1.1"):
        assert refusal(game, solo(game, wires)) == "a solo cut takes 2 or 4 wires, not 3"  # C8


def test_never_three_beside_two_that_may_be_cut() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 4 4 5 5 5 6
        B1 | (4) (5) 6
        C1 | (4) 6
        D1 | 6
    """)
    assert refusal(game, solo(game, "A1.3-5")) == "a solo cut takes 2 or 4 wires, not 3"  # C8
    assert is_cut(then(game, solo(game, "A1.1 A1.2")), "A1.1 A1.2")


def test_never_one() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | (5) 6
        C1 | (5) 6
        D1 | (5) 6
    """)
    assert refusal(game, solo(game, "A1.1")) == "a solo cut takes 2 or 4 wires, not 1"  # C8


def test_all_of_them_or_none() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5 5 6
        B1 | 6
        C1 | 6
        D1 | 6
    """)
    for wires in ("A1.1 A1.2", "A1.1-3", "A1.1 A1.1 A1.2 A1.3", "A1.1-5"):
        assert refusal(game, solo(game, wires))  # C8: you cut every remaining wire, each once, and no other
    assert form(game, A, SoloCut).count() == 1


def test_both_stands_count() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        A2 | 5 6
        B1 | (5) 6
        B2 | (5) 6
    """)
    after = then(game, solo(game, "A1.1 A2.1"))
    assert is_cut(after, "A1.1 A2.1")  # C8
    assert not is_cut(after, "A1.2")


def test_four_over_two_stands() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        A2 | 5 5 5 6
        B1 | 6
        C1 | 6
    """)
    assert refusal(game, solo(game, "A2.1-3")) == "a solo cut takes all remaining wires of a value, 2 or 4 of them"
    assert is_cut(then(game, solo(game, "A1.1 A2.1-3")), "A1.1 A2.1-3")  # C8


def test_not_out_of_turn() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 6 6
        B1 | 5 5 5 5
        C1 | 6
        D1 | 6
    """)
    assert refusal(game, solo(game, "B1.1-4")) == "it is not your turn to answer"
    game = then(game, cut(game, "A1.1", "C1.1"))
    assert is_cut(then(game, solo(game, "B1.1-4")), "B1.1-4")


def test_the_wires_of_two_values_are_two_cuts() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 6 6
        B1 | 4 (5) (6)
        C1 | 4 (5) (6)
        D1 | 4 4
    """)
    assert form(game, A, SoloCut).count() == 2  # the 5s or the 6s
    assert refusal(game, solo(game, "A1.1-4"))  # C8: one value at a time
    assert every(happens(game, solo(game, "A1.3 A1.4")), Validated)[0].value == 6


# Yellow alike.


def yellows(a: str, b: str, c: str = "") -> str:
    return f"""
        mission 6 · captain A
        yellow 1.1 2.1 3.1 4.1
        A1 | {a} 5
        B1 | {b} 5
        C1 | {c} 5
        D1 | 5
    """


@pytest.mark.parametrize(
    ("a", "b", "wires"),
    [("y1.1 y2.1 y3.1 y4.1", "", "A1.1-4"), ("y1.1 y3.1", "(y2.1) (y4.1)", "A1.1 A1.2")],
)
def test_all_remaining_yellows_two_or_four(a: str, b: str, wires: str) -> None:
    game = table(yellows(a, b))
    hit = the(happens(game, solo(game, wires)), WiresCut)
    assert hit.value == 13  # C8: yellow is one value
    assert hit.wires == at(game, wires)


def test_three_yellows_wait() -> None:
    game = table(yellows("y1.1 y2.1 y3.1", "y4.1"))
    assert refusal(game, solo(game, "A1.1-3")) == "1 more yellow is in other hands"  # C8
    game = then(game, cut(game, "A1.2", "B1.1"), cut(game, "B1.2", "C1.1"))
    game = then(game, cut(game, "D1.1", "A1.4"))
    assert is_cut(then(game, solo(game, "A1.1 A1.3")), "A1.1 A1.3")  # now they are the last two


def test_the_two_of_two_out_of_three_are_all_there_are() -> None:
    game = table("""
        mission 5 · captain A
        yellow 2 of 1.1 2.1 3.1
        A1 | y1.1 y3.1 5
        B1 | 5
        C1 | 5
        D1 | 5
    """)
    events = happens(game, solo(game, "A1.1 A1.2"))
    assert the(events, WiresCut).value == 13  # C8, C4: the third one is not in the game
    assert not every(events, Validated)


def test_reds_are_never_cut_alone() -> None:
    game = table("""
        mission 6 · captain A
        red 1.5 2.5
        A1 | r1.5 r2.5 5
        A2 | 5
        B1 | 5
        B2 | 5
    """)
    assert refusal(game, solo(game, "A1.1 A1.2")) == "a red wire cannot be named"  # C7, C8
