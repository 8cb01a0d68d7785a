"""`python -m bench.env`: steps a second of random loops with tensor and mask, side by side with peers, on one core.

PettingZoo's Hanabi and OpenSpiel's Hanabi need an environment of their own:

    python3 -m venv peers && peers/bin/pip install "pettingzoo" "shimmy[openspiel]" open_spiel
    python -m bench.env --peers peers/bin/python

`--before PATH` measures the engine of another checkout too (its `src`), in the same run. Loops take turns, several
times, and the best slice of each counts: so a slow moment of the machine hits all of them alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.measure import yardstick
from bench.page import add_write, measured, put, table

LOOPS = Path(__file__).with_name("env_loops.py")
TITLES = {
    "ours-aec-1": "ours by PettingZoo, mission 1",
    "ours-aec": "ours by PettingZoo, mission 8",
    "ours-core-1": "ours by `Episode`, mission 1",
    "ours-core": "ours by `Episode`, mission 8",
    "hanabi-aec": "PettingZoo's Hanabi with its wrappers",
    "hanabi-openspiel": "OpenSpiel's Hanabi, called from Python",
    "engine": "our engine: forms and play, mission 8, set-up included",
    "before": "the same before",
}


PATHS = {"--peers": "peers/bin/python", "--before": "before/src"}
"""What the page says instead of paths that are this machine's alone."""


class Speed(NamedTuple):
    """The best slice of a loop, and how long its games are."""

    steps_per_second: float
    steps_a_game: float


def run(python: str, loop: str, seconds: float, source: str | None = None) -> Speed | None:
    """Run a loop in a process of its own; None if it cannot run there."""
    environment = {**os.environ, "PYTHONPATH": source} if source else dict(os.environ)
    done = subprocess.run(
        [python, str(LOOPS), loop, str(seconds)], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode:
        return None
    best, length = done.stdout.split()[-2:]
    return Speed(float(best), float(length))


def measure(peers: str | None, before: str | None, rounds: int, seconds: float) -> dict[str, Speed]:
    """All loops in turns; the best of each."""
    wanted = [
        (name, sys.executable, name, None) for name in ("ours-aec-1", "ours-aec", "ours-core-1", "ours-core", "engine")
    ]
    if peers:
        wanted += [(name, peers, name, None) for name in ("hanabi-aec", "hanabi-openspiel")]
    if before:
        wanted.append(("before", sys.executable, "engine", before))
    found: dict[str, Speed] = {}
    for _ in range(rounds):
        for name, python, loop, source in wanted:
            speed = run(python, loop, seconds, source)
            if speed is not None and (name not in found or speed.steps_per_second > found[name].steps_per_second):
                found[name] = speed
    return found


def lines(found: dict[str, Speed]) -> list[str]:
    """The table for docs/env.md."""
    rows = [
        [TITLES[name], f"{found[name].steps_per_second:,.0f}", f"{found[name].steps_a_game:.0f}"]
        for name in TITLES
        if name in found
    ]
    return table(["random loop, four players, one core", "steps a second", "steps a game"], rows, words=1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.env", description="Measure the research environment.")
    parser.add_argument("--peers", help="a Python in which PettingZoo's and OpenSpiel's Hanabi are installed")
    parser.add_argument("--before", help="the `src` of another checkout, whose engine is measured too")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of a loop in each round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_write(parser, "env.md")
    said = parser.parse_args()
    found = measure(said.peers, said.before, said.rounds, said.seconds)
    if said.json:
        json.dump({name: speed._asdict() for name, speed in found.items()}, sys.stdout, indent=1)
    else:
        shown = Table("loop", "steps a second", "steps a game")
        for name in TITLES:
            if name in found:
                speed = found[name]
                shown.add_row(TITLES[name], f"{speed.steps_per_second:,.0f}", f"{speed.steps_a_game:.1f}")
        console = Console(width=120)
        console.print(shown)
        for one, other in (
            ("ours-aec-1", "hanabi-aec"),
            ("ours-aec", "hanabi-aec"),
            ("ours-core", "hanabi-openspiel"),
            ("engine", "before"),
        ):
            if one in found and other in found:
                times = found[one].steps_per_second / found[other].steps_per_second
                console.print(f"{TITLES[one]} / {TITLES[other]} = {times:.2f}")
    if said.write:
        sys.argv = [PATHS.get(before, word) for before, word in zip(["", *sys.argv], sys.argv, strict=False)]
        put("env.md", "speed", [measured("bench.env", yardstick()), "", *lines(found)])


if __name__ == "__main__":
    main()
