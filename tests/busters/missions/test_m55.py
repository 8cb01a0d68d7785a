"""Missions 55 and 60 differ in their reds only; this is 55."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.busters.challenges import CHALLENGES
from defuse.busters.events import Exploded, Won
from defuse.busters.rules.challenges import ChallengeMet
from tests.busters.missions.setting_up import at_first_turn
from tests.busters.tables import A, cut, every, happens, table, the, then
from tests.steer import play_out


@pytest.mark.parametrize(("players", "drawn"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_set_up(players: int, drawn: int) -> None:
    game = at_first_turn(55, players)
    assert game.public.dial == 1  # C1
    assert (game.public.red.count, len(game.public.red.kinds)) == (2, drawn)
    rule = game.public.rule("challenges")
    assert len(rule.open) == len(set(rule.open)) == players
    assert set(rule.open) <= set(CHALLENGES)
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "challenges"]
    assert [card.label for card in panel.cards] == [str(card) for card in rule.open]


def test_the_cards_are_by_lot_and_the_eighth_comes_with_two_numbers() -> None:
    rules = [at_first_turn(55, 5, seed).public.rule("challenges") for seed in range(12)]
    assert len({rule.open for rule in rules}) > 8
    for rule in rules:
        assert len(set(rule.numbers)) == (2 if 8 in rule.open else 0)  # H6
    assert any(rule.numbers for rule in rules)


def test_the_late_equipment_is_in_the_pile() -> None:
    assert busters.new(mission=55, players=4, equipment=("33",)).public.rule("33") is not None  # E1
    assert busters.new(mission=55, players=4, equipment=("10-10",)).public.rule("10-10") is not None


TABLE = """
    mission 55 · captain A · dial 1
    rule challenges {"open":[3]}
    A1 | 4 5 12
    B1 | 1 1 4 5 5
    C1 | 5 12
    D1 | 12 12
"""


def test_one_miss_is_the_end_until_a_challenge_is_met() -> None:
    game = table(TABLE)
    assert the(happens(game, cut(game, "A1.2", "B1.1")), Exploded).why == "dial"
    after = then(game, cut(game, "A1.1", "B1.3"))
    assert after.public.dial == 2
    assert not every(happens(after, cut(game, "B1.5", "D1.1")), Exploded)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won_and_challenges_are_met_on_the_way(players: int) -> None:
    ends = [play_out(busters.new(mission=55, players=players, seed=seed), Random(seed), 1.0)[1] for seed in range(25)]
    assert any(every(told, Won) for told in ends)
    assert any(every(told, ChallengeMet) for told in ends)
    assert at_first_turn(55, players).public.turn == A
