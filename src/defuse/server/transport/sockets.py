"""Sockets: one WebSocket a client, from its hello to its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from defuse.server.buckets import Bucket
from defuse.server.crews.changing import without_gone
from defuse.server.crews.desk import Crews
from defuse.server.logs import LOG
from defuse.server.metrics import Metrics
from defuse.server.settings import Settings
from defuse.server.speakers import UNSPOKEN, speaker
from defuse.server.store.interface import StoreError
from defuse.server.tables.crew_games import may_watch
from defuse.server.tables.guests import No, encode
from defuse.server.tables.hall import Hall, Open
from defuse.server.tables.state import digest
from defuse.server.tables.table import Table
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.lines import LINGER
from defuse.server.transport.socket_protocol import DROP
from defuse.server.wire.messages import ClientMessage, Error, Hello
from defuse.words import Message, Text, best_language, say

T = TypeVar("T")

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)

_HEARD: set[asyncio.Task[None]] = set()
"""What is being dealt with."""

REASON_BYTES = 120
"""So long may the reason of a close be."""

ErrorCode = Literal["bad", "big", "fast", "hello", "table", "token", "key", "full", "server"]


class Ended(Exception):
    """The connection is to be closed, with this code and these words."""

    def __init__(self, code: int, kind: Any, text: Text) -> None:
        """`kind` is the code of an `Error`, or of what else tells people about it."""
        super().__init__(str(text))
        self.code, self.kind, self.text = code, kind, text


class Socket:
    """A connected client. What is sent to it waits in a queue; if that gets too long, the client is too slow."""

    def __init__(self, socket: WebSocket, settings: Settings, metrics: Metrics) -> None:
        self.key = ""
        self.seat: int | None = None
        self.language = preferred(socket.headers)
        self.address = "" if socket.client is None else place(socket.client.host)
        self.luck = False
        self._socket = socket
        self._metrics = metrics
        self._most = settings.queue_bytes
        self._waiting = 0
        """How many bytes are in the queue."""
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(maxsize=settings.queue)
        self._closing = False

    def send(self, data: bytes) -> None:
        if self._closing:
            return
        if self._queue.full() or (self._waiting and self._waiting + len(data) > self._most):
            self._too_slow()
            return
        self._waiting += len(data)
        self._queue.put_nowait(data)

    def _too_slow(self) -> None:
        """Forget what waits and close. Whoever does not even read that is dropped."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self.close(1013, say("socket-slow"))
        drop = self._socket.scope.get("extensions", {}).get(DROP)
        if drop is None:
            self._metrics.dropped.inc()
        else:
            asyncio.get_running_loop().call_later(LINGER, drop["drop"])

    def close(self, code: int, reason: Text) -> None:
        if not self._closing:
            self._closing = True
            with suppress(asyncio.QueueFull):
                self._queue.put_nowait((code, self._short(reason)))

    def _short(self, reason: Text) -> str:
        """Why it is closed, as short as a WebSocket wants it."""
        words = str(reason) if self.language == UNSPOKEN else speaker(self.language).text(reason)
        return words.encode()[:REASON_BYTES].decode(errors="ignore")

    def tell(self, code: ErrorCode, text: Text) -> None:
        """Send an error."""
        self.send(encode(Error(code=code, text=speaker(self.language).text(text))))

    async def pump(self) -> None:
        """Send what is waiting, until it is to be closed."""
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    await self._socket.close(*item)
                    return
                await self._socket.send_text(item.decode())
                self._waiting -= len(item)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True  # it is gone; whoever receives from it hears of that, too


