"""Line: one WebSocket to a table that comes back by itself, and sends again what was not answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from defuse.client.errors import Closed
from defuse.server.schema import server_message
from defuse.server.wire.messages import Error, FromServer

COMES_BACK = frozenset((1000, 1001, 1005, 1006, 1011, 1012, 1013, 4004))
"""The codes after which it is worth trying again (docs/protocol.md#closing)."""
LONGEST_PAUSE = 30.0
LEAST_TRY = 5.0
"""So many seconds connecting may take even where whoever waits has less time: on a slow line it would never succeed."""
BURST = 16
"""So many messages may be sent at once: less than the server takes."""


class Line:
    """A connection. Whenever it is new, `opening` says what has to be sent first."""

    def __init__(
        self, url: str, opening: Callable[[], Iterable[dict[str, Any]]], *, patience: float, rate: float
    ) -> None:
        self.url = url
        self.patience = patience
        """For how many seconds it tries to come back, as long as it hears nothing."""
        self.rate = rate
        """How many messages a second it sends on average; 0 for as many as it likes."""
        self._opening = opening
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()
        self._decoder = msgspec.json.Decoder(server_message())
        self._sent = 0.0
        """Until when, by the clock, the messages sent so far are paid for."""
        self._why: Error | None = None
        """What the server said before it closed the line."""
        self._failed = 0
        """How often, one after the other, there was no line, or one on which nothing was heard but errors."""
        self._since = 0.0
        """Since when, by the clock, that is so."""
        self._next = 0.0
        """Not before that it tries again."""
        self._closed = False

    def send(self, message: dict[str, Any], timeout: float | None = None) -> None:
        """Send something. If the line breaks, it is `opening` that sends it again. Raises what `hear` raises."""
        end = None if timeout is None else time.monotonic() + timeout
        if self._socket is None:
            self._open(end)
            return  # what was not answered yet is sent with it
        try:
            self._write(self._socket, message)
        except ConnectionClosed as ended:
            self._ended(ended)
            self._open(end)

    def hear(self, timeout: float | None = None) -> FromServer:
        """The next message. Raises TimeoutError, and Closed where the line has ended for good."""
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            if self._socket is None:
                self._open(end)
            assert self._socket is not None
            try:
                left = None if end is None else max(0.0, end - time.monotonic())
                data = self._socket.recv(left, decode=False)
            except ConnectionClosed as ended:
                self._ended(ended)
                continue
            message: FromServer = self._decoder.decode(data)
            if isinstance(message, Error):
                self._why = message
            else:
                self._why, self._failed = None, 0
            return message

    def close(self) -> None:
        """End it, for good."""
        self._closed = True
        self._socket = None
        self._opened.close()

    def _open(self, end: float | None) -> None:
        """Connect. Raises TimeoutError where that takes longer than until `end`, by the clock."""
        while True:
            if self._closed:
                raise Closed("closed", "this program has hung up")
            self._pause(end)
            left = self.patience if end is None else max(LEAST_TRY, end - time.monotonic())
            try:
                self._socket = self._opened.enter_context(
                    connect(
                        self.url,
                        compression=None,
                        max_size=None,
                        max_queue=None,
                        open_timeout=min(self.patience, left) or None,
                    )
                )
                for message in self._opening():
                    self._write(self._socket, message)
                return
            except ConnectionClosed as ended:
                self._ended(ended)
            except (OSError, InvalidHandshake) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code < 500:
                    raise Closed("table", f"HTTP {error.response.status_code}") from error
                self._lost(str(error), max(1.0, self._pause_after()))

    def _pause(self, end: float | None) -> None:
        """Wait until it may be tried again."""
        now = time.monotonic()
        until = self._next if end is None else min(self._next, end)
        time.sleep(max(0.0, until - now))
        if until < self._next and now < self._next:
            raise TimeoutError

    def _pause_after(self) -> float:
        """For how long it waits after it was lost once more: not at all at first, then longer and longer."""
        return min(2.0 ** (self._failed - 1), LONGEST_PAUSE) if self._failed else 0.0

    def _lost(self, why: str, pause: float) -> None:
        """Try again after a pause. Raises Closed where patience is over."""
        now = time.monotonic()
        if not self._failed:
            self._since = now
        self._failed += 1
        self._next = now + pause
        if self._next > self._since + self.patience:
            self._failed, self._next = 0, 0.0  # whoever asks once more has patience again
            raise Closed("unreachable", self._why.text if self._why else why)

    def _ended(self, ended: ConnectionClosed) -> None:
        """Forget the socket. Raises Closed where the same would happen again."""
        self._socket = None
        with suppress(ConnectionClosed, OSError):
            self._opened.close()
        code = 1006 if ended.rcvd is None else ended.rcvd.code
        if code not in COMES_BACK:
            said = self._why.text if self._why else ended.rcvd.reason if ended.rcvd else ""
            raise Closed(self._why.code if self._why else str(code), said or str(code)) from ended
        self._lost(str(ended), self._pause_after())

    def _write(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if self.rate:
            now = time.monotonic()
            self._sent = max(self._sent, now - BURST / self.rate) + 1 / self.rate
            if self._sent > now:
                time.sleep(self._sent - now)
        socket.send(msgspec.json.encode(message).decode())
