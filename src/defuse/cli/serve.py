"""`defuse serve`: a table in the browser, for friends."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from defuse.cli.addresses import in_a_link, machine_of, origin_of, proxies_of
from defuse.cli.console import Failure, console, misuse
from defuse.cli.language import spoken
from defuse.server.settings import CLIENT, HERE, Settings, default_database
from defuse.words import Text, reason_of, say

ADDRESSES = say("cli-serve-addresses", file="sqlite:///FILE", server="postgresql://USER@HOST/NAME")
CLUSTER = re.compile(r"[A-Za-z0-9_.-]{1,64}")
LEVELS = ("debug", "info", "warning", "error")


def command(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535)] = 8021,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    cluster: Annotated[str, typer.Option("--cluster", metavar="NAME")] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin")] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    proxies: Annotated[str, typer.Option("--proxies")] = "",
    metrics: Annotated[list[str] | None, typer.Option("--metrics", metavar="ADDRESS")] = None,
    workers: Annotated[int, typer.Option("--workers", min=0, show_default=False)] = 0,
    keep_days: Annotated[int, typer.Option("--keep-days", min=0, show_default=False)] = 0,
    crew_rates: Annotated[bool, typer.Option("--crew-rates/--no-crew-rates", show_default=False)] = True,
    client: Annotated[Path | None, typer.Option("--client")] = None,
    log: Annotated[str, typer.Option("--log")] = "warning",
) -> None:
    """Serve tables to browsers until Ctrl-C."""
    checked_level(log)
    kept = with_driver(database or default_database())
    if cluster:
        checked_cluster(cluster, kept)
    settings = Settings(
        database=kept,
        cluster=cluster,
        origins=checked("--origin", origin or [], origin_of, "https://games.example.org"),
        names=checked_names(name or []),
        metrics=(*HERE, *checked("--metrics", metrics or [], machine_of, "192.0.2.7")),
        workers=workers,
        keep_days=keep_days,
        crew_rates=crew_rates,
        static=CLIENT if client is None else checked_client(client),
    )
    (believed,) = checked("--proxies", [proxies], proxies_of, "10.0.0.1,10.1.0.0/16")
    serve(settings, host, port, log=log, proxies=believed)


def checked_level(log: str) -> None:
    """Refuse a level of logs that there is not."""
    if log not in LEVELS:
        raise _wrong("--log", say("cli-serve-one-of", words=LEVELS))


def checked_cluster(cluster: str, database: str) -> None:
    """Refuse a name that no cluster can have, and a database that cannot be shared."""
    if database.startswith("sqlite"):
        raise _wrong("--cluster", say("cli-serve-cluster-database", server="postgresql://USER@HOST/NAME"))
    if not CLUSTER.fullmatch(cluster):
        raise _wrong("--cluster", say("cli-serve-cluster-name"))


def _wrong(option: str, why: Text) -> Failure:
    return misuse(say("cli-of-option", option=option, why=why))


def free_port(wanted: int, host: str) -> int:
    """A port if nobody listens there, else 0 for any free one."""
    from defuse.server.transport.running import listen

    try:
        listen(host, wanted).close()
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
    from defuse.server.transport.open_files import TooFew
    from defuse.server.transport.running import listen, run  # takes a second, which no other command should wait for

    try:
        sock = listen(host, port)
    except OSError as error:
        raise Failure(say("cli-serve-cannot-listen", host=host, port=str(port), why=str(error.strerror))) from error
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else in_a_link(host)
    where = f"http://{shown}:{sock.getsockname()[1]}/"
    out = console()

    def opened() -> None:
        # In one go: whoever reads only the first line may close the pipe after it.
        out.print(f"{spoken(say('cli-serve-open', where=where))}\n{spoken(say('cli-serve-how-to-close'))}")
        ready(where)

    with sock:
        try:
            started = run(settings, sock, level=log, proxies=proxies, ready=opened)
        except StoreError as error:
            raise Failure(reason_of(error)) from error
        except TooFew as few:
            raise Failure(say("cli-serve-few-files", limit=few.limit, needed=few.needed)) from few
        if not started:
            raise Failure(say("cli-serve-did-not-start"))


def checked(option: str, words: list[str], read: Callable[[str], str], example: str) -> tuple[str, ...]:
    """Addresses as they are compared, or a refusal that shows how to write one."""
    found: list[str] = []
    for word in words:
        try:
            found.append(read(word))
        except ValueError as error:
            raise _wrong(option, say("cli-serve-bad-address", word=word, example=example)) from error
    return tuple(found)


def checked_names(names: list[str]) -> tuple[str, ...]:
    """Names that a server can have, as browsers send them."""
    from defuse.server.transport.hosts import is_name

    for name in names:
        if not is_name(name):
            raise _wrong("--name", say("cli-serve-bad-name", name=name))
    return tuple(name.lower() for name in names)


def checked_client(folder: Path) -> Path:
    """A folder that holds a build of the browser client."""
    if not folder.is_dir():
        raise _wrong("--client", say("cli-no-folder", folder=str(folder)))
    if not (folder / "index.html").is_file():
        raise _wrong("--client", say("cli-serve-no-client", folder=str(folder)))
    return folder


def _in_memory(url: str) -> bool:
    """Whether SQLite would keep it in no file, or in one of each connection.

    >>> _in_memory("sqlite:///:memory:"), _in_memory("sqlite:///"), _in_memory("sqlite:///games.sqlite")
    (True, True, False)
    """
    file, _, query = url.removeprefix("sqlite:///").partition("?")
    return file.removeprefix("file:") in ("", ":memory:") or "mode=memory" in query


def with_driver(url: str) -> str:
    """The address of a database with the driver that we use, if that is installed.

    >>> with_driver("postgresql://me@home/games"), with_driver("sqlite:///games.sqlite")
    ('postgresql+asyncpg://me@home/games', 'sqlite:///games.sqlite')
    """
    for plain in ("postgres://", "postgresql://"):
        if url.startswith(plain):
            url = f"postgresql+asyncpg://{url[len(plain) :]}"
    if not url.startswith(("sqlite:///", "postgresql+asyncpg://")):
        raise _wrong("--database", ADDRESSES)
    if url.startswith("sqlite:///") and _in_memory(url):
        raise _wrong("--database", say("cli-serve-in-memory", example="sqlite:///FILE"))
    if url.startswith("postgresql") and find_spec("asyncpg") is None:
        raise _wrong("--database", say("cli-serve-postgres-extra"))
    return url
