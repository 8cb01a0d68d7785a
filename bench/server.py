"""`python -m bench.server`: how many tables and sockets one server process holds at the pace of real games.

A server process keeps its games in SQLite; another process plays all the people. Each table has a person in every
seat, and somebody acts every few seconds. *Latency* is the time from an answer being sent until its frame has come to
the last socket of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from defuse.server.wire.forms import FieldSeen
from defuse.server.wire.messages import Frame

SERVER = """
import sys
from pathlib import Path
from defuse.server.transport.running import listen, run
from defuse.server.settings import Settings
many = 10**6
settings = Settings(
    database="sqlite:///" + sys.argv[1], workers=1, connections=many, connections_each=many,
    tables=many, tables_each=many, requests_each=many, burst=many, rate=many, idle_seconds=many,
)
sock = listen("127.0.0.1", 0)
run(settings, sock, level="warning", ready=lambda: print(sock.getsockname()[1], flush=True))
"""

AT_ONCE = 50
"""How many connections are opened at a time."""

_FRAMES = msgspec.json.Decoder(Frame)


class Row(NamedTuple):
    """The figures of one size."""

    tables: int
    sockets: int
    acts: float
    """Acts a second."""
    p50: float
    p99: float
    """From an answer to its frame at the last socket, in milliseconds."""
    worst: float
    core: float
    """The share of a core that the server used."""
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


class Seat:
    """One socket. Frames are kept as they come and read only by whoever has to act."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw = b""
        self.number = (0, 0)
        self.came = 0.0
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for data in self.socket:
            raw = data if isinstance(data, bytes) else data.encode()
            if raw.startswith(b'{"type":"frame"'):
                self.came = perf_counter()
                self.raw = raw
                game, number = raw[:60].split(b",")[1:3]
                self.number = (int(game[7:]), int(number[9:]))
                self.news.set()


class Crowd:
    """The people of one table."""

    def __init__(self, seats: list[Seat], random: Random) -> None:
        self.seats = seats
        self.random = random
        self.sent = 0

    async def start(self, gate: asyncio.Semaphore) -> None:
        """Begin the first game."""
        async with gate:
            await self.seats[0].socket.send('{"type":"start","id":"start"}')
            await self._everybody_past((0, 0))

    async def act(self) -> float | None:
        """Somebody who is asked does something; the seconds until everybody knows. None if that was no act."""
        first = _FRAMES.decode(self.seats[0].raw)
        if first.scene.ending is not None:
            await self._again()
            return None
        assert first.ask is not None
        seat = self.seats[first.ask.seats[0]]
        frame = _FRAMES.decode(seat.raw)
        if frame.ask is None or not frame.forms:
            return None
        form = self.random.choice(frame.forms)
        self.sent += 1
        answer = {
            "type": "answer",
            "id": f"a{self.sent}",
            "ask": frame.ask.number,
            "form": form.id,
            "chosen": {field.name: _choice(field, self.random) for field in form.fields},
        }
        before = seat.number
        began = perf_counter()
        await seat.socket.send(msgspec.json.encode(answer).decode())
        await self._everybody_past(before)
        return max(other.came for other in self.seats) - began

    async def _again(self) -> None:
        """The next game at this table."""
        before = self.seats[0].number
        self.sent += 1
        for type in ("again", "start"):
            message = {"type": type, "id": f"{type}{self.sent}"}
            await self.seats[0].socket.send(msgspec.json.encode(message).decode())
        await self._everybody_past(before)

    async def _everybody_past(self, before: tuple[int, int]) -> None:
        for other in self.seats:
            while other.number <= before:
                other.news.clear()
                if other.number <= before:
                    await asyncio.wait_for(other.news.wait(), 60)


def _choice(field: FieldSeen, random: Random) -> list[int | str]:
    if field.apart:
        groups = random.sample(field.groups, field.least)
        return [random.choice(group.items).id for group in groups]
    group = random.choice(field.groups)
    return [item.id for item in random.sample(group.items, random.choice(group.sizes))]


class Process:
    """The server, and what it uses."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(folder / "bench.sqlite")], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        """Seconds of a core so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory, in kB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def keeping(self) -> float:
        """Milliseconds until an act is kept, on average."""
        lines = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=60).text.splitlines()
        said = dict(line.rsplit(" ", 1) for line in lines if line.startswith("defuse_keep_seconds_"))
        return float(said["defuse_keep_seconds_sum"]) / float(said["defuse_keep_seconds_count"]) * 1000

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)


