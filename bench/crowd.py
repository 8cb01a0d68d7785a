"""The people of a bench: sockets that play at tables of a server, at the pace of real games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.serving import Process
from defuse.server.wire.forms import FieldSeen
from defuse.server.wire.messages import Frame

AT_ONCE = 50
"""How many connections are opened at a time."""

_FRAMES = msgspec.json.Decoder(Frame)


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
        if first.scene["ending"] is not None:
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


async def crowds(servers: Sequence[Process], tables: int, seats: int, mission: int) -> tuple[list[Crowd], float, float]:
    """Make tables at some servers in turn and fill them; what a table and a socket cost in kB."""
    gate = asyncio.Semaphore(AT_ONCE)

    def memory() -> float:
        return sum(server.memory() for server in servers)

    async def made(http: httpx.AsyncClient, server: Process) -> tuple[Process, str, list[str]]:
        """A table whose people have all sat down: where it is, its id and their tokens."""
        url = f"http://127.0.0.1:{server.port}/api/tables"
        async with gate:
            body = {"name": "P0", "mission": mission, "seats": [{}] * seats, "options": {"clock": False}}
            first = (await http.post(url, json=body)).json()
            tokens = [first["token"]]
            for seat in range(1, seats):
                joined = (await http.post(f"{url}/{first['table']}/join", json={"name": f"P{seat}"})).json()
                tokens.append(joined["token"])
            return server, first["table"], tokens

    limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        keys = [await made(http, server) for server in servers]
        empty = memory()  # whatever is loaded once is loaded now
        rest = range(len(servers), tables)
        keys += await asyncio.gather(*(made(http, servers[at % len(servers)]) for at in rest))
    lobbies = memory()

    async def enter(server: Process, table: str, token: str) -> Seat:
        async with gate:
            uri = f"ws://127.0.0.1:{server.port}/ws/{table}"
            socket = await connect(uri, compression=None, ping_interval=None, max_size=None, open_timeout=60)
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            return Seat(socket)

    everybody = await asyncio.gather(
        *(enter(server, table, token) for server, table, tokens in keys for token in tokens)
    )
    connected = memory()
    found = [Crowd(list(everybody[at : at + seats]), Random(at)) for at in range(0, len(everybody), seats)]
    await asyncio.gather(*(crowd.start(gate) for crowd in found))
    playing = memory()
    table_kb = (lobbies - empty + playing - connected) / tables
    return found, table_kb, (connected - lobbies) / len(everybody)
