"""`defuse backup` and `defuse restore`: a copy of everything that a server keeps, and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from defuse.cli.console import Failure, console
from defuse.cli.language import spoken
from defuse.cli.serve import with_driver
from defuse.server.settings import default_database
from defuse.words import reason_of, say

if TYPE_CHECKING:
    from defuse.server.store.copying import Copied

File = Annotated[Path, typer.Argument(metavar="FILE")]
Database = Annotated[str, typer.Option("--database", metavar="URL")]


def backup(file: File, database: Database = "") -> None:
    """Copy all tables of a server into a file, also while it runs."""
    from defuse.server.store.copying import backup as copy  # takes a second, which no other command should wait for

    copied = _done(lambda: copy(with_driver(database or default_database()), file))
    told = say("cli-backup-done", tables=copied.tables, games=copied.games, acts=copied.acts, file=str(file))
    console().print(spoken(told))


def restore(file: File, database: Database = "") -> None:
    """Put such a copy into an empty store."""
    from defuse.server.store.copying import restore as put_back

    copied = _done(lambda: put_back(file, with_driver(database or default_database())))
    told = say("cli-restore-done", tables=copied.tables, games=copied.games, acts=copied.acts)
    console().print(spoken(told))


def _done(doing: Callable[[], Copied]) -> Copied:
    from defuse.server.store.interface import StoreError

    try:
        return doing()
    except StoreError as error:
        raise Failure(reason_of(error)) from error
