"""HTTP as uvicorn speaks it, with an end to waiting: for room, for a request, and for somebody who does not read.

It is built on h11. That is part of uvicorn, pure Python, and has a limit to how long a header may be; httptools is
faster, but has none, and requests are few beside what goes over WebSockets.
"""

from __future__ import annotations

import asyncio
import sys
from typing import ClassVar

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from defuse.server.transport.gate import Gate
from defuse.server.transport.headers import SECURITY
from defuse.server.wire.rest import Problem
from defuse.words import Message, say

CAN_ANSWER = (h11.IDLE, h11.SEND_RESPONSE)
"""When no answer has begun yet."""


class GuardedHttp(H11Protocol):
    """One connection, until it ends or becomes a WebSocket."""

    gate: ClassVar[Gate]
    _entered = False
    """Whether it was let in, and is still ours."""
    _waits_for = ""
    _waiting: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(self.gate.line(transport))
        self._entered = self.gate.enter(self._peer)
        if self._entered:
            self._watch()
        else:
            self._refuse(503, "full", say("http-many-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._entered:
            self._entered = False
            self.gate.leave(self._peer)
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return "" if self.client is None else self.client[0]

    # Requests that do not come.

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """See to it that what has begun to come does not take for ever, however little of it comes at a time."""
        state = self.conn.their_state
        waits_for = "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""
        if self.transport.is_closing() or not self._entered:
            waits_for = ""
        if waits_for == self._waits_for:
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._waits_for, self._waiting = waits_for, None
        if waits_for:
            settings = self.gate.settings
            seconds = settings.header_seconds if waits_for == "head" else settings.body_seconds
            self._waiting = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.is_closing() or not self._entered:
            return
        begun = self._waits_for == "body" or bool(self.conn.trailing_data[0])
        if begun:
            self.gate.metrics.dropped.inc()
        if self._waits_for == "body" and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if begun and self.conn.our_state in CAN_ANSWER:
            self._refuse(408, "slow", say("http-slow"))
        self.transport.close()

    # Answers that are not read.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.gate.settings.unread_seconds, self._not_read)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _not_read(self) -> None:
        self.gate.metrics.dropped.inc()
        self.transport.abort()

    # What cannot be read.

    def send_400_response(self, msg: str) -> None:
        error = sys.exception()
        status = error.error_status_hint if isinstance(error, h11.RemoteProtocolError) else 400
        if status == 431 and b"\n" not in self.conn.trailing_data[0]:
            status = 414  # not even its first line came to an end
        told = {414: ("long", say("http-long")), 431: ("long", say("http-long-header"))}
        if self.conn.our_state in CAN_ANSWER:
            self._refuse(status, *told.get(status, ("bad", say("http-unreadable"))))
        self.transport.close()

    def _refuse(self, status: int, code: str, why: Message) -> None:
        """Answer without asking the application, and close. In English: nothing tells which language is wanted."""
        body = msgspec.json.encode(Problem(code=code, text=str(why)))
        told = {**SECURITY, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
        headers = [(name.encode(), value.encode()) for name, value in told.items()]
        response = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    # On to a WebSocket.

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        self._entered = False  # whoever has the connection now lets it go
        super().handle_websocket_upgrade(event)

    def _stop(self) -> None:
        for timer in (self._waiting, self._unread):
            if timer is not None:
                timer.cancel()
        self._waiting = self._unread = None
