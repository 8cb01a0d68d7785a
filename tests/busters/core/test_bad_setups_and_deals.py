"""Set-ups and imagined deals that cannot be: each gets an error in words."""

from __future__ import annotations

from typing import Any

import pytest

from defuse import busters
from defuse.kernel import UNKNOWN, Game, encode, imagine
from tests.busters.tables import A, one_at, table, whole

# Setting up.


@pytest.mark.parametrize("mission", [0, -1, 67, 1000])
def test_an_unknown_mission(mission: int) -> None:
    with pytest.raises(ValueError, match=f"there is no mission {mission} \\(there are 1–"):
        busters.new(mission=mission, players=4)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(ValueError, match=f"Bomb Busters is for 2 to 5 players, not {players}"):
        busters.new(mission=1, players=players)


@pytest.mark.parametrize(("players", "captain"), [(4, 4), (4, -1), (2, 2), (5, 99)])
def test_a_captain_who_is_not_there(players: int, captain: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {captain} for the captain"):
        busters.new(mission=1, players=players, captain=captain)


@pytest.mark.parametrize(
    ("mission", "cards", "words"),
    [
        (1, ("3",), "mission 1 is played without equipment"),
        (2, ("3",), "mission 2 is played without equipment"),
        (3, ("2",), "mission 3 is played without equipment card 2"),
        (3, ("12",), "mission 3 is played without equipment card 12"),
        (4, ("Y",), "mission 4 is played without equipment card Y"),
        (8, ("22",), "mission 8 is played without equipment card 22"),
        (8, ("11-11",), "mission 8 is played without equipment card 11-11"),
        (4, ("DD",), "mission 4 is played without equipment card DD"),
        (4, ("13",), "there is no equipment card '13'"),
        (4, ("",), "there is no equipment card ''"),
        (4, ("3", "Rewinder"), "there is no equipment card 'Rewinder'"),
        (4, ("3", "9", "3"), "each equipment card exists once"),
    ],
)
def test_equipment_that_cannot_be_laid_out(mission: int, cards: tuple[str, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):  # E1, P3
        busters.new(mission=mission, players=4, equipment=cards)


@pytest.mark.parametrize(
    "wrong",
    [
        {"mission": "4"},
        {"mission": None},
        {"mission": [4]},
        {"players": "4"},
        {"players": None},
        {"players": 4.0},
        {"players": True},
        {"captain": "A"},
        {"captain": 1.0},
        {"equipment": "39"},
        {"equipment": (3, 9)},
        {"equipment": 3},
    ],
    ids=repr,
)
def test_a_set_up_of_wrong_types(wrong: dict[str, Any]) -> None:
    (name,) = wrong
    with pytest.raises(ValueError, match=name):
        busters.new(**{"mission": 4, "players": 4, **wrong})


def test_no_equipment_may_be_asked_for_everywhere() -> None:
    for mission in range(1, 9):
        busters.new(mission=mission, players=4, equipment=())


# Imagining.

TABLE = """
    mission 4 · captain A
    red 6.5
    yellow 2.1 4.1
    equipment 3 ready · 6 ready · 9 locked
    A1 | y2.1 4 5 5
    B1 | 4 y4.1 5 6 r6.5
    C1 | 4 5 6 (7) (7)
    D1 | 4 6 6
"""


def deal_of(game: Game, **changes: int) -> bytes:
    """The true faces, with some changed: `A1_2=60` puts a 6 at A1.2."""
    faces = bytearray(game.secret.faces)
    for place, kind in changes.items():
        faces[one_at(game, place.replace("_", "."))] = kind
    return bytes(faces)


@pytest.mark.parametrize("change", [-1, 1, -10])
def test_a_deal_of_the_wrong_length(change: int) -> None:
    game = table(TABLE)
    deal = game.secret.faces[:change] if change < 0 else game.secret.faces + bytes(change)
    with pytest.raises(ValueError, match=f"a deal of {len(deal)} faces for {len(game.secret.faces)} things"):
        imagine(game.observe(A), deal, 1)


def test_a_deal_that_contradicts_what_the_seat_sees() -> None:
    game = table(TABLE)
    wire = one_at(game, "A1.2")
    with pytest.raises(ValueError, match=f"thing {wire} is known to be 40, not 60"):
        imagine(game.observe(A), deal_of(game, A1_2=60, D1_2=40), 1)
    imagine(game.observe(2), deal_of(game, A1_2=60, D1_2=40), 1)  # C sees neither of them and may think so


def test_a_deal_that_contradicts_what_lies_open() -> None:
    game = table(TABLE)
    for seat in (A, 2, None):
        with pytest.raises(ValueError, match="is known to be 70, not 60"):
            imagine(game.observe(seat), deal_of(game, C1_4=60, D1_2=70), 1)


def test_a_deal_with_wires_that_the_mission_has_not() -> None:
    game = table(TABLE)
    with pytest.raises(ValueError, match="wires has no more 50"):
        imagine(game.observe(A), deal_of(game, D1_2=50), 1)  # a fifth 5
    with pytest.raises(ValueError, match="wires has no more 115"):
        imagine(game.observe(A), deal_of(game, D1_2=115), 1)  # a red that was never drawn
    half = bytearray(deal_of(game, D1_2=50))
    half[one_at(game, "D1.3")] = UNKNOWN
    with pytest.raises(ValueError, match="wires has no more 50"):
        imagine(game.observe(A), bytes(half), 1)


def test_imagining_does_not_touch_the_game() -> None:
    game = table(TABLE)
    before = whole(game)
    observation = encode(game.observe(A))
    for deal in (b"", None, game.secret.faces, deal_of(game, A1_2=60)):
        try:
            imagine(game.observe(A), deal, 1)
        except ValueError:
            continue
    assert whole(game) == before
    assert encode(game.observe(A)) == observation
