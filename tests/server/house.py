"""A real server on a free port, in a thread of this process."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from starlette.applications import Starlette

from defuse.server.settings import Settings
from defuse.server.store.interface import Store
from defuse.server.tables.hall import Hall
from defuse.server.transport.app import application
from defuse.server.transport.gate import Gate
from defuse.server.transport.running import configured, listen

T = TypeVar("T")

FAST: dict[str, Any] = {
    "burst": 100_000,
    "rate": 100_000.0,
    "requests_each": 100_000,
    "tables_each": 100_000,
    "crews_each": 100_000,
    "tries_each": 100_000,
    "calculations_each": 100_000,
    "workers": 1,
}
"""Limits that no honest test meets."""


class House:
    """A server that is open."""

    def __init__(self, url: str, app: Starlette, gate: Gate, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.app = app
        self.hall: Hall = app.state.hall
        self.gate = gate
        self.loop = loop
        self.http = httpx.Client(base_url=url, timeout=30)

    @property
    def socket_url(self) -> str:
        return "ws" + self.url.removeprefix("http")

    def emptied(self) -> None:
        """Wait until the server knows that all connections have ended."""
        self.http.close()
        self.http = httpx.Client(base_url=self.url, timeout=30)
        end = time.monotonic() + 30
        while self.gate.presence.count:
            assert time.monotonic() < end
            time.sleep(0.02)

    def do(self, doing: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(30)

    def call(self, doing: Callable[[], T]) -> T:
        """Call something in the server's own loop."""

        async def called() -> T:
            return doing()

        return self.do(called())


@contextmanager
def opened(
    folder: Path, *, store: Store | None = None, database: str = "", proxies: str = "", **limits: Any
) -> Iterator[House]:
    """A server with a store in a folder."""
    settings = Settings(
        database=database or f"sqlite:///{folder / 'tables.sqlite'}",
        static=folder / "static",
        **{**FAST, **limits},
    )
    sock = listen("127.0.0.1", 0)
    app = application(settings, store)
    server = uvicorn.Server(configured(app, settings, proxies=proxies))
    started = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        serving = asyncio.create_task(server.serve([sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        started.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert started.wait(30)
        assert server.started, "the server did not start"
        house = House(f"http://127.0.0.1:{sock.getsockname()[1]}", app, app.state.gate, loops[0])
        try:
            yield house
        finally:
            house.http.close()
    finally:
        server.should_exit = True
        thread.join(30)
        sock.close()
        assert not thread.is_alive()
