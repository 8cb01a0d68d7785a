"""Membership: the processes that share one PostgreSQL, and whether each of them is still there.

A process holds an advisory lock of its own for as long as it is connected, and has a lease that it renews. One whose
lock is free has ended: PostgreSQL knows that as soon as its connection breaks. One whose lease is over is frozen, or
cannot be reached. Either way others may take its tables, and their fences keep out what it may still want to write.
Times are those of the database.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from defuse import __version__
from defuse.server.logs import LOG
from defuse.server.store.columns import PROCESSES, TABLES
from defuse.server.store.databases import CONNECT_SECONDS, SERVED, Served
from defuse.server.store.interface import StoreError, why
from defuse.words import Message, say

LEASE = 6.0
"""So many seconds a process that is not heard of keeps its tables."""
BEAT = 1.5
"""Seconds between two renewals."""
NOTICED = 5.0
"""Within so many seconds PostgreSQL has noticed that a process is no more which was killed a moment ago."""
JOINING = 70777071
"""The lock that is held while a process joins: one after the other."""

NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float)


class Membership:
    """That this process is there."""

    def __init__(self, url: sa.URL, database: Served, cluster: str, *, thinks: int = 0) -> None:
        self.id = secrets.token_hex(8)
        self.cluster = cluster
        self.thinks = thinks
        """How many thoughts of others this process thinks at a time."""
        self.lapsed: Callable[[], None] = lambda: None
        """Called when the lease may have been over for a while."""
        self._key = int.from_bytes(secrets.token_bytes(8), "big", signed=True)
        self._url = url
        self._database = database
        self._connection: Any = None
        self._beating: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Be there. Raises StoreError where others use the database who do not know of this one.

        Whatever it raises, nothing is left open.
        """
        until = time.monotonic() + NOTICED
        try:
            await self._lock()
            while (others := await self._database.write(self._joined)) and time.monotonic() < until:
                await asyncio.sleep(0.1)
        except BaseException:
            await self._unlock()
            raise
        if others:
            await self._unlock()
            theirs, mine = _who(others.strip(), say("store-alone")), _who(self.cluster, say("store-own"))
            raise StoreError(say("store-shared", theirs=theirs, mine=mine))
        self._beating = asyncio.create_task(self._beats(), name="lease")

    def _joined(self, connection: sa.Connection) -> str:
        """Enter the list; the name of those who are in the way, or nothing."""
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(JOINING)))
        for row in connection.execute(sa.select(PROCESSES.c.id, PROCESSES.c.cluster)).all():
            if not is_alive(connection, row.id):
                connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == row.id))
            elif not self.cluster or row.cluster != self.cluster:
                return str(row.cluster) or " "
        self._enter(connection)
        return ""

    def _enter(self, connection: sa.Connection) -> None:
        mine = {"id": self.id, "cluster": self.cluster, "version": __version__, "key": self._key, "thinks": self.thinks}
        connection.execute(sa.insert(PROCESSES).values(until=NOW + LEASE, **mine))

    async def leave(self) -> None:
        """Be gone, in good order."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
            self._beating = None
            with suppress(Exception):
                await self._database.write(self._gone)
        await self._unlock()

    def _gone(self, connection: sa.Connection) -> None:
        connection.execute(sa.update(TABLES).where(TABLES.c.holder == self.id).values(holder=""))
        connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == self.id))

    async def _beats(self) -> None:
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self._connection is None or self._connection.is_closed():
                    await self._lock()
                    renewed = 0.0  # for a while nothing said that this process was there
                await self._database.write(self._renewed)
            except Exception as error:  # the database is away: the writer tells of it
                LOG.debug("lease not renewed", extra={"why": type(error).__name__})
                continue
            now = time.monotonic()
            if now - renewed > LEASE:
                self.lapsed()
            renewed = now

    def _renewed(self, connection: sa.Connection) -> None:
        mine = sa.update(PROCESSES).where(PROCESSES.c.id == self.id).values(until=NOW + LEASE)
        if connection.execute(mine).rowcount == 0:  # somebody took it for dead, and tidied up
            self._enter(connection)

    async def _lock(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # an extra, for those who use PostgreSQL

        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        await self._unlock()
        try:
            self._connection = await asyncpg.connect(
                plain, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS, server_settings=SERVED
            )
            await self._connection.execute("SELECT pg_advisory_lock($1)", self._key)
        except asyncpg.PostgresError as error:  # too many connections, say
            raise StoreError(say("store-not-open", why=why(error))) from error

    async def _unlock(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(Exception):
                await connection.close(timeout=2)


def is_alive(connection: sa.Connection, process: str) -> bool:
    """Whether a process is there: its lease runs, and it holds its lock."""
    found = connection.execute(
        sa.select(PROCESSES.c.key, (PROCESSES.c.until > NOW).label("leased")).where(PROCESSES.c.id == process)
    ).first()
    if found is None or not found.leased:
        return False
    # Shared: whoever else looks at this moment must not take our look for the process itself.
    return not connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock_shared(found.key)))


def _who(cluster: str, alone: Message) -> Message:
    return say("store-cluster", name=cluster) if cluster else alone
