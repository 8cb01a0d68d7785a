"""WebSockets as uvicorn speaks them, with a limit to frames of all kinds.

Messages are counted where they are heard (`sockets`). Pings, pongs and fragments never get there, and cost time all the
same: so frames are counted here, before anything else is done about them.
"""

from __future__ import annotations

import logging
from typing import Any, ClassVar

from starlette.datastructures import Headers
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from defuse.server.buckets import Bucket
from defuse.server.speakers import speaker
from defuse.server.transport.gate import Gate
from defuse.server.transport.languages import preferred
from defuse.words import say

FRAMES = 3
"""So many frames a connection may send for each message that it may send."""

TOO_MANY = 4004

DROP = "defuse.drop"
"""The extension of a WebSocket's scope that ends the connection at once."""

UNREADABLE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Counted(ServerProtocol):
    """Reads frames as long as there are not too many of them; what comes after that is thrown away unread."""

    def __init__(self, bucket: Bucket, **how: Any) -> None:
        super().__init__(**how)
        self.reason = ""
        """The words for too many frames, in the language of whoever sent them."""
        self.flooded = False
        self._bucket = bucket

    def recv_frame(self, frame: Frame) -> None:
        if self._bucket.take():
            super().recv_frame(frame)
        elif not self.flooded:
            self.flooded = True
            self.fail(TOO_MANY, self.reason)
            self.parser_exc = ProtocolError("too many frames")


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket. It takes over a connection that has been let in already."""

    gate: ClassVar[Gate]

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        settings = self.gate.settings
        bucket = Bucket(FRAMES * settings.burst, FRAMES * settings.rate, self.loop.time)
        self.conn = Counted(bucket, max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave("" if self.client is None else self.client[0])
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the whole request was there, and could not be read
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            assert isinstance(self.conn, Counted)
            self.conn.reason = speaker(preferred(Headers(raw=list(self.scope["headers"])))).text(say("socket-fast"))
            self.scope["extensions"][DROP] = {"drop": self._drop}

    def handle_parser_exception(self) -> None:
        assert isinstance(self.conn, Counted)
        if self.conn.flooded:
            self.gate.metrics.flooded.inc()
        if self.conn.close_sent is None:  # it was not even open yet
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _drop(self) -> None:
        """End it at once: it does not read."""
        if not self.disconnected:
            self.gate.metrics.dropped.inc()
            self.transport.abort()
