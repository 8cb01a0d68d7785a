"""Equilibrium: how to mix in a game where everybody chooses at once, so that nobody would rather mix otherwise.

All seats think again and again, by regret matching: what one would rather have played so far is played more. What
they have played on average, later thoughts counting more, is the answer. Everybody begins alike and thinks at the same
time, so whoever solves the same game at another seat comes to the same answer. Nobody is special: a seat that took
itself for the only one that thinks would take the best card, in the belief that the others leave it, as all would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.bots.academy.matrix import Array, expected

STEPS = 60
"""How often everybody thinks again. Rarely more than a tenth of a point is left to gain then."""


class World(NamedTuple):
    """The game as it may be."""

    payoffs: tuple[Array, ...]
    """For each seat: what it gets for every combination of choices, as far as it knows; an axis for each seat."""
    habits: tuple[Array, ...] = ()
    """For each seat: how it would choose by habit, if it did not think."""


class Solved(NamedTuple):
    """What came of thinking."""

    mixes: list[list[Array]]
    """For each world and each seat: how likely it makes each choice, if it thinks. One's own is the same in all."""
    brings: Array
    """What each of one's own choices brings on average against the others."""


def solve(worlds: Sequence[World], seat: int, habit: float = 0.0, steps: int = STEPS) -> Solved:
    """How to mix at a seat that does not know which of the worlds it is in, while the others do.

    Everybody is taken to act by habit with the chance `habit`, oneself included: that is how the others see it.
    """
    table = _Table(worlds)
    usual = table.padded([world.habits or world.payoffs[0].shape for world in worlds])
    weight = habit if all(world.habits for world in worlds) else 0.0
    now = table.real / table.real.sum(axis=-1, keepdims=True)
    regrets, total, brought = np.zeros_like(now), np.zeros_like(now), np.zeros(now.shape[-1])
    for step in range(1, steps + 1):
        brings = table.brings(weight * usual + (1.0 - weight) * now)
        brings[:, seat] = brings[:, seat].mean(axis=0)  # one's own choice is the same in all worlds
        total += step * now  # later thoughts are better ones
        brought += step * brings[0, seat]
        now = matched(regrets, brings, now, table.real)
    count = steps * (steps + 1) / 2
    sizes = worlds[0].payoffs[0].shape
    mixes = [[mix[:size] / count for mix, size in zip(mixes, sizes, strict=True)] for mixes in total]
    return Solved(mixes, brought[: sizes[seat]] / count)


class _Table:
    """All worlds and seats in one array, so that they think in one go; choices that a seat has not got are padding."""

    def __init__(self, worlds: Sequence[World]) -> None:
        sizes = worlds[0].payoffs[0].shape
        self.seats, self.most = len(sizes), max(sizes)
        self.count = len(worlds)
        self.real: Array = np.zeros((self.count, self.seats, self.most))
        for seat, size in enumerate(sizes):
            self.real[:, seat, :size] = 1.0
        # For each seat the axis of its own choices comes first, then those of the others in their order.
        self.others = np.array([[other for other in range(self.seats) if other != seat] for seat in range(self.seats)])
        self.payoffs: Array = np.zeros((self.count, self.seats, *[self.most] * self.seats))
        for at, world in enumerate(worlds):
            for seat, payoff in enumerate(world.payoffs):
                turned = np.moveaxis(payoff, seat, 0)
                place: tuple[slice, ...] = tuple([slice(size) for size in turned.shape])
                self.payoffs[at, seat][place] = turned

    def padded(self, rows: Sequence[Sequence[Array | int]]) -> Array:
        """Mixes of all worlds and seats, in one array; nothing where there are none."""
        found = np.zeros_like(self.real)
        for at, mixes in enumerate(rows):
            for seat, mix in enumerate(mixes):
                if isinstance(mix, np.ndarray):
                    found[at, seat, : len(mix)] = mix
        return found

    def brings(self, mixes: Array) -> Array:
        """What each choice of each seat brings in each world, if the others choose by these mixes."""
        left = self.payoffs.reshape(self.count, self.seats, -1, self.most)
        for place in range(self.seats - 2, -1, -1):
            left = left @ mixes[:, self.others[:, place], :, None]
            if place:
                left = left.reshape(self.count, self.seats, -1, self.most)
        return left.reshape(self.count, self.seats, self.most)


def matched(regrets: Array, brings: Array, mixes: Array, real: Array) -> Array:
    """The next mixes by regret matching: what one would rather have played is played more. Changes the regrets."""
    regrets += brings - (mixes * brings).sum(axis=-1, keepdims=True)
    np.maximum(regrets, 0.0, out=regrets)
    regrets *= real
    total = regrets.sum(axis=-1, keepdims=True)
    even: NDArray[np.float64] = real / real.sum(axis=-1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1.0), even)


def exploitability(payoffs: Sequence[Array], mixes: Sequence[Array]) -> float:
    """How much a seat could gain, at most, by choosing otherwise while all others keep to their mixes."""
    found = []
    for seat, payoff in enumerate(payoffs):
        brings = expected(payoff, mixes, seat)
        found.append(float(brings.max() - mixes[seat] @ brings))
    return max(found)
