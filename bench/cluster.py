"""`python -m bench.cluster`: how long people wait when processes of a cluster are killed or restarted.

Processes, nginx and PostgreSQL run on this machine, and so do the people: one at each table, with three bots. A *gap*
is the time from a line that broke to the first frame over the next one.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from rich.console import Console

from tests.server.cluster import Cluster, cluster
from tests.server.crowd import Guest, seated
from tests.server.postgres import Trouble, troubled
from tests.server.test_cluster import check

OUT = Console()
TROUBLES: tuple[Trouble, ...] = ("stopped", "frozen", "full")


def told(what: str, guests: list[Guest]) -> None:
    """Say how long people waited, and forget it."""
    gaps = sorted(gap for guest in guests for gap in guest.gaps)
    waits = max(guest.worst_wait for guest in guests)
    if gaps:
        high = gaps[int(len(gaps) * 0.99)]
        lines = f"{len(gaps)} lines broke; gap median {median(gaps):.2f} s, p99 {high:.2f} s, longest {gaps[-1]:.2f} s"
    else:
        lines = "no line broke"
    OUT.print(f"{what}: {lines}; longest wait for an answer {waits:.2f} s", highlight=False, soft_wrap=True)
    for guest in guests:
        guest.gaps.clear()
        guest.worst_wait = 0.0


async def all_there(guests: list[Guest]) -> None:
    """Wait until everybody is connected and has a frame."""
    while any(guest._lost is not None or guest.frame is None for guest in guests):
        await asyncio.sleep(0.1)


async def measured(found: Cluster, options: argparse.Namespace) -> None:
    """Play while processes end and come back."""
    random = Random(17)
    OUT.print(f"{options.tables} tables, {len(found.members)} processes", highlight=False)
    guests = await seated(found.port, options.tables, options.pause)
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    await all_there(guests)
    told("at the start", guests)
    began = perf_counter()
    for kill in range(options.kills):
        member = random.choice(found.members)
        await asyncio.to_thread(member.end, signal.SIGKILL)
        await asyncio.sleep(random.uniform(0.5, 1.5))
        await asyncio.to_thread(member.start)
        await asyncio.sleep(options.between)
        if (kill + 1) % 20 == 0:
            told(f"{kill + 1} kills", guests)
    await all_there(guests)
    told(f"{options.kills} kills in {perf_counter() - began:.0f} s", guests)
    for turn in range(options.restarts):
        for member in found.members:
            await asyncio.to_thread(member.end, signal.SIGTERM)
            await asyncio.to_thread(member.start)
            await asyncio.sleep(options.between)
        await all_there(guests)
        told(f"rolling restart {turn + 1}", guests)
    for how in TROUBLES:
        async with troubled(found.database, how):
            await asyncio.sleep(options.away)
        began = perf_counter()
        await all_there(guests)
        while any(guest.sent is not None for guest in guests):
            await asyncio.sleep(0.1)
        told(f"PostgreSQL {how} for {options.away:.0f} s, all answered {perf_counter() - began:.1f} s later", guests)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await check(found, guests)
    acts = sum(len(guest.acknowledged) for guest in guests)
    OUT.print(f"{acts} acts of people acknowledged; none is gone, none was played twice", highlight=False)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="How long people wait when processes end.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--pause", type=float, default=15.0, help="seconds between two acts of a person")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--restarts", type=int, default=10)
    parser.add_argument("--away", type=float, default=15.0, help="seconds that PostgreSQL is stopped, frozen, full")
    parser.add_argument("--between", type=float, default=2.0, help="seconds between two ends")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), options.processes) as found:
        asyncio.run(measured(found, options))


if __name__ == "__main__":
    main()
