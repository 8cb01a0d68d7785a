"""Databases: how a transaction is run on SQLite and on PostgreSQL, without holding up the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from defuse.server.store.lock import FileLock
from defuse.server.store.transaction import InFile, OnServer, Plain, Transaction

T = TypeVar("T")

CONNECT_SECONDS = 10.0
"""So long it may take to reach a database server."""
STATEMENT_SECONDS = 30
"""So long one statement may take there. After that it is given up, and tried again."""
LOCK_SECONDS = 10
"""So long a statement waits there for somebody else's lock."""

SERVED = {
    "application_name": "defuse",
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{STATEMENT_SECONDS}s",
    # A machine that vanishes is noticed within some ten seconds, and the locks of its processes end.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


class Lite:
    """SQLite, in threads of our own: a whole transaction is one visit to a thread.

    Whoever owns it has it alone: a second process gets `lock.Locked`. Others may read beside it, for a copy.
    """

    def __init__(self, url: sa.URL, *, owner: bool = True) -> None:
        self._lock: FileLock | None = None
        if url.database and url.database != ":memory:":
            file = Path(url.database)
            _make_private(file)
            if owner:
                self._lock = FileLock(file)
        plain = url.set(drivername="sqlite")
        self._writer, self._reader = sa.create_engine(plain), sa.create_engine(plain)
        for engine in (self._writer, self._reader):
            sa.event.listen(engine, "connect", _pragmas)
            if owner:  # the others leave the file as it is
                sa.event.listen(engine, "connect", _with_a_log)
        # Python would begin a transaction only with the first change, and none for a change of tables.
        sa.event.listen(self._writer, "connect", _by_hand)
        sa.event.listen(self._writer, "begin", _at_once)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._kept_open: sa.PoolProxiedConnection | None = None
        self._texts: dict[int, Plain] = {}

    async def keep(self, work: Callable[[Transaction], T]) -> T:
        """The same as `write`, without SQLAlchemy's work for each statement."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._keep, work)

    def _keep(self, work: Callable[[Transaction], T]) -> T:
        if self._kept_open is None:
            self._kept_open = self._writer.raw_connection()
        connection: Any = self._kept_open.dbapi_connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = work(InFile(connection, self._texts))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # SQLite ends some of them by itself
                connection.execute("ROLLBACK")
            raise
        return done

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in one transaction; when this returns it is kept."""

        def done() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, done)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Read something, beside the writer."""

        def done() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(done)

    async def tidy(self) -> None:
        """Move what is in the log to the file. This runs beside the writer, which it would hold up within a commit."""
        await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close())

    async def close(self) -> None:
        """Let go."""
        await asyncio.to_thread(self._writing.shutdown)
        if self._kept_open is not None:
            self._kept_open.close()
            self._kept_open = None
        for engine in (self._writer, self._reader):
            await asyncio.to_thread(engine.dispose)
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class Served:
    """A database server, over the network."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(
            url,
            pool_pre_ping=True,
            pool_timeout=CONNECT_SECONDS,
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": STATEMENT_SECONDS + 5.0,
                "server_settings": SERVED,
            },
        )

    async def keep(self, work: Callable[[Transaction], T]) -> T:
        """Write what was waiting in one transaction; when this returns it is kept."""
        return await self.write(lambda connection: work(OnServer(connection)))

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in one transaction; when this returns it is kept."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Read something."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def tidy(self) -> None:
        """It tidies up by itself."""

    async def close(self) -> None:
        """Let go."""
        await self._engine.dispose()


def _make_private(file: Path) -> None:
    """Make a file, and its folder, that nobody but their owner can read. What is there already stays as it is.

    SQLite gives the files beside it (`-wal`, `-shm`) the same mode.
    """
    if not file.parent.exists():
        file.parent.parent.mkdir(parents=True, exist_ok=True)
        file.parent.mkdir(mode=0o700, exist_ok=True)
    if not file.exists():
        with suppress(OSError):  # then SQLite says what is wrong
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut, too
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _with_a_log(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # see `Lite.tidy`
    cursor.close()


def _by_hand(connection: Any, _record: Any) -> None:
    connection.isolation_level = None


def _at_once(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
