"""Train the network of the bot `learned`: PPO with itself, missions 1 to 8 with two to five players in one network.

    PYTHONPATH=src python3 examples/learned/train.py --minutes 9 --out run1
    PYTHONPATH=src python3 examples/learned/train.py --minutes 9 --out run2 --resume run1/checkpoint.pt

It needs PyTorch and NumPy, and on a GPU CuPy. A run writes into `--out`: `checkpoint.pt` (every minute, and at the end;
`--resume` goes on from it), `curve.csv` (what was won on the way), `test.csv` (what the likeliest numbers win in fresh
deals, by mission and players) and `weights.npz` (what the bot plays with: the last weights, or the mean of the last
ones where that wins more of these deals). All seats share the network. A game is one trajectory of numbers, whoever
gives them, and the reward is the team's: 1 for a win, and at first a little for what is cut on the way (a potential
that fades out).
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from pathlib import Path
from typing import Any

import torch
from beliefs import beliefs_on
from games import BatchGames, EnvGames, Games
from network import Network
from rollout import Player, Rollout, Tally
from saving import export, load_checkpoint, save_checkpoint
from torch import Tensor, nn

from defuse.learned.network import LAYERS

CLIP = 0.2
MISSIONS, PLAYERS = range(1, 9), range(2, 6)
SHARES = {1: 0.4, 2: 0.6, 3: 0.8, 4: 1.2, 5: 1.3, 6: 1.2, 7: 1.2, 8: 1.3}
"""How often a mission is dealt: the easy ones less."""


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train the bot `learned`.")
    parser.add_argument("--minutes", type=float, default=9.0, help="how long this run takes, all in all")
    parser.add_argument("--total", type=float, default=26.0, help="minutes of all runs: what rates and shaping follow")
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many of this run, if that is earlier")
    parser.add_argument("--out", type=Path, required=True, help="a folder for what comes of it")
    parser.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--engine", choices=("batch", "env"), default="batch")
    parser.add_argument("--games", type=int, default=8192, help="games that are stepped together")
    parser.add_argument("--length", type=int, default=32, help="numbers of each game between two updates")
    parser.add_argument("--part", type=int, default=8192, help="how many numbers a gradient is taken of")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=6e-4, help="the first learning rate")
    parser.add_argument("--test", type=int, default=256, help="games of each case in the test at the end")
    parser.add_argument("--missions", type=numbers, default=list(MISSIONS))
    parser.add_argument("--players", type=numbers, default=list(PLAYERS))
    parser.add_argument("--layers", type=int, default=LAYERS, help="fewer for a rehearsal")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def numbers(text: str) -> list[int]:
    """Some numbers, as in 1-3,8."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def make_games(said: argparse.Namespace, count: int, seed: int, *, drawn: bool) -> Games:
    device = torch.device(said.device)
    if said.engine == "env":
        return EnvGames(said.missions, said.players, count, seed)
    weights = shares(Tally(), said) if drawn else None
    return BatchGames(said.missions, said.players, count, device, seed, weights)


def shares(tally: Tally, said: argparse.Namespace) -> list[float]:
    """How often each case is dealt: what is lost more often than the others, up to twice as often as otherwise."""
    found = []
    usual = 1 - tally.rate() + 0.002
    for mission in said.missions:
        for players in said.players:
            games, won = tally.of(mission, players)
            lost = (games - won + 40 * usual) / (games + 40)
            found.append(SHARES.get(mission, 1.0) * min(2.0, max(0.5, lost / usual)))
    return found


def learn(network: Network, adam: torch.optim.Optimizer, rollout: Rollout, said: argparse.Namespace, entropy: float):
    """One update of PPO: clipped, a few passes over everything that there was a choice in."""
    advantage, target = rollout.advantages()
    rows = rollout.choices.flatten().nonzero().squeeze(1)
    flat = rollout.flat()
    gain, target = advantage.flatten(), target.flatten()
    chosen = gain[rows]
    gain = (gain - chosen.mean()) / (chosen.std() + 1e-6)
    sums = torch.zeros(6, device=gain.device)
    parts = 0
    for _ in range(said.epochs):
        order = rows[torch.randperm(len(rows), device=rows.device)]
        for part in order.split(said.part):
            if len(part) < min(said.part, len(rows)) // 2:
                continue
            wires, table = flat.wires[part].float(), flat.table[part].float()
            scores, worth, guess = network(wires, table, flat.index[part].long())
            scores = scores.masked_fill(~flat.mask[part], -1e9)
            logs = scores.log_softmax(-1)
            log = logs.gather(1, flat.number[part][:, None]).squeeze(1)
            change = log - flat.log[part]
            ratio = change.exp()
            better = gain[part]
            policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            value = (worth - target[part]).square().mean()
            spread = -(logs.exp() * logs.masked_fill(~flat.mask[part], 0)).sum(-1).mean()
            told = guessing(guess, wires, flat.truth[part])
            loss = policy + 0.5 * value - entropy * spread + 0.05 * told
            adam.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            adam.step()
            parts += 1
            with torch.no_grad():
                moved = (ratio - 1 - change).mean()
                sums += torch.stack([policy, value, spread, told, moved, (ratio.sub(1).abs() > CLIP).float().mean()])
    return (sums / max(parts, 1)).tolist()


def guessing(guess: Tensor, wires: Tensor, truth: Tensor) -> Tensor:
    """How well hidden wires are guessed, where the truth was asked for: the chances, corrected by the network."""
    chances = wires[..., 3:17]
    hidden = (truth >= 0) & (chances.amax(-1) < 0.999) & (wires[..., 0] > 0)
    logs = ((chances + 1e-3).log() + guess).log_softmax(-1)
    missed = -logs.gather(-1, truth.long().clamp(0)[..., None]).squeeze(-1)
    return (missed * hidden).sum() / hidden.sum().clamp(1)


