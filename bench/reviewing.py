"""`python -m bench.reviewing`: whether tables notice that games are reviewed beside them.

One server, people at many tables as in `bench.server`, in one run: first nobody looks back, then several reviews are
opened and worked on. *Latency* is the time from an answer being sent until its frame has come to the last socket of its
table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import resource
import tempfile
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table

from bench.crowd import Crowd, crowds
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from bench.serving import Process, serving
from tests.server.reviewing import played

FILE = {"content-type": "application/octet-stream"}
POLL = 2.5
"""Seconds between two looks at what was found out, as the page does it."""


class Row(NamedTuple):
    """The figures of one part of the run."""

    what: str
    acts: int
    p50: float
    p99: float
    worst: float
    """In milliseconds."""
    progress: float
    """How much of all reviews was done in this part, from 0 to the number of reviews."""


async def played_on(found: list[Crowd], every: float, seconds: float) -> list[float]:
    """Everybody plays for a while; how long each act took."""
    times: list[float] = []
    end = perf_counter() + seconds

    async def play(crowd: Crowd) -> None:
        due = perf_counter() + crowd.random.uniform(0, every)
        while due < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            took = await crowd.act()
            if took is not None:
                times.append(took)
            due += crowd.random.uniform(0.5, 1.5) * every

    await asyncio.gather(*(play(crowd) for crowd in found))
    return sorted(times)


class Lookers:
    """People who look at reviews, in another process: what they unpack must not hold up those who measure.

    It is there before anything is measured, and begins when it is told to.
    """

    def __init__(self, server: Process, files: list[bytes]) -> None:
        context = multiprocessing.get_context("spawn")
        self.done: Any = context.Array("d", len(files))
        self._go, self._ready = context.Event(), context.Event()
        url = f"http://127.0.0.1:{server.port}"
        self._process = context.Process(
            target=look_on, args=(url, files, self.done, self._ready, self._go), daemon=True
        )
        self._process.start()
        self._ready.wait(120)

    def begin(self) -> None:
        """Look from now on."""
        self._go.set()

    def end(self) -> None:
        """Nobody looks any more."""
        self._process.kill()
        self._process.join()


def look_on(url: str, files: list[bytes], done: Any, ready: Any, go: Any) -> None:
    """Open all of these, and look at each again and again, as the page does."""
    with httpx.Client(base_url=url, timeout=120) as http:
        ready.set()
        go.wait()
        reviews = [http.post("/api/reviews", content=file, headers=FILE).json()["review"] for file in files]
        for review in reviews:
            http.get(f"/api/reviews/{review}/frames", params={"view": "all"})
        while True:
            for at, review in enumerate(reviews):
                done[at] = http.get(f"/api/reviews/{review}/findings").json()["progress"]
            sleep(POLL)


def row(what: str, times: list[float], progress: float) -> Row:
    """The figures of some acts."""
    middle, most, worst = [1000 * each for each in (times[len(times) // 2], times[int(len(times) * 0.99)], times[-1])]
    return Row(what, len(times), middle, most, worst, progress)


async def measure(server: Process, tables: int, seats: int, every: float, seconds: float, reviews: int) -> list[Row]:
    """The two parts of a run."""
    found, _, _ = await crowds([server], tables, seats, 1)
    await played_on(found, every, every)  # everything is warm
    files = [played(4, 4, seed=f"bench {at}", skill=0.9)[0].file for at in range(reviews)]
    lookers = Lookers(server, files)
    gc.collect()
    gc.disable()
    rows = [row("nobody looks back", await played_on(found, every, seconds), 0.0)]
    lookers.begin()
    rows.append(row(f"{reviews} reviews", await played_on(found, every, seconds), sum(lookers.done)))
    lookers.end()
    gc.enable()
    for crowd in found:
        for seat in crowd.seats:
            await seat.socket.close()
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviewing", description="Measure tables beside reviews.")
    parser.add_argument("--tables", type=int, default=200, help="how many tables")
    parser.add_argument("--seats", type=int, default=5, help="people, and sockets, a table")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two acts at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each part lasts")
    parser.add_argument("--reviews", type=int, default=4, help="how many games are reviewed at the same time")
    add_write(parser, "server.md")
    said = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > 0 else soft, hard))
    stick = yardstick()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), 1, server=False) as (server,):
        rows = asyncio.run(measure(server, said.tables, said.seats, said.every, said.seconds, said.reviews))
    if said.write:
        put("server.md", "reviewing", [measured("bench.reviewing", stick), "", *lines(rows, said.tables)])
    shown = Table(title=f"{said.tables} tables of {said.seats}", title_justify="left")
    for name in ("", "acts", "p50 ms", "p99 ms", "worst ms", "reviews done"):
        shown.add_column(name, justify="right")
    for each in rows:
        shown.add_row(
            each.what, str(each.acts), f"{each.p50:.1f}", f"{each.p99:.1f}", f"{each.worst:.0f}", f"{each.progress:.2f}"
        )
    Console(width=110).print(shown)


def lines(rows: list[Row], tables: int) -> list[str]:
    """The table for docs/server.md."""
    shown = [
        [each.what, f"{tables:,}", f"{each.acts:,}", *[f"{figure:.0f}" for figure in (each.p50, each.p99, each.worst)]]
        for each in rows
    ]
    return table(["", "tables", "acts", "p50 ms", "p99 ms", "worst ms"], shown, words=1)


if __name__ == "__main__":
    main()
