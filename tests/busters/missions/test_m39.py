"""Mission 39: four wires of a number go together, for number cards that bring tokens."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.acts import PlaceToken
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.events import Exploded, Opened, TokenPlaced, TokenPlacedBeside, Won
from defuse.busters.numbers import number_on
from defuse.busters.rules.all_at_once import CutTogether, NumberSet
from defuse.busters.rules.prize_deck import (
    NothingToMark,
    NumberAsk,
    NumberPrize,
    NumbersDealt,
    PlaceNothing,
    PrizeShrank,
)
from defuse.busters.rules.random_tokens import TokenDrawn
from defuse.kernel import Event, Game, Shown
from tests.busters.tables import A, B, C, D, at, cut, every, happens, offered, refusal, table, the, then

FOUR = """
    mission 39 · captain B · turn {turn} · seed {seed}
    red 2 of 3.5 5.5 9.5
    rule all-at-once {{"value":5}}
    rule prize-deck {{"left":{left}}}
    A1 | 4 4 5 7
    B1 | 4 5 r5.5 6 8
    C1 | 4 5 6 7 r9.5
    D1 | (1) 5 6 6 7 7 8 8 8
"""
FIVES = "A1.3 B1.2 C1.2 D1.2"


def four(turn: str = "A", left: int = 8, seed: int = 0) -> Game:
    return table(FOUR.format(turn=turn, left=left, seed=seed))


def name(game: Game, seat: int, places: str) -> CutTogether:
    return CutTogether(seat=seat, wires=at(game, places))


def dealt(game: Game, seat: int) -> list[int]:
    """The numbers on the cards of a seat, as it sees them."""
    deck = game.public.rule("prize-deck")
    assert isinstance(deck, NumberPrize)
    return [number_on(game.observe(seat).faces[thing]) for thing in deck.hands[seat]]


def asked(game: Game) -> int:
    assert isinstance(game.ask, NumberAsk)
    return game.ask.seats[0]


@pytest.mark.parametrize(("players", "count", "drawn"), [(2, 3, 3), (3, 2, 3), (4, 2, 3), (5, 2, 3)])
def test_the_table_is_set_without_equipment(players: int, count: int, drawn: int) -> None:
    game, events = begun(Setup(mission=39, players=players, captain=0), 4)
    seen: list[Event] = list(events)
    while not game.public.opened:
        assert game.ask is not None
        game, events = game.play(game.forms(game.ask.seats[0])[0].nth(0))
        seen += events
    board = game.public
    assert (board.red.count, len(board.red.kinds), board.yellow.count) == (count, drawn, 4)
    assert not [rule for rule in board.rules if isinstance(rule, Equipment) and rule.holder == EVERYBODY]
    # Everybody draws a token, with two players too, and never a yellow one.
    assert [event.seat for event in every(seen, TokenDrawn)] == list(range(players))
    assert "yellow" not in [event.mark for event in every(seen, TokenDrawn)]
    assert len(every(seen, TokenPlaced)) + len(every(seen, TokenPlacedBeside)) == players
    kinds = [type(event) for event in seen]
    assert kinds.index(Opened) < kinds.index(NumberSet)  # M39


def test_the_special_action_is_the_only_way_for_the_number() -> None:
    game = four()
    assert refusal(game, cut(game, "A1.3", "B1.2")) == "the four 5s have to be cut all at once"  # M39
    assert refusal(game, CutTogether(seat=A, wires=at(game, FIVES), using=("personal-A",))) == (
        "no card helps with this action"
    )
    assert the(happens(game, name(game, A, "A1.1 B1.2 C1.2 D1.2")), Exploded).why == "wrong wires were named"


def test_the_deck_loses_a_card_at_the_end_of_each_round() -> None:
    game = four()  # A sits right of the captain
    assert len(every(happens(game, cut(game, "A1.1", "B1.1")), PrizeShrank)) == 1
    assert not every(happens(four("B"), cut(game, "B1.1", "A1.1")), PrizeShrank)


# M39: afterwards dealt round from the captain.
def test_the_rest_of_the_deck_is_dealt_round_face_down() -> None:
    game = four(left=6)
    events = happens(game, name(game, A, FIVES))
    hands = the(events, NumbersDealt).hands
    assert [len(hand) for hand in hands] == [1, 2, 2, 1]
    assert all(shown.to is not None and len(shown.to) == 1 for shown in every(events, Shown))
    after = then(game, name(game, A, FIVES))
    numbers = [number for seat in range(4) for number in dealt(after, seat)]
    assert len(set(numbers)) == 6
    assert 5 not in numbers
    assert asked(after) == B
    for seat in (A, C, D):
        assert not any(after.observe(seat).faces[thing] for thing in hands[B])  # nobody else looks at them


def test_everybody_with_a_card_is_asked_whether_it_fits_or_not() -> None:
    for seed in range(6):
        game = then(four(left=4, seed=seed), name(four(), A, FIVES))
        seats: list[int] = []
        while isinstance(game.ask, NumberAsk):
            seats.append(asked(game))
            game = then(game, game.forms(asked(game))[0].nth(0))
        assert seats == [B, C, D, A]


def test_with_fewer_cards_than_seats_the_last_ones_get_none() -> None:
    game = then(four(left=2), name(four(), A, FIVES))
    assert asked(game) == B
    game = then(game, game.forms(B)[0].nth(0))
    assert asked(game) == C
    game = then(game, game.forms(C)[0].nth(0))
    assert not isinstance(game.ask, NumberAsk)


def fitting(fits: bool) -> Game:
    """A table at which B is asked, and one of B's cards fits a wire, or none does."""
    for seed in range(60):
        game = then(four(left=8, seed=seed), name(four(), A, FIVES))
        if bool({4, 6, 8} & set(dealt(game, B))) == fits:
            return game
    raise AssertionError("no such table")


