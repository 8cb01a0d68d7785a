"""`python -m bench.arena`: how many games the arena plays in a second, and how that grows with processes."""

from __future__ import annotations

import argparse
import json
import os
import sys
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.chosen import missions_in, players_in
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from defuse.arena import simulate
from defuse.arena.games.busters import Match, Result, plan


class Row(NamedTuple):
    """The figures of one number of processes."""

    jobs: int
    games: int
    start: float
    """Seconds until every process is at work."""
    rate: float
    """Games a second, once all of them play."""
    each: float
    """Games a second and process."""
    share: float
    """How much of a process's time is spent in games; the rest is handing over."""
    cpu: float
    """Milliseconds of a core for a game, the start and this process included: it hardly depends on who else is busy."""


def measure(matches: tuple[Match, ...], jobs: int) -> Row:
    """Play matches with so many processes. The first games, until all processes are at work, are left out."""
    before = _cpu()
    began = perf_counter()
    ends: list[tuple[float, Result]] = []
    for result in simulate(matches, jobs=jobs):
        ends.append((perf_counter(), result))
    cpu = (_cpu() - before) / len(ends) * 1000
    skip = min(4 * jobs, len(ends) - 1)
    first, last = ends[skip - 1][0], ends[-1][0]
    later = [result for _, result in ends[skip:]]
    rate = len(later) / (last - first)
    played = sum(result.seconds for result in later)
    return Row(jobs, len(ends), first - began, rate, rate / jobs, played / (last - first) / jobs, cpu)


def lines(rows: list[Row]) -> list[str]:
    """The table for docs/arena.md."""
    shown = [
        [str(row.jobs), f"{row.rate:.1f}", f"{row.each:.1f}", f"{row.cpu:.0f}", f"× {row.rate / rows[0].rate:.2f}"]
        for row in rows
    ]
    return table(["processes", "games/s", "games/s each", "core ms a game", "against one"], shown, words=0)


def _cpu() -> float:
    """Seconds of a core that this process and those it has started and ended have used."""
    return sum(sum(getrusage(who)[:2]) for who in (RUSAGE_SELF, RUSAGE_CHILDREN))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description="Measure the arena.")
    parser.add_argument("--missions", default="1-8", help="mission numbers, as in 1,4,8 or 9-66 or all")
    parser.add_argument("--players", default="4", help="player counts, as in 2,5")
    parser.add_argument("--games", type=int, default=100, help="games for each mission and player count")
    parser.add_argument("--bots", default="random", help="who plays")
    parser.add_argument("--jobs", default="1,2", help="numbers of processes, as in 1,2,4")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_write(parser, "arena.md")
    said = parser.parse_args()
    missions = missions_in(said.missions)
    counts = players_in(said.players)
    matches = plan(missions, counts, said.games, bots=said.bots.split(","), seed=1).matches
    rows = [measure(matches, int(jobs)) for jobs in said.jobs.split(",")]
    if said.write:
        put("arena.md", "arena", [measured("bench.arena", yardstick()), "", *lines(rows)])
    if said.json:
        json.dump({"yardstick_us": yardstick(), "rows": [row._asdict() for row in rows]}, sys.stdout, indent=1)
        return
    title = f"{said.bots}, missions {said.missions}, {said.players} players; {os.cpu_count()} cores here"
    shown = Table(title=title, title_justify="left")
    for name in (
        "processes",
        "games",
        "start, s",
        "games/s",
        "games/s each",
        "in games",
        "CPU ms a game",
        "against the first",
    ):
        shown.add_column(name, justify="right")
    for row in rows:
        shown.add_row(
            str(row.jobs),
            str(row.games),
            f"{row.start:.2f}",
            f"{row.rate:.1f}",
            f"{row.each:.1f}",
            f"{row.share:.0%}",
            f"{row.cpu:.1f}",
            f"× {row.rate / rows[0].rate:.2f}",
        )
    console = Console(width=120)
    console.print(shown)
    console.print(f"Yardstick: 100 rounds of a plain Python loop, {yardstick():.2f} µs here.")


if __name__ == "__main__":
    main()
