"""What decides a game: who wins, fitted to how positions stand. It gives `bots.busters.standing` its constants.

`python -m bench.standing --games 3` plays every mission so often with one player count after the other, by `careful`
without looking ahead, takes every third turn as a position, and fits the logarithm of the odds to win, with a constant
for each mission and player count.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.arena.playing import play
from defuse.bots.busters.careful import CarefulBot
from defuse.bots.busters.standing import outlook
from defuse.busters import new
from defuse.busters.asks import TurnAsk
from defuse.busters.catalogue import missions
from defuse.kernel import Act, Event, Game

EVERY = 3


class Position(NamedTuple):
    mission: int
    players: int
    dial: int
    wires: int
    bits: float
    risk: float
    won: bool


def positions(mission: int, players: int, seed: int) -> Iterator[Position]:
    turns: list[Game] = []

    def told(before: Game, act: Act, after: Game, events: tuple[Event, ...]) -> None:
        if isinstance(before.ask, TurnAsk):
            turns.append(before)

    game = new(mission=mission, players=players, seed=seed)
    end = play(game, [CarefulBot(f"{seed}/{seat}", worlds=0) for seat in game.seats()], told)
    assert end.outcome is not None
    for turn in turns[::EVERY]:
        found = [outlook(turn.observe(seat)) for seat in turn.seats() if turn.view(seat).has_wires(seat)]
        if found:
            board = turn.public
            wires = sum(not board.gone >> wire & 1 for stand in board.stands for wire in stand)
            bits = sum(bits for bits, _ in found) / len(found)
            risk = sum(1 - safety for _, safety in found)
            yield Position(mission, players, board.dial, wires, bits, risk, end.outcome.won)


def fit(
    features: NDArray[np.float64], constants: NDArray[np.float64], won: NDArray[np.float64]
) -> tuple[object, float]:
    """The weights of the features, and the mean log-likelihood. The constants are held near 0."""
    both = np.column_stack([features, constants])
    ridge = np.r_[np.full(features.shape[1], 1e-3), np.ones(constants.shape[1])]
    weights = np.zeros(both.shape[1])
    for _ in range(60):
        chance = 1 / (1 + np.exp(-both @ weights))
        slope = both.T @ (won - chance) - ridge * weights
        weights += np.linalg.solve(both.T @ (both * (chance * (1 - chance))[:, None]) + np.diag(ridge), slope)
    chance = np.clip(1 / (1 + np.exp(-both @ weights)), 1e-9, 1 - 1e-9)
    likelihood = float((won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())
    return weights[: features.shape[1]].round(3), likelihood


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit who wins to how positions stand.")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found: list[Position] = []
    for number in range(options.games):
        for mission, card in missions().items():
            players = card.players
            found += positions(mission, players[(mission + number) % len(players)], options.seed + number)
    columns = {name: np.array([getattr(one, name) for one in found], dtype=float) for name in Position._fields}
    cases = [(columns[name][:, None] == np.unique(columns[name])).astype(float) for name in ("mission", "players")]
    print(f"{len(found)} positions, {columns['won'].mean():.0%} of them in games that were won")
    for names in (("dial", "wires"), ("dial", "bits"), ("dial", "bits", "risk"), ("dial", "wires", "bits", "risk")):
        weights, likelihood = fit(np.stack([columns[name] for name in names], 1), np.hstack(cases), columns["won"])
        print(f"{', '.join(names):26} {weights}  mean log-likelihood {likelihood:.4f}")


if __name__ == "__main__":
    main()
