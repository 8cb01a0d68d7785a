"""All reviews of a server: who makes them, finds them again, and has done for them what takes a while.

Files are read, and frames are made, in a process of their own; what is found out about games in another one that takes
only what nobody else wants. So nobody who plays has to wait for somebody who looks back.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from defuse.server.campaign.deals import day_ends
from defuse.server.logs import LOG, short
from defuse.server.reviews import reading
from defuse.server.reviews.about import About, AboutSeat, Came, seated
from defuse.server.reviews.allowed import crew_game
from defuse.server.reviews.analyst import Analyst
from defuse.server.reviews.cache import Cache
from defuse.server.reviews.reading import Read, Unread, View
from defuse.server.reviews.rooms import Room
from defuse.server.reviews.told import findings_told, proof_told
from defuse.server.store.interface import Clash, ReviewRow, StoreError
from defuse.server.tables.guests import No
from defuse.server.tables.hall import Hall
from defuse.server.tables.once import new_id
from defuse.server.tables.state import State
from defuse.server.tables.table import Table
from defuse.server.wire.reviews import FindingsSeen
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought, Pool
from defuse.words import say, unkept

T = TypeVar("T")

KEEP_DAYS = 30
"""So many days a file is kept that nobody looks at."""
EVERY = 3600.0
"""Seconds between two looks for such files."""
BEAT = 15.0
"""Seconds between two looks whether the reviews are still there that people look at together."""
DAY = 86_400.0
CACHED = 32_000_000
"""So many bytes of frames and the like are kept in memory."""
READER_NICE, ANALYST_NICE = 5, 19


class OfTable(Protocol):
    """What is needed of a table to review a game of it: nobody has to hold it for that."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def state(self) -> State:
        """Who sits there, and what was agreed."""


