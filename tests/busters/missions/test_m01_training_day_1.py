"""Mission 1: cutting."""

from __future__ import annotations

from defuse import busters
from tests.busters.tables import A, cut, happens, is_cut, names, offered, opened, refusal, solo, table, then, tokens

LESSON = """
    mission 1 · captain A
    A1 | 2 5 5 6
    B1 | 2 5 5 6
    C1 | 2 6
    D1 | 2 6
"""


def test_on_a_turn_there_are_two_things_to_do_and_a_detector() -> None:
    game = opened(busters.new(mission=1, players=4, seed=1, captain=0))
    assert offered(game, A) == {("Cut",), ("Cut", "personal-A")}
    game = table(LESSON.replace("B1 | 2 5 5 6", "B1 | 2 (5) (5) 6"))
    assert offered(game, A) == {("Cut",), ("Cut", "personal-A"), ("SoloCut",)}


def test_a_right_call_cuts_both_and_a_wrong_one_moves_the_dial_and_shows_the_wire() -> None:
    game = table(LESSON)
    assert is_cut(then(game, cut(game, "A1.2", "B1.3")), "A1.2 B1.3")
    wrong = then(game, cut(game, "A1.2", "B1.4"))
    assert wrong.public.dial == 3
    assert tokens(wrong, "B1.4") == ["6"]


def test_the_double_detector_can_be_used_once_in_the_mission() -> None:
    game = table(LESSON)
    game = then(game, cut(game, "A1.2", "B1.2 B1.3", "personal-A"))
    game = then(game, game.forms(1)[0].nth(0))
    game = then(game, cut(game, "B1.1", "C1.1"), cut(game, "C1.2", "D1.2"), cut(game, "D1.1", "A1.1"))
    assert game.public.turn == A
    assert ("Cut", "personal-A") not in offered(game, A)


# What players ask.


def test_a_number_that_you_do_not_hold_cannot_be_called() -> None:
    game = table(LESSON.replace("A1 | 2 5 5 6", "A1 | 2 5 5").replace("C1 | 2 6", "C1 | 2 6 6"))
    act = cut(game, "C1.2", "B1.4")
    assert refusal(game, type(act)(seat=A, mine=act.mine, targets=act.targets))  # C7


def test_being_wrong_on_purpose_is_allowed_with_a_number_you_hold() -> None:
    game = table(LESSON.replace("B1 | 2", "B1 | 2!2"))
    assert names(happens(game, cut(game, "A1.2", "B1.1")))[:2] == ["Called", "CutMissed"]  # C7


def test_three_wires_are_not_cut_alone() -> None:
    game = table(LESSON.replace("A1 | 2 5 5", "A1 | 2 5 5 5").replace("B1 | 2 5 5", "B1 | 2 (5)"))
    assert refusal(game, solo(game, "A1.2-4")) == "a solo cut takes 2 or 4 wires, not 3"  # C8
