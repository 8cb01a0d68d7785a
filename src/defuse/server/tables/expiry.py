"""Expiry: where whoever runs the server wants that, tables are deleted to which nobody has come for very long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from defuse.server.logs import LOG
from defuse.server.store.interface import StoreError

if TYPE_CHECKING:
    from defuse.server.tables.hall import Hall

EVERY = 3600.0
"""So many seconds are between two looks."""
AT_ONCE = 100
"""So many tables are looked for at a time."""
DAY = 86_400


async def expire_on(hall: Hall) -> None:
    """Look again and again."""
    while True:
        try:
            gone = await expire(hall)
            if gone:
                LOG.info("tables expired", extra={"count": gone})
        except StoreError as error:
            LOG.warning("tables not expired", extra={"why": str(error)})
        await asyncio.sleep(EVERY)


async def expire(hall: Hall) -> int:
    """Delete all tables that have not changed for too long. How many these were."""
    if not hall.settings.keep_days:
        return 0
    before = float((hall.today() - hall.settings.keep_days) * DAY)
    gone = 0
    while True:
        old = await hall.store.unchanged_since(before, AT_ONCE)
        deleted = 0
        for id in old:
            async with hall.alone(id):
                if id not in hall.tables and await hall.store.expire(id, before):
                    deleted += 1
        gone += deleted
        if not deleted:  # what is left is open somewhere
            return gone
