"""What players ask: every question of the published FAQ on the base game, answered at the table.

Where the machine summary answers otherwise, the rulings win, and the test says so.
"""

from __future__ import annotations

from defuse.busters.acts import Cut
from defuse.busters.events import ValueAnnounced
from defuse.kernel import Pass
from tests.busters.tables import (
    A,
    B,
    at,
    cut,
    happens,
    is_cut,
    offered,
    refusal,
    solo,
    table,
    the,
    then,
    tokens,
)

TABLE = """
    mission 4 · captain A
    red 6.5
    yellow 2.1 4.1
    equipment {}
    A1 | y2.1 4 5 6 7
    B1 | 4 y4.1 5 6 r6.5
    C1 | 4 5 6 7 7
    D1 | 4 5 6 7
"""


# Cutting.


def test_may_i_call_a_wrong_number_on_purpose() -> None:
    game = table(TABLE.format("3").replace("C1 | 4", "C1 | 4!4"))
    assert game.why_not(cut(game, "A1.3", "C1.1")) is None  # C7: yes, with a number that you hold uncut


def test_may_i_call_a_number_that_i_do_not_hold() -> None:
    # C7: no, it cannot even be said. The summary lets it cost a step of the dial: there the rulings win.
    game = table(TABLE.format("3"))
    act = Cut(seat=B, mine=at(game, "C1.4"), targets=at(game, "D1.4"))
    game = then(game, cut(game, "A1.2", "C1.1"))
    assert refusal(game, act)
    assert game.public.dial == 4


def test_may_i_solo_cut_from_both_my_stands() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        A2 | 5 6
        B1 | 6
        B2 | 6
    """)
    assert is_cut(then(game, solo(game, "A1.1 A2.1")), "A1.1 A2.1")  # C8: yes, as long as they are all that is left


def test_may_i_solo_cut_three() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5 6
        B1 | 5 6
        C1 | 6
        D1 | 6
    """)
    assert refusal(game, solo(game, "A1.1-3"))  # C8: no; wait until one of them went in a dual cut
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "C1.1"), cut(game, "D1.1", "A1.4"))
    assert is_cut(then(game, solo(game, "A1.2 A1.3")), "A1.2 A1.3")


def test_may_i_skip_my_turn() -> None:
    game = table(TABLE.format("3 locked"))
    assert refusal(game, Pass(seat=A)) == "there is nothing that you could pass"  # C10: no, exactly one action
    assert {verb for verb, *_ in offered(game, A)} == {"Cut"}


def test_may_i_cut_a_red_with_equipment() -> None:
    # E6, E7: no card names or finds a red; pointing at nothing but reds is the end.
    game = table(TABLE.format("10 ready"))
    game = then(game, cut(game, "A1.2", "C1.1"))
    assert refusal(game, cut(game, "B1.5", "A1.3", "personal-B")) == "a red wire cannot be named"
    assert refusal(game, cut(game, "B1.4 B1.5", "A1.3", "10")) == "a red wire cannot be named"


# When no token is left.


def test_what_if_both_tokens_of_a_number_lie_on_the_table() -> None:
    # C6: one that lies at a cut wire is used again …
    game = table(TABLE.format("3").replace("C1 | 4 5", "C1 | 4 (5)!5").replace("D1 | 4 5", "D1 | 4 5!5"))
    after = then(game, cut(game, "A1.2", "B1.3"))
    assert tokens(after, "B1.3") == ["5"]
    assert tokens(after, "C1.2") == []
    # … and if there is none, the value is said aloud.
    game = table(TABLE.format("3").replace("C1 | 4 5", "C1 | 4 5!5").replace("D1 | 4 5", "D1 | 4 5!5"))
    assert the(happens(game, cut(game, "A1.2", "B1.3")), ValueAnnounced).mark == "5"
