"""The bot `learned`: whole games, and what it must not depend on."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import pytest
from _pytest.mark import ParameterSet

from defuse import busters
from defuse.arena.playing import play
from defuse.bots.bot import Decision
from defuse.bots.busters import CarefulBot, LearnedBot, make
from defuse.bots.busters.learned import MISSIONS, Thought, chances
from defuse.busters import catalogue
from defuse.kernel import Act, Event, Game
from defuse.odds import Odds
from tests.leak.worlds import other_deals, twin

pytestmark = pytest.mark.slow

CASES = [(mission, players) for mission in MISSIONS for players in range(2, 6)]
ONE_EACH = [(mission, 2 + mission % 4) for mission in MISSIONS]


def some(cases: list[tuple[int, int]]) -> list[ParameterSet]:
    """All cases: one player count of each mission in the ordinary run, the others in `make soak`."""
    return [
        pytest.param(*case, id="m{}-{}p".format(*case), marks=[] if case in ONE_EACH else pytest.mark.soak)
        for case in cases
    ]


def played(mission: int, players: int, seed: int) -> tuple[Game, list[Game]]:
    """A game of four kinds of partners to its end, and the positions on the way."""
    found: list[Game] = []

    def told(before: Game, act: Act, after: Game, events: tuple[Event, ...]) -> None:
        if act.seat >= 0:
            found.append(before)

    game = busters.new(mission, players, seed)
    kinds = ["learned", "quick", "careful", "learned", "quick"]
    return play(game, [make(kinds[seat], str(seat)) for seat in game.seats()], told), found


def won(mission: int, players: int, seed: int) -> bool:
    """Whether a table of learned bots wins a deal."""
    game = busters.new(mission, players, seed)
    outcome = play(game, [make("learned", str(seat)) for seat in game.seats()]).outcome
    assert outcome is not None
    return bool(outcome.winners)


def test_it_plays_whole_games_and_wins_nearly_all() -> None:
    """It wins 98 of 100; with features or weights that are not those of its training it would win next to none."""
    assert sum([won(mission, players, 1) for mission, players in ONE_EACH]) >= 6


@pytest.mark.soak
def test_it_wins_nearly_all_deals_of_all_cases() -> None:
    seeds = range(int(os.environ.get("DEFUSE_SEEDS", "20")))
    results = [won(mission, players, seed) for mission, players in CASES for seed in seeds]
    assert sum(results) >= 0.93 * len(results)


@pytest.mark.parametrize(("mission", "players"), some(CASES))
def test_worlds_that_a_seat_cannot_tell_apart_are_played_alike(mission: int, players: int) -> None:
    """Asked or not: the same bytes, the same chances, the same act."""
    rng, worlds = Random(mission), 0
    _, games = played(mission, players, 7)
    for game in games[:: max(1, len(games) // 6)]:
        for seat in game.seats():
            forms = game.forms(seat)
            for deal in other_deals(game, seat, rng, 2) if forms else ():
                other = twin(game, deal)
                if other is None:
                    continue
                worlds += 1
                assert game.ask is not None
                beside = seat not in game.ask.seats
                both = [Thought(world.observe(seat), world.forms(seat), beside=beside) for world in (game, other)]
                assert both[0].seen == both[1].seen
                assert (both[0].chances == both[1].chances).all()
                assert both[0].act() == both[1].act()
    assert worlds > 2


def test_nothing_is_left_to_chance() -> None:
    """Neither the seed of the bot nor what it has done before makes a difference."""
    used = LearnedBot("1")
    for game in played(5, 4, 3)[1]:
        assert game.ask is not None
        seat = game.ask.seats[0]
        seen, forms = game.observe(seat), game.forms(seat)
        assert used.decide(seen, forms) == LearnedBot("2").decide(seen, forms) == used.think(seen, forms).act


def test_it_plays_with_weights_of_ones_own(tmp_path: Path) -> None:
    """A network that scores everything alike takes the first number: it plays another game than the one of defuse."""
    own = tmp_path / "weights.npz"
    with np.load(Path(str(files("defuse.learned") / "weights.npz"))) as shipped:
        np.savez(own, **{name: np.zeros_like(shipped[name]) for name in shipped.files})
    acts = []
    for weights in (None, own):
        game = busters.new(mission=1, players=4, seed=3)
        for _ in range(12):
            assert game.ask is not None
            seat = game.ask.seats[0]
            act = LearnedBot("1", weights).decide(game.observe(seat), game.forms(seat))
            game, _ = game.play(act)
        acts.append(game.acts)
    assert acts[0] != acts[1]


def test_the_chances_are_the_exact_odds() -> None:
    game = played(8, 4, 3)[1][10]
    assert game.ask is not None
    seat = game.ask.seats[0]
    seen = game.observe(seat)
    thought = Thought(seen, game.forms(seat), beside=False)
    found = chances(seen, thought.frame)[0]
    odds = Odds(seen)
    for wire, position in thought.frame.wires.items():
        exact = odds.values(wire)
        assert {value + 1: found[position, value] for value in found[position].nonzero()[0]} == pytest.approx(exact)


def test_it_says_how_sure_it_was() -> None:
    reasons = set()
    for game in played(2, 3, 2)[1]:
        assert game.ask is not None
        seat = game.ask.seats[0]
        decision = LearnedBot("s").think(game.observe(seat), game.forms(seat))
        assert isinstance(decision, Decision)
        reasons.add(str(decision.why))
    assert any(reason.endswith("% sure, by what I have learned") for reason in reasons)


def test_a_seat_without_cards_does_not_chime_in() -> None:
    game = busters.new(8, 4, 1)
    assert LearnedBot("s").chime_in(game.observe(1), ()) is None


def others() -> list[ParameterSet]:
    """A few of the missions that it has not learned in the ordinary run, all of them in `make soak`."""
    numbers = [number for number in catalogue.missions() if number not in MISSIONS]
    return [pytest.param(number, marks=[] if number in (9, 31, 66) else pytest.mark.soak) for number in numbers]


@pytest.mark.parametrize("mission", others())
def test_it_plays_missions_that_it_has_not_learned_as_careful_does(mission: int) -> None:
    game = busters.new(mission, 4, 5)
    bots = [make("quick", str(seat)) for seat in game.seats()]
    for _ in range(6):
        assert game.ask is not None
        for seat in game.seats():
            seen, forms = game.observe(seat), game.forms(seat)
            learned, careful = LearnedBot("s"), CarefulBot("s")
            if seat in game.waiting():
                assert learned.decide(seen, forms) == careful.decide(seen, forms)
                assert learned.think(seen, forms) == careful.think(seen, forms)
            elif game.ask.open and forms:
                assert learned.chime_in(seen, forms) == careful.chime_in(seen, forms)
        seat = game.waiting()[0]
        game, _ = game.play(bots[seat].decide(game.observe(seat), game.forms(seat)))
        if game.over:
            break
