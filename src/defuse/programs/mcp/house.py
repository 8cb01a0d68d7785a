"""A server of our own for a model that plays with bots: on this machine alone, for as long as this process lives."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from defuse.server.settings import Settings
from defuse.server.transport.app import application
from defuse.server.transport.running import configured, listen

HOST = "127.0.0.1"


@contextmanager
def own_server() -> Iterator[str]:
    """Serve tables that nobody else finds, and say where. What was played there is forgotten afterwards."""
    with TemporaryDirectory(prefix="defuse-") as folder:
        settings = Settings(database=f"sqlite:///{Path(folder) / 'tables.sqlite'}", workers=1)
        sock = listen(HOST, 0)
        server = uvicorn.Server(configured(application(settings), settings))
        ready = threading.Event()
        thread = threading.Thread(target=lambda: asyncio.run(_serve(server, sock, ready)), daemon=True)
        thread.start()
        try:
            ready.wait()
            if not server.started:
                raise OSError("the server did not start")
            yield f"http://{HOST}:{sock.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
            sock.close()


async def _serve(server: uvicorn.Server, sock: object, ready: threading.Event) -> None:
    serving = asyncio.create_task(server.serve([sock]))  # type: ignore[list-item]
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    ready.set()
    await serving
