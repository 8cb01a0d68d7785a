"""Stakes: what a round may do to everybody's chance of winning, for every combination of cards.

Points are not the aim, the highest score is. So a round is judged by what it leaves behind: whoever is so many points
ahead of the others with so many rounds to come wins so often. An explosion ends the bomb; that is good news for those
who lead, and no news for what the others hold in their hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np

from defuse.academy.board import BOMBS, CHICKEN, WAIT, Board
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.academy.rules.waiting import POINTS
from defuse.bots.academy.matrix import Array, Combinations, Hands, combinations, cut_by
from defuse.odds.academy import AcademyOdds

ROUNDS = {2: 9.8, 3: 8.8, 4: 7.1, 5: 6.0}
"""How many rounds a bomb lasts, by the number of players: measured in games of an earlier expert."""
LAST = 1.5
"""How many rounds are still to come, at least, as long as a bomb has not exploded."""
SWING = {2: 1.9, 3: 2.6, 4: 2.6, 5: 2.6}
"""How much chance there is in one round to come, in points; measured, like `ROUNDS`, by who won from which score."""
SOON = 1.0
"""The spread when nothing is to come: half a point more is nearly a victory."""
TASTE = 1.5
"""How many points make it e times as likely that a wire is protected: it is taken from those who gain most by it."""


class Spread(NamedTuple):
    """How many points make somebody e times as likely to win."""

    on: float
    """If the bomb goes on after this round."""
    over: float
    """If it explodes in this round."""


def spread(board: Board) -> Spread:
    """How much is still open after this round.

    >>> from defuse import academy
    >>> first = spread(academy.new(4, 1).public)
    >>> first.on > first.over > SOON
    True
    """
    later = (BOMBS - board.bomb) * ROUNDS[board.players]
    swing = SWING[board.players]
    return Spread(max(SOON, swing * sqrt(later + rounds_to_come(board))), max(SOON, swing * sqrt(later)))


def rounds_to_come(board: Board) -> float:
    """How many rounds of this bomb follow after the one that is played now, on average."""
    return max(LAST, ROUNDS[board.players] - board.round)


def chances(scores: Array, spread: float) -> Array:
    """How likely each seat wins (the first axis), with these scores."""
    weights = np.exp((scores - scores.max(axis=0)) / spread)
    return np.asarray(weights / weights.sum(axis=0))


def in_points(board: Board, before: float, after: float) -> float:
    """How many points would change the chance of winning as much."""
    level = min(max(before, 0.05), 0.95)
    return (after - before) * spread(board).on / (level * (1.0 - level))


def stakes(odds: AcademyOdds, hands: Hands, beside: Sequence[Array]) -> Array:
    """Everybody's chance of winning after the round: an axis for the hand of every seat, and last one for the seats.

    `beside` says what each card of each hand is worth beside its points, if the bomb goes on.
    """
    board = odds.board
    wide = spread(board)
    ways = combinations(hands, board.colours)
    scores = np.array(board.scores, dtype=np.float64)[:, None] + np.where(ways.plays(WAIT), float(POINTS), 0.0)
    losses = np.array([min(LOSS, score) for score in board.scores], dtype=np.float64)[:, None]
    chickens = ways.plays(CHICKEN) * float(GAIN)
    found = np.zeros_like(scores)
    reached = np.ones(scores.shape[1])
    for name, many, free in zip(board.colours, ways.counts, unprotected(odds, ways), strict=True):
        explodes, points = cut_by(odds, name, len(hands))
        here = ways.plays(name)
        risk = free * explodes[many]
        some = np.flatnonzero(reached * risk)
        if some.size:
            after = scores[:, some] + chickens[:, some] - here[:, some] * losses
            found[:, some] += (reached * risk)[some] * chances(after, wide.over)
        # From here on the wire has not exploded: it was protected, or its cut was safe.
        safe = free * points[many] / np.maximum(1.0 - risk, 1e-9)
        scores = scores + here * safe
        reached = reached * (1.0 - risk)
    kept = np.stack([grid.ravel() for grid in np.meshgrid(*beside, indexing="ij")])
    found += reached * chances(scores + kept, wide.on)
    return ways.by_hand(found)


def unprotected(odds: AcademyOdds, ways: Combinations) -> Array:
    """Wires × combinations: how likely nobody protects the wire; those that pay most are protected most."""
    players = len(ways.shape)
    pays = []
    for name, many in zip(odds.board.colours, ways.counts, strict=True):
        _, points = cut_by(odds, name, players)
        pays.append((points * np.arange(players + 1))[many])
    worth = np.stack(pays)
    weights = np.where(ways.counts > 0, np.exp((worth - worth.max(axis=0)) / TASTE), 0.0)
    taken = weights / np.maximum(weights.sum(axis=0), 1e-9)
    return np.asarray((1.0 - taken) ** ways.waits)
