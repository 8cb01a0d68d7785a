"""Copying a store: into a file, and from a file into an empty store.

A copy is a SQLite file with all tables, games, acts, talk and crews as they were at one moment, also while a server
writes. It can be made from and restored to either kind of database. (A plain copy of a SQLite file that is being
written to is a trap: what was committed lately is in another file.)
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from defuse.server.store.columns import (
    ACTS,
    BRANCHES,
    CHALLENGES,
    CREW_GAMES,
    CREWS,
    FACTS,
    FINDINGS,
    GAMES,
    REVIEWS,
    SAID,
    TABLES,
)
from defuse.server.store.crew_rows import DEALS
from defuse.server.store.databases import Lite, Served
from defuse.server.store.interface import StoreError, why
from defuse.server.store.migrations import Newer, check, upgrade
from defuse.server.store.sql import SqlStore
from defuse.words import Text, say

KEPT = (TABLES, GAMES, ACTS, SAID, BRANCHES, REVIEWS, FINDINGS, CREWS, CREW_GAMES, CHALLENGES)
"""What is copied, each after what it refers to."""
CHUNK = 500


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    games: int
    acts: int


def backup(url: str, file: Path) -> Copied:
    """Copy a store into a new file. It is whole when it is there. Raises StoreError."""
    if file.exists():
        raise StoreError(say("store-file-there", file=str(file)))
    if make_url(url).get_backend_name() == "sqlite" and not Path(make_url(url).database or "").is_file():
        raise StoreError(say("store-none", file=str(make_url(url).database)))
    unfinished = file.with_name(f"{file.name}.unfinished")
    with _clear_errors(lambda why: say("store-not-copied", why=why)):
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL, 0o600))
        try:
            copied = asyncio.run(_backup(url, unfinished))
            _settle(unfinished)
            os.replace(unfinished, file)
        finally:
            unfinished.unlink(missing_ok=True)
    return copied


def restore(file: Path, url: str) -> Copied:
    """Put a copy into an empty store, all of it or nothing. Raises StoreError."""
    if not file.is_file():
        raise StoreError(say("store-no-file", file=str(file)))
    with _clear_errors(lambda why: say("store-not-restored", why=why)):
        return asyncio.run(_restore(file, url))


async def _backup(url: str, file: Path) -> Copied:
    address = make_url(url)
    source: Lite | Served = Lite(address, owner=False) if address.get_backend_name() == "sqlite" else Served(address)
    target = Lite(sa.URL.create("sqlite", database=str(file)), owner=False)
    try:
        await upgrade(target.write)

        def work(connection: sa.Connection) -> Copied:
            _at_one_moment(connection)
            check(connection)
            with _plain(file).begin() as written:
                return _copy(connection, written)

        return await source.read(work)
    finally:
        await target.close()
        await source.close()


async def _restore(file: Path, url: str) -> Copied:
    store = SqlStore(url)
    await store.open()  # nobody else may use it meanwhile
    try:

        def work(connection: sa.Connection) -> Copied:
            if any(connection.execute(sa.select(part).limit(1)).first() is not None for part in KEPT):
                raise StoreError(say("store-not-empty"))
            with _plain(file).connect() as copy:
                _at_one_moment(copy)
                if not sa.inspect(copy).has_table(TABLES.name):
                    raise StoreError(say("store-no-copy", file=str(file)))
                check(copy)
                return _copy(copy, connection)

        return await store.database.write(work)
    finally:
        await store.close()


def _copy(source: sa.Connection, target: sa.Connection) -> Copied:
    """All rows. Columns that an older source does not have get their defaults."""
    there = sa.inspect(source)
    counts: dict[str, int] = {}
    for table in KEPT:
        counts[table.name] = 0
        if not there.has_table(table.name):
            continue
        known = {column["name"] for column in there.get_columns(table.name)}
        columns = [column for column in table.columns if column.name in known]
        rows = source.execution_options(yield_per=CHUNK).execute(sa.select(*columns).order_by(*table.primary_key))
        for some in rows.mappings().partitions():
            target.execute(sa.insert(table), [_free(dict(row)) for row in some])
            counts[table.name] += len(some)
    _copy_secret(source, target)
    return Copied(counts["tables"], counts["games"], counts["acts"])


def _copy_secret(source: sa.Connection, target: sa.Connection) -> None:
    """What today's deal is made from: it stays the same where a copy goes on."""
    if not sa.inspect(source).has_table(FACTS.name):
        return
    found = source.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == DEALS))
    if found is not None:
        target.execute(sa.delete(FACTS).where(FACTS.c.name == DEALS))
        target.execute(sa.insert(FACTS).values(name=DEALS, value=found))


def _free(row: dict[str, Any]) -> dict[str, Any]:
    """A row that nobody holds."""
    return {**row, "holder": ""} if "holder" in row else row


def _at_one_moment(connection: sa.Connection) -> None:
    """See everything as it is now, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        connection.exec_driver_sql("BEGIN")


def _plain(file: Path) -> sa.Engine:
    return sa.create_engine(sa.URL.create("sqlite", database=str(file)), poolclass=sa.NullPool)


def _settle(file: Path) -> None:
    """One file, and on the disk."""
    with _plain(file).connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE").close()
    with file.open("rb+") as written:
        os.fsync(written.fileno())
    for rest in ("-wal", "-shm", ".lock"):
        with suppress(OSError):
            file.with_name(file.name + rest).unlink(missing_ok=True)


@contextmanager
def _clear_errors(told: Callable[[Text], Text]) -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, OSError, Newer) as error:
        raise StoreError(told(why(error))) from error
