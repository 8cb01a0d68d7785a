"""Serving a model: over standard input and output, or over HTTP on this machine."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import anyio
import uvicorn

from defuse.client import read_link
from defuse.programs.mcp.guard import Guard
from defuse.programs.mcp.house import HOST, own_server
from defuse.programs.mcp.server import Desk, mcp_server
from defuse.server.transport.running import listen

PATH = "/mcp"


def serve_mcp(
    link: str,
    server: str,
    *,
    name: str,
    lang: str,
    port: int | None,
    token: str,
    ready: Callable[[str], None],
    **how: Any,
) -> None:
    """Serve one seat until the model hangs up, or until a signal comes.

    Without a link and a server, there is a server of our own. With a port (0: any free one), it is served over HTTP.
    `ready` hears where that is. Raises OSError, and what the client raises if there is no seat.
    """
    with ExitStack() as stack:
        where = server or (read_link(link).server if link else stack.enter_context(own_server()))
        desk = Desk(where, name=name, lang=lang, link=link, **how)
        stack.callback(desk.close)
        made = mcp_server(desk)
        if port is None:
            anyio.run(made.run_stdio_async)
            return
        sock = stack.enter_context(listen(HOST, port))
        app = Guard(made.streamable_http_app(streamable_http_path=PATH, host=HOST), token)
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False, lifespan="on")
        sock.listen()  # who comes right after `ready` waits; before, they were refused
        ready(f"http://{HOST}:{sock.getsockname()[1]}{PATH}")
        uvicorn.Server(config).run([sock])
