"""Opening tokens."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PlaceToken
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.events import Opened, TokenPlaced
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Cannot
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    all_tokens,
    at,
    cut,
    every,
    form,
    happens,
    offered,
    one_at,
    parse,
    refusal,
    show,
    the,
    then,
    tokens,
)

DEALT = """
    mission 2 · captain C · opening C
    yellow 2.1 3.1
    A1 | 1 1 2 y2.1 y3.1 4 5 7 8
    B1 | 1 1 2 3 3 4 6 6 8
    C1 | 2 3 3 4 5 5 7 8
    D1 | 2 4 5 6 6 7 7 8
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_captain_begins_and_the_others_follow_clockwise(players: int) -> None:
    """C5: one token each, captain first; then the captain's turn begins."""
    for captain in range(players):
        game = busters.new(mission=1, players=players, seed=captain, captain=captain)
        asked: list[int] = []
        while isinstance(game.ask, OpeningAsk):
            (seat,) = game.ask.seats
            asked.append(seat)
            game, _ = game.play(game.forms(seat)[0].nth(0))
        assert asked == [(captain + step) % players for step in range(players)]
        assert isinstance(game.ask, TurnAsk)
        assert game.ask.seats == (captain,)
        assert len(game.public.tokens) == players


def test_the_token_shows_the_true_number() -> None:
    game = parse(DEALT)
    game, events = game.play(show(game, "C1.5"))
    placed = the(events, TokenPlaced)
    assert (placed.wire, placed.mark, placed.by, placed.why) == (one_at(game, "C1.5"), "5", C, "opening")  # C5
    assert tokens(game, "C1.5") == ["5"]


def test_only_who_is_asked_places_a_token() -> None:
    game = parse(DEALT)
    for seat, place in ((A, "A1.1"), (B, "B1.1"), (D, "D1.1")):
        assert game.forms(seat) == ()
        assert refusal(game, show(game, place)) == "it is not your turn to answer"  # C5


def test_the_token_goes_to_an_own_wire() -> None:
    game = parse(DEALT)
    (field,) = form(game, C, PlaceToken).fields
    assert field.count() == 8  # C5: any of the eight blue wires of C
    assert refusal(game, PlaceToken(seat=C, wire=one_at(game, "A1.1"))) == "choose one of your own uncut blue wires"


def test_the_opening_token_is_never_yellow() -> None:
    game = parse(DEALT)
    game = then(game, show(game, "C1.1"), show(game, "D1.1"))
    assert game.ask is not None
    assert game.ask.seats == (A,)
    for place in ("A1.4", "A1.5"):
        assert refusal(game, show(game, place)) == "only a blue wire can be shown"  # C5
    assert tokens(then(game, show(game, "A1.6")), "A1.6") == ["4"]  # the blue wire beside them may be


def test_the_opening_token_is_never_at_a_red() -> None:
    game = parse("""
        mission 3 · captain A · opening A
        red 5.5
        A1 | 1 2 5 r5.5 6 7 7 8 9 9 10
        B1 | 1 2 3 3 4 5 6 7 8 10
        C1 | 1 2 3 4 4 5 6 8 9 10
        D1 | 1 2 3 4 5 6 7 8 9 10
    """)
    assert refusal(game, show(game, "A1.4")) == "only a blue wire can be shown"  # C5


def test_two_stands_still_place_one_token() -> None:
    game = parse("""
        mission 1 · captain A · opening A
        A1 | 1 2 3 4 5 6
        A2 | 1 2 3 4 5 6
        B1 | 1 2 3 4 5 6
        B2 | 1 2 3 4 5 6
    """)
    (field,) = form(game, A, PlaceToken).fields
    assert field.count() == 12  # C5: on either stand
    game, events = game.play(show(game, "A2.3"))
    assert len(every(events, TokenPlaced)) == 1
    assert game.ask is not None
    assert game.ask.seats == (B,)  # and that is all from A
    game, events = game.play(show(game, "B1.1"))
    assert every(events, Opened)
    assert all_tokens(game) == [("A2.3", "3"), ("B1.1", "1")]


