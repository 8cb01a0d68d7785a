"""Look whether everything that training needs works on a device, and how fast it is. It takes half a minute.

    PYTHONPATH=src python3 examples/learned/check.py --device cuda

Beliefs are compared with the exact odds of stored positions, and with the truth of games of the batched engine: nothing
that is true may be thought impossible.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from beliefs import beliefs_on
from games import BatchGames
from network import Network
from rollout import Player

POSITIONS = Path(__file__).parents[2] / "tests" / "learned" / "positions.npz"


def timed(what: str, count: int, device: torch.device, work: Callable[[], Any], times: int = 5) -> None:
    work()
    if device.type == "cuda":
        torch.cuda.synchronize()
    began = time.perf_counter()
    for _ in range(times):
        work()
    if device.type == "cuda":
        torch.cuda.synchronize()
    spent = (time.perf_counter() - began) / times
    print(f"{what:>24}: {1000 * spent:8.2f} ms for {count:,}: {count / spent:,.0f} a second", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=8192)
    said = parser.parse_args()
    device = torch.device(said.device)
    torch.set_float32_matmul_precision("high")
    beliefs = beliefs_on(device)
    stored = np.load(POSITIONS)
    exact = torch.from_numpy(stored["chances"]).float()
    found = beliefs(torch.from_numpy(stored["codes"]).to(device)).cpu()
    apart = (found - exact).abs().amax((1, 2))
    print(f"stored positions: {int((apart > 1e-4).sum())} of {len(apart)} differ (0 is right), most {apart.max():.1e}")
    assert apart.max() <= 1e-4

    games = BatchGames(range(1, 9), range(2, 6), said.games, device, 1)
    impossible = wires = 0
    for step in range(60):
        if step % 6 == 0:
            codes = games.codes()
            likely = beliefs(codes).gather(-1, games.truth()[..., None]).squeeze(-1)
            there = codes[:, 183 : 183 + 560].reshape(-1, 80, 7)[..., 0] > 0
            impossible += int(((likely <= 0) & there).sum())
            wires += int(there.sum())
        drawn = torch.rand(games.mask().shape, device=device) * games.mask()
        games.step(drawn.argmax(-1))
    print(f"truth: {impossible} of {wires:,} wires are thought impossible (0 is right)")
    assert impossible == 0

    player, network = Player(beliefs), Network().to(device)
    adam = torch.optim.Adam(network.parameters(), lr=1e-4)
    codes, mask = games.codes(), games.mask()
    seen = player.look(codes)
    number = player.choose(network, seen, mask)[0]

    def learn() -> None:
        scores, worth, guess = network(seen.wires.float(), seen.table.float(), seen.index)
        adam.zero_grad(set_to_none=True)
        (scores.masked_fill(~mask, 0).square().mean() + worth.square().mean() + guess.square().mean()).backward()
        adam.step()

    count = said.games
    timed("engine", count, device, lambda: games.step(number))
    timed("truth", count, device, games.truth)
    timed("beliefs", count, device, lambda: beliefs(codes))
    timed("beliefs and features", count, device, lambda: player.look(codes))
    timed("network forward", count, device, lambda: player.choose(network, seen, mask))
    timed("network, a gradient", count, device, learn)
    if device.type == "cuda":
        print(f"memory: {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB")


if __name__ == "__main__":
    main()
