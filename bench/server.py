"""`python -m bench.server`: how many tables and sockets a server holds at the pace of real games.

Server processes keep their games in SQLite (one process) or in a PostgreSQL of their own (any number); another process
plays all the people. Each table has a person in every seat, and somebody acts every few seconds. *Latency* is the time
from an answer being sent until its frame has come to the last socket of the table. With `--idle`, it measures the
memory of tables where nobody is.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table

from bench.crowd import AT_ONCE, Crowd, crowds
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from bench.serving import Process, busy, serving


class Row(NamedTuple):
    """The figures of one size."""

    processes: int
    busy: int
    """Other programs that never rest."""
    tables: int
    sockets: int
    acts: float
    """Acts a second."""
    p50: float
    p99: float
    """From an answer to its frame at the last socket, in milliseconds."""
    worst: float
    core: float
    """The share of a core that all server processes used together."""
    act_cost: float
    """Milliseconds of a core for an act, everything included."""
    keep: float
    """Milliseconds until an act is kept, on average: mostly the disk."""
    table_kb: float
    """Memory for a table with a game, without sockets."""
    socket_kb: float
    """Memory for a socket."""
    grown_kb: float
    """By how much memory grew for each act, games that ended and began anew included."""
    refused: int


class Wanted(NamedTuple):
    """What to measure."""

    tables: int
    seats: int
    every: float
    """Seconds between two acts at a table."""
    seconds: float
    mission: int
    busy: int


async def measure(servers: Sequence[Process], wanted: Wanted) -> Row:
    """Play at some servers, and take the figures."""
    every = wanted.every
    found, table_kb, socket_kb = await crowds(servers, wanted.tables, wanted.seats, wanted.mission)
    gc.collect()
    gc.disable()  # a pause of this process would be counted as one of the server
    times: list[float] = []
    refused = 0
    warm = perf_counter() + every
    end = warm + wanted.seconds

    async def play(crowd: Crowd) -> None:
        nonlocal refused
        due = perf_counter() + crowd.random.uniform(0, every)
        while due < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            took = await crowd.act()
            if took is None:
                refused += 1
            elif due > warm:
                times.append(took)
            due += crowd.random.uniform(0.5, 1.5) * every

    playing = [asyncio.create_task(play(crowd)) for crowd in found]
    await asyncio.sleep(max(0.0, warm - perf_counter()))
    cpu, began, memory = _used(servers)
    await asyncio.gather(*playing)
    then = _used(servers)
    cpu, wall, memory = then[0] - cpu, then[1] - began, then[2] - memory
    gc.enable()
    for crowd in found:
        for seat in crowd.seats:
            await seat.socket.close()
    times.sort()
    return Row(
        processes=len(servers),
        busy=wanted.busy,
        tables=wanted.tables,
        sockets=wanted.tables * wanted.seats,
        acts=len(times) / wall,
        p50=times[len(times) // 2] * 1000,
        p99=times[int(len(times) * 0.99)] * 1000,
        worst=times[-1] * 1000,
        core=cpu / wall,
        act_cost=cpu / (len(times) + refused) * 1000,
        keep=sum(server.keeping() for server in servers) / len(servers),
        table_kb=table_kb,
        socket_kb=socket_kb,
        grown_kb=memory / (len(times) + refused),
        refused=refused,
    )


def _used(servers: Sequence[Process]) -> tuple[float, float, float]:
    """Seconds of cores so far, the time, and memory in kB."""
    return sum(each.cpu() for each in servers), perf_counter(), sum(each.memory() for each in servers)


async def idle_tables(server: Process, tables: int, seats: int) -> float:
    """Memory of a table in kB where a game has begun and nobody is."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def made(http: httpx.AsyncClient) -> None:
        bots = [{"kind": "bot", "bot": "careful"}] * (seats - 1)
        body = {"name": "P0", "mission": 1, "seats": [{}, *bots], "start": True}
        async with gate:
            (await http.post(f"http://127.0.0.1:{server.port}/api/tables", json=body)).raise_for_status()

    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        await made(http)
        empty = server.memory()
        await asyncio.gather(*(made(http) for _ in range(tables - 1)))
    return (server.memory() - empty) / tables


