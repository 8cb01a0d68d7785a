"""The round as a matrix game: what every seat gains on average for every combination of cards, as one array."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from defuse.academy.board import ACTIONS, CHICKEN, WAIT
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.academy.rules.waiting import POINTS
from defuse.odds.academy import AcademyOdds

Array = NDArray[np.float64]


def gains(odds: AcademyOdds, hands: Sequence[tuple[str, ...]]) -> Array:
    """An array with an axis for the hand of every seat, and last one for the seats: by how much each score changes.

    Whoever waits protects one of the wires that are cut, all alike and each by itself.
    """
    board = odds.board
    players = len(hands)
    played = [np.array([ACTIONS.index(card) for card in hand]) for hand in hands]
    grids = np.meshgrid(*played, indexing="ij")
    choices = np.stack([grid.ravel() for grid in grids])  # seats × combinations
    size = choices.shape[1]
    colours = [ACTIONS.index(name) for name in board.colours]
    counts = np.stack([(choices == place).sum(axis=0) for place in colours])
    cut = (counts > 0).sum(axis=0)
    waits = (choices == ACTIONS.index(WAIT)).sum(axis=0)
    free = (1.0 - 1.0 / np.maximum(cut, 1)) ** waits  # how likely a wire stays unprotected
    losses = np.array([min(LOSS, score) for score in board.scores], dtype=np.float64)
    found = np.where(choices == ACTIONS.index(WAIT), float(POINTS), 0.0)
    chickens = choices == ACTIONS.index(CHICKEN)
    reached = np.ones(size)
    for place, name, many in zip(colours, board.colours, counts, strict=True):
        cuts = [odds.cut(name, number) if number else None for number in range(players + 1)]
        explodes = np.array([one.explodes if one else 0.0 for one in cuts])[many]
        points = np.array([one.points if one else 0.0 for one in cuts])[many]
        likely = reached * free
        here = choices == place
        found += here * (likely * points - likely * explodes * losses[:, None])
        found += chickens * (likely * explodes * GAIN)
        reached *= 1.0 - free * explodes
    return np.moveaxis(found.reshape(players, *[len(hand) for hand in hands]), 0, -1)


def expected(payoff: Array, mixes: Sequence[Array], seat: int) -> Array:
    """What each card of a seat brings, if the others choose by their mixes; the payoff is that of this seat."""
    left = payoff
    for other in range(len(mixes) - 1, seat, -1):
        left = left @ mixes[other]
    for other in range(seat):
        left = mixes[other] @ left.reshape(len(mixes[other]), -1)
    return left.ravel()
