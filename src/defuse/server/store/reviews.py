"""Reviews in the database: their ids, what they are of, and what was found out about a game.

They need no fence: nothing of a review is written by one process alone. Where people look at one together, the process
where they meet has its name in the row, as that of a table has.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from defuse.server.store.columns import FINDINGS, REVIEWS, TABLES
from defuse.server.store.interface import Clash, Elsewhere, ReviewRow
from defuse.server.store.membership import is_alive

if TYPE_CHECKING:
    from defuse.server.store.sql import SqlStore

NOTED = 3600.0
"""That somebody looks at a review is noted once in so many seconds."""

_COLUMNS = [REVIEWS.c[name] for name in ReviewRow.__struct_fields__]
UNNEEDED = sa.delete(FINDINGS).where(~sa.exists().where(REVIEWS.c.digest == FINDINGS.c.digest))
"""What was found out about games that no review is of any more."""


class ReviewStore:
    """Reviews in the database of a store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def make(self, row: ReviewRow) -> ReviewRow:
        now = time.time()

        def work(connection: sa.Connection) -> ReviewRow:
            if row.table:
                # The row of the table is locked: two who ask at the same time get the same review.
                there = sa.select(TABLES.c.id).where(TABLES.c.id == row.table).with_for_update()
                if connection.scalar(there) is None:
                    raise Clash("the table is gone")
                which = sa.select(*_COLUMNS).where(REVIEWS.c.table == row.table, REVIEWS.c.game == row.game)
                found = connection.execute(which).mappings().first()
                if found is not None:
                    return _row(found)
            values = {**msgspec.structs.asdict(row), "made": now, "opened": now}
            connection.execute(sa.insert(REVIEWS).values(**values))
            return row

        return await self._store.do(self._store.database.write, work)

    async def get(self, id: str) -> ReviewRow | None:
        which = sa.select(*_COLUMNS).where(REVIEWS.c.id == id)

        def work(connection: sa.Connection) -> ReviewRow | None:
            found = connection.execute(which).mappings().first()
            return None if found is None else _row(found)

        return await self._store.do(self._store.database.read, work)

    async def of_game(self, table: str, game: int) -> str:
        which = sa.select(REVIEWS.c.id).where(REVIEWS.c.table == table, REVIEWS.c.game == game)
        found = await self._store.do(self._store.database.read, lambda connection: connection.scalar(which))
        return found or ""

    async def opened(self, id: str) -> None:
        now = time.time()
        note = sa.update(REVIEWS).where(REVIEWS.c.id == id, REVIEWS.c.opened < now - NOTED).values(opened=now)
        await self._store.do(self._store.database.write, lambda connection: connection.execute(note).close())

    async def withdraw(self, table: str, game: int) -> bool:
        return await self._gone(sa.delete(REVIEWS).where(REVIEWS.c.table == table, REVIEWS.c.game == game))

    async def withdraw_of_crew(self, crew_game: str) -> bool:
        return await self._gone(sa.delete(REVIEWS).where(REVIEWS.c.crew_game == crew_game))

    async def _gone(self, gone: sa.Delete) -> bool:
        def work(connection: sa.Connection) -> bool:
            done = connection.execute(gone)
            connection.execute(UNNEEDED)
            return bool(done.rowcount)

        return await self._store.do(self._store.database.write, work)

    async def expire(self, before: float) -> int:
        old = sa.delete(REVIEWS).where(REVIEWS.c.table == "", REVIEWS.c.crew_game == "", REVIEWS.c.opened < before)

        def work(connection: sa.Connection) -> int:
            gone = connection.execute(old).rowcount
            connection.execute(UNNEEDED)
            return gone

        return await self._store.do(self._store.database.write, work)

    async def findings(self, digest: str) -> bytes | None:
        which = sa.select(FINDINGS.c.body).where(FINDINGS.c.digest == digest)
        found = await self._store.do(self._store.database.read, lambda connection: connection.scalar(which))
        return None if found is None else bytes(found)

    async def keep_findings(self, digest: str, body: bytes) -> None:
        def work(connection: sa.Connection) -> None:
            needed = sa.select(REVIEWS.c.id).where(REVIEWS.c.digest == digest).limit(1)
            if connection.scalar(needed) is None:
                return
            values = {"body": body, "changed": time.time()}
            if not connection.execute(sa.update(FINDINGS).where(FINDINGS.c.digest == digest).values(**values)).rowcount:
                connection.execute(sa.insert(FINDINGS).values(digest=digest, **values))

        await self._store.do(self._store.database.write, work)

    async def take(self, id: str) -> bool:
        me = self._store.process

        def work(connection: sa.Connection) -> bool:
            found = connection.execute(sa.select(REVIEWS.c.holder).where(REVIEWS.c.id == id).with_for_update()).first()
            if found is None:
                return False
            if self._store.shared and found.holder not in ("", me) and is_alive(connection, found.holder):
                raise Elsewhere("people look at this review in another process")
            if found.holder != me:
                connection.execute(sa.update(REVIEWS).where(REVIEWS.c.id == id).values(holder=me))
            return True

        return await self._store.do(self._store.database.write, work)

    async def release(self, id: str) -> None:
        if self._store.shared:
            mine = sa.update(REVIEWS).where(REVIEWS.c.id == id, REVIEWS.c.holder == self._store.process)
            await self._store.do(
                self._store.database.write, lambda connection: connection.execute(mine.values(holder="")).close()
            )


def _row(found: sa.RowMapping) -> ReviewRow:
    file = found["file"]
    return ReviewRow(**{**found, "about": bytes(found["about"]), "file": None if file is None else bytes(file)})
