"""BatchVector: `defuse.env.vector.Vector` by the batched engine, with the same calls and the same shapes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.batch.batch import Batch, make
from defuse.batch.border import WON


class Seen(NamedTuple):
    """What the seats that are asked see, one row a game, as `Batch` of `defuse.env.vector` has it."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    """Who is asked."""


class Stepped(NamedTuple):
    """What came of a step, one row a game."""

    batch: Seen
    rewards: NDArray[np.float32]
    """For each seat."""
    ended: NDArray[np.bool_]
    """Whether the game ended with this step; then the batch shows the next game already."""
    won: NDArray[np.bool_]
    """Whether it ended and everybody won."""


class BatchVector:
    """`count` games that are stepped together. A game that ends is followed by the next one at once.

    Everything that is returned is a copy in NumPy, whatever the device. Who wants the arrays themselves uses `make`;
    they are in `batch`.

    >>> vector = BatchVector(4, mission=[1, 2], players=3)
    >>> shown = vector.reset(seed=0)
    >>> shown.action_mask.shape, vector.step(shown.action_mask.argmax(1)).rewards.shape
    ((4, 336), (4, 3))
    """

    def __init__(
        self,
        count: int,
        mission: int | Iterable[int] = 1,
        players: int | Iterable[int] = 4,
        *,
        device: str = "cpu",
        threads: int | None = None,
        asides: bool = True,
        kinds: Literal["rows", "draw"] = "rows",
    ) -> None:
        self.batch: Batch = make(mission, players, count, device, threads=threads, asides=asides, kinds=kinds)
        self.actions = self.batch.mask().shape[1]
        self.most_players = self.batch.most_players

    def reset(self, seed: int | None = None) -> Seen:
        """Begin all games."""
        self.batch.reset(seed)
        return self._seen()

    def step(self, numbers: Any) -> Stepped:
        """Give a number in each game. An illegal one ends its game with a reward of -1 for the seat that gave it."""
        told = self.batch.step(numbers)
        numpy = self.batch.device.to_numpy
        ended, outcome = numpy(told.done), numpy(told.outcome)
        return Stepped(self._seen(), numpy(told.rewards), ended, ended & (outcome == WON))

    def _seen(self) -> Seen:
        batch = self.batch
        numpy = batch.device.to_numpy
        mask = numpy(batch.mask()).view(np.int8)
        return Seen(np.ascontiguousarray(numpy(batch.observe())), mask, numpy(batch.seats()).astype(np.int64))