def test_the_captain_of_three_has_two_stands_and_one_token() -> None:
    game = busters.new(mission=1, players=3, seed=1, captain=1)
    while isinstance(game.ask, OpeningAsk):
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    assert len(game.public.tokens) == 3  # C5
    assert {game.table().owner_of(token.wire) for token in game.public.tokens} == {0, 1, 2}


def test_a_third_token_of_a_number_cannot_be_chosen() -> None:
    game = parse(DEALT)
    game = then(game, show(game, "C1.1"), show(game, "D1.1"))  # both 2 tokens
    assert refusal(game, show(game, "A1.3")) == "no 2 token is left"  # C6: only values in the supply are offered
    offer = form(game, A, PlaceToken)
    offers = {offer.nth(number) for number in range(offer.count())}
    assert offers == {show(game, place) for place in ("A1.1", "A1.2", "A1.6", "A1.7", "A1.8", "A1.9")}


def test_nothing_else_can_be_done_during_the_opening() -> None:
    game = parse(DEALT)
    assert offered(game, C) == {("PlaceToken",)}  # E3: no equipment during set-up
    assert refusal(game, cut(game, "C1.1", "A1.3")) == "that cannot be done now"
    assert refusal(game, Cannot(seat=C)) == "there is still something you can do"


NO_BLUE = """
    mission 6 · captain A · opening B
    red 1.5 2.5
    yellow 1.1 2.1 3.1 4.1
    A1 | 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9
    A2 | 1 2 3 4 5 6 7 8 9 9 10 10 10 10 11 11 11 11 12 12 12 12
    B1 | y1.1 r1.5 y2.1
    B2 | r2.5 y3.1 y4.1
"""


def test_who_has_no_blue_wire_says_so_and_places_no_token() -> None:
    game = parse(NO_BLUE)
    assert offered(game, B) == {("Cannot",)}  # D6
    game, events = game.play(Cannot(seat=B))
    assert not every(events, TokenPlaced)
    assert not game.over
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.seats == (A,)


def test_who_has_only_numbers_that_are_spent_says_so_too() -> None:
    game = parse("""
        mission 1 · captain A · opening C
        A1 | 1 1 1 1 2!2 2
        B1 | 2!2 3 3 3 3 4
        C1 | 2
        D1 | 4 4 4 5 5 5 5 6 6 6 6
    """)
    assert refusal(game, show(game, "C1.1")) == "no 2 token is left"  # C6
    game = then(game, Cannot(seat=C))  # D6
    assert game.ask is not None
    assert game.ask.seats == (D,)


@pytest.mark.parametrize("mission", range(1, 9))
def test_whoever_is_asked_may_show_any_blue_wire_at_the_beginning(mission: int) -> None:
    game = busters.new(mission=mission, players=4, seed=mission, captain=0)
    (field,) = form(game, A, PlaceToken).fields
    truth = game.table()
    blue = {wire for wire in truth.hand(A) if truth.value(wire) in BLUE_VALUES}
    assert {field.nth(number) for number in range(field.count())} == blue  # C5


def test_the_opening_tokens_are_told_and_stay() -> None:
    game = parse(DEALT)
    acts = [show(game, place) for place in ("C1.1", "D1.2", "A1.9", "B1.1")]
    events = happens(game, *acts)
    assert [(event.wire, event.mark) for event in every(events, TokenPlaced)] == list(
        zip(at(game, "C1.1 D1.2 A1.9 B1.1"), ("2", "4", "8", "1"), strict=True)
    )
    assert all_tokens(then(game, *acts)) == [("C1.1", "2"), ("D1.2", "4"), ("A1.9", "8"), ("B1.1", "1")]
