"""`python -m bench.batch`: steps a second of batches, side by side with a peer, in one run.

OpenSpiel's Hanabi needs an environment of its own (see `bench.env`):

    python -m bench.batch --peers peers/bin/python --write

One core and all cores of this machine play at random, with mask and observation of every step written. A step is one
number; an act is complete once nothing is left to fill in, which a flag of observations says. Loops take turns, several
times, and the best slice of each counts. What a GPU does is a run of its own, on a machine that has one
(`bench.batch_gpu`); `--gpu results/gpu.json --write` puts its figures onto the page.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.batch_page import gpu_lines
from bench.batch_speed import numbers_an_act
from bench.env import PATHS, run
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from defuse.batch import Batch, make
from defuse.batch.cpu import cores

ROWS = 512
"""Games of a batch on one core: with their rows they fit into a cache."""
LOOPS: dict[str, tuple[str, dict[str, Any]]] = {
    "one-1": ("batch, mission 1, one core", {"mission": 1, "n": ROWS, "threads": 1}),
    "one-8": ("batch, mission 8, one core", {"mission": 8, "n": ROWS, "threads": 1}),
    "one-all": (
        "batch, missions 1–8 with 2 to 5 players, one core",
        {"mission": range(1, 9), "players": (2, 3, 4, 5), "n": ROWS, "threads": 1},
    ),
    "all-8": ("batch, mission 8, all cores", {"mission": 8, "n": ROWS * cores()}),
    "step-8": ("the same number by number from Python, one core", {"mission": 8, "n": 4096, "threads": 1}),
    "bare-8": (
        "batch, mission 8, one core, nothing written",
        {"mission": 8, "n": ROWS, "threads": 1, "observations": False, "masks": False},
    ),
    "believe-8": (
        "exact posteriors, mission 8, one core",
        {"mission": 8, "n": 128, "threads": 1, "beliefs": True},
    ),
    "believe-1": (
        "exact posteriors, mission 1, one core",
        {"mission": 1, "n": 128, "threads": 1, "beliefs": True},
    ),
    "ours-core": ("`Episode`, mission 8, one core", {}),
    "hanabi-openspiel": ("OpenSpiel's Hanabi, called from Python, one core", {}),
}


def given(batch: Batch, steps: int) -> None:
    """Numbers from outside: the first legal ones behind a place that is drawn for the step."""
    rng = np.random.default_rng(0)
    for _ in range(steps):
        turned = int(rng.integers(336))
        mask = batch.mask()
        behind = mask[:, turned:].argmax(1) + turned
        batch.step(np.where(mask[np.arange(batch.n), behind], behind, mask.argmax(1)))


def numbers_in(name: str) -> float:
    """How many numbers an act has in a loop."""
    options = LOOPS[name][1] or LOOPS["one-8"][1]
    batch = make(seed=2, **{**options, "observations": True, "masks": True, "beliefs": False, "n": 1024})
    batch.play_random(64)
    from_outside = name.startswith("step")
    return numbers_an_act(batch, lambda: given(batch, 1) if from_outside else batch.play_random(1))


def slice_of(name: str, batch: Batch, seconds: float) -> float:
    """Steps a second: by processor time on one core, by the clock on all."""
    clock = time.perf_counter if name.startswith("all") else time.process_time
    began, steps = clock(), 0
    while clock() - began < seconds:
        if name.startswith("believe"):
            batch.posterior()
            steps += 1
        elif name.startswith("step"):
            given(batch, 8)
            steps += 8
        else:
            batch.play_random(64)
            steps += 64
    return steps * batch.n / (clock() - began)


def measure(peers: str | None, rounds: int, seconds: float) -> dict[str, float]:
    """All loops in turns; the best of each."""
    batches = {name: make(seed=1, **options) for name, (_, options) in LOOPS.items() if options}
    for batch in batches.values():
        batch.play_random(8 if batch.n == 128 else 64)
    found: dict[str, float] = {}
    for _ in range(rounds):
        for name, batch in batches.items():
            for _ in range(4):
                found[name] = max(found.get(name, 0.0), slice_of(name, batch, seconds / 4))
        for name, python in (("ours-core", sys.executable), ("hanabi-openspiel", peers)):
            result = run(python, name, seconds) if python else None
            if result is not None:
                found[name] = max(found.get(name, 0.0), result.steps_per_second)
    return found


def rows_of(found: dict[str, float]) -> list[list[str]]:
    """What was found, in words, each beside the peer. An act of Hanabi is one step."""
    peer = found.get("hanabi-openspiel")
    rows: list[list[str]] = []
    for name in [name for name in LOOPS if name in found]:
        if name.startswith("believe"):
            rows.append([LOOPS[name][0], f"{found[name]:,.0f}", "–", "–", "–"])
            continue
        acts = found[name] / (1 if name == "hanabi-openspiel" else numbers_in(name))
        beside = [f"{speed / peer:.1f}" if peer else "–" for speed in (found[name], acts)]
        rows.append([LOOPS[name][0], f"{found[name]:,.0f}", f"{acts:,.0f}", *beside])
    return rows


HEADS = ["random play, four players", "steps a second", "acts a second", "steps by the peer's", "acts by the peer's"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description="Measure the batched engine.")
    parser.add_argument("--peers", help="a Python in which OpenSpiel is installed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of a loop in each round")
    parser.add_argument("--gpu", type=Path, help="what bench.batch_gpu found: only its figures are shown")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_write(parser, "batch.md")
    said = parser.parse_args()
    if said.gpu:
        lines = gpu_lines(json.loads(said.gpu.read_text()))
        print("\n".join(lines))
        if said.write:
            put("batch.md", "gpu", lines)
        return
    found = measure(said.peers, said.rounds, said.seconds)
    rows = rows_of(found)
    if said.json:
        json.dump(found, sys.stdout, indent=1)
    else:
        shown = Table(*HEADS)
        for row in rows:
            shown.add_row(*row)
        Console(width=120).print(shown)
    if said.write:
        sys.argv = [PATHS.get(before, word) for before, word in zip(["", *sys.argv], sys.argv, strict=False)]
        put("batch.md", "speed", [measured("bench.batch", yardstick()), "", *table(HEADS, rows)])


if __name__ == "__main__":
    main()
