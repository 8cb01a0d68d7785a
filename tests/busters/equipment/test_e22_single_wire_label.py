"""Equipment card 22, Single Wire Label (E16)."""

from __future__ import annotations

import pytest

from defuse.busters.acts import PlaceToken
from defuse.busters.causes import TokenCause
from defuse.busters.events import CardUsed, TokenPlaced
from defuse.busters.wires import REDS, YELLOWS
from defuse.kernel import Among, CountOf, Game
from tests.busters.equipment.tables import after, cannot_tell, new_facts, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, at, one_at, refusal, show

HINT = "choose a blue wire of yours whose number occurs only once on its stand"

TABLE = """
equipment 22 ready
A1 | 4 5 (5) (6) y6.1 r7.5 8!8
A2 | 4 9 9
B1 | 5 (7) 8
C1 | (9) (10)
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_a_wire_whose_number_is_once_on_its_stand_gets_an_x1_token(game: Game) -> None:
    now, events = play(game, show(game, "A1.1", "22"))  # E16: the 4 on the other stand does not count
    wire = one_at(game, "A1.1")
    assert events == (CardUsed("22", A), TokenPlaced(wire, "x1", A, TokenCause.SINGLE_WIRE_LABEL))
    assert row(now, "A1") == "4!x1 5 (5) (6) y6.1 r7.5 8!8"
    blue = Among((wire,), (*YELLOWS, *REDS), 0, 0)  # E16: no other wire gets this token
    assert set(new_facts(game, now)) == {CountOf(wire, at(game, "A1.1-7"), 1), blue}
    assert who_knows(now, wire) == "A"
    assert (state(now, "22"), now.public.turn) == ("used", A)


def test_a_cut_wire_may_get_it_too(game: Game) -> None:
    assert row(after(game, show(game, "A1.4", "22")), "A1") == "4 5 (5) (6)!x1 y6.1 r7.5 8!8"  # E16
    assert row(after(game, show(game, "B1.2", "22")), "B1") == "5 (7)!x1 8"


def test_a_number_token_does_not_matter(game: Game) -> None:
    assert row(after(game, show(game, "A1.7", "22")), "A1") == "4 5 (5) (6) y6.1 r7.5 8!8!x1"


def test_a_wire_that_has_the_token_already_gets_no_second_one() -> None:
    game = table(TABLE.replace("A2 | 4 9 9", "A2 | 4!x1 9 9"))
    assert refusal(game, show(game, "A2.1", "22")) == "this wire has that token already"


def test_cut_wires_count(game: Game) -> None:
    assert refusal(game, show(game, "A1.2", "22")) == "there is more than one 5 on this stand"
    assert refusal(game, show(game, "A1.3", "22")) == "there is more than one 5 on this stand"
    assert refusal(game, show(game, "A2.2", "22")) == "there is more than one 9 on this stand"


def test_only_own_blue_wires(game: Game) -> None:
    assert refusal(game, show(game, "A1.5", "22")) == "only a blue wire can be shown"
    assert refusal(game, show(game, "A1.6", "22")) == "only a blue wire can be shown"
    assert refusal(game, PlaceToken(seat=A, wire=one_at(game, "B1.1"), using=("22",))) == HINT


def test_an_empty_hand_places_no_token_not_even_at_a_cut_wire(game: Game) -> None:
    assert not game.forms(C)  # C16
    refusal(game, show(game, "C1.1", "22"))


def test_it_does_not_tell_the_number() -> None:
    worlds = [
        table(
            f"""
            equipment 22 ready
            A1 | 4 {mine} 9
            B1 | 4 {other} 9
            C1 | 4 9
            D1 | 4 9
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    for seat in (C, D, None):
        cannot_tell(seat, worlds, show(worlds[0], "A1.2", "22"))


def test_it_is_used_once(game: Game) -> None:
    now = after(game, show(game, "B1.1", "22"))
    assert not [form for form in now.forms(B) if form.using == ("22",)]
    refusal(now, show(game, "B1.3", "22"))
