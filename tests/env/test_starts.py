"""Where games begin: suites for some players, resets that fail, replays, and errors that say what is wrong."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from defuse.busters import new
from defuse.env import Deal, Episode, Position, Settings, Suite, load, suite
from defuse.env.aec import env
from defuse.env.single import SeatEnv
from defuse.env.vector import Vector
from defuse.kernel.replay import replay_of, save


def state_of(episode: Episode) -> tuple[Any, ...]:
    """All that an episode goes on from."""
    return episode.sitting, episode.deal, episode._seed, episode.rng.bit_generator.state


# Suites.


def test_many_games_at_once_take_deals_for_any_number_of_players() -> None:
    vector = Vector(8, Settings(players=2, suite=suite("first-train")))
    batch = vector.reset(seed=3)
    players, rng = set(), np.random.default_rng(1)
    for _ in range(60):
        numbers = [int(rng.choice(row.nonzero()[0])) for row in batch.action_mask]
        players |= {episode.players for episode in vector.episodes}
        stepped = vector.step(numbers)
        assert stepped.rewards.shape == (8, 5)
        batch = stepped.batch
    assert players == {2, 3, 4, 5}


def test_a_suite_has_the_deals_for_some_players_alone() -> None:
    some = suite("training-test", players=3)
    assert some.players == (3,)
    assert some.deals == tuple([deal for deal in suite("training-test").deals if deal.players == 3])
    with pytest.raises(ValueError, match="no deals for 9"):
        suite("training-test", players=9)


def test_one_seat_takes_a_suite_for_its_number_of_players_and_no_other() -> None:
    with pytest.raises(ValueError, match=r"first-test has deals for 2, 3, 4, 5 players.*players=3"):
        SeatEnv(players=3, suite=suite("first-test"))
    made = SeatEnv(players=3, partners="random", suite=suite("first-test", players=3))
    for _ in range(20):
        made.reset()
        assert made.episode.players == 3


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_seed_draws_from_the_suite(seed: int) -> None:
    of = Settings(suite=suite("training-test"))
    first, second = Episode(of), Episode(of)
    first.reset(seed=seed)
    second.reset(seed=seed)
    for _ in range(3):
        assert first.deal in suite("training-test").deals
        assert first.deal == second.deal
        assert first.game == second.game
        first.reset()
        second.reset()


def test_seeds_draw_many_deals_of_a_suite() -> None:
    episode = Episode(Settings(suite=suite("first-train")))
    found = set()
    for seed in range(20):
        episode.reset(seed=seed)
        found.add(episode.deal)
    assert len(found) > 15


# What fails changes nothing.


BAD: dict[str, dict[str, Any]] = {
    "a table": {"start": "no table"},
    "a deal of another game": {"start": Deal("academy", 0, 3, 1)},
    "a deal that there is not": {"seed": 5, "start": Deal("busters", 99, 3, 1)},
    "a seed": {"seed": -3},
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_a_reset_that_fails_changes_nothing(bad: dict[str, Any]) -> None:
    episode = Episode(Settings(mission=3, players=3))
    episode.reset(seed=4)
    before = state_of(episode)
    with pytest.raises(Exception, match=r"\w"):
        episode.reset(**bad)
    assert state_of(episode) == before


def test_a_game_for_too_many_changes_nothing_in_the_environments() -> None:
    five = Deal("busters", 1, 5, 1)
    made = env(mission=1, players=3)
    made.reset(seed=1)
    agents, before = made.agents, state_of(made.episode)
    with pytest.raises(ValueError, match="5 players, and this is for 1, 2 or 3"):
        made.reset(options={"start": five})
    assert (made.agents, state_of(made.episode)) == (agents, before)
    made.step(int(made.last()[0]["action_mask"].nonzero()[0][0]))
    one = SeatEnv(mission=1, players=3, partners="random")
    one.reset(seed=1)
    bots, drawn, before = one._bots, one.np_random.bit_generator.state, state_of(one.episode)
    with pytest.raises(ValueError, match="5 players, and this is for 3"):
        one.reset(seed=9, options={"start": five})
    assert (one._bots, one.np_random.bit_generator.state, state_of(one.episode)) == (bots, drawn, before)


WON_BY_B = """
mission 1 · captain A · dial 3 · turn B
away 1x4 2x4 3x4 4x4 5x4
A1 | (6)
A2 |
B1 | 6 6
C1 | (6)
"""


def test_a_game_that_is_over_before_the_seat_is_asked_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = SeatEnv(mission=1, players=3, partners="quick", seat=2)
    made.reset(seed=1)
    begun, reset = list[Any](), Episode.reset

    def counted(episode: Episode, *args: Any) -> None:
        begun.append(args)
        reset(episode, *args)

    monkeypatch.setattr(Episode, "reset", counted)
    bots, drawn, before = made._bots, made.np_random.bit_generator.state, state_of(made.episode)
    for seed in (None, 9):
        with pytest.raises(RuntimeError, match="always over before this seat is asked"):
            made.reset(seed=seed, options={"start": WON_BY_B})
        assert (made._bots, made.np_random.bit_generator.state, state_of(made.episode)) == (bots, drawn, before)
    assert len(begun) == 2, "the same game was begun again"
    assert not made.episode.over
    made.step(int(made.episode.options()[0]))


def test_an_observation_belongs_to_whoever_asked_for_it() -> None:
    made = env(mission=1, players=3, posterior=True)
    made.reset(seed=1)
    observation, _, _, _, info = made.last()
    kept = {name: array.copy() for name, array in observation.items()}
    for array in (*observation.values(), info["action_mask"], made.episode.mask()):
        array[:] = 0
    observation.pop("action_mask")
    again = made.last()[0]
    assert set(again) == set(kept)
    assert all((again[name] == kept[name]).all() for name in kept)


def test_a_copy_of_an_environment_goes_on_by_itself() -> None:
    made = env(mission=1, players=3)
    assert copy.copy(made).agents == []
    made.reset(seed=1)
    other = copy.copy(made)
    before = made.last()[0]["observation"].tobytes()
    while other.agents and not any(other.terminations.values()):
        other.step(int(other.last()[0]["action_mask"].nonzero()[0][0]))
    assert not any(made.terminations.values())
    assert made.last()[0]["observation"].tobytes() == before
    other.reset()
    made.reset()
    assert other.episode.game == made.episode.game


# Replays.


def test_a_replay_is_read_by_its_name_before_anything_else_was_imported(tmp_path: Path) -> None:
    save(new(mission=1, players=2, seed=1), tmp_path / "x.defuse")
    program = f"from defuse.env import load; print(load({str(tmp_path / 'x.defuse')!r}).game)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "busters\n"
    episode = Episode(Settings(players=2))
    episode.reset(start=Position(load(tmp_path / "x.defuse")))
    assert episode.game == new(mission=1, players=2, seed=1)


# Errors that say what is wrong.


def test_a_suite_by_its_name_alone_is_refused() -> None:
    with pytest.raises(TypeError, match=r"suite\('training-test'\)"):
        Episode(Settings(suite="training-test"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="academy-test has deals of academy, and busters is played"):
        Episode(Settings(suite=suite("academy-test")))
    with pytest.raises(ValueError, match="and busters is played"):
        Episode(Settings(suite=Suite("empty", ())))


@pytest.mark.parametrize(
    ("start", "why"), [(5, "not at 5"), (replay_of(new(mission=1, players=2, seed=1)), r"Position\(replay, 0\)")]
)
def test_nothing_begins_at_something_else(start: Any, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        Episode(Settings(players=2)).reset(start=start)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
        Episode().reset(seed=seed)


def test_whoever_steps_before_a_reset_is_told_so() -> None:
    episode = Episode()
    for call in (lambda: episode.step(0), lambda: episode.observe(0), episode.options, lambda: episode.seat):
        with pytest.raises(RuntimeError, match="call reset first"):
            call()
    with pytest.raises(AttributeError, match="'stepp'"):
        Episode().stepp  # type: ignore[attr-defined] # noqa: B018
    other = Episode().copy()
    other.reset(seed=1)


def test_half_a_number_is_none() -> None:
    made = SeatEnv(mission=1, players=3, partners="random")
    observation, _ = made.reset(seed=1)
    number = int(observation["action_mask"].nonzero()[0][0])
    vector = Vector(1)
    vector.reset(seed=1)
    half: Any = number + 0.7
    for step in (lambda: made.step(half), lambda: vector.step([half])):
        with pytest.raises(TypeError, match="integer"):
            step()
