"""Gate: who may open a connection at all. Both protocols, HTTP and WebSocket, ask it."""

from __future__ import annotations

import asyncio

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from defuse.server.metrics import Metrics
from defuse.server.settings import Settings
from defuse.server.transport.limits import Presence, place
from defuse.server.transport.lines import Line


class Gate:
    """Counts connections from the moment that they are made, before anything is read from them.

    Many people come through a proxy: how many connections it opens is its own business. What comes through it is
    counted later, by the address that it tells.
    """

    def __init__(self, settings: Settings, metrics: Metrics, proxies: str = "") -> None:
        self.settings = settings
        self.metrics = metrics
        self.presence = Presence(settings.connections, settings.connections_each)
        self._proxies = ProxyHeadersMiddleware(_nobody, proxies).trusted_hosts if proxies else ()

    def line(self, transport: asyncio.Transport) -> Line:
        """A connection with an end to what may wait in it."""
        return Line(transport, self.settings.write_bytes, self.metrics.dropped.inc)

    def enter(self, peer: str) -> bool:
        """Another connection; whether there is room for it."""
        if self.presence.enter(place(peer), shared=peer in self._proxies):
            return True
        self.metrics.turned_away.inc()
        return False

    def leave(self, peer: str) -> None:
        """One less."""
        self.presence.leave(place(peer))


async def _nobody(*_: object) -> None:
    """No application."""
