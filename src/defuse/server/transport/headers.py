"""Headers: what browsers are told to allow, from where they may come, and what they can unpack."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing comes from anywhere else, nothing goes anywhere else, and nobody puts the page into a frame."""

SECURITY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the path opens a table
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Secured:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


def from_here(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of this server, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


def bearer(headers: Headers) -> str:
    """The token that a request shows; empty where it shows none.

    >>> bearer(Headers({"authorization": "Bearer abc"})), bearer(Headers({"authorization": "Basic abc"}))
    ('abc', '')
    """
    kind, _, token = headers.get("authorization", "").strip().partition(" ")
    return token.strip()[:200] if kind.lower() == "bearer" else ""


def accepted(wish: str) -> frozenset[str]:
    """The encodings that a browser takes.

    >>> sorted(accepted("gzip, deflate, br;q=0.5, zstd;q=0"))
    ['br', 'deflate', 'gzip']
    """
    found = set()
    for part in wish.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() and not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality):
            found.add(name.strip())
    return frozenset(found)
