"""The calculator's desk: it has tables worked out in a process of its own, which nobody who plays has to wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from defuse.server.calculator.told import Answer, Refusal, loaded
from defuse.server.logs import LOG
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought, Pool

NICE = 5
"""By how much others go before this process."""
PATIENCE = 8.0
"""After so many seconds an answer is given up, and the process that works on it is ended."""
WAITING = 15.0
"""So many seconds somebody waits for an answer, with the time in the queue."""


class TooBusy(Exception):
    """Nothing came of it in time."""


class CalculatorDesk:
    """Has texts worked out, fairly for all addresses."""

    def __init__(self, patience: float = PATIENCE, waiting: float = WAITING) -> None:
        self.pool = Pool(1, nice=NICE)
        self.patience, self.waiting = patience, waiting
        self._loaded: asyncio.Task[bytes] | None = None
        """The process being started, and loading what it needs: that takes its time, and is nobody's fault."""

    async def ask(self, address: str, task: Callable[..., Answer], *args: object) -> Answer:
        """What comes of a question. Raises `TooBusy`. What was asked is in no log, whatever happens."""
        try:
            await self._ready()
            working = self.pool.work(task, *args, fair=Fair(address, "calculator"))
            answer = await asyncio.wait_for(working, self.waiting)
        except (NoThought, TimeoutError) as error:
            LOG.warning("calculator gave up", extra={"why": type(error).__name__})
            if isinstance(error, NoThought):  # the process is gone: another one has to load everything again
                self._loaded = None
            raise TooBusy from None
        if isinstance(answer, Refusal) and answer.failed:
            LOG.error("calculator failed", extra={"why": answer.failed})
        return answer

    async def _ready(self) -> None:
        """Have the process started before anything is asked of it that must not take long."""
        if self._loaded is None:
            self.pool.patience = None
            self._loaded = asyncio.create_task(self.pool.work(loaded))
        await asyncio.shield(self._loaded)
        self.pool.patience = self.patience

    def close(self) -> None:
        """End the process."""
        self.pool.close()
