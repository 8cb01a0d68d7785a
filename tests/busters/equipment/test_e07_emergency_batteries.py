"""Equipment card 7, Emergency Batteries (E13)."""

from __future__ import annotations

import pytest

from defuse.busters.equipment.e07_emergency_batteries import Recharge
from defuse.busters.events import CardsReadied, CardUsed
from defuse.kernel import Game
from tests.busters.equipment.tables import after, play, state, table
from tests.busters.tables import A, B, C, D, cut, offered, pick, refusal

HINT = "choose one or two used characters"

TABLE = """
equipment 7 ready · 8 used
characters A used · B used · C used
A1 | 5 5 6
B1 | 5 5 6
C1 | 8 8
D1 | (7)
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def recharge(seat: int, *characters: str) -> Recharge:
    return Recharge(seat=seat, characters=characters, using=("7",))


@pytest.mark.parametrize("chosen", [("personal-A",), ("personal-C", "personal-B")])
@pytest.mark.parametrize("seat", [A, C, D])
def test_one_or_two_used_characters_are_ready_again(game: Game, chosen: tuple[str, ...], seat: int) -> None:
    now, events = play(game, recharge(seat, *chosen))  # E13; D has no wires and may use it (E3)
    assert events == (CardUsed("7", seat), CardsReadied(tuple(sorted(chosen))))
    for holder in "ABCD":
        ready = holder == "D" or f"personal-{holder}" in chosen
        assert state(now, f"personal-{holder}") == ("ready" if ready else "used")
    assert (state(now, "7"), state(now, "8")) == ("used", "used")  # it readies characters, not cards


def test_the_personal_equipment_can_be_used_a_second_time_and_only_by_its_holder(game: Game) -> None:
    assert ("Cut", "personal-A") not in offered(game, A)
    now = after(game, recharge(B, "personal-A"))
    assert ("Cut", "personal-A") in offered(now, A)
    now = after(now, cut(game, "A1.1", "B1.1 B1.2", "personal-A"), pick(game, "B1.1"))
    assert state(now, "personal-A") == "used"
    assert not any("personal-A" in using for seat in game.seats() for _, *using in offered(now, seat))


def test_what_cannot_be_chosen(game: Game) -> None:
    assert refusal(game, recharge(A, "personal-D")) == "is still ready"  # E13
    assert refusal(game, recharge(A, "personal-A", "personal-D")) == "is still ready"
    assert refusal(game, recharge(A, "personal-A", "personal-B", "personal-C")) == HINT
    assert refusal(game, recharge(A)) == HINT
    assert refusal(game, recharge(A, "8")) == HINT
    assert refusal(game, recharge(A, "personal-A", "personal-A")) == "characters: each only once"


def test_it_needs_a_used_character() -> None:
    game = table(TABLE.replace("characters A used · B used · C used", ""))
    assert all(("Recharge", "7") not in offered(game, seat) for seat in game.seats())
    assert refusal(game, recharge(A, "personal-A")) == "is still ready"


def test_it_is_used_once(game: Game) -> None:
    now = after(game, recharge(A, "personal-A"))
    refusal(now, recharge(A, "personal-B"))
