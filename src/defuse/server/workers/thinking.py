"""A process that only thinks: it takes thoughts of a cluster's bots from the desk, on a machine of its own."""

from __future__ import annotations

import asyncio
import pickle
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from defuse.server.logs import LOG
from defuse.server.store.databases import Served
from defuse.server.store.interface import StoreError, why
from defuse.server.store.membership import Membership
from defuse.server.store.migrations import Newer, upgrade
from defuse.server.workers.desk import ASKED, Listener, answered, taken, tidied
from defuse.server.workers.pool import Pool
from defuse.server.workers.thinkers import TRAVELS
from defuse.words import say

IDLE = 2.0
"""Seconds after which the desk is looked at, even if nobody said that there is something."""
AFTER_FAILURE = 1.0


async def think(url: str, cluster: str, workers: int, ready: Callable[[], None] = lambda: None) -> None:
    """Think for a cluster until a signal comes. Raises StoreError where that is not possible."""
    address = make_url(url)
    database = Served(address)
    try:
        member = Membership(address, database, cluster, thinks=workers)
        await upgrade(database.write)
        await member.join()
    except (SQLAlchemyError, OSError, Newer) as error:
        await database.close()
        raise StoreError(say("store-not-open", why=why(error))) from error
    except StoreError:
        await database.close()
        raise
    thinker = Thinker(database, member.id, workers)
    listener = Listener(address, ASKED, lambda _: thinker.wake())
    stopping = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stopping.set)
    ready()
    try:
        going = [asyncio.create_task(thinker.think_on()) for _ in range(workers)]
        while not stopping.is_set():
            with suppress(Exception):  # the database is away
                await listener.listen()
                await database.write(tidied)
            with suppress(TimeoutError):
                await asyncio.wait_for(stopping.wait(), IDLE)
        thinker.stopping = True
        thinker.wake()
        await asyncio.gather(*going)
    finally:
        await listener.close()
        await member.leave()
        thinker.pool.close()
        await database.close()


class Thinker:
    """Takes thoughts from the desk, as many at a time as there are workers."""

    def __init__(self, database: Served, id: str, workers: int) -> None:
        self.database, self.id = database, id
        self.pool = Pool(workers)
        self.stopping = False
        self._something = asyncio.Event()

    def wake(self) -> None:
        """There may be something on the desk."""
        self._something.set()

    async def think_on(self) -> None:
        """One thought after the other, until it is to stop."""
        while not self.stopping:
            try:
                self._something.clear()
                found = await self.database.write(lambda connection: taken(connection, self.id))
                if found is None:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._something.wait(), IDLE)
                    continue
                id, task, body = found
                answer = pickle.dumps(await self._thought(task, body))
                await self.database.write(partial(answered, id=id, answer=answer))
            except (SQLAlchemyError, OSError, TimeoutError) as error:  # the database is away: it comes back
                LOG.warning("desk out of reach", extra={"why": type(error).__name__})
                await asyncio.sleep(AFTER_FAILURE)

    async def _thought(self, task: str, body: bytes) -> Any:
        """What comes of a thought: an answer, or the error that it led to."""
        try:
            return await self.pool.work(TRAVELS[task], *pickle.loads(body))
        except (ValueError, RuntimeError, KeyError) as error:
            return error if isinstance(error, ValueError) else RuntimeError(str(error))
