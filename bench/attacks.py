"""`python -m bench.attacks`: what attacks on a server cost those who play there.

A server process with the limits that it has by itself and one process that thinks; somebody plays at a table there,
from an address of their own (127.0.0.1); the attackers come from 127.0.0.9. *Wait* is the longest time in which the
person got no answer to a ping of the protocol, while the attack went on. With `--source FOLDER` the server is that of
another version: a folder with its `src`. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from bench.page import add_write, measured, put, table

SERVER = """
import sys
from defuse.server.transport.running import listen, run
from defuse.server.settings import Settings
settings = Settings(
    database="sqlite:///" + sys.argv[1], workers=1, tables_each=10**6, requests_each=10**6,
    connections_each=int(sys.argv[2]),
)
sock = listen("127.0.0.1", 0)
print(listen.__code__.co_filename, flush=True)
run(settings, sock, level="warning", ready=lambda: print(sock.getsockname()[1], flush=True))
"""

EVE = "127.0.0.9"
"""Where attackers come from."""
BOT = {"kind": "bot", "bot": "careful"}


class Setting(NamedTuple):
    """What the server may."""

    files: int = 20_000
    """How many open files."""
    connections: int = 200
    """How many connections of an address."""


class Figures(NamedTuple):
    """What an attack did."""

    attack: str
    wait: float
    """Seconds that the person waited, at most."""
    memory: float
    """MB by which the server grew, at most."""
    log: float
    """MB that were logged."""
    note: str
    """What else there is to say."""
    load: float | None = None
    """The load of the machine at the end: figures of different loads do not compare well."""


class Server:
    """The server, and what it uses."""

    def __init__(self, folder: Path, source: Path | None, setting: Setting) -> None:
        self.log = folder / "log"
        env = os.environ | ({} if source is None else {"PYTHONPATH": str(source.resolve())})

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (setting.files, setting.files))

        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVER, str(folder / "bench.sqlite"), str(setting.connections)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=env,
                preexec_fn=limit,
            )
        assert self.process.stdout is not None
        loaded = Path(self.process.stdout.readline().strip())
        if source is not None and not loaded.is_relative_to(source.resolve()):
            self.end()
            raise SystemExit(f"the server is not the one in {source}, but {loaded}")
        self.port = int(self.process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Resident memory, in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1000

    def logged(self) -> float:
        """What was logged, in MB."""
        return self.log.stat().st_size / 1e6

    def end(self) -> None:
        self.process.kill()
        self.process.wait(60)


async def made(server: Server, seats: list[dict[str, Any]], address: str = "", **wanted: Any) -> dict[str, Any]:
    """A table."""
    transport = httpx.AsyncHTTPTransport(local_address=address or None)
    async with httpx.AsyncClient(timeout=60, transport=transport) as http:
        answer = await http.post(f"{server.url}/api/tables", json={"name": "Ann", "seats": seats, **wanted})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found


async def entered(server: Server, table: str, token: str | None = None, address: str = "127.0.0.1") -> ClientConnection:
    """A socket that has said hello."""
    uri = f"ws://127.0.0.1:{server.port}/ws/{table}"
    found = await connect(
        uri, compression=None, ping_interval=None, max_size=None, open_timeout=60, local_addr=(address, 0)
    )
    await found.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    return found


class Person:
    """Somebody who plays, and notes how long answers take."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def play(self, server: Server, table: dict[str, Any]) -> None:
        """Ask, wait for the answer, ask again."""
        own = await entered(server, table["table"], table["token"])
        number = 0
        while True:
            number += 1
            began = perf_counter()
            await own.send(f'{{"type":"ping","id":"p{number}"}}')
            while True:
                try:
                    said = await asyncio.wait_for(own.recv(), 0.25)
                except TimeoutError:  # the answer is late: it counts although it may never come
                    self.worst = max(self.worst, perf_counter() - began)
                    continue
                if f'"p{number}"' in str(said):
                    break
            self.worst = max(self.worst, perf_counter() - began)
            await asyncio.sleep(0.25)


Attack = Callable[[Server, float], Awaitable[str]]


