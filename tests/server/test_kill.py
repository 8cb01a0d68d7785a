"""Kill -9 at any moment: what was acknowledged is there afterwards, nothing is played twice, every table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from defuse.server.schema import server_message
from defuse.server.store.columns import ACTS
from defuse.server.store.sql import SqlStore
from defuse.server.wire import messages as said
from tests import patient
from tests.ports import free_ports
from tests.server.backroom import in_thread
from tests.server.people import chosen_by
from tests.server.postgres import postgres

KILLS = [
    pytest.param(4, marks=pytest.mark.slow),
    pytest.param(int(os.environ.get("DEFUSE_KILLS", "40")), marks=pytest.mark.soak),
]
"""How often a server is killed, in the ordinary run and in `make soak`."""
TABLES = 4
ServerMessage = server_message()

SERVE = "import typer; from defuse.cli import serve; typer.run(serve.command)"


@contextmanager
def server(url: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server process that is open; killed at the end, and its bots with it."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, "--port", str(port), "--database", url, "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        assert b"open at" in process.stdout.readline()
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


class Player:
    """A person at one table, through all restarts. It remembers what was acknowledged."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.random = Random(number)
        self.table = self.token = ""
        self.sent: dict[str, Any] | None = None
        """What was sent and is not answered yet."""
        self.acknowledged: list[str] = []
        """What was acknowledged in the game that runs."""
        self.all: list[str] = []
        self.seen: tuple[int, int] = (0, 0)
        self.games = 0
        """How many games were played to their ends."""
        self.count = 0
        self.heard = 0

    def sit_down(self) -> None:
        """Make a table with bots that do not think long, on the server that is open now."""
        body = {
            "name": "Ann",
            "mission": 3,
            "seats": [{}, *({"kind": "bot", "bot": "quick"} for _ in range(3))],
            "options": {"pace": "none"},
            "start": True,
        }
        made = patient.post(f"http://127.0.0.1:{self.port}/api/tables", json=body, timeout=30).json()
        self.table, self.token = made["table"], made["token"]

    async def play(self) -> None:
        """Play until the server is gone."""
        try:
            async with connect(f"ws://127.0.0.1:{self.port}/ws/{self.table}", compression=None) as ws:
                await ws.send(json({"type": "hello", "token": self.token}))
                if self.acknowledged and self.random.random() < 0.5:
                    await self._resend_something_old(ws)
                if self.sent is not None:
                    await ws.send(json(self.sent))
                async for data in ws:
                    await self._heard(ws, msgspec.json.decode(data, type=ServerMessage))
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            return

    async def _resend_something_old(self, ws: Any) -> None:
        """Something that was acknowledged is acknowledged again, whatever was killed since."""
        id = self.acknowledged[-1]
        await ws.send(json({"type": "answer", "id": id, "ask": 0, "form": "", "chosen": {}}))
        async for data in ws:
            message = msgspec.json.decode(data, type=ServerMessage)
            if getattr(message, "id", None) == id:
                assert isinstance(message, said.Accepted), message
                return

    async def _heard(self, ws: Any, message: Any) -> None:
        self.heard += 1
        if isinstance(message, said.Frame):
            now = (message.game, message.number)
            assert now >= self.seen, "what everybody has seen is gone"
            self.seen = now
            if message.scene.ending is not None:
                await self._next_game(ws)
            elif message.forms and message.ask is not None and message.ask.yours and self.sent is None:
                form = self.random.choice(message.forms)
                self.count += 1
                self.sent = {
                    "type": "answer",
                    "id": f"{self.table}-{self.count}",
                    "ask": message.ask.number,
                    "form": form.id,
                    "chosen": chosen_by(form, self.random),
                }
                await ws.send(json(self.sent))
        elif self.sent is not None and getattr(message, "id", None) == self.sent["id"]:
            if isinstance(message, said.Accepted):
                self.acknowledged.append(self.sent["id"])
                self.all.append(self.sent["id"])
            else:  # a bot's card came first, or the question was answered before the crash
                assert message.code in ("stale", "state", "rule"), message
                await ws.send(json({"type": "hello"}))
            self.sent = None
        elif isinstance(message, said.Lobby) and message.state == "lobby":
            await ws.send(json({"type": "start", "id": f"start-{self.games}-{self.count}"}))
        elif isinstance(message, said.Refused) and self.sent is None:
            raise ConnectionResetError  # begin anew with a fresh frame

    async def _next_game(self, ws: Any) -> None:
        self.games += 1
        self.acknowledged.clear()  # ids are known again as long as their game lasts
        await ws.send(json({"type": "again", "id": f"again-{self.games}"}))


def json(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


async def one_life(players: list[Player], process: subprocess.Popen[bytes], random: Random) -> None:
    """Everybody plays, until the server is killed at a random moment."""
    playing = [asyncio.create_task(player.play()) for player in players]
    heard = sum(player.heard for player in players)
    enough = heard + random.choice([0, random.randrange(20), random.randrange(200)])
    for _ in range(2000):
        if sum(player.heard for player in players) > enough or all(task.done() for task in playing):
            break
        await asyncio.sleep(0.005)
    await asyncio.sleep(random.uniform(0, 0.02))
    process.send_signal(signal.SIGKILL)
    done = await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), 30)
    wrong = [found for found in done if isinstance(found, BaseException)]
    if wrong:
        raise wrong[0]


async def acts_kept(url: str) -> list[str]:
    store = SqlStore(url)
    await store.open()  # the processes that were killed are in nobody's way
    found = await store.database.read(lambda connection: [row.id for row in connection.execute(sa.select(ACTS.c.id))])
    await store.close()
    return found


def killed_again_and_again(url: str, kills: int) -> None:
    random = Random(kills)
    [port] = free_ports(1)
    players = [Player(port, number) for number in range(TABLES)]
    for life in range(kills):
        with server(url, port) as process:
            if life == 0:
                for player in players:
                    player.sit_down()
            in_thread(one_life(players, process, random))
    kept = in_thread(acts_kept(url))
    theirs = [id for id in kept if id]
    assert len(theirs) == len(set(theirs)), "something was played twice"
    acknowledged = {id for player in players for id in player.all}
    assert acknowledged <= set(theirs), "something that was acknowledged is gone"
    assert acknowledged, "nobody got anywhere"
    assert len(kept) > len(theirs), "the bots did nothing"
    print(
        f"{kills} kills: {len(kept)} acts kept, {len(acknowledged)} acknowledged to people, "
        f"{sum(player.games for player in players)} games played to the end"
    )


@pytest.mark.parametrize("kills", KILLS)
def test_killed_again_and_again_on_sqlite(tmp_path: Path, kills: int) -> None:
    killed_again_and_again(f"sqlite:///{tmp_path / 'tables.sqlite'}", kills)


@pytest.mark.parametrize("kills", KILLS)
def test_killed_again_and_again_on_postgresql(kills: int) -> None:
    with postgres() as url:
        killed_again_and_again(url, kills)
