"""Mission 37: every finished number changes the constraint."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.busters.events import DialMoved, Exploded, Validated, Won
from defuse.busters.rules.constraints import ConstraintsLaid, in_force
from defuse.busters.rules.shared_constraint import ReplaceConstraint, RoundIdle
from defuse.kernel import Cannot
from tests.busters.missions.setting_up import at_first_turn
from tests.busters.tables import A, cut, every, happens, names, offered, refusal, solo, table, the, then
from tests.steer import play_out

STUCK = """
    mission 37 · captain A · dial {dial}
    constraint even
    used B C D E F G H I J K L
    A1 | 5 7
    B1 | 5 7
    C1 | 5 7
    D1 | 5 7
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_set_up(players: int, reds: int) -> None:
    game = at_first_turn(37, players)
    board = game.public
    assert board.red.count == len(board.red.kinds) == reds
    assert len(in_force(board)) == 1
    counter = [panel for panel in game.view(A).panels() if "left" in str(panel.title)]
    assert counter[0].value == 11


def test_a_finished_number_brings_the_next_card() -> None:
    for seed in range(30):
        _, told = play_out(busters.new(mission=37, players=4, seed=seed), Random(seed), 1.0)
        laid = every(told, ConstraintsLaid)
        done = every(told, Validated)
        idle = every(told, RoundIdle)
        assert min(13, 1 + len(done) + len(idle)) - len(laid) in (0, 1)  # the last number ends the mission at once
        if done:
            break
    else:
        raise AssertionError("nobody finished a number")


def test_when_the_last_card_should_be_replaced_nobody_is_bound() -> None:
    game = table("""
        mission 37 · captain A
        constraint even
        used B C D E F G H I J K L
        A1 | 4 5 7
        B1 | 4 5 7
        C1 | 5 7
        D1 | 5 7
    """)
    assert refusal(game, cut(game, "A1.2", "B1.2")) == "constraint A: even only, so not 5"  # the last card binds
    told = happens(game, cut(game, "A1.1", "B1.1"))
    assert the(told, ConstraintsLaid).cards == ()  # M37
    assert names(told).index("Validated") < names(told).index("ConstraintsLaid") < names(told).index("TurnEnded")


def test_the_card_comes_after_the_unlocked_equipment() -> None:
    game = table("""
        mission 37 · captain A
        constraint even
        used B C D E F G H I J K L
        equipment 4 locked
        A1 | 4 4 4 4 5
        B1 | 5
        C1 | 5
        D1 | 5
    """)
    told = names(happens(game, solo(game, "A1.1-4")))
    assert told.index("Unlocked") < told.index("ConstraintsLaid")  # C17


def test_nobody_may_choose_to_replace_it() -> None:
    game = table(STUCK.format(dial=3))
    assert offered(game, A) == {("Cannot",)}
    assert refusal(game, ReplaceConstraint(seat=A)) == "nobody may choose to replace the constraint"


def test_a_whole_round_without_an_action_costs_a_step_and_brings_the_next_card() -> None:
    game = table(STUCK.format(dial=3))
    acts = [Cannot(seat=seat) for seat in range(4)]
    assert not every(happens(game, *acts[:3]), DialMoved)  # M37: a skip is free
    told = happens(game, *acts)
    assert the(told, DialMoved).steps == -1
    assert the(told, ConstraintsLaid).cards == ()
    assert ("Cut",) in offered(then(game, *acts), A)


def test_that_step_may_be_the_last() -> None:
    game = table(STUCK.format(dial=1))
    assert the(happens(game, *[Cannot(seat=seat) for seat in range(4)]), Exploded).why == "dial"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won(players: int) -> None:
    ends = [play_out(busters.new(mission=37, players=players, seed=seed), Random(seed), 1.0)[1] for seed in range(6)]
    assert any(every(told, Won) for told in ends)
