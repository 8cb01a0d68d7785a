"""Mission 24: tokens count (M24, P24)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PickWire, PlaceToken
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import TokenPlaced, ValueAnnounced
from defuse.busters.wires import REDS
from defuse.kernel import Among, CountOf, Game, clashes
from tests.busters.tables import (
    A,
    B,
    at,
    cut,
    every,
    happens,
    one_at,
    opened,
    pick,
    refusal,
    show,
    table,
    the,
    then,
    tokens,
)
from tests.busters.telling import narrate

TABLE = """
    mission 24 · captain A
    equipment 2 ready · 3 ready · 4 ready · 9 ready
    A1 | 1 2 (3) 3 5 8 8 8
    B1 | 1 2 2 2 r2.5 7 7 7 7
    C1 | 1 3 3 5
    D1 | 1 5 5 8
"""


def hand(game: Game) -> list[int]:
    """The captain's wires."""
    found: list[int] = game.table().hand(game.public.captain)
    return found


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_the_red_wires(players: int, reds: int) -> None:
    board = busters.new(mission=24, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds), board.yellow.count) == (reds, reds, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_opening_tokens_count_the_value_on_that_stand(players: int) -> None:
    """M24: on that stand, not in the whole hand."""
    game = opened(busters.new(mission=24, players=players, seed=2))
    truth = game.table()
    assert len(game.public.tokens) == players
    for token in game.public.tokens:
        row = game.public.stands[truth.stand_of(token.wire)]
        assert token.mark == f"x{sum(truth.value(wire) == truth.value(token.wire) for wire in row)}"


@pytest.mark.parametrize(("place", "mark"), [("A1.1", "x1"), ("A1.4", "x2"), ("A1.6", "x3"), ("A1.8", "x3")])
def test_it_may_lie_at_any_wire_of_the_value(place: str, mark: str) -> None:
    """M24: cut wires count (A1.4 is the second 3 of A)."""
    game = table(TABLE)
    assert tokens(then(game, show(game, place, "4")), place) == [mark]


def test_a_miss_tells_the_count() -> None:
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.1", "B1.3"))
    assert the(events, TokenPlaced).mark == "x3"
    wire = one_at(game, "B1.3")
    assert CountOf(wire, game.public.stands[1], 3) in after.public.facts
    assert Among((wire,), REDS, 0, 0) in after.public.facts  # a red gets none
    assert "B puts a ×3 token at B1.3." in narrate(game.public, events)


def test_there_is_no_token_for_four() -> None:
    """P24: no ×4. That it is missing tells everybody why, so it is said."""
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.1", "B1.6"))
    assert not every(events, TokenPlaced)
    assert the(events, ValueAnnounced).mark == "x4"
    assert not after.public.tokens
    assert CountOf(one_at(game, "B1.6"), game.public.stands[1], 4) in after.public.facts
    assert "B says: B1.6 is ×4." in narrate(game.public, events)


def test_a_value_held_four_times_cannot_be_shown() -> None:
    game = table(TABLE)
    assert refusal(game, show(game, "B1.7", "4")) == "there is no token for a value that occurs four times"  # P24


def test_the_owner_is_asked_after_a_detector_whatever_the_counts_are() -> None:
    """E6: also where the first wire pointed at would get no token, so that the question tells nothing."""
    game = table(TABLE)
    after = then(game, cut(game, "A1.5", "B1.6-8", "3"))
    assert after.ask is not None
    assert after.ask.seats == (B,)
    assert the(happens(after, pick(game, "B1.7")), ValueAnnounced).mark == "x4"
    mixed = then(game, cut(game, "A1.5", "B1.1 B1.6-7", "3"))
    assert tokens(then(mixed, pick(game, "B1.1")), "B1.1") == ["x1"]


def test_the_post_it_may_show_a_cut_wire() -> None:
    game = table(TABLE)
    after = then(game, show(game, "A1.3", "4"))  # E11, P24
    assert tokens(after, "A1.3") == ["x2"]
    assert clashes(after.public, after.secret.faces, after.kit) == ()
    assert CountOf(one_at(game, "A1.3"), game.public.stands[0], 2) in after.public.facts


def test_nobody_without_wires_uses_the_post_it() -> None:
    """C16: cut wires alone do not help."""
    game = table(TABLE.replace("C1 | 1 3 3 5", "C1 | (1) (3) (3) (5)"))
    assert refusal(game, show(game, "C1.1", "4"))


def test_an_opening_token_never_lies_at_a_red_wire() -> None:
    game = next(game for seed in range(99) if any(map((game := busters.new(24, 4, seed)).table().is_red, hand(game))))
    red = next(wire for wire in hand(game) if game.table().is_red(wire))
    act = PlaceToken(seat=game.public.captain, wire=red)
    assert refusal(game, act) == "only a blue wire can be shown"  # M24


def test_one_count_at_a_wire_is_enough() -> None:
    game = table(TABLE.replace("A1 | 1 2", "A1 | 1!x1 2"))
    assert refusal(game, show(game, "A1.1", "4")) == "this wire has that token already"  # E11


# What players ask.


def test_the_token_of_a_swapped_wire_is_discarded() -> None:
    """E9, and FAQ of this mission. What the token said stays known."""
    game = table(TABLE.replace("C1 | 1 3 3", "C1 | 1 3!x2 3"))
    known = [fact for fact in game.public.facts if isinstance(fact, CountOf)]
    swap = Swap(seat=A, using=("2",), wire=one_at(game, "A1.1"), mate=2)
    after = then(game, swap, PickWire(seat=2, wire=one_at(game, "C1.2")))
    assert not after.public.tokens
    assert [fact for fact in after.public.facts if isinstance(fact, CountOf)] == known


def test_a_token_states_the_moment_when_it_was_placed() -> None:
    """E9: the other 3 leaves, and the token stays as it is; a new miss tells the new count."""
    game = table(TABLE.replace("C1 | 1 3 3", "C1 | 1 3!x2 3"))
    swap = Swap(seat=A, using=("2",), wire=one_at(game, "A1.1"), mate=2)
    after = then(game, swap, PickWire(seat=2, wire=one_at(game, "C1.3")))
    wire = one_at(game, "C1.2")
    assert [token.mark for token in after.public.tokens if token.wire == wire] == ["x2"]
    after = then(after, cut(game, "A1.2", "C1.2"))
    assert [token.mark for token in after.public.tokens if token.wire == wire] == ["x2", "x1"]
    assert clashes(after.public, after.secret.faces, after.kit) == ()


def test_a_red_under_the_stabilizer_gets_no_token() -> None:
    game = table(TABLE)
    after = then(game, Stabilize(seat=A, using=("9",)), cut(game, "A1.1", "B1.5"))  # E8
    assert (after.over, after.public.tokens) == (False, ())
    assert Among(at(game, "B1.5"), REDS, 1) in after.public.facts  # D8
