"""What a call is said to cost beforehand is what the dial loses by it."""

from __future__ import annotations

import pytest

from defuse.busters.acts import Cut
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import Exploded
from defuse.busters.price import Price, price_of
from defuse.busters.rules.nano import NanoMoved
from defuse.kernel import Game
from tests.busters.tables import A, B, every, form, one_at, table, the, then

PLAIN = """
    mission 4 · captain A · dial 3
    red 5.5
    yellow 1.1 2.1
    equipment 9 ready
    A1 | 4 6 6
    B1 | 4 5 r5.5
    C1 | y2.1 4 6
    D1 | y1.1 4 6
"""
FLIPPED = """
    mission 56 · captain A · dial 3
    red 2 of 2.5 5.5 9.5
    equipment 9 ready
    away r2.5
    A1 | 4 6 5^
    B1 | 4 5 6 6^
    C1 | 4 5 6 4^
    D1 | 5 8 r5.5^
"""
CARELESS = """
    mission 28 · captain A · dial 3
    equipment 9 ready
    A1 | 1 2 5 5
    B1 | 1 y1.1 2 5 r5.5 r6.5
    C1 | 1 2 y2.1 5
    D1 | 1 2 y3.1 6
"""


def armed(game: Game) -> Game:
    return then(game, Stabilize(seat=game.public.turn, using=("9",)))


@pytest.mark.parametrize("dial", [1, 2, 3])
@pytest.mark.parametrize(
    ("text", "turn", "secured"),
    [
        (PLAIN, A, False),
        (PLAIN, A, True),
        (FLIPPED, A, False),
        (FLIPPED, A, True),
        (CARELESS, A, False),
        (CARELESS, B, False),
        (CARELESS, B, True),
    ],
)
def test_every_call_costs_what_was_said(text: str, turn: int, secured: bool, dial: int) -> None:
    game = table(text.replace("dial 3", f"dial {dial} · turn {'AB'[turn]}"))
    game = armed(game) if secured else game
    truth, calls = game.table(), form(game, turn, Cut)
    for number in range(calls.count()):
        act = calls.nth(number)
        assert isinstance(act, Cut)
        (target,) = act.targets
        price = price_of(game.view(turn), (truth.value(act.mine[0]),), act.targets)
        hit = truth.value(target) == truth.value(act.mine[0])
        after, events = game.play(act)
        lost = dial if every(events, Exploded) else dial - after.public.dial
        assert lost == (price.hit if hit else price.red if truth.is_red(target) else price.miss)


def test_a_miss_costs_a_step_and_a_red_all_that_are_left() -> None:
    game = table(PLAIN)
    assert price_of(game.view(A), (6,), (one_at(game, "B1.1"),)) == Price(0, 1, 3)  # C1


def test_to_touch_a_teammates_flipped_wire_costs_a_step_more() -> None:
    game = table(FLIPPED)
    assert price_of(game.view(A), (6,), (one_at(game, "B1.4"),)) == Price(1, 2, 3)  # M56
    assert price_of(game.view(A), (6,), (one_at(game, "B1.3"), one_at(game, "B1.4"))) == Price(1, 2, 3)
    assert price_of(game.view(A), (6,), (one_at(game, "B1.3"),)) == Price(0, 1, 3)


def test_the_stabilizer_saves_what_is_wrong_and_not_the_touch() -> None:
    assert price_of((game := armed(table(PLAIN))).view(A), (6,), (one_at(game, "B1.3"),)) == Price(0, 0, 0)  # E8
    assert price_of((game := armed(table(FLIPPED))).view(A), (6,), (one_at(game, "D1.3"),)) == Price(1, 1, 1)  # M56


def test_captain_careless_may_not_miss_and_the_others_may() -> None:
    game = table(CARELESS)
    assert price_of(game.view(A), (6,), (one_at(game, "C1.1"),)) == Price(0, 3, 3)  # M28
    assert price_of(game.view(B), (6,), (one_at(game, "C1.1"),)) == Price(0, 1, 3)


NANO = """
    mission 53 · captain A
    nano {}
    A1 | 4 5 6 6
    B1 | 4 5 8
    C1 | 4 5 8
    D1 | 4 5 8 8 r9.5
"""


@pytest.mark.parametrize("space", [0, 3, 4, 10, 11])
def test_without_a_dial_a_call_costs_what_nano_walks(space: int) -> None:  # M53
    game = table(NANO.format(space))
    truth, calls = game.table(), form(game, A, Cut)
    for number in range(calls.count()):
        act = calls.nth(number)
        assert isinstance(act, Cut)
        (target,), value = act.targets, truth.value(act.mine[0])
        price = price_of(game.view(A), (value,), act.targets)
        events = game.play(act)[1]
        lost = 12 - space if every(events, Exploded) else the(events, NanoMoved).to - space
        hit = truth.value(target) == value
        assert lost == (price.hit if hit else price.red if truth.is_red(target) else price.miss)


def test_nanos_own_number_takes_it_back() -> None:
    game = table(NANO.format(4))
    assert price_of(game.view(A), (4,), (one_at(game, "B1.1"),)) == Price(-1, 2, 8)  # M53
    assert price_of(game.view(A), (5,), (one_at(game, "B1.1"),)) == Price(1, 2, 8)
