"""A small PPO that learns missions 1 to 3 by playing with itself, on one processor.

    pip install "defuse-wires[env]" torch
    python examples/ppo.py --minutes 20 --out curve.csv

All seats share one network. A game is one trajectory of numbers, whoever gives them, and the reward is the team's: 1
for a win, and on the way what is cut (shaping, which the curve leaves out). The network reads each wire by itself, so
that a number of the block `wire` gets its score from that wire; all other numbers get theirs from the table as a whole.
It is given the exact posterior, and for each wire how well it matches: an own wire the best target, a target the own
wire that was chosen. What to make of that it has to learn.
At the end it plays the published deals of the suite `first-test`; `--minutes 0` does only that, with a saved network.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from defuse.encoding import encoding_of
from defuse.env import Episode, Settings, suite
from defuse.env.vector import Batch, Vector

ENCODING = encoding_of("busters")
LAYOUT, BLOCKS = ENCODING.layout, ENCODING.blocks
WIRES = BLOCKS["wire"]
SMALL = ("table", "seat", "stand", "value", "card", "given")
"""The sections that are read as they are, beside the wires; missions 1 to 3 need no others but the last events."""


class Network(nn.Module):
    """Scores for all numbers, and what the position is worth."""

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.parts = nn.ModuleList([nn.Embedding(size, width) for size in (7, 35, 33, 5)])
        self.bits = nn.Linear(24 + 15, width)
        self.place = nn.Embedding(WIRES.size, width)
        self.wire = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        small = sum(LAYOUT[name].size for name in SMALL) + LAYOUT["event"].size
        self.table = nn.Sequential(nn.Linear(small + 6 * width, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.query = nn.Linear(128, width)
        self.other = nn.Linear(128, BLOCKS.size)
        self.value = nn.Linear(128, 1)
        self.trust = nn.Parameter(torch.zeros(1))
        """How much a match counts, in hundreds."""

    def forward(self, codes: Tensor, posterior: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        rows = section(codes, "wire")
        there = (rows[..., 0] > 0).any(0).nonzero().squeeze(1)  # most positions are empty in these missions
        rows = rows[:, there]
        bits = (rows[..., 4:7, None] >> torch.arange(8) & 1).flatten(-2).float()
        posterior = posterior[:, there]
        match = matches(rows, posterior, there < 16)
        found = self.bits(torch.cat([bits, posterior, match[..., None]], -1)) + self.place.weight[there]
        for column, embedding in enumerate(self.parts):
            found = found + embedding(rows[..., column].long())
        found = self.wire(found) * (rows[..., :1] > 0)
        wires = torch.zeros(len(codes), WIRES.size, found.shape[-1]).index_copy(1, there, found)
        match = torch.zeros(len(codes), WIRES.size).index_copy(1, there, match)
        stands = wires.unflatten(1, (6, 16)).sum(2) / 8
        small = torch.cat([section(codes, name).flatten(1) for name in (*SMALL, "event")], 1).float() / 16
        table = self.table(torch.cat([small, stands.flatten(1)], 1))
        scores = self.other(table)
        pointed = (wires @ self.query(table)[..., None]).squeeze(-1) / 8 + 100 * self.trust * match
        first = WIRES.first
        scores = torch.cat([scores[:, :first], pointed, scores[:, first + WIRES.size :]], 1)
        return scores.masked_fill(mask == 0, -1e9), self.value(table).squeeze(-1)


def matches(rows: Tensor, posterior: Tensor, mine: Tensor) -> Tensor:
    """For each wire the chance that it matches: the own wire that is chosen, or for an own wire the best target."""
    uncut = (rows[..., 0] == 1).float()
    chosen = (posterior * (rows[..., 6:7] >> 1 & 1)).sum(1)
    to_chosen = (posterior * chosen[:, None]).sum(-1)
    others = posterior * (uncut * (~mine).float())[..., None]
    best = (posterior * others.amax(1)[:, None]).amax(-1) * mine.float()
    return torch.where(chosen.sum(-1, keepdim=True) > 0, to_chosen, best)


def section(codes: Tensor, name: str) -> Tensor:
    """A section of the layout, as rows and columns."""
    found = LAYOUT[name]
    return codes[:, found.first : found.first + found.size].unflatten(1, (found.rows, len(found.columns)))


def drawn(network: Network, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Numbers drawn by the network, how likely they were, and what the positions are worth."""
    with torch.no_grad():
        scores, value = network(*map(torch.from_numpy, (batch.observation, batch.posterior, batch.action_mask)))
        choice = torch.distributions.Categorical(logits=scores)
        numbers = choice.sample()
        return numbers, choice.log_prob(numbers), value


