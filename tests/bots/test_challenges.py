"""Bots that take challenges."""

from __future__ import annotations

from defuse.bots import busters as bots
from defuse.busters.rules.challenges import CallRed, ClaimOdd
from tests.bots.deciding import decided
from tests.busters.tables import A, B, cut, one_at, table


def test_a_wire_that_must_be_red_is_called_red() -> None:
    game = table("""
        mission 55 · captain A · dial 1
        red 2.5 5.5
        rule challenges {"open":[1]}
        A1 | 3 5 r5.5 12 12
        B1 | r2.5
        C1 | 3!3 5!5
        D1 | 12!12 12!12
    """)
    assert decided(game) == CallRed(seat=A, wire=one_at(game, "B1.1"))


def test_a_stand_of_odd_wires_is_claimed_at_once() -> None:
    game = table("""
        mission 55 · captain A · dial 1
        rule challenges {"open":[9]}
        A1 | 2 2
        B1 | 1 3 5 7 9 11
        C1 | 1 3 5 7 9 11
        D1 | 2 2
    """)
    teammate = bots.make("careful", "s")
    act = teammate.chime_in(game.observe(B), game.forms(B))
    assert isinstance(act, ClaimOdd)


def test_of_two_sure_cuts_the_one_that_meets_a_challenge_is_made() -> None:
    game = table("""
        mission 55 · captain A · dial 1
        rule challenges {"open":[7],"chain":[[3,false],[4,false]]}
        A1 | 5 5 8 8
        B1 | 5!5 8!8
        C1 | 5 8
        D1 | 10 10
    """)
    assert decided(game) == cut(game, "A1.2", "B1.1")