def idle(tables: int, seats: int) -> None:
    """Measure the memory of tables where nobody is, while they are there and when they were let go of."""
    wait = 30 + tables / 50  # nobody is let go of before all are there
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), 1, server=False, idle=wait) as (server,):
        before = server.memory()
        each = asyncio.run(idle_tables(server, tables, seats))
        there = server.memory()
        print(f"{tables:,} tables of {seats}, nobody there: {there / 1000:.0f} MB, {each:.0f} kB a table")
        time.sleep(wait + 10)
        left = server.memory()
        print(f"when all but {server.tables()} were let go of: {left / 1000:.0f} MB; before: {before / 1000:.0f} MB")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measure the server.")
    parser.add_argument("--tables", default="100,300,1000", help="how many tables, one size after the other")
    parser.add_argument("--seats", type=int, default=5, help="people, and sockets, a table")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two acts at a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure each size")
    parser.add_argument("--mission", type=int, default=1, help="which mission")
    parser.add_argument("--postgresql", action="store_true", help="keep games there, not in SQLite")
    parser.add_argument("--processes", default="1", help="with PostgreSQL: how many, one number after the other")
    parser.add_argument("--busy", type=int, default=0, help="other programs that use as much as they get")
    parser.add_argument("--disk", help="the folder of SQLite's file (default: the one for temporary files)")
    parser.add_argument("--idle", type=int, help="instead: the memory of so many tables where nobody is")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_write(parser, "server.md")
    said = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > 0 else soft, hard))
    if said.idle:
        idle(said.idle, said.seats)
        return
    processes = [int(each) for each in said.processes.split(",")]
    if processes != [1] and not said.postgresql:
        parser.error("several processes need --postgresql")
    stick = yardstick()
    rows: list[Row] = []
    for tables in map(int, said.tables.split(",")):
        for many in processes:
            with (
                tempfile.TemporaryDirectory(dir=said.disk) as folder,
                serving(Path(folder), many, server=said.postgresql) as servers,
                busy(said.busy),
            ):
                wanted = Wanted(tables, said.seats, said.every, said.seconds, said.mission, said.busy)
                rows.append(asyncio.run(measure(servers, wanted)))
    if said.write:
        put("server.md", "server", [measured("bench.server", stick), "", *lines(rows)])
    if said.json:
        found: dict[str, Any] = {
            "yardstick_us": stick,
            "load": os.getloadavg(),
            "rows": [row._asdict() for row in rows],
        }
        json.dump(found, sys.stdout, indent=1)
        return
    _print(Console(width=120), rows, stick)


def lines(rows: list[Row]) -> list[str]:
    """The table for docs/server.md."""
    shown = [
        [
            f"{row.tables:,}",
            f"{row.sockets:,}",
            *[f"{figure:.0f}" for figure in (row.acts, row.p50, row.p99, row.worst)],
            f"{row.core * 100:.0f} %",
            f"{row.act_cost:.1f}",
            f"{row.table_kb:.0f}",
            f"{row.socket_kb:.0f}",
        ]
        for row in rows
    ]
    heads = ["tables", "sockets", "acts/s", "p50 ms", "p99 ms", "worst ms", "share of a core", "core ms an act"]
    return table([*heads, "kB a table", "kB a socket"], shown, words=0)


def _print(console: Console, rows: list[Row], stick: float) -> None:
    shown = Table(title="Latency from an answer to the last socket of its table", title_justify="left")
    for name in (
        "processes",
        "busy",
        "tables",
        "sockets",
        "acts/s",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "kept ms",
        "core",
        "ms an act",
    ):
        shown.add_column(name, justify="right")
    for name in ("kB a table", "kB a socket", "kB an act"):
        shown.add_column(name, justify="right")
    for row in rows:
        shown.add_row(
            str(row.processes),
            str(row.busy),
            f"{row.tables:,}",
            f"{row.sockets:,}",
            f"{row.acts:.0f}",
            f"{row.p50:.1f}",
            f"{row.p99:.1f}",
            f"{row.worst:.0f}",
            f"{row.keep:.1f}",
            f"{row.core:.0%}",
            f"{row.act_cost:.2f}",
            f"{row.table_kb:.0f}",
            f"{row.socket_kb:.0f}",
            f"{row.grown_kb:.1f}",
        )
    console.print(shown)
    load = os.getloadavg()[0]
    console.print(f"Yardstick {stick:.2f} µs; load of the machine at the end {load:.1f} on {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