async def tcp(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection without any manners."""
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(EVE, 0))


async def rude(server: Server, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket without any manners."""
    reader, writer = await tcp(server)
    headers = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    writer.write(f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{headers}{key}\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frames(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """Many frames."""
    return Frame(opcode, data, fin=fin).serialize(mask=True) * 2000


async def _flood(server: Server, seconds: float, first: bytes, many: bytes, sockets: int, reads: bool) -> str:
    """Send the same for ever; come again when the connection is closed."""
    table = (await made(server, [{}, {}]))["table"]
    closed = 0
    end = perf_counter() + seconds

    async def one() -> None:
        nonlocal closed
        while perf_counter() < end:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await rude(server, table)
                try:
                    writer.write(first)
                    while perf_counter() < end:
                        writer.write(many)
                        if reads:
                            await asyncio.wait_for(writer.drain(), max(0.01, end - perf_counter()))
                            with suppress(TimeoutError):
                                if not await asyncio.wait_for(reader.read(1 << 20), 0.01):
                                    break
                        else:
                            reader._transport.pause_reading()  # type: ignore[attr-defined]
                            await asyncio.wait_for(writer.drain(), max(0.01, end - perf_counter()))
                except TimeoutError:
                    pass
                finally:
                    writer.transport.abort()
            closed += 1
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(sockets)))
    return f"{closed - sockets if closed > sockets else 0} times thrown out"


async def pings(server: Server, seconds: float) -> str:
    return await _flood(server, seconds, b"", frames(Opcode.PING), 20, reads=True)


async def fragments(server: Server, seconds: float) -> str:
    begin = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    return await _flood(server, seconds, begin, frames(Opcode.CONT, fin=False), 20, reads=True)


async def unread(server: Server, seconds: float) -> str:
    return await _flood(server, seconds, b"", frames(Opcode.PING, bytes(125)), 10, reads=False)


async def half_open(server: Server, seconds: float) -> str:
    """Headers that never end, more of them than there may be open files."""
    open_: list[asyncio.StreamWriter] = []
    for _ in range(1500):
        with suppress(OSError, TimeoutError):
            _, writer = await asyncio.wait_for(tcp(server), 0.2)
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            open_.append(writer)
    end = perf_counter() + seconds
    answered = asked = 0
    while perf_counter() < end:
        asked += 1
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=1) as http:
                answered += (await http.get(f"{server.url}/api/openapi.json")).status_code == 200
        await asyncio.sleep(0.2)
    left = len([1 for line in Path(f"/proc/{server.process.pid}/fd").iterdir() if _is_socket(line)])
    for writer in open_:
        writer.transport.abort()
    return f"{answered} of {asked} newcomers answered, {left} sockets open at the end"


def _is_socket(line: Path) -> bool:
    try:
        return os.readlink(line).startswith("socket:")
    except OSError:
        return False


async def health(server: Server, seconds: float) -> str:
    """Ask for `/healthz` as fast as it goes."""
    end = perf_counter() + seconds
    count = 0

    async def one() -> None:
        nonlocal count
        reader, writer = await tcp(server)
        while perf_counter() < end:
            writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            await reader.readexactly(length)
            count += 1

    await asyncio.gather(*(one() for _ in range(20)))
    return f"{count / seconds:.0f} answers a second"


async def thinking(server: Server, seconds: float, busy: int) -> str:
    """Busy tables at another address, where bots play by themselves. How long do the bots of a person's table wait?"""
    seats = [{"kind": "open"}, BOT, BOT]
    begun = asyncio.Semaphore(10)

    async def one() -> None:
        async with begun:
            found = await made(server, seats, EVE, mission=8, options={"pace": "none"}, start=True)
            own = await entered(server, found["table"], found["token"], EVE)
            watcher = await entered(server, found["table"], None, EVE)
            await own.send('{"type":"seat","id":"l","do":"leave"}')  # a bot plays on: there are no people any more
        async for _ in watcher:
            pass

    tasks = [asyncio.create_task(one()) for _ in range(busy)]
    await asyncio.sleep(5 + busy / 20)
    waits: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end or len(waits) < 3:
        waits.append(await _first_answer(server))
        await asyncio.sleep(0.3)
    for task in tasks:
        task.cancel()
    waits.sort()
    return (
        f"a bot's first answer after {waits[len(waits) // 2]:.1f} s (median of {len(waits)}), {waits[-1]:.1f} s at most"
    )


