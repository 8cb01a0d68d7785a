"""The dial."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, Exploded, TokenPlaced
from tests.busters.core.conftest import Made
from tests.busters.tables import (
    A,
    B,
    all_tokens,
    cut,
    happens,
    names,
    offered,
    opened,
    table,
    the,
    then,
    use,
    wrong_call,
)


@pytest.mark.parametrize("mission", range(1, 9))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_dial_starts_at_the_number_of_players(mission: int, players: int) -> None:
    assert busters.new(mission=mission, players=players, seed=1).public.dial == players  # C1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_n_players_survive_n_minus_1_misses_and_the_nth_explodes(players: int) -> None:
    """C1: a miss takes 1, and at 0 the bomb explodes."""
    game = opened(busters.new(mission=1, players=players, seed=3, captain=0))
    for left in reversed(range(1, players)):
        game, events = game.play(wrong_call(game))
        assert the(events, DialMoved).steps == -1
        assert game.public.dial == left
        assert not game.over
    game, events = game.play(wrong_call(game))
    assert game.public.dial == 0
    assert the(events, Exploded).why == "dial"
    assert game.outcome is not None
    assert not game.outcome.won


def test_a_hit_leaves_the_dial_alone() -> None:
    game = table("""
        mission 1 · captain A · dial 1
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    after = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "A1.2"))
    assert after.public.dial == 1  # C1: only a miss takes a step
    assert not after.over


DIAL = """
    mission 1 · captain A · dial {dial}
    equipment 6 ready
    A1 | 5 6
    B1 | 5 6
    C1 | 5 6
    D1 | 5 6
"""


@pytest.mark.parametrize("dial", [1, 2, 3, 4, 5])
def test_moving_back_adds_one(dial: int) -> None:
    game = table(DIAL.format(dial=dial))
    assert then(game, use(game, B, "6")).public.dial == dial + 1  # C1


def test_the_dial_never_goes_above_6() -> None:
    board = table(DIAL.format(dial=5)).public
    assert DialMoved(1, DialCause.REWINDER).apply(board).dial == 6  # C1
    assert DialMoved(2, DialCause.REWINDER).apply(board).dial == 6
    assert DialMoved(-9, DialCause.MISS).apply(board).dial == 0


def test_at_6_the_rewinder_is_not_offered_and_so_not_lost() -> None:
    game = table(DIAL.format(dial=6))
    assert ("Rewind", "6") not in offered(game, A)  # D2
    game = then(game, cut(game, "A1.1", "B1.2"))  # a miss: now there is a step to take back
    assert ("Rewind", "6") in offered(game, A)


def test_the_last_step_explodes_before_any_token_is_placed() -> None:
    game = table(DIAL.format(dial=1))
    events = happens(game, cut(game, "A1.1", "B1.2"))
    assert names(events) == ["Called", "CutMissed", "DialMoved", "Exploded"]  # D4
    assert not all_tokens(then(game, cut(game, "A1.1", "B1.2")))


def test_one_step_before_the_last_the_token_is_still_placed() -> None:
    game = table(DIAL.format(dial=2))
    assert the(happens(game, cut(game, "A1.1", "B1.2")), TokenPlaced).mark == "6"  # D4: only the last step ends it


def test_a_mission_may_start_its_dial_elsewhere(practice: Made) -> None:
    # C1: as missions 41, 55, 60 and 62 do, whose dial starts at 1.
    game = opened(busters.new(mission=practice(dial=1), players=4, seed=2, captain=0))
    assert game.public.dial == 1
    game, _ = game.play(wrong_call(game))
    assert game.over
