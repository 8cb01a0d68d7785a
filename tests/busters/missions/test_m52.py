"""Mission 52: all tokens are false (M52)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PlaceToken
from defuse.busters.causes import TokenCause
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import Exploded, TokenPlaced
from defuse.busters.rules.false_tokens import FalseTokenAsk, TellFalse
from defuse.busters.wires import REDS, YELLOWS
from defuse.kernel import Among, Game, clashes
from tests.busters.missions.test_m33 import with_own_characters
from tests.busters.tables import A, B, cut, happens, one_at, pick, refusal, show, table, the, then, tokens
from tests.busters.telling import narrate

CROSSED = """
    mission 52 · captain A
    equipment 3 ready · 4 ready · 9 ready · 10 ready
    A1 | 1 2 5 5
    B1 | 1 2 5 r5.5 6
    C1 | 1 2 5 6 r6.5
    D1 | 1 2 6 6 r7.5
"""
PAIR = """
    mission 52 · captain A
    equipment 10 ready
    A1 | 1 y1.1 2
    A2 | 5 5
    B1 | 1 2 y2.1 y3.1
    B2 | 5 r5.5
"""


def first_with(red: bool = False, yellow: bool = False, players: int = 4) -> tuple[Game, int]:
    """A real game whose captain, who is asked first, holds such a wire, and that wire."""
    for seed in range(99):
        game = with_own_characters(busters.new(mission=52, players=players, seed=seed))
        truth = game.table()
        for wire in truth.hand(game.public.captain):
            if (red and truth.is_red(wire)) or (yellow and truth.value(wire) == 13):
                return game, wire
    raise AssertionError("no such table")


@pytest.mark.parametrize(("players", "yellows"), [(2, 4), (3, 0), (4, 0), (5, 0)])
def test_the_wires(players: int, yellows: int) -> None:
    board = busters.new(mission=52, players=players, seed=1).public
    assert (board.red.count, board.yellow.count) == (3, yellows)


@pytest.mark.parametrize("card", ["1", "12"])
def test_the_labels_are_not_in_this_mission(card: str) -> None:
    with pytest.raises(ValueError, match=f"mission 52 is played without equipment card {card}"):
        busters.new(mission=52, players=4, equipment=(card,))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_opens_with_two_false_tokens(players: int) -> None:
    """M52: at two wires each, none of them yellow."""
    game = with_own_characters(busters.new(mission=52, players=players, seed=4))
    while not game.public.opened:
        assert game.ask is not None
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    truth = game.table()
    wires = [token.wire for token in game.public.tokens]
    assert len(set(wires)) == len(wires)
    assert sorted(truth.owner_of(wire) for wire in wires) == sorted([*range(players)] * 2)
    for token in game.public.tokens:
        assert token.mark.startswith("~")
        assert token.mark != f"~{truth.value(token.wire)}"
        assert truth.value(token.wire) != 13


def test_an_opening_token_may_lie_at_a_red_wire() -> None:
    game, wire = first_with(red=True)
    captain = game.public.captain
    game = then(game, PlaceToken(seat=captain, wire=wire), TellFalse(seat=captain, value=7))  # M52
    assert game.public.tokens[-1].mark == "~7"
    assert not any(
        isinstance(fact, Among) and fact.things == (wire,) and set(REDS) & set(fact.kinds) for fact in game.public.facts
    )  # nobody may conclude that it is no red
    assert any(
        isinstance(fact, Among) and fact.things == (wire,) and fact.kinds == YELLOWS and fact.most == 0
        for fact in game.public.facts
    )


def test_but_not_at_a_yellow_one() -> None:
    game, wire = first_with(yellow=True, players=2)
    act = PlaceToken(seat=game.public.captain, wire=wire)
    assert refusal(game, act) == "only a blue or a red wire can be shown"  # M52


def test_after_a_wrong_call_the_called_value_is_put_down() -> None:
    game = table(CROSSED)
    after, events = game.play(cut(game, "A1.1", "B1.2"))
    assert the(events, TokenPlaced) == TokenPlaced(one_at(game, "B1.2"), "~1", B, TokenCause.MISS)  # M52
    assert Among((one_at(game, "B1.2"),), REDS, 0, 0) in after.public.facts
    assert clashes(after.public, after.secret.faces, after.kit) == ()
    assert "B puts a not 1 token at B1.2." in narrate(game.public, events)


def test_a_red_explodes_as_ever_and_is_spared_as_ever() -> None:
    game = table(CROSSED)
    assert the(happens(game, cut(game, "A1.1", "B1.4")), Exploded).why == "red wire"
    after = then(game, Stabilize(seat=A, using=("9",)), cut(game, "A1.1", "B1.4"))
    assert tokens(after, "B1.4") == []  # E8


def test_after_a_detector_the_owner_chooses_the_wire() -> None:
    game = table(CROSSED)
    after = then(game, cut(game, "A1.3", "B1.1-2 B1.4", "3"))  # E6
    assert refusal(after, pick(game, "B1.4"))
    assert tokens(then(after, pick(game, "B1.1")), "B1.1") == ["~5"]


def test_with_x_or_y_ray_and_a_detector_the_owner_chooses_wire_and_value() -> None:
    game = table(CROSSED)
    after = then(game, cut(game, "A1.1 A1.2", "B1.3-4", "10", "personal-A"), pick(game, "B1.3"))  # E7
    assert isinstance(after.ask, FalseTokenAsk)
    assert tokens(then(after, TellFalse(seat=B, value=1)), "B1.3") == ["~1"]


def test_a_wrong_call_of_yellow_is_put_down_too() -> None:
    game = table(PAIR)
    after = then(game, cut(game, "A1.2", "B1.1"))
    assert tokens(after, "B1.1") == ["~yellow"]
    assert clashes(after.public, after.secret.faces, after.kit) == ()


def test_x_or_y_ray_with_yellow() -> None:
    game = table(PAIR)
    after = then(game, cut(game, "A1.2 A1.3", "B2.1", "10"))  # E7: allowed without a detector
    assert tokens(then(after, TellFalse(seat=B, value=13)), "B2.1") == ["~yellow"]


def test_a_wrong_call_at_a_yellow_wire() -> None:
    game = table(PAIR)
    assert tokens(then(game, cut(game, "A1.1", "B1.3")), "B1.3") == ["~1"]


def test_the_post_it_puts_down_a_false_number() -> None:
    """E11: at a blue wire of one's own."""
    game = table(CROSSED)
    assert refusal(game, show(game, "C1.5", "4")) == "only a blue wire can be shown"
    after = then(game, show(game, "C1.3", "4"))
    assert isinstance(after.ask, FalseTokenAsk)
    assert refusal(after, TellFalse(seat=2, value=5)) == "a false token shows what the wire is not"
    after = then(after, TellFalse(seat=2, value=12))
    assert tokens(after, "C1.3") == ["~12"]
    assert after.public.turn == A
    assert after.ask is not None
    assert after.ask.seats == (A,)  # and A's turn goes on
    assert Among((one_at(game, "C1.3"),), (*REDS, *YELLOWS), 0, 0) in after.public.facts


def test_the_post_it_needs_a_wire_without_a_false_token() -> None:
    game = table(CROSSED.replace("C1 | 1 2", "C1 | 1!~4 2"))
    assert refusal(game, show(game, "C1.1", "4")) == "this wire has a false token already"  # E11


def test_only_tokens_that_are_left_can_be_chosen() -> None:
    game = table(CROSSED.replace("B1 | 1 2", "B1 | 1!~7 2!~7"))
    after = then(game, show(game, "C1.3", "4"))
    assert refusal(after, TellFalse(seat=2, value=7)) == "no 7 token is left"  # C6


def test_a_swapped_wire_keeps_its_false_token() -> None:
    game = table(CROSSED.replace("equipment 3", "equipment 2 ready · 3").replace("B1 | 1 2", "B1 | 1 2!~7"))
    wire = one_at(game, "B1.2")
    swap = Swap(seat=A, using=("2",), wire=one_at(game, "A1.4"), mate=B)
    after = then(game, swap, pick(game, "B1.2"))
    assert after.table().owner_of(wire) == A
    assert [token.mark for token in after.public.tokens if token.wire == wire] == ["~7"]  # E9
