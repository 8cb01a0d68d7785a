"""Store positions of games, with what there is to compare: exact odds, and what PyTorch makes of the weights.

    PYTHONPATH=src python3 examples/learned/positions.py

It is run again when the weights, the features or the layout of observations have changed. `check.py` compares beliefs
with these odds, and the tests compare the network in NumPy with these scores.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import torch
from network import Network
from torch_maths import TORCH

from defuse.bots import Bot
from defuse.bots.busters import make
from defuse.bots.busters.learned import Thought
from defuse.bots.playing import next_act
from defuse.busters import new
from defuse.kernel import Act, Form, Observation
from defuse.learned.features import features

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / "src" / "defuse" / "learned" / "weights.npz"
POSITIONS = ROOT / "tests" / "learned" / "positions.npz"
EACH = 4
"""How many positions of each case are stored."""


class Noting:
    """Does what another bot does, and notes what the network would be asked on the way to its own act."""

    def __init__(self, bot: Bot, noted: list[tuple[np.ndarray, np.ndarray]]) -> None:
        self.bot = bot
        self.noted = noted

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        self._note(observation, forms, beside=False)
        return self.bot.decide(observation, forms)

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        self._note(observation, forms, beside=True)
        return self.bot.chime_in(observation, forms)

    def _note(self, observation: Observation, forms: tuple[Form, ...], *, beside: bool) -> None:
        if not forms:
            return
        thought = Noted(observation, forms, beside=beside)
        thought.act()
        self.noted += thought.asked


class Noted(Thought):
    """A decision that keeps what it was asked."""

    def __init__(self, observation: Observation, forms: tuple[Form, ...], *, beside: bool) -> None:
        super().__init__(observation, forms, beside=beside)
        self.asked: list[tuple[np.ndarray, np.ndarray]] = []

    def options(self) -> list[int]:
        found = super().options()
        if len(found) > 1:
            self.asked.append((self.codes()[0], self.chances[0]))
        return found


def positions() -> tuple[np.ndarray, np.ndarray]:
    """Some positions of each case: partners of several kinds, so that much goes wrong and much is told."""
    found: list[tuple[np.ndarray, np.ndarray]] = []
    for mission in range(1, 9):
        for players in range(2, 6):
            rng = Random(100 * mission + players)
            noted: list[tuple[np.ndarray, np.ndarray]] = []
            for seed in range(2):
                kinds = [rng.choice(["quick", "careful", "learned"]) for _ in range(players)]
                bots = [Noting(make(kind, f"{seed}/{seat}"), noted) for seat, kind in enumerate(kinds)]
                game = new(mission, players, seed)
                while not game.over:
                    game, _ = game.play(next_act(game, bots))
            found += rng.sample(noted, EACH)
    codes, chances = zip(*found, strict=True)
    return np.stack(codes), np.stack(chances)


def torch_scores(codes: np.ndarray, chances: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The scores and the worth by PyTorch, with the weights that the bot plays with."""
    network = Network()
    with np.load(WEIGHTS) as file:
        weights = {name: torch.from_numpy(file[name].astype(np.float32)) for name in file.files}
    network.load_state_dict(weights, strict=False)  # the guess at hidden wires is left out
    with torch.no_grad():
        told = features(torch.from_numpy(codes), torch.from_numpy(chances), TORCH)
        scores, worth, _ = network(*told)
    return scores.numpy(), worth.numpy()


def main() -> None:
    codes, chances = positions()
    scores, worth = torch_scores(codes, chances)
    np.savez_compressed(POSITIONS, codes=codes, chances=chances, scores=scores, worth=worth)
    print(f"{len(codes)} positions, {POSITIONS.stat().st_size:,} bytes: {POSITIONS}")


if __name__ == "__main__":
    main()
