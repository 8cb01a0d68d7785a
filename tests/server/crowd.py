"""People at many tables of a cluster: each plays with bots, comes back whenever the line breaks, and remembers."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from defuse.server.schema import server_message
from defuse.server.wire import messages as said
from tests.server.people import chosen_by

ServerMessage = server_message()

COME_AGAIN = 1012
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Guest:
    """A person with three bots at one table."""

    def __init__(self, port: int, number: int, pause: float) -> None:
        self.port, self.pause = port, pause
        self.random = Random(number)
        self._from = {"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"}
        self.table = self.token = ""
        self.frame: Any = None
        self.sent: dict[str, Any] | None = None
        """What was sent and is not answered yet."""
        self.acknowledged: list[str] = []
        self.seen = (0, 0)
        self.count = 0
        self.gaps: list[float] = []
        """Seconds between a line that broke and the first thing that came over the next one."""
        self.worst_wait = 0.0
        """The longest time from an answer being sent first to its being acknowledged, in seconds."""
        self.waits = 0
        """How often people were told that the store waits."""
        self._lost: float | None = None
        self._sent_at = 0.0
        self._waiting = False
        self.code = 0

    async def sit_down(self, client: httpx.AsyncClient) -> None:
        """Make a table, and begin."""
        body = {
            "name": "Ann",
            "mission": 3,
            "seats": [{}, *({"kind": "bot", "bot": "quick"} for _ in range(3))],
            "options": {"pace": "none"},
            "start": True,
        }
        where = f"http://127.0.0.1:{self.port}/api/tables"
        made = await client.post(where, json=body, timeout=60, headers=self._from)
        assert made.status_code == 201, made.text
        found = made.json()
        self.table, self.token = found["table"], found["token"]

    async def stay(self) -> None:
        """Play on and on, whatever happens to the line, as the browser does."""
        tries = 0
        while True:
            heard = len(self.gaps), self.seen, len(self.acknowledged)
            await self._once()
            if heard != (len(self.gaps), self.seen, len(self.acknowledged)):
                tries = 0
            base = 0.15 if not tries and self.code == COME_AGAIN else min(30.0, 0.4 * 2**tries)
            tries += 1
            await asyncio.sleep(base * self.random.uniform(0.5, 1.5))

    async def _once(self) -> None:
        """One connection, from its beginning to its end."""
        self.code = 0
        acting: asyncio.Task[None] | None = None
        try:
            where = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
            coming = connect(
                where,
                compression=None,
                ping_interval=3,
                ping_timeout=4,
                open_timeout=30,
                additional_headers=self._from,
            )
            async with coming as line:
                have = {"game": self.seen[0], "number": self.seen[1]}
                await line.send(_json({"type": "hello", "token": self.token, "have": have}))
                if self.sent is not None:
                    await line.send(_json(self.sent))
                acting = asyncio.create_task(self._act(line))
                async for data in line:
                    self._heard(msgspec.json.decode(data, type=ServerMessage))
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd is not None else 0
        except GONE:
            pass
        finally:
            if acting is not None:
                acting.cancel()
        if self._lost is None:
            self._lost = perf_counter()

    def _heard(self, message: Any) -> None:
        if isinstance(message, said.Lobby) and message.waiting != self._waiting:
            self._waiting = message.waiting
            self.waits += message.waiting
        if self._lost is not None and (
            isinstance(message, said.Frame) or (isinstance(message, said.Lobby) and message.state == "lobby")
        ):
            self.gaps.append(perf_counter() - self._lost)
            self._lost = None
        if isinstance(message, said.Frame):
            now = (message.game, message.number)
            assert now >= self.seen, "what everybody has seen is gone"
            self.seen, self.frame = now, message
        elif self.sent is not None and getattr(message, "id", None) == self.sent["id"]:
            if isinstance(message, said.Accepted):
                self.worst_wait = max(self.worst_wait, perf_counter() - self._sent_at)
                if self.sent["type"] == "answer":
                    self.acknowledged.append(self.sent["id"])
                self.sent = None
            elif message.code != "busy":  # a bot's card came first, or it had been done before the crash
                assert message.code in ("stale", "state", "rule"), message
                self.sent = None

    async def _act(self, line: ClientConnection) -> None:
        """Do something now and then: answer, or begin again."""
        while True:
            await asyncio.sleep(self.pause * self.random.uniform(0.5, 1.5))
            frame = self.frame
            if self.sent is not None:
                if self._waiting or self.random.random() < 0.2:  # like somebody who presses the button once more
                    await line.send(_json(self.sent))
            elif frame is None:
                continue
            elif frame.scene.ending is not None:
                await self._send(line, {"type": "again"})
                await asyncio.sleep(self.pause / 4)
                if self.sent is None:
                    await self._send(line, {"type": "start"})
            elif frame.forms and frame.ask is not None and frame.ask.yours:
                form = self.random.choice(frame.forms)
                chosen = chosen_by(form, self.random)
                await self._send(line, {"type": "answer", "ask": frame.ask.number, "form": form.id, "chosen": chosen})

    async def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self.count += 1
        self.sent = {**message, "id": f"{self.table}-{self.count}"}
        self._sent_at = perf_counter()
        await line.send(_json(self.sent))


def _json(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


async def seated(port: int, tables: int, pause: float) -> list[Guest]:
    """People at so many tables, who have begun."""
    guests = [Guest(port, number, pause) for number in range(tables)]
    gate = asyncio.Semaphore(8)

    async def sit(guest: Guest) -> None:
        async with gate:
            await guest.sit_down(client)

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(sit(guest) for guest in guests))
    return guests