class ReviewHall:
    """All reviews."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.readers = Pool(1, nice=READER_NICE)
        self.analyst = Analyst(hall.store.reviews, Pool(1, nice=ANALYST_NICE), hall.now)
        self.rooms: dict[str, Room] = {}
        self._cache = Cache(CACHED)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin."""
        self.hall.leaving.append(self.leave)
        self.hall.when_lapsed.append(self.lapsed)
        self._tasks = [
            asyncio.create_task(self._on(self.look_after, BEAT), name="reviews"),
            asyncio.create_task(self._on(self.expire, EVERY), name="old reviews"),
        ]

    async def close(self) -> None:
        """End. What was found out is kept."""
        for task in self._tasks:
            task.cancel()
        await self.analyst.close()
        self.readers.close()

    # Making and finding.

    async def make(
        self, table: OfTable, number: int, where: str, seats: tuple[AboutSeat, ...] | None = None
    ) -> ReviewRow:
        """The review of a game of a table that is over; the same again for the same game. Raises `No`.

        Who sat there is who sits there now, unless it is known better.
        """
        try:
            id = await self.store.reviews.of_game(table.id, number)
            found = await self.store.reviews.get(id) if id else None
            if found is not None:
                return found
            kept = await self.store.game(table.id, number)
        except StoreError as error:
            raise No("busy", say("http-games-not-readable")) from error
        if kept is None or kept.row is None:
            raise No("game", say("http-no-game"))
        read = await self._read(reading.read_rows, kept.row, kept.acts, fair=Fair(where, table.id))
        state = table.state
        about = replace(read.about, seats=seats or seated(state, len(read.about.seats)))
        if state.branch is not None:  # all games of the table are then the same “what if”
            about = replace(about, came=Came(turn=state.branch.turn, act=state.branch.act))
        if state.deal is not None and state.deal.kind == "daily":
            about = replace(about, sealed=day_ends(state.deal.id), crew=state.crew)
        row = ReviewRow(
            id=new_id(),
            table=table.id,
            game=number,
            crew_game=crew_game(state, table.id, number),
            about=about.encode(),
            digest=read.digest,
        )
        return await self._kept(row)

    async def bring(
        self, data: bytes, where: str, about: Callable[[About], About] = lambda about: about, crew_game: str = ""
    ) -> ReviewRow:
        """The review of a file that somebody has brought, or a crew. Raises `No` with what is wrong with it."""
        read = await self._read(reading.read_file, data, fair=Fair(where, "file"))
        row = ReviewRow(
            id=new_id(), file=data, about=about(read.about).encode(), digest=read.digest, crew_game=crew_game
        )
        return await self._kept(row)

    async def _read(self, read: Callable[..., Read | Unread], *args: Any, fair: Fair) -> Read:
        try:
            found = await self.readers.work(read, *args, fair=fair)
        except NoThought as error:
            raise No("busy", say("http-no-replay-now")) from error
        except (ValueError, RuntimeError) as error:
            LOG.warning("file not readable", extra={"why": str(error)[:200]})
            raise No("file", say("review-unreadable")) from error
        if isinstance(found, Unread):
            raise No(found.code, unkept(found.why))
        return found

    async def _kept(self, row: ReviewRow) -> ReviewRow:
        try:
            made = await self.store.reviews.make(row)
        except Clash as error:
            raise No("table", say("socket-no-table")) from error
        except StoreError as error:
            raise No("busy", say("table-not-kept")) from error
        LOG.info("review made", extra={"review": short(made.id)})
        return made

    async def find(self, id: str) -> ReviewRow:
        """A review. Those that never were, were withdrawn, or are gone with their table, are all alike: `No`."""
        found = None
        if len(id) <= 32 and id.isascii() and id.isalnum():
            try:
                found = await self.store.reviews.get(id)
            except StoreError as error:
                raise No("busy", say("http-games-not-readable")) from error
        if found is None:
            raise No("review", say("review-none"))
        return found

    async def look_at(self, row: ReviewRow) -> None:
        """Note that somebody looks at a review."""
        with suppress(StoreError):
            await self.store.reviews.opened(row.id)

    async def withdraw(self, table: Table, number: int) -> None:
        """The link to a review opens nothing any more. Raises `No`."""
        try:
            id = await self.store.reviews.of_game(table.id, number)
            await self.store.reviews.withdraw(table.id, number)
        except StoreError as error:
            raise No("busy", say("table-not-kept")) from error
        if id in self.rooms:
            self.rooms[id].close(4001, say("review-none"))

    async def withdraw_of_crew(self, id: str, crew_game: str) -> None:
        """The same for the review of a crew's game, wherever it was played. Raises `No`."""
        try:
            await self.store.reviews.withdraw_of_crew(crew_game)
        except StoreError as error:
            raise No("busy", say("table-not-kept")) from error
        if id in self.rooms:
            self.rooms[id].close(4001, say("review-none"))

    # What it is about.

    async def file(self, row: ReviewRow, where: str) -> bytes:
        """The replay file of the game. Raises `No`."""
        if row.file is not None:
            return row.file

        async def made() -> bytes:
            kept = await self.store.game(row.table, row.game)
            if kept is None or kept.row is None:
                raise No("review", say("review-none"))
            return (await self._read(reading.read_rows, kept.row, kept.acts, fair=Fair(where, row.id))).file

        try:
            return await self._cache.get((row.id, "file"), made)
        except StoreError as error:
            raise No("busy", say("http-games-not-readable")) from error

    async def frames(self, row: ReviewRow, view: View, language: str, where: str) -> bytes:
        """The frames of whoever looks, packed. Raises `No`."""
        about = About.decode(row.about)
        if view != "all" and int(view) >= len(about.seats):
            raise No("bad", say("refused-no-seat"))
        data = await self.file(row, where)
        file = f"/api/reviews/{row.id}/file"

        async def made() -> bytes:
            return await self._work(reading.frames, data, about.names(), view, language, file, fair=Fair(where, row.id))

        return await self._cache.get((row.id, "frames", view, language), made)

    async def odds(self, row: ReviewRow, number: int, seat: int, where: str) -> bytes:
        """The odds that a seat had before an act, as JSON. Raises `No`."""
        about = About.decode(row.about)
        if not 1 <= number <= len(about.acts) or seat >= len(about.seats):
            raise No("bad", say("review-no-act"))
        data = await self.file(row, where)

        async def made() -> bytes:
            return await self._work(reading.odds, data, number, seat, fair=Fair(where, row.id))

        return await self._cache.get((row.id, "odds", number, seat), made)

    async def findings(self, row: ReviewRow, language: str, where: str, have: str = "") -> bytes:
        """What was found out so far, in words and packed; work goes on. Raises `No`."""
        data = await self.file(row, where)
        try:
            going = await self.analyst.ask(row.digest, data, where)
        except StoreError as error:
            raise No("busy", say("review-not-now")) from error
        found, version = going.findings(), going.version
        if have == str(version):
            return gzip.compress(msgspec.json.encode(FindingsSeen(version=version, progress=found.progress)))
        names = About.decode(row.about).names()

        async def made() -> bytes:
            return await self._work(findings_told, data, found, version, names, language, fair=Fair(where, row.id))

        return await self._cache.get((row.id, "findings", version, language), made)

    async def why(self, row: ReviewRow, number: int, wire: int, value: int, language: str, where: str) -> bytes:
        """Why a wire was of a value before an act, as JSON. Raises `No`."""
        about = About.decode(row.about)
        if not 1 <= number <= len(about.acts):
            raise No("bad", say("review-no-act"))
        data = await self.file(row, where)

        async def made() -> bytes:
            asked = (data, number, wire, value, about.names(), language)
            return await self._work(proof_told, *asked, fair=Fair(where, row.id))

        return await self._cache.get((row.id, "why", number, wire, value, language), made)

    async def _work(self, task: Callable[..., T], *args: Any, fair: Fair) -> T:
        try:
            return await self.readers.work(task, *args, fair=fair)
        except (NoThought, ValueError, RuntimeError) as error:
            LOG.warning("review not told", extra={"why": str(error)[:200]})
            raise No("busy", say("review-not-now")) from error

    # Looking together.

    async def enter(self, id: str) -> Room:
        """The room of a review, in this process. Raises `No` where there is no such review, and Elsewhere."""
        await self.find(id)
        if not await self.store.reviews.take(id):
            raise No("review", say("review-none"))
        found = self.rooms.get(id)
        if found is None:
            found = self.rooms[id] = Room(id)
        return found

    async def left(self, room: Room) -> None:
        """Somebody has gone. An empty room is forgotten."""
        if not room.people and self.rooms.get(room.review) is room:
            del self.rooms[room.review]
            with suppress(StoreError):
                await self.store.reviews.release(room.review)
                if room.review in self.rooms:  # somebody has come meanwhile
                    await self.store.reviews.take(room.review)

    async def leave(self) -> None:
        """This process gives everything up: people are told to come again, and meet elsewhere."""
        rooms, self.rooms = list(self.rooms.values()), {}
        for room in rooms:
            with suppress(StoreError):
                await self.store.reviews.release(room.review)
            room.close(1012, say("table-anew"))

    def lapsed(self) -> None:
        """Others may have taken rooms from here: people come again, and meet wherever it is now."""
        rooms, self.rooms = list(self.rooms.values()), {}
        for room in rooms:
            room.close(1012, say("table-anew"))

    # What happens by itself.

    async def _on(self, look: Callable[[], Any], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await look()
            except StoreError as error:
                LOG.warning("reviews not looked after", extra={"why": str(error)})

    async def look_after(self) -> None:
        """Close the rooms of reviews that are gone."""
        for id, room in list(self.rooms.items()):
            if await self.store.reviews.get(id) is None:
                room.close(4001, say("review-none"))

    async def expire(self) -> None:
        """Forget files that nobody has looked at for long."""
        gone = await self.store.reviews.expire(time.time() - KEEP_DAYS * DAY)
        if gone:
            LOG.info("files forgotten", extra={"count": gone})
