"""Mission 11: a blue number that acts as red."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.acts import PlaceToken
from defuse.busters.asks import OpeningAsk
from defuse.busters.board import Board
from defuse.busters.events import EquipmentLaid, Exploded, RadarAnswered, RedsRevealed, Spared, Validated, Won
from defuse.busters.rules.deadly_number import NumberTurnedRed
from defuse.busters.setup import Setup, begun
from defuse.busters.wires import RED, YELLOW
from defuse.kernel import Game
from tests.busters.tables import (
    A,
    B,
    C,
    at,
    cut,
    every,
    form,
    happens,
    is_cut,
    names,
    offered,
    pick,
    refusal,
    reveal,
    show,
    solo,
    table,
    the,
    then,
    tokens,
    use,
)
from tests.busters.telling import narrate

FIVES = """
    mission 11 · captain A
    deadly 5
    equipment {cards}
    A1 | 3 5 7
    B1 | 3 5 7
    C1 | 3 5 7
    D1 | 3 5 7
"""


def fives(cards: str = "12 used") -> Game:
    return table(FIVES.format(cards=cards))


def deadly(game: Game) -> int:
    board: Board = game.public
    (number,) = [value for value in board.reds if value != RED]
    return number


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_number_is_drawn_before_anybody_places_a_token(players: int) -> None:
    game, events = begun(Setup(mission=11, players=players), seed=6)
    assert the(events, NumberTurnedRed).number == deadly(game)
    assert isinstance(game.ask, OpeningAsk)  # M11
    assert game.public.red.count == 0
    assert game.public.yellow.count == (4 if players == 2 else 2)
    assert names(events).index("NumberTurnedRed") < names(events).index("EquipmentLaid")


def test_the_number_is_drawn_by_lot() -> None:
    assert len({deadly(busters.new(mission=11, players=3, seed=seed)) for seed in range(20)}) > 5


def test_with_two_players_the_captain_places_no_token() -> None:
    game = busters.new(mission=11, players=2, seed=6, captain=0)
    assert isinstance(game.ask, OpeningAsk)
    assert game.ask.seats == (B,)
    game = then(game, game.forms(B)[0].nth(0))
    assert not isinstance(game.ask, OpeningAsk)
    three = busters.new(mission=11, players=3, captain=0)
    assert isinstance(three.ask, OpeningAsk)
    assert three.ask.seats == (A,)


@pytest.mark.parametrize("seed", range(12))
def test_an_equipment_card_of_that_number_is_drawn_again(seed: int) -> None:
    game, events = begun(Setup(mission=11, players=5), seed)
    card = str(deadly(game))
    assert card not in the(events, EquipmentLaid).cards  # M11
    assert len(the(events, EquipmentLaid).cards) == 5
    pile = next(pile for pile in game.public.piles if pile.name == "equipment")
    assert catalogue.cards()[card].code not in pile.kinds  # False Bottom cannot bring it either


def test_so_is_one_that_was_asked_for() -> None:
    number = deadly(busters.new(mission=11, players=2, seed=6))
    game, events = begun(Setup(mission=11, players=2, equipment=(str(number), "Y")), seed=6)
    laid = the(events, EquipmentLaid).cards
    assert deadly(game) == number
    assert (len(laid), "Y" in laid, str(number) in laid) == (2, True, False)


def test_no_opening_token_lies_at_such_a_wire() -> None:
    game = busters.new(mission=11, players=2, seed=6, captain=0)
    truth, number = game.table(), deadly(game)
    hand = truth.hand(B)
    red = next(wire for wire in hand if truth.value(wire) == number)
    assert str(game.why_not(PlaceToken(seat=B, wire=red))) == "only a blue wire can be shown"  # M11
    (choice,) = game.forms(B)
    shown = {truth.value(wire) for wire in hand if choice.has(PlaceToken(seat=B, wire=wire))}
    assert shown == {truth.value(wire) for wire in hand} - {number, YELLOW}  # C5


# Like red.


def test_they_cannot_be_named() -> None:
    game = fives()
    assert refusal(game, cut(game, "A1.2", "B1.2"))
    assert one_name(game) == set(at(game, "A1.1 A1.3"))  # M11


def one_name(game: Game) -> set[object]:
    dual = form(game, A, type(cut(game, "A1.1", "B1.1")))
    return {dual.nth(number).mine[0] for number in range(dual.count())}  # type: ignore[attr-defined]


def test_nor_cut_alone() -> None:
    game = table("""
        mission 11 · captain A
        deadly 5
        A1 | 3 3 5 5 5 5
        B1 | 3 3
        C1 | 7 7
        D1 | 7 7
    """)
    assert refusal(game, solo(game, "A1.3-6"))
    assert ("SoloCut",) not in offered(game, A)


def test_pointing_at_one_explodes_the_bomb() -> None:
    game = fives()
    assert the(happens(game, cut(game, "A1.1", "B1.2")), Exploded).why == "red wire"  # M11


def test_a_hand_of_only_those_is_revealed() -> None:
    game = table("""
        mission 11 · captain A
        deadly 5
        A1 | 5 5
        B1 | 3 5
        C1 | 3 5
        D1 | 3 3
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9, M11
    game, events = game.play(reveal(A))
    assert the(events, RedsRevealed) == RedsRevealed(A, at(game, "A1.1 A1.2"), (5, 5))
    assert is_cut(game, "A1.1 A1.2")
    assert not every(events, Validated)  # two are left


