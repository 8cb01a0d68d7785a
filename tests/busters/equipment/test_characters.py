"""Characters and their personal equipment (E21, D5)."""

from __future__ import annotations

import pytest

from defuse.busters.acts import PickCharacter
from defuse.busters.asks import OpeningAsk
from defuse.busters.characters import CHARACTERS, personal_id
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e07_emergency_batteries import Recharge
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.events import CardUsed, CharactersTaken, RadarAnswered
from defuse.busters.mission import Wires
from defuse.busters.rules.characters import CharacterAsk
from defuse.busters.setup import new
from defuse.kernel import Game
from tests.busters.equipment.tables import NUMBER, after, mission, play, row, state, table
from tests.busters.tables import A, B, C, D, cut, names, offered, one_at, pick, refusal, the


def choosing(captain: int = 0, players: int = 4, banned: tuple[str, ...] = ()) -> Game:
    mission(wires=Wires(blue=(1, 2, 3)), characters="choice", equipment=False, banned=banned)
    return new(NUMBER, players, seed=1, captain=captain)


def take(game: Game, character: str) -> PickCharacter:
    assert game.ask is not None
    return PickCharacter(seat=game.ask.seats[0], character=character)


def items(game: Game) -> set[str]:
    assert game.ask is not None
    (form,) = game.forms(game.ask.seats[0])
    return {form.nth(number).character for number in range(form.count())}  # type: ignore[attr-defined]


# Who has which.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("captain", [0, 1])
def test_base_characters_are_handed_out_in_order_from_the_captain_and_nobody_is_asked(
    players: int, captain: int
) -> None:
    mission(wires=Wires(blue=(1, 2, 3)), equipment=False)
    game = new(NUMBER, players, seed=1, captain=captain)
    order = [game.public.characters[(captain + step) % players] for step in range(players)]
    assert order == ["1", "2", "3", "4", "5"][:players]  # D5
    assert isinstance(game.ask, OpeningAsk)
    for seat in game.seats():
        card = game.public.rule(personal_id(seat))
        assert (card.card, card.holder, card.state) == ("DD", seat, "ready")


def test_seats_other_than_the_captain_are_asked_clockwise_from_the_captains_left() -> None:
    game = choosing(captain=2)
    asked = []
    assert all(game.public.hand(seat) for seat in game.seats())  # D13: when everything is dealt
    while isinstance(game.ask, CharacterAsk):
        asked.append(game.ask.seats[0])
        assert not game.public.rule(personal_id(0))  # personal equipment is handed out when all have chosen
        game = after(game, take(game, game.public.characters[game.ask.seats[0]]))
    assert asked == [3, 0, 1]  # E21
    assert game.public.characters == ("3", "4", "1", "2")
    assert isinstance(game.ask, OpeningAsk)
    assert game.ask.seats == (2,)


def test_one_may_take_a_new_character_or_keep_ones_own() -> None:
    game = choosing()
    assert items(game) == {"2", "E1", "E2", "E3", "E4"}
    assert refusal(game, take(game, "1")) == "take your own or a new character"
    assert refusal(game, take(game, "3")) == "take your own or a new character"
    assert refusal(game, PickCharacter(seat=2, character="E1")) == "it is not your turn to answer"
    now, events = play(game, take(game, "E3"))
    assert the(events, CharactersTaken) == CharactersTaken(("1", "E3", "3", "4"))
    assert now.ask is not None
    assert now.ask.seats == (2,)


def test_each_new_character_exists_once() -> None:
    game = choosing(players=5)
    game = after(game, take(game, "E2"))
    assert refusal(game, take(game, "E2")) == "somebody has taken this one"  # E21
    assert items(game) == {"3", "E1", "E3", "E4"}
    game = after(game, take(game, "E4"), PickCharacter(seat=3, character="4"))
    assert items(game) == {"5", "E1", "E3"}
    assert refusal(game, take(game, "E4")) == "somebody has taken this one"
    game = after(game, take(game, "E1"))
    assert game.public.characters == ("1", "E2", "E4", "4", "E1")
    cards = [game.public.rule(personal_id(seat)).card for seat in game.seats()]
    assert cards == ["DD", "2", "10", "DD", "8"]
    assert {state(game, personal_id(seat)) for seat in game.seats()} == {"ready"}


def test_where_x_or_y_ray_is_banned_its_character_is_out_too() -> None:
    game = choosing(banned=("10",))
    assert items(game) == {"2", "E1", "E2", "E3"}
    assert refusal(game, take(game, "E4")) == "this mission is played without X or Y Ray"  # E21


@pytest.mark.parametrize(("card", "character"), [("2", "E2"), ("3", "E3"), ("8", "E1")])
def test_banning_another_card_does_not_ban_the_character(card: str, character: str) -> None:
    game = choosing(banned=(card,))
    assert character in items(game)  # E21
    assert after(game, take(game, character)).public.characters[1] == character


