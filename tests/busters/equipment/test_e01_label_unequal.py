"""Equipment card 1, Label ≠ (E10)."""

from __future__ import annotations

import pytest

from defuse.busters.board import Label
from defuse.busters.events import CardUsed, Labelled
from defuse.busters.labels import PlaceLabel
from defuse.kernel import Game, Same
from tests.busters.equipment.tables import after, new_facts, pair, play, state, table
from tests.busters.tables import A, B, at, cut, names, offered, owner, refusal

HINT = "choose two adjacent wires of one of your stands with different values, at most one of them cut"

TABLE = """
equipment 1 ready
A1 | 5 5 (6) (7) 7 9
B1 | 5 5 6
C1 | y4.1 y5.1 7 9
D1 | r4.5 r5.5 6 8 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def label(game: Game, places: str, seat: int | None = None) -> PlaceLabel:
    wires = at(game, places)
    return PlaceLabel(seat=owner(game, wires[0]) if seat is None else seat, wires=wires, using=("1",))


def test_two_neighbours_that_differ_get_the_label(game: Game) -> None:
    now, events = play(game, label(game, "A1.5 A1.6"))  # E10
    seven, nine = at(game, "A1.5 A1.6")
    assert events == (CardUsed("1", A), Labelled((seven, nine), False, A))
    assert now.public.labels == (Label((seven, nine), False),)
    assert new_facts(game, now) == (Same(seven, nine, False),)
    assert state(now, "1") == "used"


def test_it_does_not_matter_which_of_the_two_is_named_first(game: Game) -> None:
    now = after(game, label(game, "A1.6 A1.5"))
    assert now.public.labels == (Label(pair(game, "A1.5 A1.6"), False),)


@pytest.mark.parametrize("places", ["A1.2 A1.3", "C1.2 C1.3", "D1.2 D1.3"])
def test_one_may_be_cut_and_a_number_differs_from_yellow_and_red(game: Game, places: str) -> None:
    assert after(game, label(game, places)).public.labels == (Label(pair(game, places), False),)


def test_a_wire_beside_a_cut_one_of_its_number_does_not_differ(game: Game) -> None:
    assert refusal(game, label(game, "A1.4 A1.5")) == HINT


def test_two_cut_wires_tell_nothing_and_are_refused(game: Game) -> None:
    assert refusal(game, label(game, "A1.3 A1.4")) == HINT


def test_equal_wires_are_refused(game: Game) -> None:
    assert refusal(game, label(game, "A1.1 A1.2")) == HINT
    assert refusal(game, label(game, "D1.4 D1.5")) == HINT


def test_two_yellows_are_equal_and_so_are_two_reds(game: Game) -> None:
    assert refusal(game, label(game, "C1.1 C1.2")) == HINT  # E10
    assert refusal(game, label(game, "D1.1 D1.2")) == HINT


def test_wires_with_a_cut_one_between_them_are_not_adjacent(game: Game) -> None:
    assert refusal(game, label(game, "A1.2 A1.5")) == HINT


def test_a_label_takes_two_wires_of_the_own_hand(game: Game) -> None:
    assert refusal(game, label(game, "A1.5")) == HINT
    assert refusal(game, label(game, "A1.5 A1.6 A1.4")) == HINT
    assert refusal(game, label(game, "B1.2 B1.3", seat=A)) == HINT
    assert after(game, label(game, "B1.2 B1.3")).public.labels  # while B itself may place it, out of turn


def test_the_last_wire_of_a_stand_is_not_beside_the_first_of_the_other() -> None:
    game = table(
        """
        equipment 1 ready
        A1 | 5 6
        A2 | 7 8
        B1 | 5 6
        C1 | 7 8
        """
    )
    assert refusal(game, label(game, "A1.2 A2.1")) == HINT
    assert after(game, label(game, "A2.1 A2.2")).public.labels


def test_a_label_stays_when_a_wire_of_it_is_cut(game: Game) -> None:
    now = after(game, label(game, "A1.2 A1.3"), cut(game, "A1.2", "B1.1"))
    assert now.public.labels == (Label(pair(game, "A1.2 A1.3"), False),)


def test_it_is_used_once(game: Game) -> None:
    now, events = play(game, label(game, "A1.5 A1.6"))
    assert "TurnEnded" not in names(events)
    assert not any("1" in using for _, *using in offered(now, A) | offered(now, B))
    refusal(now, label(game, "B1.2 B1.3"))