def test_not_while_something_else_is_left() -> None:
    game = fives()
    assert ("RevealReds",) not in offered(game, A)
    assert refusal(game, reveal(A)) == "that cannot be done now"


def test_the_fourth_one_revealed_is_validated_and_may_win() -> None:
    game = table("""
        mission 11 · captain A
        deadly 5
        A1 | 5 (5)
        B1 | 5
        C1 | (5)
        D1 | (7)
    """)
    game, events = game.play(reveal(A))
    assert not every(events, Validated)
    game, events = game.play(reveal(B))
    assert the(events, Validated) == Validated(5)  # C13
    assert every(events, Won)  # C11


# Cards.


def test_the_radar_does_not_hear_them() -> None:
    game = fives("8 ready")
    events = happens(game, use(game, C, "8", value=5))
    assert the(events, RadarAnswered).answers == (False,) * 4  # E12
    facts = then(game, use(game, C, "8", value=5)).public.facts
    assert facts == game.public.facts  # and so its silence tells nothing
    assert the(happens(game, use(game, C, "8", value=3)), RadarAnswered).answers == (True,) * 4


def test_no_post_it_lies_at_one() -> None:
    game = fives("4 ready")
    assert refusal(game, show(game, "A1.2", "4")) == "only a blue wire can be shown"
    assert tokens(then(game, show(game, "A1.1", "4")), "A1.1") == ["3"]


def test_a_detector_explodes_on_nothing_but_those_and_else_the_owner_shows_another_wire() -> None:
    game = table("""
        mission 11 · captain A
        deadly 5
        A1 | 3 7
        B1 | 5 5 7
        C1 | 3 5 7
        D1 | 3 3 5 7
    """)
    assert the(happens(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A")), Exploded).why == "red wire"  # E6
    missed = then(game, cut(game, "A1.1", "B1.2 B1.3", "personal-A"))
    assert refusal(missed, pick(game, "B1.2")) == "choose one of the wires pointed at that is not red"
    assert tokens(then(missed, pick(game, "B1.3")), "B1.3") == ["7"]


def test_the_stabilizer_spares_one_like_a_red() -> None:
    game = fives("9 ready")
    game = then(game, use(game, A, "9"))
    game, events = game.play(cut(game, "A1.1", "B1.2"))
    assert every(events, Spared)  # E8
    assert (tokens(game, "B1.2"), is_cut(game, "B1.2")) == ([], False)


def test_it_is_told_and_shown() -> None:
    game = fives()
    assert narrate(game.public, (NumberTurnedRed(5),)) == ["The 5s act as red wires."]
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "deadly-number"]
    assert [(card.title, str(card.text), card.state) for card in panel.cards] == [("5", "0 of 4 revealed", "open")]
