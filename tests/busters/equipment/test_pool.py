"""Which equipment cards a mission is played with (E1)."""

from __future__ import annotations

import pytest

from defuse.busters import catalogue
from defuse.busters.events import EquipmentLaid
from defuse.busters.mission import Draw, Wires
from defuse.busters.setup import Setup, begun, new
from defuse.kernel import PileMade
from tests.busters.equipment.tables import cards, mission, state, who_knows
from tests.busters.tables import every, names, the

STANDARD = {str(number) for number in range(1, 13)}
FALSE_BOTTOM = {"Y"}
LATE = {"22", "33", "99", "10-10", "11-11"}
SMALL = Wires(blue=(1, 2, 3, 4))
YELLOW = Wires(blue=(1, 2, 3, 4), yellow=2)


def pool(number: int, players: int = 4, seed: int = 1) -> tuple[tuple[str, ...], list[str]]:
    """The cards that are laid out, and those in the pile."""
    _, events = begun(Setup(mission=number, players=players), seed)
    made = next(event for event in every(events, PileMade) if event.name == "equipment")
    return the(events, EquipmentLaid).cards, [catalogue.by_code()[kind].card for kind in made.kinds]


@pytest.mark.parametrize(
    ("number", "wires", "wanted"),
    [
        (3, SMALL, STANDARD),
        (3, YELLOW, STANDARD),
        (8, YELLOW, STANDARD),
        (9, SMALL, STANDARD),
        (9, YELLOW, STANDARD | FALSE_BOTTOM),
        (54, YELLOW, STANDARD | FALSE_BOTTOM),
        (54, SMALL, STANDARD),
        (55, SMALL, STANDARD | LATE),
        (55, YELLOW, STANDARD | FALSE_BOTTOM | LATE),
        (66, Wires(blue=(1, 2, 3), yellow=Draw(2, of=3)), STANDARD | FALSE_BOTTOM | LATE),
    ],
)
def test_the_pool_grows_with_the_missions(number: int, wires: Wires, wanted: set[str]) -> None:
    mission(number, wires=wires)
    laid, pile = pool(number)  # E1
    assert set(laid) | set(pile) == wanted
    assert len(laid) + len(pile) == len(wanted)  # each once


def test_all_cards_are_these_eighteen_and_the_double_detector() -> None:
    assert set(catalogue.cards()) == STANDARD | FALSE_BOTTOM | LATE | {"DD"}


@pytest.mark.parametrize("number", [1, 2])
def test_missions_1_and_2_have_no_equipment(number: int) -> None:
    game, events = begun(Setup(mission=number, players=4), 1)
    assert "EquipmentLaid" not in names(events)
    assert cards(game) == []
    assert [made.name for made in game.public.piles] == ["wires"]
    with pytest.raises(ValueError, match=f"mission {number} is played without equipment"):
        new(number, 4, equipment=("3",))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_as_players_are_laid_out_and_all_of_them_locked(players: int) -> None:
    game = new(4, players, seed=2)
    assert len(cards(game)) == players
    assert {state(game, card) for card in cards(game)} == {"locked"}


def test_yellow_wires_that_only_two_players_have_bring_the_false_bottom_to_them() -> None:
    mission(9, wires=SMALL, two_players=YELLOW)
    assert "Y" in {*pool(9, 2)[0], *pool(9, 2)[1]}
    assert "Y" not in {*pool(9, 3)[0], *pool(9, 3)[1]}


def test_banned_cards_are_drawn_again() -> None:
    for seed in range(10):
        laid, pile = pool(3, seed=seed)  # P3: the real mission 3
        assert len(laid) == 4
        assert {*laid, *pile} == STANDARD - {"2", "12"}


def test_a_lot_decides_and_every_card_can_come() -> None:
    mission(55, wires=YELLOW)
    draws = [pool(55, seed=seed)[0] for seed in range(40)]
    assert {card for laid in draws for card in laid} == STANDARD | FALSE_BOTTOM | LATE
    assert all(len(set(laid)) == 4 for laid in draws)
    assert pool(55, seed=3) == pool(55, seed=3)


def test_nobody_knows_the_pile() -> None:
    game = new(4, 4, seed=2)
    (made,) = [made for made in game.public.piles if made.name == "equipment"]
    assert {who_knows(game, thing) for thing in made.things} == {""}


def test_the_cards_can_be_chosen_if_they_are_in_the_pool() -> None:
    game = new(3, 4, equipment=("9", "3"))
    assert cards(game) == ["9", "3"]
    for chosen, why in (
        (("2",), "mission 3 is played without equipment card 2"),
        (("Y",), "mission 3 is played without equipment card Y"),
        (("22",), "mission 3 is played without equipment card 22"),
        (("DD",), "mission 3 is played without equipment card DD"),
        (("13",), "there is no equipment card '13'"),
        (("3", "3"), "each equipment card exists once"),
    ):
        with pytest.raises(ValueError, match=why):
            new(3, 4, equipment=chosen)
