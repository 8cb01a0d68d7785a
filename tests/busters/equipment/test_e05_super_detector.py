"""Equipment card 5, Super Detector (E6)."""

from __future__ import annotations

import pytest

from defuse.busters.asks import OwnerPicks
from defuse.busters.causes import DialCause, Loss, TokenCause
from defuse.busters.events import DialMoved, Exploded, TokenPlaced
from defuse.kernel import Game
from tests.busters.equipment.tables import after, cannot_tell, play, row, state, table
from tests.busters.tables import A, B, C, D, at, cut, every, names, offered, one_at, pick, refusal, the

HINT = "point at all uncut wires of one stand of a teammate"

TABLE = """
equipment 5 ready
A1 | 4 5 5 y6.1
B1 | 3 5 5 (6) y7.1 8 r8.5
C1 | 3 (8) (8)
D1 | (4) r9.5 r10.5
"""
WHOLE_B = "B1.1-3 B1.5-7"


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_all_uncut_wires_of_a_stand_are_pointed_at(game: Game) -> None:
    asked = after(game, cut(game, "A1.2", WHOLE_B, "5"))  # E6
    assert isinstance(asked.ask, OwnerPicks)
    assert asked.ask.targets == at(game, WHOLE_B)
    assert [found.count() for found in asked.forms(B)] == [2]
    now = after(asked, pick(game, "B1.3"))
    assert row(now, "B1") == "3 5 (5) (6) y7.1 8 r8.5"
    assert row(now, "A1") == "4 (5) 5 y6.1"
    assert state(now, "5") == "used"


@pytest.mark.parametrize("places", ["B1.1", "B1.1-3", "B1.1-3 B1.5 B1.6", "B1.1-7", f"{WHOLE_B} C1.1"])
def test_nothing_less_and_nothing_more(game: Game, places: str) -> None:
    assert refusal(game, cut(game, "A1.2", places, "5")) == HINT


def test_the_owner_of_a_single_wire_is_asked_all_the_same(game: Game) -> None:
    asked, events = play(game, cut(game, "A1.2", "C1.1", "5"))
    assert names(events)[-2:] == ["DialMoved", "TokenOwed"]
    assert [found.count() for found in asked.forms(C)] == [1]
    assert row(after(asked, pick(game, "C1.1")), "C1") == "3!3 (8) (8)"


def test_a_miss_marks_one_wire_of_the_owners_choice(game: Game) -> None:
    asked, events = play(game, cut(game, "A1.1", WHOLE_B, "5"))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.MISS, A)
    assert refusal(asked, pick(game, "B1.7")) == "choose one of the wires pointed at that is not red"
    _, events = play(asked, pick(game, "B1.6"))
    assert the(events, TokenPlaced) == TokenPlaced(one_at(game, "B1.6"), "8", B, TokenCause.MISS)


def test_a_stand_of_only_reds_explodes(game: Game) -> None:
    now, events = play(game, cut(game, "A1.2", "D1.2 D1.3", "5"))
    assert every(events, Exploded) == [Exploded(Loss.RED_WIRE, A)]
    assert now.over


def test_yellow_cannot_be_looked_for(game: Game) -> None:
    assert refusal(game, cut(game, "A1.4", WHOLE_B, "5")) == "a detector looks for a number, not for yellow"


def test_two_stands_of_one_teammate_are_two() -> None:
    game = table(
        """
        equipment 5 ready
        A1 | 5 6
        A2 | 7 8
        B1 | 5 6
        B2 | 7 8
        """
    )
    assert refusal(game, cut(game, "A1.1", "B1.1 B1.2 B2.1 B2.2", "5")) == HINT
    assert len(after(game, cut(game, "A1.1", "B1.1 B1.2", "5")).forms(B)) == 1
    assert refusal(game, cut(game, "A1.1", "A2.1 A2.2", "5")) == HINT


def test_the_pause_tells_nothing() -> None:
    worlds = [
        table(
            f"""
            equipment 5 ready
            A1 | 5 9
            B1 | 5 {mine} 7
            C1 | {other} 7 9
            D1 | 5 9
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    one = worlds[0]
    for seat in (A, D, None):  # in one world the owner has a choice, in the other none
        cannot_tell(seat, worlds, cut(one, "A1.1", "B1.1 B1.2 B1.3", "5"), pick(one, "B1.1"))


def test_two_detectors_cannot_be_used_in_one_cut(game: Game) -> None:
    cuts = {tuple(using) for verb, *using in offered(game, A) if verb == "Cut"}
    assert cuts == {(), ("5",), ("personal-A",)}
    refusal(game, cut(game, "A1.2", WHOLE_B, "5", "personal-A"))
