"""Checks of every request before it is looked at: how long its path is, and for whom it is."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from defuse.server.settings import Settings
from defuse.server.transport.hosts import host_of, is_machine
from defuse.server.transport.problems import Wrong, problem
from defuse.words import say

WATCHED = frozenset(("/healthz", "/metrics"))
"""What machines ask for, which may call this one by its address."""


class Checked:
    """Lets through what may be looked at. Everything else gets its answer here."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._names = frozenset(map(str.lower, settings.names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wrong = self._wrong(scope) if scope["type"] in ("http", "websocket") else None
        if wrong is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            answer = await problem(Request(scope), wrong)
            await answer(scope, receive, send)
        else:
            socket = WebSocket(scope, receive, send)
            await socket.send_denial_response(await problem(socket, wrong))

    def _wrong(self, scope: Scope) -> Wrong | None:
        path: str = scope["path"]
        if len(path) > self.settings.path_size:
            return Wrong(414, "long", say("http-long"))
        if not self._names:
            return None
        host = host_of(Headers(scope=scope))
        if host in self._names or (path in WATCHED and is_machine(host)):
            return None
        return Wrong(421, "host", say("http-host"))