async def _first_answer(server: Server) -> float:
    """How long a bot that is asked first takes to answer, at a table with a person."""
    mine = await made(server, [{"kind": "open"}, BOT], mission=1, captain=1, options={"pace": "none"})
    own = await entered(server, mine["table"], mine["token"])
    await own.send('{"type":"start","id":"s"}')
    began = 0.0
    async for said in own:
        if str(said).startswith('{"type":"frame"'):
            if began:
                break
            began = perf_counter()
    took = perf_counter() - began
    await own.close()
    return took


ATTACKS: dict[str, tuple[str, Attack, Setting]] = {
    "pings": ("20 sockets that send pings without end", pings, Setting()),
    "fragments": ("20 sockets that send empty fragments without end", fragments, Setting()),
    "unread": ("10 sockets that send pings and do not read", unread, Setting()),
    "half-open": ("1,500 headers that never end, at 1,024 open files", half_open, Setting(files=1024)),
    "health": ("20 connections that ask for `/healthz` without end", health, Setting()),
    "thinking-0": ("nobody", lambda s, t: thinking(s, t, 0), Setting()),
    "thinking-30": ("30 tables of bots of another address", lambda s, t: thinking(s, t, 30), Setting()),
    "thinking-360": (
        "360 tables of bots of another address (which may have so many connections)",
        lambda s, t: thinking(s, t, 360),
        Setting(connections=10_000),
    ),
}


async def measure(name: str, server: Server, seconds: float) -> Figures:
    """One attack."""
    title, attack, _ = ATTACKS[name]
    person = Person()
    playing = asyncio.create_task(person.play(server, await made(server, [{}, {}])))
    await asyncio.sleep(1)
    person.worst = 0.0
    before, most = server.memory(), 0.0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, server.memory() - before)
            await asyncio.sleep(0.25)

    watching = asyncio.create_task(watch())
    note = await attack(server, seconds)
    await asyncio.sleep(0.5)
    for task in (playing, watching):
        task.cancel()
    return Figures(title, person.worst, most, server.logged(), note, os.getloadavg()[0])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description="Attack a server.")
    parser.add_argument("--only", default=",".join(ATTACKS), help="names of attacks, with commas")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack goes on")
    parser.add_argument("--source", type=Path, help="the folder with the packages of another version")
    parser.add_argument("--json", type=Path, help="keep the figures in this file")
    parser.add_argument("--before", type=Path, help="figures of another version, from --json, to write beside these")
    add_write(parser, "server.md")
    said = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000) if hard > 0 else 20_000, hard))
    found: dict[str, Figures] = {}
    for name in said.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), said.source, ATTACKS[name][2])
            try:
                found[name] = asyncio.run(measure(name, server, said.seconds))
            finally:
                server.end()
        print(name, found[name], file=sys.stderr)
    _print(Console(width=120), found)
    if said.json:
        said.json.write_text(json.dumps({name: each._asdict() for name, each in found.items()}, indent=1))
    if said.write:
        before = json.loads(said.before.read_text()) if said.before else {}
        was = {name: Figures(**each) for name, each in before.items()}
        put("server.md", "attacks", [measured("bench.attacks"), "", *lines(found, was)])


def lines(found: dict[str, Figures], before: dict[str, Figures]) -> list[str]:
    """The table for docs/server.md."""
    rows = []
    for name, now in found.items():
        for when, each in (("before", before.get(name)), ("now", now)):
            if each is not None:
                figures = [
                    f"{each.wait:.2f}",
                    f"{each.memory:.0f}",
                    f"{each.log:.1f}",
                    "?" if each.load is None else f"{each.load:.0f}",
                ]
                rows.append([each.attack if when == "before" or name not in before else "", when, each.note, *figures])
    return table(["attack", "", "", "wait s", "memory MB", "log MB", "load"], rows, words=3)


def _print(console: Console, found: dict[str, Figures]) -> None:
    shown = Table(title="Attacks on a server", title_justify="left")
    for head in ("attack", "wait s", "memory MB", "log MB", "note"):
        shown.add_column(head)
    for each in found.values():
        shown.add_row(each.attack, f"{each.wait:.2f}", f"{each.memory:.0f}", f"{each.log:.2f}", each.note)
    console.print(shown)


if __name__ == "__main__":
    main()
