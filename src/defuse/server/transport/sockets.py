"""Sockets: one WebSocket a client, from its hello to its end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from defuse.server.logs import LOG
from defuse.server.settings import Settings
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import encode
from defuse.server.tables.hall import Hall, Open
from defuse.server.tables.state import digest
from defuse.server.transport.limits import Bucket
from defuse.server.wire.messages import ClientMessage, Error, Hello

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)

_HEARD: set[asyncio.Task[None]] = set()
"""What is being dealt with."""

ErrorCode = Literal["bad", "big", "fast", "hello", "table", "token", "full", "server"]


class Ended(Exception):
    """The connection is to be closed, with this code and these words."""

    def __init__(self, code: int, kind: ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code, self.kind, self.text = code, kind, text


class Socket:
    """A connected client. What is sent to it waits in a queue; if that gets too long, the client is too slow."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        self.key = ""
        self.seat: int | None = None
        self._socket = socket
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(maxsize=settings.queue)
        self._closing = False

    def send(self, data: bytes) -> None:
        if self._closing:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(1013, "too slow")

    def close(self, code: int, reason: str) -> None:
        if not self._closing:
            self._closing = True
            with suppress(asyncio.QueueFull):
                self._queue.put_nowait((code, reason))

    async def pump(self) -> None:
        """Send what is waiting, until it is to be closed."""
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    await self._socket.close(*item)
                    return
                await self._socket.send_text(item.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True  # it is gone; whoever receives from it hears of that, too


async def serve(socket: WebSocket, hall: Hall) -> None:
    """A connection from its hello to its end."""
    settings = hall.settings
    await socket.accept()
    guest = Socket(socket, settings)
    pump = asyncio.create_task(guest.pump(), name="pump")
    found: Open | None = None
    try:
        hello = await _hello(socket, settings)
        found = await _table(hall, socket.path_params["table"])
        table = found.table
        if hello.token is None:
            if not table.state.options.spectators:
                raise Ended(4005, "table", "this table has no room for spectators")
        else:
            if table.state.seat_of(hello.token) is None:
                raise Ended(4002, "token", "this key does not open a seat here")
            guest.key = digest(hello.token)
        table.arrive(guest, hello.have)
        await _listen(socket, guest, found, settings)
    except Ended as ended:
        guest.send(encode(Error(code=ended.kind, text=ended.text)))
        guest.close(ended.code, ended.text)
    except WebSocketDisconnect:
        pass
    except Exception:
        hall.metrics.errors.inc()
        LOG.exception("connection failed")
        guest.send(encode(Error(code="server", text="something went wrong here")))
        guest.close(1011, "something went wrong here")
    finally:
        if found is not None:
            found.table.depart(guest)
        guest.close(1000, "")
        with suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(pump, 5)
        if socket.client_state is WebSocketState.DISCONNECTED:
            pump.cancel()


async def _hello(socket: WebSocket, settings: Settings) -> Hello:
    try:
        data = await asyncio.wait_for(_receive(socket), settings.hello_seconds)
    except TimeoutError:
        raise Ended(4000, "hello", "say hello first, and soon") from None
    try:
        message = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Ended(4000, "hello", "say hello first") from None
    if not isinstance(message, Hello):
        raise Ended(4000, "hello", "say hello first")
    return message


async def _table(hall: Hall, id: str) -> Open:
    try:
        found = await hall.find(id)
    except StoreError:
        raise Ended(1011, "server", "the tables cannot be read just now") from None
    if found is None:
        raise Ended(4001, "table", "there is no such table")
    return found


async def _listen(socket: WebSocket, guest: Socket, found: Open, settings: Settings) -> None:
    bucket = Bucket(settings.burst, settings.rate, found.table.now)
    bad = 0
    while True:
        data = await _receive(socket)
        found.table.metrics.messages.inc()
        if not bucket.take():
            raise Ended(4004, "fast", "too many messages")
        if len(data) > settings.message_size:
            raise Ended(1009, "big", "this message is too long")
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            found.table.metrics.bad.inc()
            bad += 1
            if bad > settings.bad_messages:
                raise Ended(4007, "bad", "too many messages that cannot be read") from None
            guest.send(encode(Error(code="bad", text=f"this message cannot be read: {error}"[:300])))
            continue
        # What has begun is finished, even if the connection ends meanwhile: an act may be kept already.
        task = asyncio.create_task(found.dispatcher.hear(guest, message), name="hear")
        _HEARD.add(task)
        task.add_done_callback(_HEARD.discard)
        await asyncio.shield(task)


async def _receive(socket: WebSocket) -> bytes:
    """The next message, as bytes of text."""
    said = await socket.receive()
    if said["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(said.get("code", 1005))
    text = said.get("text")
    return bytes(said.get("bytes") or b"") if text is None else text.encode()
