"""Giving tables up: before a process ends, it lets go of them one after the other, and others go on with them.

Whoever sits at a table that was let go of comes again and finds it in another process, which has to play its game
again first. So tables leave at a pace at which the others keep up, and each waits for its own turn alone.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.words import say

if TYPE_CHECKING:
    from defuse.server.tables.hall import Hall, Open

TOGETHER = 8
"""So many tables leave at once."""
PAUSE = 0.15
"""Seconds between them."""
LONGEST = 25.0
"""So many seconds it takes at most, however many there are."""


async def give_up(hall: Hall) -> None:
    """Let go of all tables of a hall."""
    waiting = list(hall.tables.values())
    # Where nobody can take over, nobody has to be waited for.
    pause = min(PAUSE, LONGEST * TOGETHER / max(1, len(waiting))) if hall.settings.cluster else 0.0
    while waiting:
        some, waiting = waiting[:TOGETHER], waiting[TOGETHER:]
        kept = await asyncio.gather(*(_settled(found) for found in some), return_exceptions=True)
        with suppress(StoreError):
            await hall.store.release([found.table.hold for found in some])
        for found, fine in zip(some, kept, strict=True):
            hall.tables.pop(found.table.id, None)
            code, why = (1012, say("table-anew")) if hall.settings.cluster else (1001, say("hall-goes-down"))
            if isinstance(fine, BaseException):
                hall.metrics.errors.inc()
            for guest in list(found.table.guests):
                guest.close(code, why)
        if waiting and pause:
            await asyncio.sleep(pause)


async def _settled(found: Open) -> None:
    """A table at rest: what was begun is kept, its clock is right, and nothing more is written."""
    table = found.table
    found.driver.stop()
    async with table.lock:
        with suppress(No):
            await table.keep_time()
        table.broken = True
