"""Databases: how a transaction is run on SQLite and on PostgreSQL, without holding up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")


class Lite:
    """SQLite, in threads of our own: a whole transaction is one visit to a thread."""

    def __init__(self, url: sa.URL) -> None:
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = sa.create_engine(url.set(drivername="sqlite"))
        sa.event.listen(self._engine, "connect", _pragmas)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in one transaction; when this returns it is kept."""

        def done() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, done)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Read something, beside the writer."""

        def done() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(done)

    async def tidy(self) -> None:
        """Move what is in the log to the file. This runs beside the writer, which it would hold up within a commit."""
        await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close())

    async def close(self) -> None:
        """Let go."""
        await asyncio.to_thread(self._writing.shutdown)
        await asyncio.to_thread(self._engine.dispose)


class Served:
    """A database server, over the network."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True)

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


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut, too
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # see `Lite.tidy`
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
