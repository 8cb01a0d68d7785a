"""Mission 21: tokens say even or odd, everywhere (M21)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import Cut
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import TokenPlaced, ValueAnnounced
from defuse.busters.wires import blue
from defuse.kernel import Among
from tests.busters.tables import (
    A,
    B,
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

HAGGIS = """
    mission 21 · captain A
    red 1 of 5.5 9.5
    equipment 2 ready · 3 ready · 4 ready · 9 ready
    A1 | 3 4 7 11
    B1 | 3 4 r5.5 8
    C1 | 3 4 7 8
    D1 | 7 7 8 8
"""


@pytest.mark.parametrize(("players", "drawn", "played"), [(2, 2, 2), (3, 2, 1), (4, 2, 1), (5, 2, 1)])
def test_the_red_wires(players: int, drawn: int, played: int) -> None:
    board = busters.new(mission=21, players=players, seed=1).public
    assert (len(board.red.kinds), board.red.count, board.yellow.count) == (drawn, played, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_opening_tokens_say_even_or_odd(players: int) -> None:
    """M21: everybody places one, at a blue wire."""
    game = opened(busters.new(mission=21, players=players, seed=3))
    truth = game.table()
    assert len(game.public.tokens) == players
    for token in game.public.tokens:
        assert token.mark == ("odd" if truth.value(token.wire) % 2 else "even")


def test_no_token_at_a_red_wire() -> None:
    """M21: a red wire has no number, so it is neither even nor odd."""
    game = table(HAGGIS)
    assert refusal(game, show(game, "B1.3", "4")) == "only a blue wire can be shown"
    assert game.table().first("marks", one_at(game, "B1.3"), "miss") is None


def test_a_miss_tells_even_or_odd_and_no_more() -> None:
    game = table(HAGGIS)
    after, events = game.play(cut(game, "A1.1", "B1.2"))  # M21
    assert the(events, TokenPlaced).mark == "even"
    evens = tuple(blue(number) for number in range(2, 13, 2))
    assert Among((one_at(game, "B1.2"),), evens, 1, 1) in after.public.facts
    assert "B puts an even token at B1.2." in narrate(game.public, events)


def test_after_a_detector_the_owner_chooses_the_wire() -> None:
    game = table(HAGGIS)
    act = cut(game, "A1.4", "B1.2-4", "3")  # a red among them does not matter: E6
    after = then(game, act)
    assert refusal(after, pick(game, "B1.3"))
    assert tokens(then(after, pick(game, "B1.4")), "B1.4") == ["even"]


def test_the_post_it_says_even_or_odd() -> None:
    game = table(HAGGIS)
    game = then(game, show(game, "C1.3", "4"))  # E11
    assert tokens(game, "C1.3") == ["odd"]


def test_the_post_it_needs_a_wire_without_such_a_token() -> None:
    game = table(HAGGIS.replace("C1 | 3 4", "C1 | 3!odd 4"))
    assert refusal(game, show(game, "C1.1", "4")) == "this wire has that token already"  # E11


def test_these_tokens_never_run_out() -> None:
    game = table(HAGGIS.replace("C1 | 3 4 7 8", "C1 | 3!odd 4 7!odd 8").replace("D1 | 7 7", "D1 | 7!odd 7!odd"))
    assert [event.mark for event in every(happens(game, cut(game, "A1.2", "B1.1")), TokenPlaced)] == ["odd"]  # C6


def test_a_second_miss_at_the_same_wire_is_only_said() -> None:
    game = table(HAGGIS.replace("B1 | 3 4 r5.5", "B1 | 3 4!even r5.5"))
    assert the(happens(game, cut(game, "A1.1", "B1.2")), ValueAnnounced).mark == "even"  # D1


def test_a_token_travels_with_its_wire() -> None:
    """E9: a parity token goes where its wire goes."""
    game = table(HAGGIS.replace("B1 | 3 4 r5.5", "B1 | 3 4!even r5.5"))
    game = then(game, Swap(seat=A, using=("2",), wire=one_at(game, "A1.4"), mate=B), pick(game, "B1.2"))
    assert [token.mark for token in game.public.tokens if game.table().owner_of(token.wire) == A] == ["even"]


def test_a_red_under_the_stabilizer_gets_no_token() -> None:
    game = table(HAGGIS)
    game = then(game, Stabilize(seat=A, using=("9",)), cut(game, "A1.1", "B1.3"))  # E8
    assert not game.over
    assert not game.public.tokens


def test_it_is_won_like_any_other() -> None:
    game = table("""
        mission 21 · captain A
        red 1 of 5.5 9.5
        A1 | 3!odd
        B1 | 3
        C1 | (4) (r5.5)
        D1 | (4)
    """)
    won = then(game, Cut(seat=A, mine=(0,), targets=(1,)))
    assert won.outcome is not None
    assert won.outcome.won  # C11
