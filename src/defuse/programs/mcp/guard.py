"""A guard before the MCP server: whoever calls it over HTTP shows a token."""

from __future__ import annotations

from hmac import compare_digest

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class Guard:
    """Lets requests through that have `Authorization: Bearer TOKEN`."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self.app = app
        self._wanted = f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            shown = Headers(scope=scope).get("authorization", "").encode()
            if not compare_digest(shown, self._wanted):
                answer = PlainTextResponse("401", 401, headers={"www-authenticate": "Bearer"})
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)
