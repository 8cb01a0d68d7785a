"""Analyst: has found out what there is to know of a game, piece by piece, in a process that nobody has to wait for.

What was found out about a game is kept by its digest, whoever reviews it, and never found out twice. Work on a game
goes on while somebody wants to know, and for a while after that; then it rests until somebody asks again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from defuse.review import pieces
from defuse.review.analysis import Analysis
from defuse.review.findings import Findings
from defuse.server.logs import LOG
from defuse.server.store.interface import Reviews, StoreError
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought, Pool

RESTS = 300.0
"""So many seconds after somebody has asked last, the work on a game rests."""
SAVES = 10.0
"""What was found out is kept every so many seconds."""
FORGETS = 64
"""So many games are kept in mind; those that nobody asked about for longest are forgotten."""


class Going:
    """A game that is being looked at."""

    def __init__(self, digest: str, analysis: Analysis, now: float) -> None:
        self.digest = digest
        self.analysis = analysis
        self.version = int(time.time())
        """Counts up; after a restart it begins higher than before."""
        self.asked = now
        self.saved = now
        self.changed = False
        self.task: asyncio.Task[None] | None = None
        self._findings: tuple[int, Findings] | None = None

    def findings(self) -> Findings:
        """What is known so far."""
        if self._findings is None or self._findings[0] != self.version:
            self._findings = self.version, self.analysis.findings()
        return self._findings[1]


class Analyst:
    """All games that are being looked at."""

    def __init__(self, store: Reviews, pool: Pool, now: Callable[[], float]) -> None:
        self.store = store
        self.pool = pool
        self.now = now
        self.games: dict[str, Going] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def ask(self, digest: str, data: bytes, address: str) -> Going:
        """What is known of a game; somebody at this address wants to know more. Raises StoreError."""
        going = self.games.get(digest)
        if going is None:
            lock = self._opening.setdefault(digest, asyncio.Lock())
            async with lock:
                going = self.games.get(digest)
                if going is None:
                    kept = await self.store.findings(digest)
                    analysis = Analysis() if kept is None else Analysis.resumed(kept)
                    self._make_room()
                    going = self.games[digest] = Going(digest, analysis, self.now())
            self._opening.pop(digest, None)
        going.asked = self.now()
        if (going.task is None or going.task.done()) and not going.analysis.finished:
            going.task = asyncio.create_task(self._work(going, data, Fair(address, digest)), name="analysis")
        return going

    def _make_room(self) -> None:
        resting = [going for going in self.games.values() if going.task is None or going.task.done()]
        if len(self.games) >= FORGETS and resting:
            del self.games[min(resting, key=lambda going: going.asked).digest]

    async def _work(self, going: Going, data: bytes, fair: Fair) -> None:
        analysis = going.analysis
        try:
            while self.now() - going.asked < RESTS and (piece := analysis.next()) is not None:
                try:
                    result = await self.pool.work(pieces.work, data, piece, fair=fair)
                except (NoThought, ValueError, RuntimeError) as error:
                    LOG.warning("review piece failed", extra={"why": str(error)[:200]})
                    analysis.give_up(piece)
                except BaseException:
                    analysis.put_back(piece)
                    raise
                else:
                    analysis.add(piece, result)
                going.version += 1
                going.changed = True
                if self.now() - going.saved > SAVES:
                    await self._save(going)
        except Exception:
            LOG.exception("review failed")
        finally:
            await asyncio.shield(self._save(going))

    async def _save(self, going: Going) -> None:
        going.saved = self.now()
        if going.changed:
            with suppress(StoreError):
                await self.store.keep_findings(going.digest, going.analysis.kept())
                going.changed = False

    async def close(self) -> None:
        """Keep what was found out, and end."""
        tasks = [going.task for going in self.games.values() if going.task is not None and not going.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()
