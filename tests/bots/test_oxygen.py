"""Bots under water: who pays for what, and to whom."""

from __future__ import annotations

from defuse.busters.acts import Cut
from defuse.busters.rules.oxygen_gift import GiveOxygen
from tests.bots.deciding import decided
from tests.busters.tables import B, cut, table

SHARED = """
    mission 44 · captain A{turn}
    red 1 of 1.5 3.5 6.5
    rule oxygen {{"reserve":{reserve}}}
    A1 | 1 9
    B1 | 1!1 9!9
    C1 | 1!1 9!9
    D1 | 1 r3.5 9
"""


def named(game_text: str) -> int:
    game = table(game_text)
    act = decided(game)
    assert isinstance(act, Cut)
    return int(game.table().value(act.mine[0]))


def test_the_first_of_a_round_leaves_breath_to_the_others() -> None:
    assert named(SHARED.format(turn="", reserve=4)) == 1


def test_the_last_of_a_round_spends_what_would_come_back_anyway() -> None:
    assert named(SHARED.format(turn=" · turn D", reserve=3)) == 9


def test_oxygen_goes_to_the_next_seat_if_that_one_could_do_nothing_without_it() -> None:
    game = table("""
        mission 49 · captain A
        red 3.5 8.5
        rule oxygen {"held":[6,0,9,9,0]}
        A1 | 2 4 6!6 r8.5
        B1 | 2 4 6!6
        C1 | 2!2 r3.5 4 6
        D1 | 2 4!4 6
    """)
    act = decided(game)
    assert isinstance(act, GiveOxygen)
    assert act.mate == B
    after, _ = game.play(act)
    sure = {6: ("A1.3", "B1.3"), 4: ("A1.2", "D1.2"), 2: ("A1.1", "C1.1")}
    assert decided(after) == cut(after, *sure[act.value])


def test_who_will_be_left_alone_pays_for_the_dear_number_first() -> None:
    # A right cut of the 2 would be as certain, but A would leave the table with the oxygen.
    game = table("""
        mission 49 · captain B
        red 3.5 8.5 10.5
        rule oxygen {"held":[0,9,0,0,0]}
        A1 | 2!2
        A2 | (r3.5)
        B1 | 2 9 9
        B2 | (r8.5) (r10.5)
    """)
    act = decided(game)
    assert isinstance(act, GiveOxygen)
    assert act.value == 9
