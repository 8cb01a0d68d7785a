"""The desk where puzzles are asked for. It keeps nothing of who asks; what takes a while is done in another process."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from defuse.puzzles import shelf
from defuse.server.campaign.deals import day_ends
from defuse.server.logs import LOG
from defuse.server.puzzles import telling
from defuse.server.reviews.cache import Cache
from defuse.server.tables.guests import No
from defuse.server.tables.hall import Hall
from defuse.server.wire.puzzles import PuzzleCard, PuzzlesSeen
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import say

T = TypeVar("T")

CACHED = 8_000_000
"""So many bytes of puzzles are kept in memory."""


class PuzzleDesk:
    """All puzzles of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._cache = Cache(CACHED)
        self._cards: tuple[PuzzleCard, ...] = ()
        self._said: tuple[int, bytes] | None = None
        """The list, and in which second it was made."""

    def all(self) -> bytes:
        """Which ones there are, and today's, packed."""
        now = self.hall.wall()
        if self._said is None or self._said[0] != int(now):
            date = datetime.fromtimestamp(now, UTC).date()
            seen = PuzzlesSeen(
                date=date.isoformat(),
                day=shelf.number_of_day(date),
                left=max(1, round(day_ends(date.isoformat()) - now)),
                puzzles=self._all_cards(),
            )
            self._said = int(now), gzip.compress(msgspec.json.encode(seen), compresslevel=5)
        return self._said[1]

    def _all_cards(self) -> tuple[PuzzleCard, ...]:
        if not self._cards:
            self._cards = tuple(
                [
                    PuzzleCard(
                        number=number,
                        grade=puzzle.grade,
                        kind=puzzle.kind,
                        mission=puzzle.mission,
                        box=puzzle.box,
                        players=puzzle.players,
                    )
                    for number, puzzle in enumerate(shelf.shelf().puzzles, 1)
                ]
            )
        return self._cards

    async def puzzle(self, number: int, language: str, where: str) -> bytes:
        """A puzzle to be solved, packed. Raises `No`."""
        return await self._made(telling.puzzle_told, number, language, where=where)

    async def hint(self, number: int, hint: int, language: str, where: str) -> bytes:
        """One hint. Raises `No`."""
        found = await self._made(telling.hint_told, number, hint, language, where=where)
        if not found:
            raise No("bad", say("puzzle-no-hint"))
        return found

    async def tried(self, number: int, wire: int, value: str, language: str, where: str) -> bytes:
        """What becomes of an answer. Raises `No`."""
        self._must_be(number)
        found = await self._work(telling.tried_told, number, wire, value, language, where=where)
        if not found:
            raise No("bad", say("puzzle-no-call"))
        return found

    async def solution(self, number: int, language: str, where: str) -> bytes:
        """The answer. Raises `No`."""
        return await self._made(telling.solution_told, number, language, where=where)

    def _must_be(self, number: int) -> None:
        if shelf.puzzle(number) is None:
            raise No("puzzle", say("puzzle-none"))

    async def _made(self, task: Callable[..., bytes], number: int, *args: Any, where: str) -> bytes:
        """The same for everybody, and made once."""
        self._must_be(number)
        return await self._cache.get(
            (task.__name__, number, *args), lambda: self._work(task, number, *args, where=where)
        )

    async def _work(self, task: Callable[..., T], number: int, *args: Any, where: str) -> T:
        try:
            fair = Fair(where, f"puzzle {number}")
            return await self.hall.thinkers.counter.work(task, number, *args, fair=fair)
        except (NoThought, ValueError, RuntimeError) as error:
            LOG.warning("puzzle not told", extra={"why": str(error)[:200]})
            raise No("busy", say("puzzle-not-now")) from error
