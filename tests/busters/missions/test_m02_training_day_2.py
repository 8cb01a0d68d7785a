"""Mission 2: yellow wires."""

from __future__ import annotations

from defuse import busters
from tests.busters.tables import A, cut, is_cut, offered, opened, refusal, solo, table, then, tokens

LESSON = """
    mission 2 · captain A
    yellow 2.1 5.1
    A1 | 2 y2.1 8
    B1 | 2 y5.1 8
    C1 | 2 8
    D1 | 2 8
"""


def test_yellow_is_called_by_its_colour() -> None:
    game = table(LESSON)
    assert is_cut(then(game, cut(game, "A1.2", "B1.2")), "A1.2 B1.2")


def test_who_holds_both_cuts_them_alone() -> None:
    game = table(LESSON.replace("2 y2.1 8", "2 y2.1 y5.1 8").replace("y5.1 8\n    C1", "8\n    C1"))
    assert is_cut(then(game, solo(game, "A1.2 A1.3")), "A1.2 A1.3")  # C8


def test_without_a_yellow_nobody_calls_yellow() -> None:
    game = table(LESSON.replace("captain A", "captain A · turn C"))
    act = cut(game, "A1.2", "B1.2")
    assert refusal(game, type(act)(seat=2, mine=act.mine, targets=act.targets))  # C7


def test_a_detector_does_not_look_for_yellow() -> None:
    game = table(LESSON)
    assert (
        refusal(game, cut(game, "A1.2", "B1.1 B1.2", "personal-A")) == "a detector looks for a number, not for yellow"
    )


def test_there_is_still_no_equipment() -> None:
    game = opened(busters.new(mission=2, players=4, seed=5, captain=0))
    assert offered(game, A) == {("Cut",), ("Cut", "personal-A")}


# What players ask.


def test_a_wrong_call_that_hits_a_yellow_gives_it_a_yellow_token() -> None:
    game = table(LESSON)
    assert tokens(then(game, cut(game, "A1.1", "B1.2")), "B1.2") == ["yellow"]  # C7: its colour, not its number
