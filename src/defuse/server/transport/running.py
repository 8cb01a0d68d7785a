"""Running a server: an application on a port, until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import logging.config
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn
from starlette.applications import Starlette

from defuse.server.logs import configure
from defuse.server.settings import Settings
from defuse.server.store.interface import StoreError
from defuse.server.tables.hall import Hall
from defuse.server.transport.app import application
from defuse.server.transport.collecting import collect_seldom
from defuse.server.transport.gate import Gate
from defuse.server.transport.http_protocol import GuardedHttp
from defuse.server.transport.open_files import fitted
from defuse.server.transport.socket_protocol import GuardedSocket

PULSE = 20.0
"""So many seconds are between two pings on a line."""
CLUSTER_PULSE = 10.0
"""The same in a cluster; `deploy/nginx.conf` counts on it."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, to listen on; port 0 is any free one. Raises OSError.

    Who connects is refused until a server listens on it: a proxy then asks another one at once.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by name: only of such sockets does asyncio know that they should send at once. Otherwise a frame that follows
    # another message waits until that one has been acknowledged, which takes a client some 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def configured(app: Starlette, settings: Settings, *, proxies: str = "", **more: Any) -> uvicorn.Config:
    """How uvicorn serves an application: by our own protocols, which ask a gate of this server."""
    app.state.gate = Gate(settings, app.state.hall.metrics, proxies)
    gate = {"gate": app.state.gate}
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # a path opens a table
        http=type("Http", (GuardedHttp,), gate),
        ws=type("Socket", (GuardedSocket,), gate),
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
        **more,
    )


def run(
    settings: Settings,
    sock: socket.socket,
    *,
    level: str = "info",
    proxies: str = "",
    ready: Callable[[], None] = lambda: None,
) -> bool:
    """Serve on a socket until a signal comes. `ready` is called when clients can connect. Whether it went well.

    Raises StoreError if games cannot be kept, and `open_files.TooFew` if hardly anybody could connect.
    """
    logging.config.dictConfig(configure(level))
    settings = fitted(settings)
    app = application(settings)
    # A proxy gives up a process that is silent, and asks another one: the sooner it notices, the better.
    pulse = CLUSTER_PULSE if settings.cluster else PULSE
    config = configured(app, settings, proxies=proxies, ws_ping_interval=pulse, ws_ping_timeout=20.0)
    server = _Server(config, app.state.hall)
    collect_seldom()
    with _told_once(app), suppress(KeyboardInterrupt):  # it has closed in good order by then
        asyncio.run(_serve(server, sock, ready))
    if isinstance(app.state.refused, StoreError):
        raise app.state.refused
    return server.started


@contextmanager
def _told_once(app: Starlette) -> Iterator[None]:
    """Where games cannot be kept, whoever called `run` says so in a line; uvicorn would log where it was raised."""

    def wanted(record: logging.LogRecord) -> bool:
        return app.state.refused is None

    uvicorn_says = logging.getLogger("uvicorn.error")
    uvicorn_says.addFilter(wanted)
    try:
        yield
    finally:
        uvicorn_says.removeFilter(wanted)


class _Server(uvicorn.Server):
    """One that gives its tables up while clients can still reach it, and ends only then."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hall.drain()
        await super().shutdown(sockets)


async def _serve(server: uvicorn.Server, sock: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(_until_it_ends(server, sock))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    await serving


async def _until_it_ends(server: uvicorn.Server, sock: socket.socket) -> None:
    with suppress(SystemExit):  # it did not start: whoever called `run` hears of it
        await server.serve([sock])
