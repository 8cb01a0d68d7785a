"""Writing: all writes go through one task, which puts what is waiting into one transaction.

Under load many tables share a commit, and each of them hears of it only when it is done. Each write names the fence of
the one who holds its table. The rows of all tables in a transaction are locked and their fences compared first; a write
with another fence is left out, and its writer gets `Clash`.

A database that is away for a while, frozen or full is tried again with the same writes. It may have kept them before
it went away: a row that is there already, just like it, is taken for kept.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from defuse.server.logs import LOG
from defuse.server.store.databases import Lite, Served
from defuse.server.store.interface import Clash, Hold, StoreError
from defuse.server.store.transaction import Transaction, Write
from defuse.words import say

BATCH = 256
"""How many writes share a transaction at most."""
WAITING = 4096
"""How many may wait."""
CHECKPOINT = 500
"""After so many commits SQLite's log is moved to its file."""
NOTICED = 2.0
"""A commit that takes longer than so many seconds is worth telling people about."""
AGAIN = 0.5
"""Seconds between two tries."""

SQLITE_REFUSALS = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
REFUSALS = (IntegrityError, DataError, ProgrammingError, *SQLITE_REFUSALS)
"""The database works, and does not take this."""
TROUBLES = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
"""What a database that does not work raises, refusals included."""
TOOK = "the table is open elsewhere"


class Piece(NamedTuple):
    """What is kept together for one table."""

    hold: Hold | None
    """Who writes; None for a table that is being made."""
    writes: list[Write]
    done: asyncio.Future[None]


class Writer:
    """The one who writes to a database."""

    def __init__(self, database: Lite | Served, patience: float) -> None:
        self._database = database
        self._patience = patience
        """For so many seconds a database that does not take it is tried again."""
        self._waiting: asyncio.Queue[Piece] = asyncio.Queue(maxsize=WAITING)
        self._untidy = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._began: float | None = None
        """When the commit under way was begun."""
        self.failed = ""
        """Why the last write was not kept; empty once one was."""
        self.commits = 0
        self.writes = 0

    def start(self) -> None:
        """Begin to write."""
        self._tasks = [
            asyncio.create_task(self._write_on(), name="store"),
            asyncio.create_task(self._tidy_on(), name="checkpoint"),
        ]

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self.running:
            await self._waiting.join()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []

    @property
    def running(self) -> bool:
        """Whether it writes."""
        return bool(self._tasks) and not self._tasks[0].done()

    @property
    def waiting(self) -> bool:
        """Whether it is held up so long that people should be told."""
        return self._began is not None and (bool(self.failed) or time.monotonic() - self._began > NOTICED)

    async def write(self, hold: Hold | None, writes: list[Write]) -> None:
        """Keep something. Raises StoreError, or Clash where somebody else holds the table."""
        if not self.running:
            raise StoreError(say("store-closed"))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait(Piece(hold, writes, done))
        except asyncio.QueueFull:
            raise StoreError(say("store-full")) from None
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            self._began = time.monotonic()
            try:
                await self._commit(batch)
            finally:
                self._began = None
                for _ in batch:
                    self._waiting.task_done()

    async def _tidy_on(self) -> None:
        while True:
            await self._untidy.wait()
            self._untidy.clear()
            with suppress(SQLAlchemyError, OSError):
                await self._database.tidy()

    async def _commit(self, batch: list[Piece], *, doubtful: bool = False) -> None:
        """Keep a batch in one transaction. If one of it cannot be, each by itself: it does not spoil the others.

        In doubt, some of it may have been kept by a try that went wrong.
        """
        until = time.monotonic() + self._patience
        while True:
            try:
                fenced = await self._database.keep(_kept(batch, doubtful=doubtful))
                self._well(batch, fenced)
                return
            except Exception as error:  # whatever a driver raises, the task has to live on and the waiting have to hear
                if not isinstance(error, TROUBLES):
                    LOG.exception("a write failed that should not")
                    break
                if isinstance(error, REFUSALS):
                    break
                self._troubled(error)
                if time.monotonic() >= until:
                    _tell(batch, lambda: StoreError(say("store-not-written", why=self.failed)))
                    return
                doubtful = True
                await asyncio.sleep(AGAIN)
        if len(batch) > 1:
            for piece in batch:
                await self._commit([piece], doubtful=doubtful)
        else:
            _tell(batch, lambda: Clash("somebody else has written this already"))

    def _well(self, batch: list[Piece], fenced: set[int]) -> None:
        if self.failed:
            LOG.warning("store keeps again", extra={"after": round(time.monotonic() - (self._began or 0.0), 1)})
        self.failed = ""
        self.commits += 1
        self.writes += len(batch) - len(fenced)
        if self.commits % CHECKPOINT == 0:
            self._untidy.set()
        for at, piece in enumerate(batch):
            if not piece.done.done():
                if at in fenced:
                    piece.done.set_exception(Clash(TOOK))
                else:
                    piece.done.set_result(None)

    def _troubled(self, error: Exception) -> None:
        known = bool(self.failed)
        cause = getattr(error, "orig", None) or error
        self.failed = type(cause).__name__
        if not known:  # once, however long it lasts
            LOG.error("store keeps nothing", extra={"why": f"{type(cause).__name__}: {str(cause)[:200]}"})


def _kept(batch: list[Piece], *, doubtful: bool) -> Callable[[Transaction], set[int]]:
    def work(transaction: Transaction) -> set[int]:
        fenced = _fenced(transaction, batch)
        writes = [write for at, piece in enumerate(batch) if at not in fenced for write in piece.writes]
        if doubtful:
            writes = [write for write in writes if not _is_there(transaction, write)]
        _run(transaction, writes)
        return fenced

    return work


def _fenced(transaction: Transaction, batch: list[Piece]) -> set[int]:
    """Those of a batch whose writer does not hold the table any more. Nobody else can take one until the commit."""
    tables = {piece.hold.table for piece in batch if piece.hold is not None}
    if not tables:
        return set()
    fences = transaction.fences(list(tables))
    return {
        at
        for at, piece in enumerate(batch)
        if piece.hold is not None and fences.get(piece.hold.table) != piece.hold.fence
    }


def _is_there(transaction: Transaction, write: Write) -> bool:
    """Whether a row that is to be written is there already, just like it."""
    statement, row = write
    if not isinstance(statement, sa.Insert):
        return False
    found = transaction.found(statement, row)
    return found is not None and tuple(found) == tuple(row.values())


def _run(transaction: Transaction, writes: list[Write]) -> None:
    """Run writes in order; neighbours of the same kind together."""
    at = 0
    while at < len(writes):
        statement = writes[at][0]
        end = at + 1
        while end < len(writes) and writes[end][0] is statement:
            end += 1
        transaction.run(statement, [row for _, row in writes[at:end]])
        at = end


def _tell(batch: list[Piece], error: Callable[[], StoreError]) -> None:
    for piece in batch:
        if not piece.done.done():
            piece.done.set_exception(error())