async def crowds(server: Process, tables: int, seats: int, mission: int) -> tuple[list[Crowd], float, float]:
    """Make tables and fill them; what a table and a socket cost in kB."""
    url = f"http://127.0.0.1:{server.port}/api/tables"
    gate = asyncio.Semaphore(AT_ONCE)

    async def made(http: httpx.AsyncClient) -> tuple[str, list[str]]:
        """A table whose people have all sat down: its id and their tokens."""
        async with gate:
            body = {"name": "P0", "mission": mission, "seats": [{}] * seats, "options": {"clock": False}}
            first = (await http.post(url, json=body)).json()
            tokens = [first["token"]]
            for seat in range(1, seats):
                joined = (await http.post(f"{url}/{first['table']}/join", json={"name": f"P{seat}"})).json()
                tokens.append(joined["token"])
            return first["table"], tokens

    limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        keys = [await made(http)]
        empty = server.memory()  # whatever is loaded once is loaded now
        keys += await asyncio.gather(*(made(http) for _ in range(tables - 1)))
    lobbies = server.memory()

    async def enter(table: str, token: str) -> Seat:
        async with gate:
            uri = f"ws://127.0.0.1:{server.port}/ws/{table}"
            socket = await connect(uri, compression=None, ping_interval=None, max_size=None, open_timeout=60)
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            return Seat(socket)

    everybody = await asyncio.gather(*(enter(table, token) for table, tokens in keys for token in tokens))
    connected = server.memory()
    found = [Crowd(list(everybody[at : at + seats]), Random(at)) for at in range(0, len(everybody), seats)]
    await asyncio.gather(*(crowd.start(gate) for crowd in found))
    playing = server.memory()
    table_kb = (lobbies - empty + playing - connected) / tables
    return found, table_kb, (connected - lobbies) / len(everybody)


async def measure(server: Process, tables: int, seats: int, every: float, seconds: float, mission: int) -> Row:
    found, table_kb, socket_kb = await crowds(server, tables, seats, mission)
    gc.collect()
    gc.disable()  # a pause of this process would be counted as one of the server
    times: list[float] = []
    refused = 0
    warm = perf_counter() + every
    end = warm + seconds

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
    cpu, began, memory = server.cpu(), perf_counter(), server.memory()
    await asyncio.gather(*playing)
    cpu, wall, memory = server.cpu() - cpu, perf_counter() - began, server.memory() - memory
    gc.enable()
    for crowd in found:
        for seat in crowd.seats:
            await seat.socket.close()
    times.sort()
    return Row(
        tables=tables,
        sockets=tables * seats,
        acts=len(times) / wall,
        p50=times[len(times) // 2] * 1000,
        p99=times[int(len(times) * 0.99)] * 1000,
        worst=times[-1] * 1000,
        core=cpu / wall,
        act_cost=cpu / (len(times) + refused) * 1000,
        keep=server.keeping(),
        table_kb=table_kb,
        socket_kb=socket_kb,
        grown_kb=memory / (len(times) + refused),
        refused=refused,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measure the server.")
    parser.add_argument("--tables", default="100,300,1000", help="how many tables, one size after the other")
    parser.add_argument("--seats", type=int, default=5, help="people, and sockets, a table")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two acts at a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure each size")
    parser.add_argument("--mission", type=int, default=1, help="which mission")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_write(parser, "server.md")
    said = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > 0 else soft, hard))
    stick = yardstick()
    rows: list[Row] = []
    for tables in map(int, said.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            server = Process(Path(folder))
            try:
                rows.append(asyncio.run(measure(server, tables, said.seats, said.every, said.seconds, said.mission)))
            finally:
                server.end()
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
    shown = Table(title="One server process, SQLite; latency from an answer to the last socket", title_justify="left")
    for name in ("tables", "sockets", "acts/s", "p50 ms", "p99 ms", "worst ms", "kept ms", "core", "ms an act"):
        shown.add_column(name, justify="right")
    for name in ("kB a table", "kB a socket", "kB an act"):
        shown.add_column(name, justify="right")
    for row in rows:
        shown.add_row(
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