def test(network: nn.Module, player: Player, said: argparse.Namespace, seed: int, until: float) -> Tally:
    """What the likeliest numbers win in fresh deals: in the first game of each row that ends in time."""
    cases = len(said.missions) * len(said.players)
    games = make_games(said, said.test * cases, seed, drawn=False)
    tally = Tally()
    left = torch.ones(games.count, dtype=torch.bool, device=torch.device(said.device))
    for step in range(600):
        codes = games.codes()
        cases_of = codes[:, :2].long()
        seen = player.look(codes)
        number = player.choose(network, seen, games.mask(), greedy=True)[0]
        stepped = games.step(number)
        tally.add(cases_of, stepped.done & left, stepped.won)
        left &= ~stepped.done
        if step % 10 == 9 and (not left.any() or time.perf_counter() > until):
            break
    return tally


def main() -> None:
    said = wanted()
    began = time.perf_counter()
    said.out.mkdir(parents=True, exist_ok=True)
    device = torch.device(said.device)
    torch.manual_seed(said.seed)
    torch.set_float32_matmul_precision("high")
    network = Network(said.layers).to(device)
    mean = Network(said.layers).to(device).requires_grad_(False)
    mean.load_state_dict(network.state_dict())
    adam = torch.optim.Adam(network.parameters(), lr=said.rate, eps=1e-5, fused=device.type == "cuda")
    past: dict[str, Any] = {"minutes": 0.0, "steps": 0, "games": 0, "updates": 0}
    if said.resume:
        past = load_checkpoint(said.resume, network, mean, adam, device)
    player = Player(beliefs_on(device))
    games = make_games(said, said.games, said.seed + 1000 * past["updates"], drawn=True)
    rollout = Rollout(said.length, said.games, device)
    print(f"{sum(weights.numel() for weights in network.parameters()):,} weights, {said.device}", flush=True)
    ready = time.perf_counter() - began
    # What the tests and the last files take is kept back.
    kept_back = min(45.0, 6 * said.minutes)
    tally, saved, first = Tally(), began, past["updates"]
    with (said.out / "curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow([*COLUMNS, *LOSSES, "won", *Tally.columns(said)])
        while past["updates"] < first + max(1, said.updates):
            spent = time.perf_counter() - began
            if spent >= 60 * said.minutes - kept_back and past["updates"] > first:
                break
            done = min(1.0, (past["minutes"] + (spent - ready) / 60) / said.total)
            rate = (
                said.rate * (0.04 + 0.96 * 0.5 * (1 + math.cos(math.pi * done))) * min(1.0, (past["updates"] + 1) / 20)
            )
            shaping = max(0.0, 1 - done / 0.5)
            entropy = 0.008 * (1 - done) + 0.0005
            for group in adam.param_groups:
                group["lr"] = rate
            rollout.fill(network, player, games, tally, shaping)
            losses = learn(network, adam, rollout, said, entropy)
            keep = 0.98 if past["updates"] > 100 else 0.9
            with torch.no_grad():
                for slow, fast in zip(mean.parameters(), network.parameters(), strict=True):
                    slow.lerp_(fast, 1 - keep)
            past["updates"] += 1
            past["steps"] += said.length * said.games
            if past["updates"] % 10 == 0 or said.device == "cpu":
                past["games"] += tally.games()
                minutes = past["minutes"] + (time.perf_counter() - began - ready) / 60
                row = [f"{minutes:.3f}", past["steps"], past["games"], past["updates"], f"{rate:.2e}", f"{shaping:.2f}"]
                row += [f"{entropy:.4f}", *[f"{loss:.4f}" for loss in losses], f"{tally.rate():.4f}"]
                curve.writerow([*row, *tally.row(said)])
                file.flush()
                print(f"{minutes:6.2f} min {past['steps']:>12,} steps  {tally.line()}  " + named(losses), flush=True)
                games.weigh(shares(tally, said))
                tally = Tally()
            if time.perf_counter() - saved > 60:
                saved = time.perf_counter()
                minutes = past["minutes"] + (saved - began - ready) / 60
                save_checkpoint(said.out / "checkpoint.pt", network, mean, adam, past | {"minutes": minutes})
    past["minutes"] += (time.perf_counter() - began - ready) / 60
    save_checkpoint(said.out / "checkpoint.pt", network, mean, adam, past)
    export(network, said.out / "weights.npz")
    best: Tally | None = None
    for name, tested in (("last weights", network), ("mean of the last weights", mean)):
        if time.perf_counter() - began < 60 * said.minutes - kept_back / 4:
            won = test(tested, player, said, 77_000_000, began + 60 * said.minutes - kept_back / 9)
            print(f"{name}: the likeliest numbers win {won.rate():.2%} of {won.games()} fresh deals\n{won.table(said)}")
            if best is None or (won.rate() > best.rate() and won.games() == best.games()):
                best = won
                export(tested, said.out / "weights.npz")
                won.write(said.out / "test.csv", said)
    print(f"{past['minutes']:.2f} minutes of learning, {past['steps']:,} steps; {said.out}", flush=True)


COLUMNS = ("minutes", "steps", "games", "updates", "rate", "shaping", "entropy")
LOSSES = ("policy", "value", "spread", "guess", "moved", "clipped")


def named(losses: list[float]) -> str:
    return " ".join([f"{name} {loss:.3f}" for name, loss in zip(LOSSES, losses, strict=True)])


if __name__ == "__main__":
    main()
