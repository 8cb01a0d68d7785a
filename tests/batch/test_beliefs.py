"""Beliefs in batch are those of `Episode.posterior`, whatever has happened before."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from defuse.batch import Unavailable, beliefs, make
from defuse.encoding import encode
from defuse.env import Episode, Settings
from defuse.odds.counting.compiled import library
from tests.batch.agreement import ENCODING, compiler
from tests.encoding.agreeing import drawn

pytestmark = pytest.mark.skipif(
    compiler() is None or library() is None, reason="there is no C compiler, or no compiled kernel"
)

CASES = [(mission, players) for mission in range(1, 9) for players in (2, 3, 4, 5)]
WILD = 0.15
"""How often any number is given: then cards are used, wires are missed, and games are lost."""


class Played:
    """A game of the engine that is played mostly well."""

    def __init__(self, mission: int, players: int, seed: int) -> None:
        self.episode = Episode(Settings(mission=mission, players=players))
        self.episode.reset(seed=seed)
        self.rng = Random(f"{mission}/{players}/{seed}")
        self.queue: list[int] = []

    def next(self) -> int:
        """The next number."""
        sitting, rng = self.episode.sitting, self.rng
        if not self.queue:
            act = None
            if rng.random() >= WILD and not sitting.given:
                act = drawn(sitting.game, sitting, rng)
            if act is not None:
                allowed = sitting.game.allowed(act)
                self.queue = list(encode(ENCODING, sitting.game.public, allowed.form, allowed.act))
            else:
                options = sitting.options()
                self.queue = [0] if sitting.beside and not sitting.given else [options[rng.randrange(len(options))]]
        return self.queue.pop(0)


def followed(cases: list[tuple[int, int]], steps: int, seed: int, every: int) -> Counter[str]:
    """Play games of both engines by the same acts; compare what the seats that are asked believe; count the facts."""
    games = [Played(mission, players, seed + at) for at, (mission, players) in enumerate(cases)]
    missions, players = sorted({case[0] for case in cases}), sorted({case[1] for case in cases})
    batch = make(missions, players, len(cases), seed=1, autoreset=False, beliefs=True)
    batch.load([game.episode.game for game in games])
    told: Counter[str] = Counter()
    for step in range(steps):
        if step % every == 0:
            found = batch.posterior()
            for row, game in enumerate(games):
                episode = game.episode
                if episode.over:
                    assert not found[row].any()
                    continue
                wanted = episode.posterior(episode.seat)
                assert np.array_equal(found[row] > 0, wanted > 0), (step, cases[row])
                assert np.abs(found[row] - wanted).max() < 1e-6, (step, cases[row])
                told["compared"] += 1
        numbers = np.zeros(len(cases), int)
        for row, game in enumerate(games):
            if not game.episode.over:
                numbers[row] = game.next()
                game.episode.step(int(numbers[row]))
        batch.step(numbers)
        assert (batch.outcomes() != 3).all()
    for game in games:
        told.update(type(fact).__name__ for fact in game.episode.game.public.facts)
    return told


def test_beliefs_are_those_of_episodes() -> None:
    told = followed(CASES, 60, seed=1, every=5)
    assert told["compared"] > 150
    assert told["Among"] > 150


def test_labels_and_moved_wires_are_believed() -> None:
    told = followed([(mission, 4) for mission in (6, 7, 8) for _ in range(12)], 60, seed=90, every=12)
    assert told["Same"] > 0
    assert told["Order"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1020))
def test_beliefs_of_many_games(seed: int) -> None:
    assert followed(CASES, 200, seed=100 * seed, every=1)["compared"] > 1000


def test_beliefs_go_on_with_the_next_deal_and_from_a_state() -> None:
    batch = make([1, 8], 4, 40, seed=1, beliefs=True, threads=2)
    plain = make([1, 8], 4, 40, seed=1)
    for one in (batch, plain):
        one.play_random(30, sums=True)
    assert np.array_equal(batch.sums(), plain.sums())
    found = np.array(batch.posterior())
    own = found.reshape(40, 6, 16, 14)[:, 0]
    assert set(np.unique(own)) == {0.0, 1.0}
    wires = np.array(batch.observe())[:, 183:855].reshape(40, 96, 7)[:, :, 0] > 0
    assert np.allclose(found.sum(2), wires)
    kept = batch.state()
    batch.play_random(7)
    assert not np.array_equal(batch.posterior(), found)
    batch.restore(kept)
    assert np.array_equal(batch.posterior(), found)
    with pytest.raises(ValueError, match="the state has none"):
        batch.restore(plain.state())


def test_beliefs_are_refused_where_they_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="beliefs=True"):
        make(n=1).posterior()
    with pytest.raises(ValueError, match="missions 1 to 8"):
        make([8, 9], 4, 2, beliefs=True)
    with pytest.raises(ValueError, match="not on emulated"):
        make(n=1, device="emulated", beliefs=True)
    monkeypatch.setattr("defuse.odds.counting.compiled.library", lambda: None)
    beliefs.counting.cache_clear()
    with pytest.raises(Unavailable, match="compiled kernel of the odds"):
        make(n=1, beliefs=True)
    beliefs.counting.cache_clear()
