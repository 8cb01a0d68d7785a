"""Errors inside: whoever met one is told that something went wrong, and it is logged and counted."""

from __future__ import annotations

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from defuse.server.logs import LOG
from defuse.server.metrics import Metrics
from defuse.server.transport.problems import Wrong, problem
from defuse.words import say


class Caught:
    """Answers a request that met an error inside with a `Problem`, as all that go wrong."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception:
            if begun:  # the answer is broken off, so that nobody takes a part for the whole
                raise
            self.metrics.errors.inc()
            LOG.exception("request failed")
            answer = await problem(Request(scope), Wrong(500, "server", say("socket-went-wrong")))
            await answer(scope, receive, send)
