"""The test suites of PettingZoo and Gymnasium: their interface, seeds, and masks."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from defuse.encoding import Illegal
from defuse.env import Settings
from defuse.env.aec import DefuseAEC, env, raw_env
from defuse.env.single import ID, SeatEnv

# The suite warns of observations with a mask, which PettingZoo's own card games have too.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = MASKED

SETTINGS = [
    pytest.param(Settings(mission=1, players=2), id="m1-2p"),
    pytest.param(Settings(mission=8, players=4), id="m8-4p"),
    pytest.param(Settings(mission=45, players=3), id="m45-3p"),
    pytest.param(Settings(mission=8, players=3, observation="planes"), id="planes", marks=pytest.mark.slow),
    pytest.param(Settings(game="academy", players=4), id="academy-4p"),
    pytest.param(Settings(mission=3, players=5, posterior=True), id="posterior", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_pettingzoo_is_content(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(settings), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("settings", [Settings(mission=8, players=4), Settings(game="academy", players=3)])
def test_pettingzoo_finds_the_same_games_for_the_same_seeds(make: object, settings: Settings) -> None:
    seed_test(lambda: make(settings), num_cycles=30)  # type: ignore[operator]


def masked_steps(made: DefuseAEC, steps: int, seed: int) -> int:
    """Play by masks, and count what the environment calls illegal."""
    rng = np.random.default_rng(seed)
    made.reset(seed=seed)
    illegal = 0
    for _ in range(steps):
        if not made.agents or any(made.terminations.values()):
            illegal += any(reward < 0 for reward in made.rewards.values())
            made.reset()
        observation, _, _, _, info = made.last()
        assert (observation["action_mask"] == info["action_mask"]).all()
        others = [agent for agent in made.agents if agent != made.agent_selection]
        assert not any(made.observe(agent)["action_mask"].any() for agent in others)
        made.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
    return illegal


def test_whatever_the_mask_allows_is_legal() -> None:
    assert masked_steps(env(mission=12, players=4), 300, 1) == 0


@pytest.mark.parametrize("number", [0, 1, 335])
def test_what_the_mask_does_not_allow_ends_the_game_for_all(number: int) -> None:
    """As PettingZoo's `TerminateIllegalWrapper` does it."""
    made = env(mission=1, players=4)
    made.reset(seed=3)
    agent = made.agent_selection
    made.step(number)
    assert all(made.terminations.values())
    assert made.rewards == {other: -1.0 if other == agent else 0.0 for other in made.agents}
    raw = raw_env(mission=1, players=4)
    raw.reset(seed=3)
    before = raw.observe(agent)["observation"]
    with pytest.raises(Illegal):
        raw.step(number)
    assert (raw.observe(agent)["observation"] == before).all()


def test_nothing_is_done_before_a_reset() -> None:
    made = env(mission=1)
    for call in (lambda: made.step(1), lambda: made.observe("player_0"), made.state, made.agent_iter):
        with pytest.raises(AssertionError):
            call()


def test_all_agents_hear_that_the_game_is_over_and_winners_get_one() -> None:
    won = 0
    for seed in range(40):
        made = env(mission=1, players=2)
        made.reset(seed=seed)
        total = dict.fromkeys(made.possible_agents, 0.0)
        rng = np.random.default_rng(seed)
        for agent in made.agent_iter():
            observation, reward, ended, _, _ = made.last()
            total[agent] += reward
            made.step(None if ended else int(rng.choice(observation["action_mask"].nonzero()[0])))
        assert len(set(total.values())) == 1
        assert total["player_0"] == made.episode.won
        won += made.episode.won
    assert made.agents == []


@pytest.mark.parametrize(
    ("game", "mission", "partners"), [("busters", 2, "random"), ("busters", 2, "quick"), ("academy", 1, "random")]
)
@pytest.mark.filterwarnings("ignore:.*No render fps")
def test_gymnasium_is_content(game: str, mission: int, partners: str) -> None:
    made = gymnasium.make(ID, game=game, mission=mission, players=3, seat=2, partners=partners, render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize(("game", "mission"), [("busters", 8), ("academy", 1)])
def test_one_seat_plays_whole_games_among_bots(game: str, mission: int) -> None:
    made = SeatEnv(game=game, mission=mission, players=3, seat=1, partners=["careful", "random"])
    for seed in range(4):
        observation, info = made.reset(seed=seed)
        rng, ended, total = np.random.default_rng(seed), False, 0.0
        while not ended:
            assert made.episode.seat == 1
            assert (info["action_mask"] == observation["action_mask"]).all()
            number = int(rng.choice(observation["action_mask"].nonzero()[0]))
            observation, reward, ended, cut_short, info = made.step(number)
            total += float(reward)
            assert not cut_short
        outcome = made.episode.game.outcome
        assert outcome is not None
        assert total == (1 in outcome.winners)


def test_the_same_seed_gives_the_same_partners() -> None:
    seen = []
    for _ in range(2):
        made = SeatEnv(mission=6, players=4, partners=["careful", "quick", "random"])
        observation, _ = made.reset(seed=11)
        ended, rows = False, [observation["observation"].tobytes()]
        while not ended:
            observation, _, ended, _, _ = made.step(int(observation["action_mask"].nonzero()[0][-1]))
            rows.append(observation["observation"].tobytes())
        seen.append(rows)
    assert seen[0] == seen[1]


def test_partners_and_seats_that_there_are_not() -> None:
    for wrong in (
        {"seat": 4},
        {"partners": ["careful"]},
        {"partners": "nobody"},
        {"render_mode": "human"},
        {"players": 6},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            SeatEnv(**wrong)
