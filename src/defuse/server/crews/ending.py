"""The end of crews: one that a member wanted to be deleted is gone seven days later, with everything.

Every process looks for them. The store makes sure that one of them deletes a crew, in one transaction, and only if
nobody has stopped it meanwhile.
"""

from __future__ import annotations

import asyncio

from defuse.server.crews.desk import Crews
from defuse.server.logs import LOG, short
from defuse.server.store.interface import StoreError
from defuse.words import say

EVERY = 600.0
"""So many seconds are between two looks."""


async def end_on(crews: Crews) -> None:
    """Look again and again."""
    while True:
        try:
            await end_due(crews)
        except StoreError as error:
            LOG.warning("crews not deleted", extra={"why": str(error)})
        except Exception:
            crews.hall.metrics.errors.inc()
            LOG.exception("deleting crews failed")
        await asyncio.sleep(EVERY)


async def end_due(crews: Crews) -> int:
    """Delete all crews whose time is over. How many these were."""
    gone = 0
    for crew in await crews.store.due(crews.now()):
        tables = await crews.store.delete(crew, crews.now())
        if tables is not None:
            gone += 1
            LOG.info("crew deleted", extra={"crew": short(crew), "tables": len(tables)})
            for id in tables:
                _close(crews, id)
    return gone


def _close(crews: Crews, id: str) -> None:
    """A table is gone: whoever is there is told. Where another process has it, nothing can be written any more."""
    found = crews.hall.tables.pop(id, None)
    if found is not None:
        found.driver.stop()
        found.table.broken = True
        for guest in list(found.table.guests):
            found.table.dismiss(guest, 4008, say("table-deleted"))
