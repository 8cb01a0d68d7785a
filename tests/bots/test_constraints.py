"""Bots under constraint cards."""

from __future__ import annotations

from defuse.bots import busters as bots
from defuse.busters.rules.own_constraints import SwapConstraint
from defuse.busters.rules.shared_constraint import ReplaceConstraint
from defuse.kernel import Cannot
from tests.bots.deciding import decided
from tests.busters.tables import A, B, C, D, cut, table


def test_the_captain_gets_rid_of_a_card_also_on_the_turn_of_another() -> None:
    game = table("""
        mission 32 · captain A · turn B
        rule constraint-A {"seat":-1}
        A1 | 5 7
        B1 | 5 7
        C1 | 5 7
        D1 | 5 7
    """)
    captain = bots.make("careful", "s")
    assert captain.chime_in(game.observe(A), game.forms(A)) == ReplaceConstraint(seat=A)


def test_a_number_whose_card_would_stop_everybody_is_not_finished_first() -> None:
    game = table("""
        mission 57 · captain A
        rule paired-constraints {"letters":"LKJBACDEFGHI"}
        A1 | 4!4 6!6
        B1 | 4!4 6!6
        C1 | 7!7
        D1 | 7!7
    """)
    # 4 would bring odd only, so 7 next, which brings 7 to 12 only. After 6 come 4 and 7.
    assert decided(game) == cut(game, "A1.2", "B1.2")


def test_a_turn_without_a_cut_is_free_until_a_whole_round_would_go_by() -> None:
    game = table("""
        mission 61 · captain A · dial 3
        rule constraint-ring {"ring":[["A",0],["B",1],["C",2],["D",3]]}
        rule constraint-A {"seat":0}
        rule constraint-B {"seat":1}
        rule constraint-C {"seat":2}
        rule constraint-D {"seat":3}
        A1 | 1 5
        B1 | 2 8
        C1 | 8 8
        D1 | 1 2 5
    """)
    for seat in (A, B, C):
        act = decided(game)
        assert act == Cannot(seat=seat)
        game, _ = game.play(act)
    assert decided(game) == SwapConstraint(seat=D)