def test_the_powers() -> None:
    powers = {name: character.card for name, character in CHARACTERS.items()}
    assert powers == {
        **dict.fromkeys(("1", "2", "3", "4", "5"), "DD"),
        "E1": "8",
        "E2": "2",
        "E3": "3",
        "E4": "10",
    }


# What they can do.

TABLE = """
characters A {a} · B {b}
equipment 7 ready
A1 | 2 5 7 y7.1
B1 | 2 5 8
C1 | 2 7 8
D1 | 5 y8.1 r8.5
"""


def with_characters(a: str, b: str) -> Game:
    return table(TABLE.format(a=a, b=b))


def test_the_radar_operator_asks_at_any_time_and_once() -> None:
    game = with_characters("1", "E1")
    ask = AskRadar(seat=B, value=5, using=("personal-B",))
    now, events = play(game, ask)  # E21: out of turn, as the card is
    assert events == (CardUsed("personal-B", B), RadarAnswered(5, (True, True, False, True), B))
    assert state(now, "personal-B") == "used"
    refusal(now, ask)
    assert now.public.turn == A


def test_the_radio_operator_swaps_at_any_time_and_once() -> None:
    game = with_characters("1", "E2")
    swap = Swap(seat=B, wire=one_at(game, "B1.1"), mate=D, using=("personal-B",))
    now, events = play(game, swap, pick(game, "D1.2"))
    assert names(events) == ["CardUsed", "WiresMoved"]
    assert (row(now, "B1"), row(now, "D1")) == ("5 8 y8.1", "2 5 r8.5")
    refusal(now, Swap(seat=B, wire=one_at(game, "B1.2"), mate=D, using=("personal-B",)))


def test_the_surveyor_points_at_three_wires_on_the_own_turn_and_once() -> None:
    game = with_characters("E3", "2")
    now = after(game, cut(game, "A1.2", "B1.1 B1.2 B1.3", "personal-A"), pick(game, "B1.2"))
    assert (row(now, "B1"), state(now, "personal-A")) == ("2 (5) 8", "used")
    out_of_turn = with_characters("1", "E3")
    assert offered(out_of_turn, B) == set()
    call = cut(out_of_turn, "B1.2", "A1.1 A1.2 A1.3", "personal-B")
    assert refusal(out_of_turn, call) == "Triple Detector is used on your own turn"


def test_the_radiologist_names_two_values_on_the_own_turn_and_once() -> None:
    game = with_characters("E4", "2")
    now = after(game, cut(game, "A1.2 A1.4", "D1.2", "personal-A"))
    assert (row(now, "D1"), state(now, "personal-A")) == ("5 (y8.1) r8.5", "used")


@pytest.mark.parametrize("character", ["2", "E1", "E2", "E3", "E4"])
def test_personal_equipment_is_its_holders_alone(character: str) -> None:
    game = table(TABLE.format(a="1", b=character), "captain A · turn B")
    users = {seat for seat in game.seats() for _, *using in offered(game, seat) if "personal-B" in using}
    assert users == {B}  # E21
    refusal(game, AskRadar(seat=C, value=5, using=("personal-B",)))
    refusal(game, Swap(seat=C, wire=one_at(game, "C1.1"), mate=A, using=("personal-B",)))


def test_a_used_new_character_is_recharged_like_the_others() -> None:
    game = with_characters("1", "E1")
    ask = AskRadar(seat=B, value=5, using=("personal-B",))
    now = after(game, ask, Recharge(seat=D, characters=("personal-B",), using=("7",)), ask)
    assert state(now, "personal-B") == "used"


def test_it_is_ready_from_the_start_and_beside_the_card_of_the_same_name() -> None:
    game = table(TABLE.format(a="1", b="E1").replace("equipment 7 ready", "equipment 8 locked"))
    assert ("AskRadar", "personal-B") in offered(game, B)
    assert ("AskRadar", "8") not in offered(game, B)
    both = table(TABLE.format(a="1", b="E1").replace("equipment 7 ready", "equipment 8 ready"))
    now = after(both, AskRadar(seat=B, value=5, using=("8",)))
    assert (state(now, "8"), state(now, "personal-B")) == ("used", "ready")
    assert ("AskRadar", "8") not in offered(now, B)
    assert ("AskRadar", "personal-B") in offered(now, B)


def test_an_empty_hand_may_still_ask_the_radar_but_not_swap() -> None:
    game = table(TABLE.format(a="1", b="E1").replace("B1 | 2 5 8", "B1 | (5)"))
    assert offered(game, B) == {("AskRadar", "personal-B")}  # C16
    game = table(TABLE.format(a="1", b="E2").replace("B1 | 2 5 8", "B1 | (5)"))
    assert offered(game, B) == set()
