"""The store on SQLAlchemy Core: SQLite (WAL) or PostgreSQL.

All writes go through one task, which puts what is waiting into one transaction: under load many tables share a commit,
and each of them hears of it only when it is done.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from defuse.server.store.columns import ACTS, GAMES, SAID, TABLES
from defuse.server.store.databases import Lite, Served
from defuse.server.store.interface import ActRow, Clash, GameRow, Kept, SaidRow, StoreError
from defuse.server.store.migrations import Newer, upgrade

BATCH = 256
"""How many writes share a transaction at most."""

REMEMBERED = 100
"""So much of what was said at a table is found again; what is older is forgotten, a hundred at a time."""

CHECKPOINT = 500
"""After so many commits SQLite's log is moved to its file."""

Write = tuple[sa.Executable, dict[str, Any]]
_INSERTS = {table.name: sa.insert(table) for table in (TABLES, GAMES, ACTS, SAID)}
_SAVE = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("which"))
    .values(state=sa.bindparam("new_state"), changed=sa.bindparam("now"))
)
_ADOPT = (
    sa.update(GAMES)
    .where(GAMES.c.table == sa.bindparam("which"), GAMES.c.game == sa.bindparam("at"))
    .values(engine=sa.bindparam("new_engine"))
)
_FORGET = sa.delete(SAID).where(SAID.c.table == sa.bindparam("which"), SAID.c.number <= sa.bindparam("last"))


class SqlStore:
    """A store in a database: `sqlite:///FILE` or `postgresql+asyncpg://USER@HOST/NAME`."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._waiting: asyncio.Queue[tuple[list[Write], asyncio.Future[None]]] = asyncio.Queue(maxsize=4096)
        self._writer: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self._untidy = asyncio.Event()
        self._database: Lite | Served | None = None
        self.commits = 0
        self.writes = 0

    @property
    def database(self) -> Lite | Served:
        """The database, while it is open."""
        if self._database is None:
            raise StoreError("the store is closed")
        return self._database

    async def open(self) -> None:
        try:
            database = Lite(self.url) if self.url.get_backend_name() == "sqlite" else Served(self.url)
        except OSError as error:
            raise StoreError(f"cannot open the store: {error}") from error
        try:
            await upgrade(database.write)
        except (SQLAlchemyError, OSError, Newer) as error:
            await database.close()
            raise StoreError(f"cannot open the store: {error}") from error
        self._database = database
        self._writer = asyncio.create_task(self._write_on(), name="store")
        self._tidier = asyncio.create_task(self._tidy_on(), name="checkpoint")

    async def close(self) -> None:
        if self._writer is not None:
            await self._waiting.join()
        for task in (self._writer, self._tidier):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._writer = self._tidier = None
        if self._database is not None:
            await self._database.close()
            self._database = None

    async def ready(self) -> bool:
        try:
            await self.database.read(lambda connection: connection.execute(sa.select(sa.literal(1))).close())
        except (SQLAlchemyError, OSError, StoreError):
            return False
        return self._writer is not None and not self._writer.done()

    async def make(self, table: str, state: bytes) -> None:
        now = time.time()
        await self._write([(_INSERTS["tables"], {"id": table, "state": state, "made": now, "changed": now})])

    async def save(self, table: str, state: bytes) -> None:
        await self._write([_saving(table, state)])

    async def begin(self, row: GameRow, state: bytes) -> None:
        await self._write([(_INSERTS["games"], msgspec.structs.asdict(row)), _saving(row.table, state)])

    async def append(self, row: ActRow, state: bytes | None = None) -> None:
        writes: list[Write] = [(_INSERTS["acts"], msgspec.structs.asdict(row))]
        if state is not None:
            writes.append(_saving(row.table, state))
        await self._write(writes)

    async def adopt(self, table: str, game: int, engine: str) -> None:
        await self._write([(_ADOPT, {"which": table, "at": game, "new_engine": engine})])

    async def say(self, row: SaidRow) -> None:
        writes: list[Write] = [(_INSERTS["said"], msgspec.structs.asdict(row))]
        if row.number % REMEMBERED == 0:
            writes.append((_FORGET, {"which": row.table, "last": row.number - REMEMBERED}))
        await self._write(writes)

    async def load(self, table: str) -> Kept | None:
        return await self._read(table, None)

    async def game(self, table: str, game: int) -> Kept | None:
        return await self._read(table, game)

    async def _read(self, table: str, game: int | None) -> Kept | None:
        try:
            return await self.database.read(lambda connection: _kept(connection, table, game))
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"cannot read the store: {type(error).__name__}") from error

    # Writing.

    async def _write(self, writes: list[Write]) -> None:
        if self._writer is None or self._writer.done():
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait((writes, done))
        except asyncio.QueueFull:
            raise StoreError("too much is waiting to be kept") from None
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _tidy_on(self) -> None:
        while True:
            await self._untidy.wait()
            self._untidy.clear()
            with suppress(SQLAlchemyError, OSError):
                await self.database.tidy()

    async def _commit(self, batch: list[tuple[list[Write], asyncio.Future[None]]]) -> None:
        """Keep a batch in one transaction; if that fails, each by itself, so that one does not spoil the others."""
        try:
            writes = [write for some, _ in batch for write in some]
            await self.database.write(lambda connection: _execute(connection, writes))
            self.commits += 1
            if self.commits % CHECKPOINT == 0:
                self._untidy.set()
            self.writes += len(batch)
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
        except Exception as error:  # whatever a driver raises, the task has to live on and the waiting have to hear
            if len(batch) == 1:
                done = batch[0][1]
                if not done.done():
                    done.set_exception(_told(error))
                return
            for one in batch:
                await self._commit([one])


def _execute(connection: sa.Connection, writes: list[Write]) -> None:
    """Run writes in order; neighbours of the same kind together."""
    at = 0
    while at < len(writes):
        statement = writes[at][0]
        end = at + 1
        while end < len(writes) and writes[end][0] is statement:
            end += 1
        connection.execute(statement, [values for _, values in writes[at:end]])
        at = end


def _kept(connection: sa.Connection, table: str, game: int | None) -> Kept | None:
    """A table with one of its games, or with the last one."""
    state = connection.scalar(sa.select(TABLES.c.state).where(TABLES.c.id == table))
    if state is None:
        return None
    which = sa.select(GAMES).where(GAMES.c.table == table).order_by(GAMES.c.game.desc()).limit(1)
    if game is not None:
        which = sa.select(GAMES).where(GAMES.c.table == table, GAMES.c.game == game)
    found = connection.execute(which).mappings().first()
    lately = sa.select(SAID).where(SAID.c.table == table).order_by(SAID.c.number.desc()).limit(REMEMBERED)
    said = tuple([SaidRow(**each) for each in reversed(connection.execute(lately).mappings().all())])
    if found is None:
        return Kept(state=bytes(state), row=None, acts=(), said=said)
    row = GameRow(**{**found, "setup": bytes(found["setup"])})
    mine = sa.select(ACTS).where(ACTS.c.table == table, ACTS.c.game == row.game).order_by(ACTS.c.number)
    acts = connection.execute(mine).mappings().all()
    return Kept(
        state=bytes(state),
        row=row,
        acts=tuple([ActRow(**{**act, "act": bytes(act["act"])}) for act in acts]),
        said=said,
    )


def _saving(table: str, state: bytes) -> Write:
    return _SAVE, {"which": table, "new_state": state, "now": time.time()}


def _told(error: Exception) -> StoreError:
    if isinstance(error, IntegrityError):
        return Clash("somebody else has written this already")
    return StoreError(f"cannot write to the store: {type(error).__name__}")
