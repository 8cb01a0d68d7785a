"""Mission 31: everybody chooses a constraint, and drops it when it cannot be applied."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.busters.acts import PickWire
from defuse.busters.asks import OpeningAsk
from defuse.busters.events import DialMoved, Won
from defuse.busters.rules.constraints import CutForbidden, in_force
from defuse.busters.rules.own_constraints import ConstraintTurned, DraftAsk, TakeConstraint
from defuse.busters.wires import blue
from defuse.kernel import Among, Cannot, Game
from tests.busters.missions.setting_up import at_first_turn
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
    offered,
    one_at,
    refusal,
    table,
    the,
    then,
    use,
)
from tests.busters.telling import narrate
from tests.steer import play_out


def drafting(players: int = 4, captain: int = A) -> Game:
    """The moment when the captain chooses."""
    game = busters.new(mission=31, players=players, seed=1, captain=captain)
    while not isinstance(game.ask, DraftAsk):
        assert game.ask is not None
        game = game.play(game.forms(game.ask.seats[0])[0].nth(0))[0]
    return game


TABLE = """
    mission 31 · captain A
    red 2 of 2.5 8.5 9.5
    rule constraint-A {"seat":0}
    rule constraint-B {"seat":1}
    A1 | 5 7 r8.5
    B1 | 5 7 8
    C1 | 5 7 8 r9.5
    D1 | 5 7 8 8
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up(players: int) -> None:
    game = at_first_turn(31, players)
    assert (game.public.red.count, len(game.public.red.kinds)) == (2, 3)  # C4
    cards = in_force(game.public)
    assert sorted(seat for _, seat in cards) == list(range(players))
    assert len({letter for letter, _ in cards}) == players
    assert {letter for letter, _ in cards} <= set("ABCDE")


def test_the_captain_chooses_first_then_clockwise_before_the_opening_tokens() -> None:
    game = drafting(captain=C)
    order = []
    while isinstance(game.ask, DraftAsk):
        order.append(game.ask.seats[0])
        game = game.play(game.forms(game.ask.seats[0])[0].nth(0))[0]
    assert order == [C, D, A, B]
    assert isinstance(game.ask, OpeningAsk)
    assert not game.public.tokens


def test_each_card_is_there_once() -> None:
    game = drafting()
    game = then(game, TakeConstraint(seat=A, letter="D"))
    assert refusal(game, TakeConstraint(seat=B, letter="D")) == "A has taken this one"
    assert refusal(game, TakeConstraint(seat=B, letter="F")) == "choose a card from A to E"
    assert in_force(then(game, TakeConstraint(seat=B, letter="A")).public) == (("A", B), ("D", A))


def test_everybody_is_bound_by_their_own_card() -> None:
    game = table(TABLE.replace("A1 | 5 7", "A1 | 5 7 8").replace("D1 | 5 7 8 8", "D1 | 5 7 8"))
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "constraint A: even only, so not 5"
    game = then(game, cut(game, "A1.3", "C1.3"))
    assert refusal(game, cut(game, "B1.3", "D1.3")) == "constraint B: odd only, so not 8"
    assert game.why_not(cut(game, "B1.1", "D1.1")) is None


def test_who_cannot_apply_it_turns_it_down_and_acts_freely_in_the_same_turn() -> None:
    game = table(TABLE)
    assert offered(game, A) == {("Cannot",)}  # K6
    after, told = game.play(Cannot(seat=A))
    assert the(told, ConstraintTurned) == ConstraintTurned("A", A)  # M31
    assert names(told) == ["CutForbidden", "ConstraintTurned", "ConstraintsLaid"]
    assert not every(told, DialMoved)
    assert after.public.turn == A
    assert ("Cut",) in offered(after, A)
    assert in_force(after.public) == (("B", B),)
    assert narrate(game.public, told)[1] == "A turns constraint A face down."


def test_everybody_learns_what_the_seat_has_not() -> None:
    game = table(TABLE)
    after = then(game, Cannot(seat=A))
    evens = tuple(blue(number) for number in range(2, 13, 2))
    assert Among(at(game, "A1.1-3"), evens, 0, 0) in after.public.facts


def test_a_card_that_was_turned_down_stays_so_after_a_swap() -> None:
    game = table(TABLE + "equipment 2 ready")
    after = then(game, Cannot(seat=A), use(game, B, "2", wire=one_at(game, "B1.3"), mate=A))
    after = then(after, PickWire(seat=A, wire=one_at(game, "A1.1")))  # an 8 for a 5
    assert after.why_not(cut(after, "A1.1", "C1.2")) is None  # FAQ: the 7 may be named, though an 8 is there
    assert in_force(after.public) == (("B", B),)
    (down,) = [panel for panel in after.view(C).panels() if str(panel.title) == "Turned face down"]
    assert [(card.label, card.seat) for card in down.cards] == [("A", A)]


def test_mates_can_help_before_it_is_turned_down() -> None:
    game = table(TABLE + "equipment 2 ready")
    after = then(
        game, use(game, B, "2", wire=one_at(game, "B1.3"), mate=A), PickWire(seat=A, wire=one_at(game, "A1.1"))
    )
    assert refusal(after, Cannot(seat=A)) == "there is still something you can do"
    assert refusal(after, cut(after, "A1.1", "C1.2")) == "constraint A: even only, so not 7"


def test_who_can_apply_it_may_not_turn_it_down() -> None:
    game = table(TABLE.replace("A1 | 5 7", "A1 | 5 7 8").replace("D1 | 5 7 8 8", "D1 | 5 7 8"))
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_a_hand_of_only_reds_is_revealed_and_keeps_its_card() -> None:
    game = table(TABLE.replace("A1 | 5 7 r8.5", "A1 | r8.5"))
    assert offered(game, A) == {("RevealReds",)}  # C9


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won_and_cards_are_turned_down_on_the_way(players: int) -> None:
    ends = [play_out(busters.new(mission=31, players=players, seed=seed), Random(seed), 1.0)[1] for seed in range(6)]
    assert any(every(told, Won) for told in ends)
    assert any(every(told, CutForbidden) for told in ends)
    assert happens(drafting(players), TakeConstraint(seat=A, letter="A"))
