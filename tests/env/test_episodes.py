"""Episodes: where they begin, what they reward, and that they can be copied."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pytest

from defuse.busters import catalogue, new, render
from defuse.env import Curriculum, Deal, Episode, Settings, Stage, suite
from defuse.env.starting import Position
from defuse.env.suites import SUITES, deals
from defuse.env.vector import Vector
from defuse.kernel.replay import replay_of
from tests.steer import steer


def any_game(episode: Episode, rng: Random) -> float:
    """Play on to the end at random, and what the first seat is rewarded with."""
    total = 0.0
    while not episode.over:
        options = sorted(episode.options())
        total += episode.step(options[rng.randrange(len(options))])[0]
    return total


def test_a_seed_is_the_seed_of_the_engine() -> None:
    episode = Episode(Settings(mission=5, players=3))
    episode.reset(seed=42)
    assert episode.game == new(mission=5, players=3, seed=42)
    again = Episode(Settings(mission=5, players=3))
    again.reset(seed=42)
    for _ in range(3):
        episode.reset()
        again.reset()
        assert episode.game == again.game, "what follows comes from the seed too"


def test_winners_get_one_and_nobody_else_anything() -> None:
    seen = set()
    for seed in range(12):
        episode = Episode(Settings(mission=1, players=2))
        episode.reset(seed=seed)
        rng = Random(seed)
        total = 0.0
        while not episode.over:
            act = steer(episode.game, rng, 0.95)
            if episode.sitting.beside:
                total += episode.step(episode.encoding.pass_by)[0]
            elif act.seat == episode.seat:
                total += episode.play(act)[0]
        assert total == float(episode.won)
        seen.add(total)
    assert 1.0 in seen


def test_shaped_rewards_add_up_to_where_the_game_has_come() -> None:
    settings = Settings(mission=3, players=4, shaping={"cut": 0.5, "dial": 0.25})
    for seed in range(5):
        episode = Episode(settings)
        episode.reset(seed=seed)
        before = episode.game.public
        total = any_game(episode, Random(seed))
        after = episode.game.public
        cut = sum(after.cut) / sum(after.totals)
        dial = (after.dial - before.dial) / 6
        assert total == pytest.approx(0.5 * cut + 0.25 * dial + episode.won)
    with pytest.raises(ValueError, match="speed"):
        Episode(Settings(shaping={"speed": 1.0}))


def test_an_episode_begins_where_one_likes() -> None:
    episode = Episode(Settings(mission=4, players=4))
    game = new(mission=4, players=4, seed=1)
    rng = Random(1)
    for _ in range(9):
        game, _ = game.play(steer(game, rng))
    replay = replay_of(game)
    episode.reset(start=Position(replay, 5))
    assert episode.game.acts == game.acts[:5]
    episode.reset(start=Position(replay, -1))
    assert episode.game == game
    episode.reset(start=game)
    assert episode.game is game
    episode.reset(start=render(game))
    assert episode.game.public.stands == game.public.stands
    assert episode.game.secret.faces[:48] == game.secret.faces[:48]
    any_game(episode, Random(2))
    episode.reset(start=Deal("busters", 8, 5, "test/8/5/3"))
    assert (episode.players, episode.deal) == (5, Deal("busters", 8, 5, "test/8/5/3"))
    for wrong in ("no table", Position(replay, 99), Deal("academy", 0, 3, 1), episode.game):
        if wrong is episode.game:
            any_game(episode, Random(3))
            wrong = episode.game
        with pytest.raises(ValueError, match=r"\w"):
            episode.reset(start=wrong)


@pytest.mark.parametrize("settings", [Settings(mission=8, players=4), Settings(game="academy", players=3)])
def test_copies_and_pickles_go_on_alike(settings: Settings) -> None:
    episode = Episode(settings)
    episode.reset(seed=5)
    rng = Random(7)
    for _ in range(7):
        options = sorted(episode.options())
        episode.step(options[rng.randrange(len(options))])
    others = [episode.copy(), pickle.loads(pickle.dumps(episode))]
    state = rng.getstate()
    ends = []
    for one in (episode, *others):
        rng.setstate(state)
        any_game(one, rng)
        one.reset()
        ends.append((one.game.secret.seed, one.observe(one.seat)["observation"].tobytes()))
    assert ends[0] == ends[1] == ends[2]


ONLY_FOR_SOME = next(number for number, card in catalogue.missions().items() if 2 not in card.players)


def test_what_cannot_be_played_is_said() -> None:
    for wrong in (
        Settings(mission=67),
        Settings(players=1),
        Settings(mission=ONLY_FOR_SOME, players=2),
        Settings(observation="x"),  # type: ignore[arg-type]
    ):
        with pytest.raises(ValueError, match=r"\w"):
            Episode(wrong)


def test_many_games_step_together_as_each_would_alone() -> None:
    vector = Vector(6, [Settings(mission=3, players=4), Settings(mission=4, players=3)])
    batch = vector.reset(seed=100)
    alone = [Episode(one.settings) for one in vector.episodes]
    for at, episode in enumerate(alone):
        episode.reset(seed=100 + at)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(80):
        for at, episode in enumerate(alone):
            seen = episode.observe(episode.seat)
            assert (batch.observation[at] == seen["observation"]).all()
            assert (batch.action_mask[at] == seen["action_mask"]).all()
            assert batch.seat[at] == episode.seat
        numbers = [int(rng.choice(row.nonzero()[0])) for row in batch.action_mask]
        stepped = vector.step(numbers)
        batch = stepped.batch
        for at, episode in enumerate(alone):
            rewards = episode.step(numbers[at])
            assert stepped.rewards[at, : len(rewards)].tolist() == rewards
            assert stepped.ended[at] == episode.over
            if episode.over:
                ended += 1
                episode.reset()
    assert ended > 6
    assert vector.step([0] * 6).rewards.min() == -1.0
    with pytest.raises(ValueError, match="numbers"):
        vector.step([0])


def test_deals_for_training_and_for_test_never_meet() -> None:
    for name in ("first", "training", "academy"):
        assert name in SUITES
        train, test = suite(f"{name}-train"), suite(f"{name}-test")
        assert not {deal.seed for deal in train.deals} & {deal.seed for deal in test.deals}
        assert {(deal.mission, deal.players) for deal in train.deals} == {(d.mission, d.players) for d in test.deals}
    with pytest.raises(ValueError, match="training-test"):
        suite("holdout")


def test_a_published_deal_is_the_same_deal_for_ever() -> None:
    """Results in papers name deals: whatever changes them needs new names (`busters.setup.VERSION`)."""
    episode = Episode(Settings(mission=8, players=4, suite=suite("training-test")))
    episode.reset(start=deals("busters", [8], "test", 1, players=4)[0])
    first_hand = [episode.game.secret.faces[wire] for wire in episode.game.public.stands[0]]
    assert first_hand == FIRST_HAND
    episode.reset()
    assert episode.deal in suite("training-test").deals


FIRST_HAND = [20, 20, 30, 30, 30, 50, 60, 90, 100, 110, 110, 111, 120]


def test_a_curriculum_goes_on_when_enough_is_won() -> None:
    curriculum = Curriculum([Stage((1,), (4,), 0.6), Stage((2, 3), (4, 5))], games=5, seed=1)
    for won in (True, False, False, False, True, True):
        assert curriculum.next().mission == 1
        moved = curriculum.ended(won=won)
    assert moved is False
    assert curriculum.ended(won=True)
    assert curriculum.rate == 0.0
    assert {curriculum.next().mission for _ in range(30)} == {2, 3}
    episode = Episode(Settings(mission=2, players=4))
    episode.reset(start=curriculum.next())
    assert episode.game.public.mission in (2, 3)
