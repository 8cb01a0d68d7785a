"""`defuse serve`: a table in the browser, for friends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from defuse.cli.console import Failure, console, misuse
from defuse.server.settings import CLIENT, HERE, Settings, default_database

ADDRESSES = "sqlite:///FILE or postgresql://USER@HOST/NAME"
DATABASE = f"Where games are kept: {ADDRESSES}; without it a file in your data folder."
CLIENT_FOLDER = "A folder with another build of the browser client: index.html and what belongs to it."
ORIGIN = "Another origin whose pages may use this server, such as https://play.example.org. May be given again."
PROXIES = "Addresses of proxies in front of it, with commas, whose word about the client's address is believed."
METRICS = "Another address that may read /metrics, beside this machine's own. May be given again."
WORKERS = "Processes that think for bots; without it one less than there are cores."
LEVELS = ("debug", "info", "warning", "error")


def command(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="The port; 0 for any free one.")] = 8021,
    database: Annotated[str, typer.Option("--database", metavar="URL", help=DATABASE)] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", help=ORIGIN)] = None,
    proxies: Annotated[str, typer.Option("--proxies", help=PROXIES)] = "",
    metrics: Annotated[list[str] | None, typer.Option("--metrics", metavar="ADDRESS", help=METRICS)] = None,
    workers: Annotated[int, typer.Option("--workers", min=0, help=WORKERS, show_default=False)] = 0,
    client: Annotated[Path | None, typer.Option("--client", help=CLIENT_FOLDER)] = None,
    log: Annotated[str, typer.Option("--log", help=f"How much to log: {', '.join(LEVELS)}.")] = "warning",
) -> None:
    """Serve tables to browsers until Ctrl-C."""
    if log not in LEVELS:
        raise misuse(f"--log: one of {', '.join(LEVELS)}")
    settings = Settings(
        database=with_driver(database or default_database()),
        origins=tuple(origin or ()),
        metrics=(*HERE, *(metrics or ())),
        workers=workers,
        static=CLIENT if client is None else checked_client(client),
    )
    serve(settings, host, port, log=log, proxies=proxies)


def free_port(wanted: int) -> int:
    """A port if nobody listens there, else 0 for any free one."""
    from defuse.server.transport.running import listen

    try:
        listen("127.0.0.1", wanted).close()
    except OSError:
        return 0
    return wanted


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    log: str = "warning",
    proxies: str = "",
    ready: Callable[[str], None] = lambda where: None,
) -> None:
    """Serve until Ctrl-C, and say where. `ready` hears the address when clients can connect."""
    from defuse.server.store.interface import StoreError
    from defuse.server.transport.running import listen, run  # takes a second, which no other command should wait for

    try:
        sock = listen(host, port)
    except OSError as error:
        raise Failure(f"cannot listen on {host} port {port}: {error.strerror}") from error
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    where = f"http://{shown}:{sock.getsockname()[1]}/"
    out = console()

    def opened() -> None:
        # In one go: whoever reads only the first line may close the pipe after it.
        out.print(
            f"The table is open at {where}\nCtrl-C closes it; games go on where they were when it is opened again."
        )
        ready(where)

    with sock:
        try:
            started = run(settings, sock, level=log, proxies=proxies, ready=opened)
        except StoreError as error:
            raise Failure(str(error)) from error
        if not started:
            raise Failure("the server did not start; the log says why")


def checked_client(folder: Path) -> Path:
    """A folder that holds a build of the browser client."""
    if not folder.is_dir():
        raise misuse(f"--client: there is no folder {folder}")
    if not (folder / "index.html").is_file():
        raise misuse(f"--client: {folder} holds no build of the client: it has no index.html")
    return folder


def with_driver(url: str) -> str:
    """The address of a database with the driver that we use.

    >>> with_driver("postgresql://me@home/games"), with_driver("sqlite:///games.sqlite")
    ('postgresql+asyncpg://me@home/games', 'sqlite:///games.sqlite')
    """
    for plain in ("postgres://", "postgresql://"):
        if url.startswith(plain):
            return f"postgresql+asyncpg://{url[len(plain) :]}"
    if not url.startswith(("sqlite:///", "postgresql+asyncpg://")):
        raise misuse(f"--database: {ADDRESSES}")
    return url
