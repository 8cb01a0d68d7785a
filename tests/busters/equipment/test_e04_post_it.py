"""Equipment card 4, Post-it (E11)."""

from __future__ import annotations

import pytest

from defuse.busters.acts import PlaceToken
from defuse.busters.causes import TokenCause
from defuse.busters.events import CardUsed, TokenPlaced
from defuse.busters.wires import blue
from defuse.kernel import Among, Game
from tests.busters.equipment.tables import after, new_facts, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, one_at, refusal, show

OWN = "choose one of your own uncut blue wires"

TABLE = """
equipment 4 ready
A1 | 5!5 5 (6) y6.1 r6.5 7!x1
B1 | 5 6 8
C1 | 5 7 8!8
D1 | 8!8 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_a_true_token_at_an_own_blue_wire(game: Game) -> None:
    now, events = play(game, show(game, "A1.2", "4"))  # E11
    wire = one_at(game, "A1.2")
    assert events == (CardUsed("4", A), TokenPlaced(wire, "5", A, TokenCause.POST_IT))
    assert row(now, "A1") == "5!5 5!5 (6) y6.1 r6.5 7!x1"
    assert new_facts(game, now) == (Among((wire,), (blue(5),), 1, 1),)
    assert who_knows(now, wire) == "A"  # a token tells it, nobody has looked
    assert (state(now, "4"), now.public.turn) == ("used", A)


def test_out_of_turn_too(game: Game) -> None:
    now = after(game, show(game, "B1.2", "4"))
    assert row(now, "B1") == "5 6!6 8"
    assert now.public.turn == A


def test_only_blue_wires_that_are_uncut_and_have_no_such_token(game: Game) -> None:
    assert refusal(game, show(game, "A1.1", "4")) == "this wire has that token already"  # E11
    assert refusal(game, show(game, "A1.3", "4")) == OWN  # cut
    assert refusal(game, show(game, "A1.4", "4")) == "only a blue wire can be shown"  # yellow
    assert refusal(game, show(game, "A1.5", "4")) == "only a blue wire can be shown"  # red
    assert refusal(game, PlaceToken(seat=A, wire=one_at(game, "B1.1"), using=("4",))) == OWN


def test_a_token_of_another_kind_does_not_matter(game: Game) -> None:
    now = after(game, show(game, "A1.6", "4"))
    assert row(now, "A1") == "5!5 5 (6) y6.1 r6.5 7!x1!7"  # E11: none of that kind


def test_a_number_of_which_no_token_is_left_cannot_be_chosen(game: Game) -> None:
    assert refusal(game, show(game, "B1.3", "4")) == "no 8 token is left"  # C6


def test_a_token_at_a_cut_wire_is_taken_back() -> None:
    game = table(TABLE.replace("D1 | 8!8 8", "D1 | (8)!8 8"))
    now = after(game, show(game, "B1.3", "4"))  # C6
    assert (row(now, "B1"), row(now, "D1")) == ("5 6 8!8", "(8) 8")


def test_it_is_used_once(game: Game) -> None:
    now = after(game, show(game, "A1.2", "4"))
    for seat in (A, B, C):
        assert not [form for form in now.forms(seat) if form.verb is PlaceToken]
    refusal(now, show(game, "B1.2", "4"))


def test_a_hand_without_blue_wires_places_none() -> None:
    game = table(
        """
        equipment 4 ready
        A1 | 5 6
        B1 | (5) y5.1 r5.5
        C1 | 5 y6.1
        D1 | 6
        """
    )
    assert not game.forms(B)
    refusal(game, show(game, "B1.2", "4"))
