"""Rollouts: the network plays with itself, and everything that it saw and did is kept for an update."""

from __future__ import annotations

import csv
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

import torch
from beliefs import Beliefs
from games import Games
from torch import Tensor, nn
from torch_maths import TORCH

from defuse.learned.features import TABLE_FEATURES, WIRE_FEATURES, WIRES, Features, features
from defuse.learned.layout import DRAWN, NUMBERS, VALUE, VALUES

FADE = 0.95
"""How much of what comes later counts for an act, number by number."""
CUT, DIAL = 1.0, 0.5
"""What the share of cut wires and the dial count on the way, at first."""
LOOKS = 4
"""In one of so many steps the truth is asked for."""


class Player:
    """The network with what it needs to play."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs

    @torch.no_grad()
    def look(self, codes: Tensor) -> Features:
        """What the network is told, as it is kept: halves."""
        found = features(codes, self.beliefs(codes), TORCH)
        return Features(found.wires.half(), found.table.half(), found.index)

    @torch.no_grad()
    def choose(
        self, network: nn.Module, seen: Features, mask: Tensor, *, greedy: bool = False
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Numbers, the logarithm of how likely they were, and what the positions are worth."""
        scores, worth, _ = network(seen.wires.float(), seen.table.float(), seen.index)
        logs = scores.masked_fill(~mask, -1e9).log_softmax(-1)
        noisy = logs if greedy else logs - torch.empty_like(logs).exponential_().clamp_min(1e-20).log()
        number = noisy.argmax(-1)
        return number, logs.gather(1, number[:, None]).squeeze(1), worth


class Flat(NamedTuple):
    """Everything that is kept, without telling games and steps apart."""

    wires: Tensor
    table: Tensor
    index: Tensor
    mask: Tensor
    truth: Tensor
    number: Tensor
    log: Tensor


class Rollout:
    """Some steps of many games."""

    def __init__(self, length: int, games: int, device: torch.device) -> None:
        self.length = length
        self.wires = torch.zeros(length, games, WIRES, WIRE_FEATURES, dtype=torch.half, device=device)
        self.table = torch.zeros(length, games, TABLE_FEATURES, dtype=torch.half, device=device)
        self.index = torch.zeros(length, games, WIRES, dtype=torch.uint8, device=device)
        self.mask = torch.zeros(length, games, NUMBERS, dtype=torch.bool, device=device)
        self.truth = torch.full((length, games, WIRES), -1, dtype=torch.int8, device=device)
        self.number = torch.zeros(length, games, dtype=torch.long, device=device)
        self.log = torch.zeros(length, games, device=device)
        self.worth = torch.zeros(length + 1, games, device=device)
        self.reward = torch.zeros(length, games, device=device)
        self.done = torch.zeros(length, games, dtype=torch.bool, device=device)
        self.choices = torch.zeros(length, games, dtype=torch.bool, device=device)

    @torch.no_grad()
    def fill(self, network: nn.Module, player: Player, games: Games, tally: Tally, shaping: float) -> None:
        """Play on."""
        codes = games.codes()
        for step in range(self.length):
            seen = player.look(codes)
            self.wires[step], self.table[step], self.index[step] = seen.wires, seen.table, seen.index.to(torch.uint8)
            mask = self.mask[step].copy_(games.mask())
            self.choices[step] = mask.sum(-1) > 1
            if step % LOOKS == 0:
                self.truth[step] = torch.take_along_dim(games.truth(), seen.index, 1).to(torch.int8)
            self.number[step], self.log[step], self.worth[step] = player.choose(network, seen, mask)
            before, cases = potential(codes), codes[:, :2].long()
            stepped = games.step(self.number[step])
            codes = games.codes()
            on_the_way = torch.where(stepped.done, 0.0, potential(codes) - before)
            self.reward[step] = stepped.won.float() + shaping * on_the_way
            self.done[step] = stepped.done
            tally.add(cases, stepped.done, stepped.won)
        self.worth[self.length] = player.choose(network, player.look(codes), games.mask())[2]

    def advantages(self) -> tuple[Tensor, Tensor]:
        """How much better each number was than expected, and what the positions turned out to be worth."""
        found = torch.zeros_like(self.reward)
        running = torch.zeros_like(self.reward[0])
        for step in reversed(range(self.length)):
            going_on = (~self.done[step]).float()
            surprise = self.reward[step] + going_on * self.worth[step + 1] - self.worth[step]
            running = surprise + FADE * going_on * running
            found[step] = running
        return found, found + self.worth[:-1]

    def flat(self) -> Flat:
        """Everything in rows."""
        kept = (self.wires, self.table, self.index, self.mask, self.truth, self.number, self.log)
        return Flat(*[array.flatten(0, 1) for array in kept])


def potential(codes: Tensor) -> Tensor:
    """How far a game has come: the share of cut wires, and the dial."""
    values = codes[:, VALUE:DRAWN].reshape(-1, VALUES, 3).float()
    return CUT * values[..., 1].sum(-1) / values[..., 0].sum(-1).clamp(1) + DIAL * codes[:, 3].float() / 6


class Tally:
    """Games that ended and games that were won, by mission and players."""

    def __init__(self) -> None:
        self.counts: Tensor | None = None
        self._kept: Tensor | None = None

    def add(self, cases: Tensor, done: Tensor, won: Tensor) -> None:
        """Count the games that ended."""
        if self.counts is None:
            self.counts = torch.zeros(2, 67 * 6, device=cases.device)
        place = (cases[:, 0] * 6 + cases[:, 1]).clamp(0, 67 * 6 - 1)
        self.counts[0].index_add_(0, place, done.float())
        self.counts[1].index_add_(0, place, (done & won).float())
        self._kept = None

    def of(self, mission: int, players: int) -> tuple[int, int]:
        """Games and wins of a case."""
        if self.counts is None:
            return 0, 0
        if self._kept is None:
            self._kept = self.counts.cpu()
        games, won = self._kept[:, mission * 6 + players].tolist()
        return int(games), int(won)

    def games(self) -> int:
        return int(self.counts[0].sum()) if self.counts is not None else 0

    def rate(self) -> float:
        return float(self.counts[1].sum() / self.counts[0].sum().clamp(1)) if self.counts is not None else 0.0

    def line(self) -> str:
        """What was won, mission by mission."""
        found = []
        for mission in range(1, 9):
            games, won = map(sum, zip(*[self.of(mission, players) for players in range(2, 6)], strict=True))
            found.append(f"{100 * won / games:4.1f}" if games else "   –")
        return f"{self.games():>7,} games, won {100 * self.rate():5.2f} % ({' '.join(found)})"

    @staticmethod
    def columns(said: Namespace) -> list[str]:
        return [f"mission {mission}, {players} players" for mission in said.missions for players in said.players]

    def row(self, said: Namespace) -> list[str]:
        found = [self.of(mission, players) for mission in said.missions for players in said.players]
        return [f"{won / games:.4f}" if games else "" for games, won in found]

    def table(self, said: Namespace) -> str:
        lines = ["mission " + " ".join([f"{players:>2} players" for players in said.players])]
        for mission in said.missions:
            cells = [self.of(mission, players) for players in said.players]
            lines.append(f"{mission:>7} " + " ".join([f"{100 * won / max(games, 1):>9.1f}%" for games, won in cells]))
        return "\n".join(lines)

    def write(self, path: Path, said: Namespace) -> None:
        with path.open("w", newline="") as file:
            out = csv.writer(file)
            out.writerow(["mission", "players", "games", "won"])
            for mission in said.missions:
                for players in said.players:
                    out.writerow([mission, players, *self.of(mission, players)])
