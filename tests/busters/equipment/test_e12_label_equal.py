"""Equipment card 12, Label = (E10)."""

from __future__ import annotations

import pytest

from defuse.busters.board import Label
from defuse.busters.events import CardUsed, Labelled
from defuse.busters.labels import PlaceLabel
from defuse.kernel import Game, Same
from tests.busters.equipment.tables import after, cannot_tell, new_facts, play, state, table
from tests.busters.tables import A, B, C, D, at, owner, refusal

HINT = "choose two adjacent wires of one of your stands with the same value, at most one of them cut"

TABLE = """
equipment 12 ready · 1 ready
A1 | 5 5 (7) 7 9 9
B1 | 5 (5) (6) (6) 8
C1 | y4.1 y5.1 6 r6.5
D1 | y2.1 r4.5 r5.5 6 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def label(game: Game, places: str, card: str = "12") -> PlaceLabel:
    wires = at(game, places)
    return PlaceLabel(seat=owner(game, wires[0]), wires=wires, using=(card,))


def test_two_equal_neighbours_get_the_label(game: Game) -> None:
    now, events = play(game, label(game, "A1.5 A1.6"))  # E10
    pair = at(game, "A1.5 A1.6")
    assert events == (CardUsed("12", A), Labelled((pair[0], pair[1]), True, A))
    assert now.public.labels == (Label((pair[0], pair[1]), True),)
    assert new_facts(game, now) == (Same(pair[0], pair[1], True),)
    assert state(now, "12") == "used"


@pytest.mark.parametrize(("places", "seat"), [("A1.3 A1.4", A), ("B1.1 B1.2", B), ("C1.1 C1.2", C), ("D1.2 D1.3", D)])
def test_one_may_be_cut_two_yellows_are_equal_and_two_reds_too(game: Game, places: str, seat: int) -> None:
    _, events = play(game, label(game, places))  # E10
    assert events[0] == CardUsed("12", seat)


@pytest.mark.parametrize(
    "places",
    [
        "B1.3 B1.4",  # both cut
        "A1.2 A1.3",  # 5 and 7
        "A1.1 A1.4",  # not adjacent
        "C1.3 C1.4",  # a 6 and red 6.5
        "D1.1 D1.2",  # yellow and red
    ],
)
def test_what_is_not_equal_adjacent_and_uncut_is_refused(game: Game, places: str) -> None:
    assert refusal(game, label(game, places)) == HINT


def test_both_labels_may_lie_at_one_wire(game: Game) -> None:
    now = after(game, label(game, "A1.1 A1.2"), label(game, "A1.2 A1.3", "1"))
    assert [label.equal for label in now.public.labels] == [True, False]


def test_the_label_does_not_tell_what_is_equal() -> None:
    worlds = [
        table(
            f"""
            equipment 12 ready
            A1 | {two} {two} 9
            B1 | 3 {other} {other}
            C1 | 3 3
            D1 | 3 9
            """
        )
        for two, other in ((5, 6), (6, 5))
    ]
    for bystander in (C, D, None):
        cannot_tell(bystander, worlds, label(worlds[0], "A1.1 A1.2"))
