"""People at a table: clients that speak the protocol and know no rules, as a browser does."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any, Self, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from defuse.server.schema import server_message
from defuse.server.wire import messages as said
from defuse.server.wire.forms import FieldSeen, FormSeen
from defuse.server.wire.messages import FromServer
from tests.server.games import Frame
from tests.server.house import House

PATIENCE = 30.0

_IDS = itertools.count(1)


class Person:
    """A client of a table."""

    def __init__(
        self, house: House, table: str, token: str | None = None, have: dict[str, int] | None = None, hello: bool = True
    ) -> None:
        self.table, self.token = table, token
        self._open = ExitStack()
        connecting = connect(f"{house.socket_url}/ws/{table}", open_timeout=30, compression=None, max_size=None)
        self.messages = server_message()
        self.socket: ClientConnection = self._open.enter_context(connecting)
        self.raw: list[bytes] = []
        """All that came over the wire."""
        self.got: list[FromServer] = []
        self.lobby: said.Lobby | None = None
        self.frame: Frame | None = None
        if hello:
            self.send(type="hello", token=token, have=have)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def ask(self, type: str, **fields: Any) -> str:
        """Send something with an id of its own."""
        id = f"m{next(_IDS)}"
        self.send(type=type, id=id, **fields)
        return id

    def hear(self, timeout: float = PATIENCE) -> FromServer:
        """The next message."""
        data = self.socket.recv(timeout)
        raw = data.encode() if isinstance(data, str) else data
        self.raw.append(raw)
        message: FromServer = msgspec.json.decode(raw, type=self.messages, strict=True)
        self.got.append(message)
        if isinstance(message, said.Lobby):
            self.lobby = message
        elif isinstance(message, said.Frame):
            self.frame = cast(Frame, message)
        return message

    def until(self, wanted: Callable[[FromServer], bool]) -> Any:
        """The first message that is as wanted."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def reply(self, id: str) -> Any:
        """What the server says to what was sent with an id."""
        return self.until(lambda message: getattr(message, "id", None) == id)

    def request(self, type: str, **fields: Any) -> Any:
        """Send something, and wait for the answer."""
        return self.reply(self.ask(type, **fields))

    def next_frame(self) -> Frame:
        frame: Frame = self.until(lambda message: isinstance(message, said.Frame))
        return frame

    def frame_when(self, wanted: Callable[[Frame], bool]) -> Frame:
        """The frame that is as wanted: the last one, or one that comes."""
        while self.frame is None or not wanted(self.frame):
            self.next_frame()
        return self.frame

    def first_frame(self) -> Frame:
        """The frame that is there, or the first one that comes."""
        return self.frame_when(lambda frame: True)

    def closed(self) -> tuple[int, str]:
        """The code and the reason with which the connection ends."""
        with pytest.raises(ConnectionClosed) as ended:
            self.until(lambda message: False)
        frame = ended.value.rcvd
        assert frame is not None
        return frame.code, frame.reason

    # Playing.

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat."""
        frame = self.frame
        return frame is not None and frame.ask is not None and frame.ask.yours and bool(frame.forms)

    def answer(self, form: FormSeen, chosen: dict[str, list[int | str]], **others: Any) -> Any:
        assert self.frame is not None
        assert self.frame.ask is not None
        return self.request("answer", **{"ask": self.frame.ask.number, "form": form.id, "chosen": chosen, **others})

    def act(self, random: Random) -> Any:
        """Do anything that is offered."""
        assert self.frame is not None
        form = random.choice(self.frame.forms)
        return self.answer(form, chosen_by(form, random))


def chosen_by(form: FormSeen, random: Random) -> dict[str, list[int | str]]:
    """Fill in a form as the protocol says, at random."""
    return {field.name: _choice(field, random) for field in form.fields}


def _choice(field: FieldSeen, random: Random) -> list[int | str]:
    if field.apart:
        count = random.randint(field.least, min(field.most, len(field.groups)))
        return [random.choice(group.items).id for group in random.sample(field.groups, count)]
    group = random.choice(field.groups)
    return [item.id for item in random.sample(group.items, random.choice(group.sizes))]


def make(house: House, **wanted: Any) -> dict[str, Any]:
    """Make a table: table, seat, token, link."""
    answer = house.http.post("/api/tables", json={"name": "Ann", **wanted})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def join(house: House, table: str, name: str, seat: int | None = None) -> dict[str, Any]:
    """Sit down at a table."""
    answer = house.http.post(f"/api/tables/{table}/join", json={"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    joined: dict[str, Any] = answer.json()
    return joined