async def serve(socket: WebSocket, hall: Hall, crews: Crews) -> None:
    """A connection from its hello to its end."""
    settings = hall.settings
    await socket.accept()
    guest = Socket(socket, settings, hall.metrics)
    pump = asyncio.create_task(guest.pump(), name="pump")
    found: Open | None = None
    try:
        hello = await first_message(socket, settings.hello_seconds, _DECODER, Hello)
        guest.language = UNSPOKEN if hello.words == "messages" else best_language([hello.lang])
        guest.luck = hello.luck
        found = await _table(hall, socket.path_params["table"])
        table = found.table
        await _without_gone(crews, table)
        if hello.token is None:
            if not may_watch(table.state, table.wall()):
                raise Ended(4005, "table", say("socket-no-spectators"))
            if not table.state.opens(hello.key):
                raise Ended(4009, "key", say("socket-old-link"))
        else:
            seat = table.state.seat_of(hello.token)
            if seat is None:
                raise Ended(4002, "token", say("socket-wrong-key"))
            guest.key = digest(hello.token)
        table.arrive(guest, hello.have)
        await _listen(socket, guest, found, settings)
    except Ended as ended:
        guest.tell(ended.kind, ended.text)
        guest.close(ended.code, ended.text)
    except WebSocketDisconnect:
        pass
    except Exception:
        hall.metrics.errors.inc()
        LOG.exception("connection failed")
        guest.tell("server", say("socket-went-wrong"))
        guest.close(1011, say("socket-went-wrong"))
    finally:
        if found is not None:
            found.table.depart(guest)
        guest.close(1000, "")
        with suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(pump, 5)
        if socket.client_state is WebSocketState.DISCONNECTED:
            pump.cancel()


async def first_message(socket: WebSocket, seconds: float, decoder: msgspec.json.Decoder[Any], kind: type[T]) -> T:
    """The message that a connection has to begin with, within so many seconds. Raises Ended."""
    try:
        data = await asyncio.wait_for(receive(socket), seconds)
    except TimeoutError:
        raise Ended(4000, "hello", say("socket-hello-soon")) from None
    try:
        message = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Ended(4000, "hello", say("socket-hello-first")) from None
    if not isinstance(message, kind):
        raise Ended(4000, "hello", say("socket-hello-first"))
    return message


async def _table(hall: Hall, id: str) -> Open:
    try:
        found = await hall.find(id)
    except StoreError:
        raise Ended(1011, "server", say("socket-not-readable")) from None
    if found is None:
        raise Ended(4001, "table", say("socket-no-table"))
    return found


async def _without_gone(crews: Crews, table: Table) -> None:
    """At a crew's table, whoever is no member any more has no seat either. Guests stay."""
    try:
        await without_gone(crews, table)
    except No as no:
        raise Ended(1011, "server", say("socket-not-readable")) from no


async def _listen(socket: WebSocket, guest: Socket, found: Open, settings: Settings) -> None:
    table = found.table
    bucket = Bucket(settings.burst, settings.rate, table.now)
    async for message in said_by(socket, _DECODER, bucket, settings, table.metrics, lambda why: guest.tell("bad", why)):
        # What has begun is finished, even if the connection ends meanwhile: an act may be kept already.
        task = asyncio.create_task(found.dispatcher.hear(guest, message), name="hear")
        _HEARD.add(task)
        task.add_done_callback(_HEARD.discard)
        await asyncio.shield(task)


async def said_by(
    socket: WebSocket,
    decoder: msgspec.json.Decoder[Any],
    bucket: Bucket,
    settings: Settings,
    metrics: Metrics,
    complain: Callable[[Message], None],
) -> AsyncIterator[Any]:
    """All messages of a connection that can be read. Whoever sends too much, or too much nonsense, is ended."""
    bad = 0
    while True:
        data = await receive(socket)
        metrics.messages.inc()
        if not bucket.take():
            raise Ended(4004, "fast", say("socket-fast"))
        if len(data) > settings.message_size:
            raise Ended(1009, "big", say("socket-big"))
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            metrics.bad.inc()
            bad += 1
            if bad > settings.bad_messages:
                raise Ended(4007, "bad", say("socket-bad-often")) from None
            complain(say("socket-bad", why=str(error)[:250]))
            continue
        yield message


async def receive(socket: WebSocket) -> bytes:
    """The next message, as bytes of text."""
    said = await socket.receive()
    if said["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(said.get("code", 1005))
    text = said.get("text")
    return bytes(said.get("bytes") or b"") if text is None else text.encode()