def test_a_token_is_placed_at_a_wire_with_a_dealt_number() -> None:
    game = fitting(True)
    truth = game.table()
    hand = truth.hand(B)
    right = [wire for wire in hand if truth.value(wire) in dealt(game, B)]
    other = next(wire for wire in hand if wire not in right)
    assert refusal(game, PlaceToken(seat=B, wire=other)) == "you were dealt no card with this number"
    assert refusal(game, PlaceNothing(seat=B)) == "you have a wire with a number that you were dealt: place a token"
    placed = the(happens(game, PlaceToken(seat=B, wire=right[0])), TokenPlaced)
    assert (placed.wire, placed.mark, placed.by) == (right[0], str(truth.value(right[0])), B)


# FAQ: a card of a value that is not in the hand, or not in the game any more, is ignored.
def test_without_a_fitting_wire_nothing_is_placed() -> None:
    game = fitting(False)
    wire = at(game, "B1.1")[0]
    assert refusal(game, PlaceToken(seat=B, wire=wire)) == "no number card of yours fits a wire that can get a token"
    assert happens(game, PlaceNothing(seat=B)) == (NothingToMark(B),)
    assert asked(then(game, PlaceNothing(seat=B))) == C


@pytest.mark.parametrize("useless", [{7}, {1, 2, 3, 9, 10, 11, 12}], ids=["not in the hand", "not in the game"])
def test_a_card_that_fits_nothing_is_ignored(useless: set[int]) -> None:
    for seed in range(200):
        game = then(four(left=4, seed=seed), name(four(), A, FIVES))
        if set(dealt(game, B)) <= useless:  # one card each
            assert offered(game, B) == {("PlaceNothing",)}  # M39
            after, events = game.play(PlaceNothing(seat=B))
            assert not every(events, TokenPlaced)
            assert (after.public.tokens, after.public.dial) == (game.public.tokens, game.public.dial)
            return
    raise AssertionError("no such table")


def test_a_number_whose_tokens_are_used_up_does_not_count() -> None:
    text = FOUR.replace("D1 | (1) 5 6 6 7 7", "D1 | (1) 5 6!6 6!6 7 7")
    for seed in range(60):
        start = table(text.format(turn="A", left=8, seed=seed))
        game = then(start, name(start, A, FIVES))
        if 6 in dealt(game, B) and not {4, 8} & set(dealt(game, B)):
            assert offered(game, B) == {("PlaceNothing",)}  # M39: if it can
            return
    raise AssertionError("no such table")


def test_a_seat_without_wires_is_dealt_nothing() -> None:
    game = table("""
        mission 39 · captain A
        red 2 of 3.5 5.5 9.5
        rule all-at-once {"value":5}
        A1 | 4 5 5
        B1 | 5
        C1 | 4 4 5 r5.5
        D1 | 4 r9.5
    """)
    hands = the(happens(game, name(game, A, "A1.2-3 B1.1 C1.3")), NumbersDealt).hands
    assert [len(hand) for hand in hands] == [3, 0, 3, 2]  # C16


def test_an_empty_deck_brings_nothing() -> None:
    game = four(left=0)
    assert not every(happens(game, name(game, A, FIVES)), NumbersDealt)


def test_naming_the_last_wires_wins_without_any_dealing() -> None:
    game = table("""
        mission 39 · captain A
        red 2 of 3.5 5.5 9.5
        rule all-at-once {"value":5}
        A1 | 5 5
        B1 | 5
        C1 | 5
        D1 | (r5.5) (r9.5)
    """)
    events = happens(game, name(game, A, "A1.1-2 B1.1 C1.1"))
    assert every(events, Won)
    assert not every(events, NumbersDealt)


def test_the_new_characters_can_be_chosen() -> None:
    game = busters.new(mission=39, players=3, captain=0)
    assert offered(game, B) == {("PickCharacter",)}
