"""Mission 22: tokens tell what a hand has not; the first yellows bring gifts."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PlaceToken
from defuse.busters.board import Beside
from defuse.busters.events import TokenPlaced, TokenPlacedBeside, Unlocked, ValueAnnounced
from defuse.busters.rules.absences import AbsenceAsk, LackNothing, RestHeld, TellAbsent
from defuse.busters.rules.beside import PutBeside, TokenAsk
from defuse.busters.rules.gifts import GiftAsk, PickToken, TokenGiven
from defuse.busters.supply import available
from defuse.busters.wires import YELLOW, kinds_of, word
from defuse.kernel import Among, Game
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    happens,
    names,
    one_at,
    refusal,
    solo,
    table,
    the,
    then,
    tokens,
)

FOUR = """
    mission 22 · captain B · turn {turn}
    equipment Y locked
    A1 | y2.1 5 5 8
    B1 | y3.1 5 6
    C1 | y4.1 5 6
    D1 | r5.5 6 6 y7.1
"""


def four(turn: str = "A", text: str = FOUR) -> Game:
    return table(text.format(turn=turn))


def missing(game: Game, seat: int) -> list[int]:
    """The values that a hand has not."""
    held = {game.table().value(wire) for wire in game.table().hand(seat)}
    return [value for value in (*range(1, 13), YELLOW) if value not in held]


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_tells_two_values_that_the_hand_has_not(players: int) -> None:
    for seed in range(5):
        game = busters.new(mission=22, players=players, seed=seed, captain=0)
        assert (game.public.totals[14], game.public.totals[YELLOW]) == (1, 4)  # P22: with two players too
        asked: list[int] = []
        while isinstance(game.ask, AbsenceAsk):
            seat = game.ask.seats[0]
            asked.append(seat)
            free = [value for value in missing(game, seat) if available(game.public, word(value))]
            stands = game.table().stands_of(seat)
            before = len(game.public.beside)
            game, events = game.play(game.forms(seat)[0].nth(0))
            new = game.public.beside[before:]
            assert len(new) == min(2, len(free))
            assert [token.stand for token in new] == (stands * 2)[: len(new)]  # one beside each of two stands
            assert all(token.most == 0 for token in every(events, TokenPlacedBeside))
        assert asked == list(range(players))
        assert game.public.opened
        assert game.public.tokens == ()


def opening(players: int = 5, seed: int = 0) -> Game:
    return busters.new(mission=22, players=players, seed=seed, captain=0)


def test_a_value_of_the_hand_cannot_be_told() -> None:
    game = opening()
    held = game.table().value(game.table().hand(A)[0])
    none = missing(game, A)
    assert refusal(game, TellAbsent(seat=A, values=(held, none[0]))) == f"you have a {word(held)} wire"
    assert refusal(game, TellAbsent(seat=A, values=(none[0],))) == "name 2 values that you do not have"
    assert refusal(game, LackNothing(seat=A)) == "there are values that you do not have: tell them"


def test_yellow_may_be_told() -> None:
    game = next(game for game in (opening(seed=seed) for seed in range(50)) if YELLOW in missing(game, A))
    after = then(game, TellAbsent(seat=A, values=(missing(game, A)[0], YELLOW)))
    assert Beside(0, "yellow") in after.public.beside
    assert Among(tuple(game.table().hand(A)), kinds_of(YELLOW), 0, 0) in after.public.facts


def test_a_token_that_is_gone_cannot_be_chosen() -> None:
    for seed in range(400):
        game = opening(seed=seed)
        common = [value for value in missing(game, A) if value in missing(game, B) and value in missing(game, C)]
        if common and len(missing(game, C)) > 1:
            value = common[0]
            for seat in (A, B, C):
                other = next(free for free in missing(game, seat) if free != value)
                act = TellAbsent(seat=seat, values=tuple(sorted((value, other))))
                if seat == C:
                    assert refusal(game, act) == f"no {word(value)} token is left"  # C6
                else:
                    game = then(game, act)
            return
    raise AssertionError("no such table")


def short(count: int) -> Game:
    """A table at which A lacks exactly so many values."""
    for seed in range(400):
        game = opening(2, seed)
        if len(missing(game, A)) == count:
            return game
    raise AssertionError("no such table")


def test_who_lacks_one_value_tells_one_and_everybody_knows_the_rest() -> None:
    game = short(1)
    (value,) = missing(game, A)
    act = TellAbsent(seat=A, values=(value,))
    assert len(every(happens(game, act), TokenPlacedBeside)) == 1
    rest = the(happens(game, act), RestHeld).values
    assert sorted((*rest, value)) == [*range(1, 13), YELLOW]
    hand = tuple(game.table().hand(A))
    assert {Among(hand, kinds_of(other), 1) for other in rest} <= set(then(game, act).public.facts)


def test_who_lacks_nothing_says_so() -> None:
    game = short(0)
    assert refusal(game, TellAbsent(seat=A, values=(1,))) == "you have everything"
    events = happens(game, LackNothing(seat=A))
    assert not every(events, TokenPlacedBeside)
    assert len(the(events, RestHeld).values) == 13


# Gifts.


def begin_gifts() -> Game:
    """A cuts the first yellows with B; the captain B gives first."""
    game = four()
    return then(game, cut(game, "A1.1", "B1.1"))


def test_the_first_two_yellows_bring_gifts_captain_first_to_the_left() -> None:
    game = begin_gifts()
    seen: list[tuple[int, int]] = []
    while isinstance(game.ask, GiftAsk | TokenAsk):
        seat = game.ask.seats[0]
        if isinstance(game.ask, GiftAsk):
            seen.append((seat, game.ask.to))
        game = then(game, game.forms(seat)[0].nth(0))
    assert seen == [(B, C), (C, D), (D, A), (A, B)]  # M22
    assert game.public.turn == B


def test_the_false_bottom_opens_before_the_gifts() -> None:
    game = four()
    kinds = names(happens(game, cut(game, "A1.1", "B1.1")))
    assert kinds.index("Unlocked") < kinds.index("GiftsBegan")  # C17
    assert every(happens(game, cut(game, "A1.1", "B1.1")), Unlocked)


def test_a_gift_goes_to_a_wire_of_its_value() -> None:
    game = then(begin_gifts(), PickToken(seat=B, token="6"))
    assert isinstance(game.ask, TokenAsk)
    assert game.ask.seats == (C,)
    assert refusal(game, PutBeside(seat=C)) == "you have a wire of value 6: the token belongs there"
    assert refusal(game, PlaceToken(seat=C, wire=one_at(game, "C1.2"))) == "this wire is not 6"
    after = then(game, PlaceToken(seat=C, wire=one_at(game, "C1.3")))
    assert tokens(after, "C1.3") == ["6"]


def test_a_gift_without_a_wire_lies_beside_the_stand() -> None:
    game = then(begin_gifts(), PickToken(seat=B, token="9"))
    after = then(game, PutBeside(seat=C))
    assert Beside(2, "9") in after.public.beside
    assert Among(at(game, "C1.1-3"), kinds_of(9), 0, 0) in after.public.facts


def test_a_yellow_token_may_be_given_too() -> None:
    game = then(begin_gifts(), PickToken(seat=B, token="yellow"))
    assert tokens(then(game, PlaceToken(seat=C, wire=one_at(game, "C1.1"))), "C1.1") == ["yellow"]


def test_the_gift_is_told() -> None:
    game = begin_gifts()
    assert the(happens(game, PickToken(seat=B, token="9")), TokenGiven) == TokenGiven(B, C, "9")


def test_a_wire_that_has_the_token_already_is_announced() -> None:
    game = four(text=FOUR.replace("C1 | y4.1 5 6", "C1 | y4.1 5 6!6"))
    game = then(game, cut(game, "A1.1", "B1.1"), PickToken(seat=B, token="6"))
    assert every(happens(game, PlaceToken(seat=C, wire=one_at(game, "C1.3"))), ValueAnnounced)  # D1


def test_only_tokens_that_are_there_can_be_given() -> None:
    game = four(text=FOUR.replace("6 6 y7.1", "6!6 6!6 y7.1"))
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert refusal(game, PickToken(seat=B, token="6")) == "no 6 token is left"  # M22


def test_a_token_at_a_cut_wire_is_taken_back_for_a_gift() -> None:
    text = FOUR.replace("6 6 y7.1", "6!6 (6)!6 y7.1").replace("C1 | y4.1 5 6", "C1 | y4.1 5 (6)")
    game = four(text=text)
    game = then(game, cut(game, "A1.1", "B1.1"), PickToken(seat=B, token="6"), PutBeside(seat=C))
    assert [token.mark for token in game.public.tokens] == ["6"]  # C6
    assert Beside(2, "6") in game.public.beside


def test_gifts_come_only_once() -> None:
    game = table("""
        mission 22 · captain A
        A1 | y2.1 y3.1 5
        B1 | 5 y7.1 y8.1
        C1 | 5 6 6
        D1 | 5 r5.5 6 6
    """)
    game = then(game, cut(game, "A1.1", "B1.2"))
    while not game.ask or not game.ask.open:
        assert game.ask is not None
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    assert "GiftsBegan" not in names(happens(game, cut(game, "B1.3", "A1.2")))  # M22


def test_four_yellows_at_once_bring_gifts_too() -> None:
    game = table("""
        mission 22 · captain A
        A1 | y2.1 y3.1 5 y7.1 y8.1
        B1 | 5
        C1 | 5 6 6
        D1 | 5 r5.5 6 6
    """)
    events = happens(game, solo(game, "A1.1-2 A1.4-5"))
    assert names(events).count("GiftsBegan") == 1


def test_seats_without_wires_neither_give_nor_get() -> None:
    game = table("""
        mission 22 · captain A
        A1 | y2.1 5
        B1 | y3.1
        C1 | 5 y7.1
        D1 | 5 5 r5.5 y8.1
    """)
    game = then(game, cut(game, "A1.1", "B1.1"))
    seen: list[tuple[int, int]] = []
    while isinstance(game.ask, GiftAsk | TokenAsk):
        if isinstance(game.ask, GiftAsk):
            seen.append((game.ask.seats[0], game.ask.to))
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    assert seen == [(A, C), (C, D), (D, A)]  # C16


def test_placed_gifts_count_as_tokens_of_the_supply() -> None:
    game = then(begin_gifts(), PickToken(seat=B, token="9"), PutBeside(seat=C), PickToken(seat=C, token="9"))
    game = then(game, PutBeside(seat=D))
    assert refusal(game, PickToken(seat=D, token="9")) == "no 9 token is left"
    assert not every(happens(game, PickToken(seat=D, token="8")), TokenPlaced)
