"""Desk: thoughts that other machines of a cluster think. They lie in PostgreSQL until somebody takes them.

A process that has more to think about than its own workers can do lays thoughts on the desk. `defuse think` takes them
from there (`SKIP LOCKED`, so that nobody waits for anybody), and lays the answer beside them; `NOTIFY` wakes those who
wait. If a thinker ends, what it had taken is free again. If nobody answers, the thought is thought here after all.

Thoughts are pickled, as they are for our own worker processes: whoever may write to the database is trusted.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from defuse import __version__
from defuse.server.logs import LOG
from defuse.server.store.columns import PROCESSES, THOUGHTS
from defuse.server.store.databases import CONNECT_SECONDS, SERVED, Served
from defuse.server.store.membership import NOW, is_alive
from defuse.server.workers.pool import PATIENCE, NoThought

ASKED, ANSWERED = "defuse_thoughts", "defuse_answers"
"""The channels on which it is told that there is something."""
LOOK = 2.0
"""Seconds between two looks at who is there, and at what has not been answered."""
OLD = 120.0
"""After so many seconds a thought is nobody's any more."""


class Listener:
    """A connection that hears what is told on a channel. It is made again when it breaks."""

    def __init__(self, url: sa.URL, channel: str, heard: Callable[[str], None]) -> None:
        self._url, self._channel, self._heard = url, channel, heard
        self._connection: Any = None

    async def listen(self) -> None:
        """Listen, if nobody does."""
        import asyncpg  # type: ignore[import-untyped]  # an extra, for those who use PostgreSQL

        if self._connection is None or self._connection.is_closed():
            plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._connection = await asyncpg.connect(
                plain, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS, server_settings=SERVED
            )
            await self._connection.add_listener(self._channel, lambda *told: self._heard(str(told[3])))

    async def close(self) -> None:
        """Hear no more."""
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close(timeout=2)


class Desk:
    """Where a process lays thoughts for others."""

    def __init__(self, url: sa.URL, database: Served, process: str) -> None:
        self.room = 0
        """How many thoughts others think at a time."""
        self.grew: Callable[[], None] = lambda: None
        """Called when there is more room than before."""
        self._database, self._process = database, process
        self._listener = Listener(url, ANSWERED, self._heard)
        self._waiting: dict[str, asyncio.Future[bytes]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to look who is there."""
        self._start(self._look_on())

    async def close(self) -> None:
        """Nobody is asked any more."""
        self.room = 0
        for task in list(self._tasks):
            task.cancel()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(NoThought("nobody is thinking any more"))
        with suppress(Exception):
            mine = sa.delete(THOUGHTS).where(THOUGHTS.c.asker == self._process)
            await self._database.write(lambda connection: connection.execute(mine).close())
        await self._listener.close()

    async def ask(self, task: str, body: bytes) -> bytes:
        """Have something thought elsewhere. Raises NoThought where nothing comes of it."""
        id = secrets.token_hex(16)
        waiting = self._waiting[id] = asyncio.get_running_loop().create_future()
        row = {"id": id, "asker": self._process, "task": f"{task} {__version__}", "body": body, "thinker": ""}

        def laid(connection: sa.Connection) -> None:
            connection.execute(sa.insert(THOUGHTS).values(asked=NOW, until=0.0, **row))
            connection.execute(sa.select(sa.func.pg_notify(ASKED, "")))

        try:
            await self._database.write(laid)
            return await asyncio.wait_for(waiting, 2 * PATIENCE)
        except NoThought:
            raise
        except Exception as error:
            raise NoThought(f"nobody answered: {type(error).__name__}") from error
        finally:
            del self._waiting[id]
            self._start(self._cleared(id))

    async def _cleared(self, id: str) -> None:
        with suppress(Exception):
            gone = sa.delete(THOUGHTS).where(THOUGHTS.c.id == id)
            await self._database.write(lambda connection: connection.execute(gone).close())

    def _heard(self, id: str) -> None:
        if id in self._waiting:
            self._start(self._fetched(id))

    async def _fetched(self, id: str) -> None:
        which = sa.select(THOUGHTS.c.answer).where(THOUGHTS.c.id == id)
        with suppress(Exception):  # it is looked for again
            answer = await self._database.read(lambda connection: connection.scalar(which))
            waiting = self._waiting.get(id)
            if answer is not None and waiting is not None and not waiting.done():
                waiting.set_result(bytes(answer))

    async def _look_on(self) -> None:
        while True:
            try:
                await self._listener.listen()
                before, self.room = self.room, await self._database.read(_room)
                if self.room > before:
                    self.grew()
                if self._waiting:
                    for id in await self._database.write(self._looked_after):
                        await self._fetched(id)
            except Exception as error:  # the database is away: think here meanwhile
                self.room = 0
                LOG.debug("desk out of reach", extra={"why": type(error).__name__})
            await asyncio.sleep(LOOK)

    def _looked_after(self, connection: sa.Connection) -> list[str]:
        """Free what was taken by a thinker that has ended; what has been answered, in case nobody heard of it."""
        mine = sa.select(THOUGHTS.c.id, THOUGHTS.c.thinker, THOUGHTS.c.answer.is_not(None).label("answered"))
        rows = connection.execute(mine.where(THOUGHTS.c.asker == self._process)).all()
        gone = {row.thinker for row in rows if row.thinker and not is_alive(connection, row.thinker)}
        if gone:
            left = THOUGHTS.c.thinker.in_(sorted(gone)) & THOUGHTS.c.answer.is_(None)
            connection.execute(sa.update(THOUGHTS).where(left).values(thinker=""))
            connection.execute(sa.select(sa.func.pg_notify(ASKED, "")))
        return [row.id for row in rows if row.answered]

    def _start(self, doing: Any) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _room(connection: sa.Connection) -> int:
    """How many thoughts are thought at a time by those who are there and of this version."""
    here = (PROCESSES.c.until > NOW) & (PROCESSES.c.version == __version__)
    found = connection.scalar(sa.select(sa.func.sum(PROCESSES.c.thinks)).where(here))
    return int(found or 0)


def taken(connection: sa.Connection, thinker: str) -> tuple[str, str, bytes] | None:
    """The thought that has waited longest, for a thinker of this version: its id, task and body."""
    free = (
        sa.select(THOUGHTS.c.id)
        .where(THOUGHTS.c.thinker == "", THOUGHTS.c.answer.is_(None), THOUGHTS.c.task.endswith(f" {__version__}"))
        .order_by(THOUGHTS.c.asked)
        .limit(1)
        .with_for_update(skip_locked=True)
        .scalar_subquery()
    )
    found = connection.execute(
        sa.update(THOUGHTS)
        .where(THOUGHTS.c.id == free)
        .values(thinker=thinker, until=NOW + PATIENCE)
        .returning(THOUGHTS.c.id, THOUGHTS.c.task, THOUGHTS.c.body)
    ).first()
    return None if found is None else (found.id, found.task.split(" ")[0], bytes(found.body))


def answered(connection: sa.Connection, id: str, answer: bytes) -> None:
    """Lay the answer beside a thought, and tell."""
    connection.execute(sa.update(THOUGHTS).where(THOUGHTS.c.id == id).values(answer=answer))
    connection.execute(sa.select(sa.func.pg_notify(ANSWERED, id)))


def tidied(connection: sa.Connection) -> None:
    """Take away what nobody waits for any more."""
    connection.execute(sa.delete(THOUGHTS).where(THOUGHTS.c.asked < NOW - OLD))