def learn(minutes: float, games: int, seed: int, out: Path, players: int) -> Network:
    """Train for some minutes, and write a line of the curve every few updates."""
    torch.manual_seed(seed)
    shaping = {"cut": 1.0, "dial": 0.5}
    settings = Settings(players=players, shaping=shaping, posterior=True)
    vector = Vector(games, [settings._replace(mission=1 + at % 3) for at in range(games)])
    network = Network()
    adam = torch.optim.Adam(network.parameters(), lr=7e-4)
    batch = vector.reset(seed)
    steps, length = 0, 32
    won: dict[int, list[bool]] = {1: [], 2: [], 3: []}
    began, busy = time.perf_counter(), time.process_time()
    with out.open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "processor minutes", "steps", "mission 1", "mission 2", "mission 3"])
        while time.perf_counter() - began < 60 * minutes:
            rows = []
            for _ in range(length):
                numbers, chance, value = drawn(network, batch)
                stepped = vector.step(numbers.numpy())
                rows.append((batch, numbers, chance, value, torch.from_numpy(stepped.rewards[:, 0]), stepped.ended))
                for at in np.flatnonzero(stepped.ended):
                    won[1 + at % 3].append(bool(stepped.won[at]))
                batch = stepped.batch
            steps += length * games
            update(network, adam, rows, drawn(network, batch)[2])
            if min(map(len, won.values())) >= 60:
                rates = [np.mean(won[mission]) for mission in (1, 2, 3)]
                minute = (time.perf_counter() - began) / 60
                used = (time.process_time() - busy) / 60
                curve.writerow([f"{minute:.1f}", f"{used:.1f}", steps, *[f"{rate:.3f}" for rate in rates]])
                file.flush()
                print(
                    f"{minute:5.1f} min {steps:8,} steps  won {' '.join(f'{rate:.2f}' for rate in rates)}", flush=True
                )
                won = {1: [], 2: [], 3: []}
    return network


def update(network: Network, adam: torch.optim.Optimizer, rows: list, last: Tensor, epochs: int = 4) -> None:
    """One update of PPO: clipped, with generalised advantages."""
    values = torch.stack([row[3] for row in rows] + [last])
    rewards = torch.stack([row[4] for row in rows]).float()
    going_on = 1 - torch.from_numpy(np.stack([row[5] for row in rows])).float()
    advantage = torch.zeros_like(rewards)
    running = torch.zeros_like(last)
    for at in reversed(range(len(rows))):
        running = rewards[at] + 0.99 * values[at + 1] * going_on[at] - values[at] + 0.99 * 0.95 * going_on[at] * running
        advantage[at] = running
    target = (advantage + values[:-1]).flatten()
    codes = torch.from_numpy(np.concatenate([row[0].observation for row in rows]))
    posteriors = torch.from_numpy(np.concatenate([row[0].posterior for row in rows]))
    masks = torch.from_numpy(np.concatenate([row[0].action_mask for row in rows]))
    numbers = torch.cat([row[1] for row in rows])
    before = torch.cat([row[2] for row in rows])
    gain = advantage.flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(codes)).split(256):
            scores, value = network(codes[part], posteriors[part], masks[part])
            choice = torch.distributions.Categorical(logits=scores)
            ratio = (choice.log_prob(numbers[part]) - before[part]).exp()
            clipped = ratio.clamp(0.8, 1.2) * gain[part]
            loss = -torch.min(ratio * gain[part], clipped).mean()
            loss = loss + 0.5 * (value - target[part]).square().mean() - 0.01 * choice.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            adam.step()


def test(network: Network, players: int, deals: int) -> dict[int, float]:
    """How many of the published test deals are won, mission by mission, by the likeliest numbers."""
    episode = Episode(Settings(mission=1, players=players, posterior=True))
    won: dict[int, list[bool]] = {1: [], 2: [], 3: []}
    for deal in suite("first-test").deals:
        if deal.players != players or len(won[deal.mission]) >= deals:
            continue
        episode.reset(start=deal)
        while not episode.over:
            seen = episode.observe(episode.seat)
            arrays = [seen[name][None] for name in ("observation", "posterior", "action_mask")]
            with torch.no_grad():
                scores, _ = network(*map(torch.from_numpy, arrays))
            episode.step(int(scores.argmax()))
        won[deal.mission].append(episode.won)
    return {mission: float(np.mean(games)) for mission, games in won.items() if games}


def main() -> None:
    """Learn, keep the network, and test it."""
    parser = argparse.ArgumentParser(description="A small PPO for missions 1 to 3.")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=48, help="games that are stepped together")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("curve.csv"))
    parser.add_argument("--network", type=Path, default=Path("network.pt"))
    parser.add_argument("--test", type=int, default=250, help="test deals of each mission")
    said = parser.parse_args()
    torch.set_num_threads(1)
    if said.minutes > 0:
        network = learn(said.minutes, said.games, said.seed, said.out, said.players)
        torch.save(network.state_dict(), said.network)
    else:
        network = Network()
        network.load_state_dict(torch.load(said.network))
    for mission, rate in test(network, said.players, said.test).items():
        print(f"mission {mission}, {said.players} players, test deals: {rate:.1%} won")


if __name__ == "__main__":
    main()
