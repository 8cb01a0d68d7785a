"""Mission 57: every number has a constraint, and the newest one binds."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.busters.constraints import LETTERS
from defuse.busters.events import DialMoved, Exploded, Won
from defuse.busters.rules.constraints import ConstraintsLaid, in_force
from defuse.kernel import Cannot
from tests.busters.missions.setting_up import at_first_turn
from tests.busters.tables import A, B, cut, every, happens, names, offered, refusal, table, the, then
from tests.steer import play_out

EVERYBODY = -1

TABLE = """
    mission 57 · captain A
    rule paired-constraints {"letters":"LKJABCDEFGHI"}
    A1 | 4 5 7
    B1 | 4 5 7
    C1 | 5 6 6 7
    D1 | 5 6 6 7
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_set_up(players: int, reds: int) -> None:
    game = at_first_turn(57, players)
    assert game.public.red.count == len(game.public.red.kinds) == reds
    letters = game.public.rule("paired-constraints").letters
    assert sorted(letters) == list(LETTERS)  # each number has one, each card is with one
    assert in_force(game.public) == ()  # nobody is bound yet
    cards = [panel for panel in game.view(None).panels() if panel.rule == "paired-constraints"]
    assert [card.label for card in cards[0].cards] == list(letters)


def test_the_pairs_are_by_lot() -> None:
    letters = {at_first_turn(57, seed=s).public.rule("paired-constraints").letters for s in range(8)}
    assert len(letters) == 8


def test_the_disintegrator_is_out_and_the_x_or_y_ray_is_not() -> None:
    with pytest.raises(ValueError, match="without equipment card 10-10"):
        busters.new(mission=57, players=4, equipment=("10-10",))
    assert busters.new(mission=57, players=4, equipment=("10",)).public.rule("10") is not None  # P57
    assert busters.new(mission=57, players=4, equipment=("99",)).public.rule("99") is not None


def test_a_finished_number_brings_its_constraint() -> None:
    game = table(TABLE)
    after, told = game.play(cut(game, "A1.1", "B1.1"))
    assert the(told, ConstraintsLaid).cards == (("A", EVERYBODY),)
    assert refusal(after, cut(game, "B1.2", "C1.1")) == "constraint A: even only, so not 5"


def test_only_the_newest_binds() -> None:
    game = table(TABLE.replace("A1 | 4", "A1 | (4)").replace("B1 | 4", "B1 | (4)") + 'rule constraint-A {"seat":-1}')
    game = then(game, Cannot(seat=A), Cannot(seat=B))
    game = then(game, cut(game, "C1.2", "D1.2"), cut(game, "D1.3", "C1.3"))
    assert in_force(game.public) == (("C", EVERYBODY),)  # M57: that of 6, not that of 4 any more
    assert game.why_not(cut(game, "A1.2", "B1.2")) is None
    assert refusal(game, cut(game, "A1.3", "B1.3")) == "constraint C: 1 to 6 only, so not 7"


def test_a_whole_round_without_an_action_explodes() -> None:
    game = table(
        TABLE.replace("A1 | 4", "A1 | (4)").replace("B1 | 4", "B1 | (4)").replace("6 6", "(6) (6)")
        + 'rule constraint-A {"seat":-1}'
    )
    acts = [Cannot(seat=seat) for seat in range(4)]
    some = happens(game, *acts[:3])
    assert not every(some, Exploded)
    assert not every(some, DialMoved)  # a skip is free
    told = happens(game, *acts)
    assert the(told, Exploded).why == "nobody could act for a whole round"  # M57
    assert names(told)[-2:] == ["RoundIdle", "Exploded"]


def test_without_a_constraint_everything_is_as_usual() -> None:
    game = table(TABLE)
    assert ("Cut",) in offered(game, A)
    assert ("Cannot",) not in offered(game, A)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won(players: int) -> None:
    ends = [play_out(busters.new(mission=57, players=players, seed=seed), Random(seed), 1.0)[1] for seed in range(10)]
    assert any(every(told, Won) for told in ends)
