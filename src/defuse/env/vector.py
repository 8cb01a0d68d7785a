"""Vector: many games in one call, each waiting for one number."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.encoding import Illegal
from defuse.env.episode import ILLEGAL, Episode, Settings, player_numbers


class Batch(NamedTuple):
    """What the seats that are asked see, one row a game."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    """Who is asked."""
    posterior: NDArray[np.float32] | None = None


class Stepped(NamedTuple):
    """What came of a step, one row a game."""

    batch: Batch
    rewards: NDArray[np.float32]
    """For each seat."""
    ended: NDArray[np.bool_]
    """Whether the game ended with this step; then the batch shows the next game already."""
    won: NDArray[np.bool_]
    """Whether it ended and somebody won."""


class Vector:
    """`count` games that are stepped together. A game that ends is followed by the next one at once.

    The first game of row k after `reset(seed)` is the one of an episode with the seed `seed + k`. Several settings are
    shared out in turn.
    """

    def __init__(self, count: int, settings: Settings | Sequence[Settings] | None = None) -> None:
        if count < 1:
            raise ValueError(f"{count} games cannot be played")
        each = [settings or Settings()] if settings is None or isinstance(settings, Settings) else list(settings)
        self.episodes = [Episode(each[at % len(each)]) for at in range(count)]
        kinds = {(one.settings.game, one.settings.observation, one.settings.posterior) for one in self.episodes}
        if len(kinds) > 1:
            raise ValueError("all settings need the same game and the same kind of observation")
        first = self.episodes[0]
        self.actions = first.actions
        self.most_players = max([max(player_numbers(one.settings)) for one in self.episodes])
        self._observation = np.zeros((count, first.observation_size), np.uint8)
        self._mask = np.zeros((count, self.actions), np.int8)
        self._seat = np.zeros(count, np.int64)
        shape = (count, *first.kind.posterior_shape)
        self._posterior = np.zeros(shape, np.float32) if first.settings.posterior else None

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games."""
        for at, episode in enumerate(self.episodes):
            episode.reset(None if seed is None else seed + at)
            self._show(at)
        return self._batch()

    def step(self, numbers: Sequence[int] | NDArray[Any]) -> Stepped:
        """Give a number in each game. An illegal one ends its game with a reward of -1 for the seat that gave it."""
        if len(numbers) != len(self.episodes):
            raise ValueError(f"{len(numbers)} numbers for {len(self.episodes)} games")
        count = len(self.episodes)
        rewards = np.zeros((count, self.most_players), np.float32)
        ended = np.zeros(count, np.bool_)
        won = np.zeros(count, np.bool_)
        for at, (episode, number) in enumerate(zip(self.episodes, numbers, strict=True)):
            try:
                found = episode.step(index(number))
                rewards[at, : len(found)] = found
                ended[at], won[at] = episode.over, episode.won
            except Illegal:
                rewards[at, episode.seat] = ILLEGAL
                ended[at] = True
            if ended[at]:
                episode.reset()
            self._show(at)
        return Stepped(self._batch(), rewards, ended, won)

    def _show(self, at: int) -> None:
        episode = self.episodes[at]
        seen = episode.observe(episode.seat)
        self._observation[at] = seen["observation"]
        self._mask[at] = seen["action_mask"]
        self._seat[at] = episode.seat
        if self._posterior is not None:
            self._posterior[at] = seen["posterior"]

    def _batch(self) -> Batch:
        posterior = None if self._posterior is None else self._posterior.copy()
        return Batch(self._observation.copy(), self._mask.copy(), self._seat.copy(), posterior)
