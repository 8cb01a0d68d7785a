"""Bots and the robot: which number to cut where Nano stands, and which way it should face."""

from __future__ import annotations

import pytest

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.nano_line import FaceNano
from defuse.kernel import Game
from tests.bots.deciding import decided
from tests.busters.tables import cut, table, then


def named(game: Game) -> int:
    """The number that the careful bot cuts."""
    act = decided(game)
    assert isinstance(act, Cut | SoloCut)
    value: int = game.table().value(act.mine[0] if isinstance(act, Cut) else act.wires[0])
    return value


WALKING = """
    mission 53 · captain A
    rule nano {{"at":{at}}}
    A1 | 4 7 9 12
    B1 | 4!4 7!7 9!9 12!12
    C1 | 4 7 9 12
    D1 | 4 7 9 r9.5 12
"""


@pytest.mark.parametrize("at", [4, 7, 9])
def test_the_number_under_nano_sends_it_back(at: int) -> None:
    assert named(table(WALKING.format(at=at))) == at


def test_a_number_that_nano_will_need_is_kept() -> None:
    assert named(table(WALKING.format(at=8))) != 9


CARRYING = """
    mission 43 · captain A
    rule nano {{"at":{at},"ahead":1}}
    A1 | 4 5 8 11
    B1 | 4!4 5!5 8!8 11!11
    C1 | 4 5 6 11
    D1 | 4 6 8 r9.5 11
    N1 : 6* 8* 5* 6*
"""


@pytest.mark.parametrize("at", [4, 8, 11])
def test_the_number_under_nano_is_cut_while_it_carries_wires(at: int) -> None:
    assert named(table(CARRYING.format(at=at))) == at


def test_a_solo_cut_waits_until_nano_comes_by_in_a_turn_of_the_same_seat() -> None:
    game = table("""
        mission 43 · captain A
        rule nano {"at":2,"ahead":1}
        A1 | 5 6 6
        B1 | 5!5 8
        C1 | 5 8
        D1 | 5 8 r9.5
        N1 : 8*
    """)
    assert named(game) == 5


def test_the_last_pair_is_kept_for_nano_rather_than_its_wire_left_over() -> None:
    # Nano comes to 8 with the next turn, and then B can take the wire without which A's 6 has no partner.
    game = table("""
        mission 43 · captain A
        rule nano {"at":7,"ahead":1}
        A1 | 5 6 8!8
        B1 | 5!5 8!8 11
        C1 | 5 11!11
        D1 | 5 r9.5 12 12
        N1 : 6*
    """)
    assert named(game) == 5


LINE = """
    mission 59 · captain A
    red 2 of 2.5 5.5 9.5
    away r2.5
    rule nano {"line":[1,4,8,9,3,7,5,2,6,11,12,10],"at":7,"facing":"right"}
    A1 | 5 6 6 10
    B1 | 5!5 6 10!10
    C1 | 5 10 11 11
    D1 | 5 r5.5 6 10 11 11
"""


def test_nano_walks_in_small_steps() -> None:
    assert named(table(LINE)) == 5


def test_nano_faces_where_most_is_left() -> None:
    game = table(LINE)
    game = then(game, cut(game, "A1.4", "B1.3"))
    act = decided(game)
    assert isinstance(act, FaceNano)
    assert act.way == "left"
