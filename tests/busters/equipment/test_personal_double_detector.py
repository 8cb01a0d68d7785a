"""Double Detector, the personal equipment of characters 1 to 5 (E6, E21)."""

from __future__ import annotations

import pytest

from defuse.busters.causes import Loss
from defuse.busters.events import CardUsed, Exploded, WiresCut
from defuse.kernel import Game
from tests.busters.equipment.tables import after, play, row, state, table
from tests.busters.tables import A, B, C, D, at, cut, every, offered, pick, refusal

HINT = "point at 2 uncut wires of one stand of a teammate"

TABLE = """
A1 | 4 5 5 y6.1
B1 | 3 5 5 y7.1 8 r8.5 r9.5
C1 | 3 (8)
D1 | 4 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_two_wires_are_pointed_at_and_the_owner_picks(game: Game) -> None:
    asked, events = play(game, cut(game, "A1.2", "B1.1 B1.3", "personal-A"))  # E6
    assert events[0] == CardUsed("personal-A", A)
    assert [found.count() for found in asked.forms(B)] == [1]
    now, events = play(asked, pick(game, "B1.3"))
    assert events[0] == WiresCut(at(game, "A1.2 B1.3"), 5, A, "dual")
    assert row(now, "B1") == "3 5 (5) y7.1 8 r8.5 r9.5"


def test_a_match_and_another_match(game: Game) -> None:
    asked = after(game, cut(game, "A1.2", "B1.2 B1.3", "personal-A"))
    assert row(after(asked, pick(game, "B1.2")), "B1") == "3 (5) 5 y7.1 8 r8.5 r9.5"
    assert row(after(asked, pick(game, "B1.3")), "B1") == "3 5 (5) y7.1 8 r8.5 r9.5"


def test_one_red_of_two_does_not_explode_and_gets_no_token(game: Game) -> None:
    asked = after(game, cut(game, "A1.2", "B1.5 B1.6", "personal-A"))
    assert refusal(asked, pick(game, "B1.6")) == "choose one of the wires pointed at that is not red"
    now = after(asked, pick(game, "B1.5"))
    assert (row(now, "B1"), now.public.dial) == ("3 5 5 y7.1 8!8 r8.5 r9.5", 3)


def test_two_reds_explode(game: Game) -> None:
    now, events = play(game, cut(game, "A1.2", "B1.6 B1.7", "personal-A"))
    assert every(events, Exploded) == [Exploded(Loss.RED_WIRE, A)]
    assert now.over


def test_two_wires_no_more_and_no_fewer_while_there_are_two(game: Game) -> None:
    assert refusal(game, cut(game, "A1.2", "B1.1", "personal-A")) == HINT
    assert refusal(game, cut(game, "A1.2", "B1.1 B1.2 B1.3", "personal-A")) == HINT
    assert refusal(game, cut(game, "A1.2", "B1.1 D1.1", "personal-A")) == HINT
    assert [found.count() for found in after(game, cut(game, "A1.2", "C1.1", "personal-A")).forms(C)] == [1]


def test_neither_yellow_nor_red_can_be_looked_for(game: Game) -> None:
    yellow = cut(game, "A1.4", "B1.4 B1.5", "personal-A")
    assert refusal(game, yellow) == "a detector looks for a number, not for yellow"


def test_it_is_used_once_in_the_mission_and_the_others_keep_theirs(game: Game) -> None:
    now = after(game, cut(game, "A1.2", "B1.2 B1.3", "personal-A"), pick(game, "B1.2"))
    assert [state(now, f"personal-{seat}") for seat in "ABCD"] == ["used", "ready", "ready", "ready"]  # E21
    assert ("Cut", "personal-B") in offered(now, B)
    again = table(TABLE + "characters A used\n")
    assert ("Cut", "personal-A") not in offered(again, A)
    refusal(again, cut(again, "A1.2", "B1.2 B1.3", "personal-A"))


def test_nobody_uses_the_detector_of_another(game: Game) -> None:
    assert refusal(game, cut(game, "A1.2", "B1.2 B1.3", "personal-B"))
    assert [seat for seat in (A, B, C, D) if ("Cut", "personal-A") in offered(game, seat)] == [A]
