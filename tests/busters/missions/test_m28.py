"""Mission 28: Captain Careless has no tools and may not miss (M28)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PickWire
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import Exploded, RadarAnswered
from tests.busters.tables import (
    A,
    B,
    C,
    cut,
    happens,
    is_cut,
    offered,
    one_at,
    pick,
    refusal,
    show,
    solo,
    table,
    the,
    then,
    use,
)

CARELESS = """
    mission 28 · captain A
    equipment 2 ready · 3 ready · 4 ready · 8 ready · 9 ready · 10 ready · 11 ready
    characters A none
    A1 | 1 2 5 5
    B1 | 1 y1.1 2 5 r5.5 r6.5
    C1 | 1 2 y2.1 5
    D1 | 1 2 y3.1 6
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_the_wires(players: int, reds: int) -> None:
    board = busters.new(mission=28, players=players, seed=1).public
    assert (board.red.count, board.yellow.count, len(board.yellow.kinds)) == (reds, 4, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_captain_has_no_double_detector(players: int) -> None:
    """M28: all others have one."""
    game = busters.new(mission=28, players=players, seed=1, captain=1)
    holders = sorted(rule.holder for rule in game.public.rules if getattr(rule, "holder", -1) >= 0)
    assert holders == [seat for seat in range(players) if seat != 1]


def test_a_miss_of_the_captain_explodes_the_bomb() -> None:
    game = table(CARELESS)
    assert the(happens(game, cut(game, "A1.1", "B1.3")), Exploded).why == "Captain Careless missed"  # M28


def test_also_with_a_stabilizer() -> None:
    """M28: whoever laid it down. Nobody can for the captain, so it lies there armed by itself."""
    game = table(CARELESS + '    rule 9 {"armed":true}\n')
    assert the(happens(game, cut(game, "A1.1", "B1.3")), Exploded).why == "Captain Careless missed"
    assert the(happens(game, cut(game, "A1.1", "B1.5")), Exploded).why == "Captain Careless missed"


def test_hits_and_solo_cuts_of_the_captain_are_safe() -> None:
    game = table(CARELESS.replace("A1 | 1 2 5 5", "A1 | 1 2 6 6").replace("y3.1 6", "y3.1 5"))
    assert is_cut(then(game, cut(game, "A1.1", "C1.1")), "A1.1 C1.1")
    assert is_cut(then(game, solo(game, "A1.3 A1.4")), "A1.3 A1.4")


def test_a_miss_of_anybody_else_is_a_miss() -> None:
    game = table(CARELESS)
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.3", "C1.1"))
    assert (game.over, game.public.dial) == (False, 3)


def test_the_captain_uses_no_card_at_all() -> None:
    game = table(CARELESS)
    assert offered(game, A) == {("Cut",)}
    for act in (
        cut(game, "A1.1", "B1.1-3", "3"),
        cut(game, "A1.1 A1.2", "B1.1", "10"),
        Stabilize(seat=A, using=("9",)),
        SkipTo(seat=A, using=("11",), mate=B),
        show(game, "A1.1", "4"),
        Swap(seat=A, using=("2",), wire=one_at(game, "A1.1"), mate=B),
    ):
        assert refusal(game, act) == "Captain Careless cannot use any equipment"
    assert refusal(game, cut(game, "A1.1", "B1.1-2", "personal-A")) == "there is no 'personal-A' in play"


def test_nor_out_of_turn() -> None:
    game = table(CARELESS)
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert refusal(game, show(game, "A1.2", "4")) == "Captain Careless cannot use any equipment"
    assert ("PlaceToken", "4") in offered(game, B)


def test_others_use_their_cards_as_ever() -> None:
    game = table(CARELESS)
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert {("Cut", "personal-B"), ("Cut", "3"), ("Stabilize", "9")} <= offered(game, B)


# What players ask.


def test_the_captain_takes_part_in_a_swap() -> None:
    game = table(CARELESS)
    swap = Swap(seat=C, using=("2",), wire=one_at(game, "C1.1"), mate=A)
    game = then(game, swap, PickWire(seat=A, wire=one_at(game, "A1.4")))  # M28
    assert game.table().owner_of(one_at(table(CARELESS), "A1.4")) == C


def test_the_captain_answers_the_radar() -> None:
    game = table(CARELESS)
    events = happens(game, use(game, B, "8", value=5))
    assert the(events, RadarAnswered).answers == (True, True, True, False)  # E12


def test_the_captain_chooses_after_a_detector() -> None:
    game = table(CARELESS)
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.4", "A1.3-4", "personal-B"))
    assert is_cut(then(game, pick(game, "A1.4")), "A1.4 B1.4")  # E6
