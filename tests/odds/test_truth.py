"""The odds never contradict the truth: the real deal is possible for every seat, at every decision of every game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bench.peers_odds import Memo
from defuse.kernel import Clock, Game
from defuse.odds import Contradiction, Odds, TooManyFacts
from tests.conformance.cases import CASES, SKILLS, TRAINING, is_one_of_each
from tests.conformance.stories import story

SEEDS = int(os.environ.get("DEFUSE_SEEDS", "4"))
"""How many seeds each case is played with; the ordinary run takes the first one. There are as many questions as seats
at each of thousands of decisions."""
SPECTATED = 0.02
"""How often a spectator looks on: somebody who has seen no hand has many more deals to count."""


def blocks() -> list[object]:
    """The seeds of each case: the first one, which the quick run takes of the training missions, and the others."""
    found: list[object] = []
    for mission, players in CASES:
        for name in SKILLS:
            for first, last in ((0, min(1, SEEDS)), (1, SEEDS)):
                if first < last:
                    case = (mission, players, name, range(first, last))
                    slow = [] if mission in TRAINING and is_one_of_each(mission, players) else [pytest.mark.slow]
                    # Random play ends soon; one player count of each mission is enough of it for the ordinary run.
                    seldom = name == "random" and not is_one_of_each(mission, players)
                    marks = [pytest.mark.soak] if first or seldom else slow
                    found.append(pytest.param(*case, id=f"m{mission}-{players}p-{name}-{first}", marks=marks))
    return found


def decisions(mission: int, players: int, seed: int, name: str) -> Iterator[Game]:
    """A game at each of its decisions, as conformance plays it."""
    for (_, game, _), (act, _, _) in pairwise(story(mission, players, seed, name).steps):
        if not isinstance(act, Clock):
            yield game


def the_truth_is_possible(game: Game, seat: int | None) -> None:
    where = f"mission {game.public.mission}, seat {seat}, after {len(game.acts)} acts"
    try:
        odds = Odds(game.observe(seat))
    except Contradiction as contradiction:
        pytest.fail(f"{where}: {contradiction}")
    except TooManyFacts:
        # A spectator of mission 41 or 64 with five players, who has seen nothing yet: docs/odds.md names this limit.
        assert (game.public.mission, game.public.players, seat) in ((41, 5, None), (64, 5, None)), where
        return
    assert odds.admits(game.secret.faces), f"{where}: the real deal is ruled out"


@pytest.mark.parametrize(("mission", "players", "name", "seeds"), blocks())
def test_the_real_deal_is_possible_for_everybody(mission: int, players: int, name: str, seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        for number, game in enumerate(decisions(mission, players, seed, name)):
            # With one player count a mission everybody looks at everything; with the others somebody else each time.
            all_look = seed or is_one_of_each(mission, players)
            for seat in game.seats() if all_look else [game.seats()[number % players]]:
                the_truth_is_possible(game, seat)
            if rng.random() < SPECTATED:
                the_truth_is_possible(game, None)


@pytest.mark.parametrize(("mission", "players"), [(1, 2), (8, 4), (20, 3), (42, 5), (66, 2)])
def test_a_deal_that_breaks_the_order_of_a_stand_is_not_possible(mission: int, players: int) -> None:
    for game in decisions(mission, players, 0, "steered"):
        odds = Odds(game.observe(0))
        board, faces = game.public, bytearray(game.secret.faces)
        row = [wire for wire in board.stands[-1] if not board.loose >> wire & 1]
        faces[row[0]], faces[row[-1]] = faces[row[-1]], faces[row[0]]
        assert not odds.admits(bytes(faces))


@pytest.mark.parametrize(("mission", "players"), [(1, 2), (1, 4), (2, 2), (2, 3)])
def test_a_straightforward_calculator_finds_the_same_odds(mission: int, players: int) -> None:
    """The one that `bench.odds` compares with: it is slow, not wrong."""
    open_questions = 0
    for game in list(decisions(mission, players, 0, "steered"))[6::5]:
        seen = game.observe(0)
        odds, memo = Odds(seen), Memo(seen, limit=60)
        assert memo.deals == odds.deals
        for wire in odds.hidden:
            assert memo.printed(wire) == pytest.approx(odds.printed(wire), abs=1e-12)
            open_questions += len(odds.printed(wire)) > 1
    assert open_questions
