"""The round as a matrix game: what every seat gains on average for every combination of cards, as one array."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.academy.board import ACTIONS, CHICKEN, WAIT
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.academy.rules.waiting import POINTS
from defuse.odds.academy import AcademyOdds

Array = NDArray[np.float64]
Hands = tuple[tuple[str, ...], ...]


class Combinations(NamedTuple):
    """Every way in which each seat plays one card of its hand, a column for each."""

    shape: tuple[int, ...]
    cards: NDArray[np.int64]
    """Seats × combinations: which card each seat plays, as its place in `ACTIONS`."""
    counts: NDArray[np.int64]
    """Wires × combinations: how many seats cut each wire."""
    waits: NDArray[np.int64]
    """How many seats wait."""

    def plays(self, card: str) -> NDArray[np.bool_]:
        """Seats × combinations: who plays a card."""
        return np.asarray(self.cards == ACTIONS.index(card))

    def by_hand(self, found: Array) -> Array:
        """Seats × combinations, as an array with an axis for each hand and last one for the seats."""
        return np.moveaxis(found.reshape(len(self.shape), *self.shape), 0, -1)


@lru_cache(maxsize=8)
def combinations(hands: Hands, colours: tuple[str, ...]) -> Combinations:
    """All combinations of these hands."""
    played = [np.array([ACTIONS.index(card) for card in hand]) for hand in hands]
    cards = np.stack([grid.ravel() for grid in np.meshgrid(*played, indexing="ij")])
    counts = np.stack([(cards == ACTIONS.index(name)).sum(axis=0) for name in colours])
    waits = (cards == ACTIONS.index(WAIT)).sum(axis=0)
    return Combinations(tuple([len(hand) for hand in hands]), cards, counts, waits)


def gains(odds: AcademyOdds, hands: Hands) -> Array:
    """An array with an axis for the hand of every seat, and last one for the seats: by how much each score changes.

    Whoever waits protects one of the wires that are cut, all alike and each by itself.
    """
    board = odds.board
    ways = combinations(hands, board.colours)
    cut = (ways.counts > 0).sum(axis=0)
    free = (1.0 - 1.0 / np.maximum(cut, 1)) ** ways.waits  # how likely a wire stays unprotected
    losses = np.array([min(LOSS, score) for score in board.scores], dtype=np.float64)
    found = np.where(ways.plays(WAIT), float(POINTS), 0.0)
    chickens = ways.plays(CHICKEN)
    reached = np.ones(ways.cards.shape[1])
    for name, many in zip(board.colours, ways.counts, strict=True):
        explodes, points = cut_by(odds, name, len(hands))
        likely = reached * free
        found += ways.plays(name) * (likely * points[many] - likely * explodes[many] * losses[:, None])
        found += chickens * (likely * explodes[many] * GAIN)
        reached *= 1.0 - free * explodes[many]
    return ways.by_hand(found)


def cut_by(odds: AcademyOdds, name: str, most: int) -> tuple[Array, Array]:
    """The chance of an explosion, and the points of each cutter, if a wire is cut by 0, 1, 2 … seats."""
    cuts = [odds.cut(name, number) for number in range(1, most + 1)]
    return np.array([0.0, *[one.explodes for one in cuts]]), np.array([0.0, *[one.points for one in cuts]])


def expected(payoff: Array, mixes: Sequence[Array], seat: int) -> Array:
    """What each card of a seat brings, if the others choose by their mixes; the payoff is that of this seat."""
    left = payoff
    for other in range(len(mixes) - 1, seat, -1):
        left = left @ mixes[other]
    for other in range(seat):
        left = mixes[other] @ left.reshape(len(mixes[other]), -1)
    return left.ravel()
