"""Worlds that look alike to a seat stay alike: what differs is told, and what is told explains it."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.kernel import Game
from tests.leak.checkers import legal_acts, sight_is_the_same, story_is_the_same
from tests.leak.worlds import other_deals, twin
from tests.proof.driver import play_out
from tests.proof.missions import HINTS, MISSIONS

CASES = [(number, players) for number, mission in MISSIONS.items() for players in mission.players]


@pytest.mark.parametrize(("mission", "players"), CASES)
def test_hidden_wires_and_cards_may_be_others_and_nobody_can_tell(mission: int, players: int) -> None:
    rng = Random(f"{mission}/{players}")
    worlds = 0

    def look(game: Game, _: object) -> None:
        nonlocal worlds
        for seat in (*game.seats(), None):
            for deal in other_deals(game, seat, rng, 1):
                other = twin(game, deal)
                if other is None:
                    continue
                worlds += 1
                acts = [] if seat is None else legal_acts(game, seat, rng, 2)
                sight_is_the_same(game, other, seat, acts)
                for act in acts:
                    story_is_the_same(game, other, act)

    play_out(busters.new(mission=mission, players=players, seed=8), rng, 0.9, look, HINTS.get(mission))
    assert worlds > 30
