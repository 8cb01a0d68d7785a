"""Hall: all tables of a server. It makes them, finds them again in the store, and lets them go when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace

from defuse.server.games import box_named
from defuse.server.logs import LOG, short
from defuse.server.metrics import Metrics
from defuse.server.settings import Settings
from defuse.server.store.interface import Elsewhere, GameRow, Hold, Kept, SaidRow, Store, StoreError
from defuse.server.tables import lobby, match
from defuse.server.tables.bot_driver import BotDriver
from defuse.server.tables.branching import Past
from defuse.server.tables.dispatch import Dispatcher
from defuse.server.tables.expiry import expire_on
from defuse.server.tables.giving_up import give_up
from defuse.server.tables.guests import No
from defuse.server.tables.making import made_before, new_table
from defuse.server.tables.match import Differs, Match
from defuse.server.tables.once import new_id, table_of, token_of
from defuse.server.tables.state import Later, State
from defuse.server.tables.table import Table
from defuse.server.wire.rest import NewTable, Seated
from defuse.server.workers.thinkers import Thinkers
from defuse.words import Message, say
from defuse.words import kept as kept_text

BEAT = 0.25
"""Seconds between two looks at the clocks and at those who are away."""
TOGETHER = 20
"""After so many acts of a kept game others get their turn while it is played again."""
DAY = 86_400
"""Seconds of a day."""


class Open:
    """A table that is in memory, with what belongs to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dispatcher = Dispatcher(table)
        self.driver = BotDriver(table)


class Hall:
    """All tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = Metrics()
        self.now = now
        self.sleep = sleep
        self.wall = wall
        """The time of day, in seconds since 1970."""
        self.tables: dict[str, Open] = {}
        self.today: Callable[[], int] = lambda: int(self.wall() // DAY)
        """The day, counted from 1970."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beat: asyncio.Task[None] | None = None
        self._expiry: asyncio.Task[None] | None = None
        self._caring: set[asyncio.Task[None]] = set()
        self.leaving: list[Callable[[], Awaitable[None]]] = []
        """What else is done when this process gives its tables up."""
        self.when_lapsed: list[Callable[[], None]] = []
        """What else is done when others may have taken something from this process."""
        self.draining = False
        """Whether it gives its tables up and takes no more."""
        self._waiting = False
        """Whether people were told that the store does not keep anything just now."""

    async def open(self) -> None:
        """Begin."""
        self.store.lapsed = self._lapsed
        await self.store.open()
        self._beat = asyncio.create_task(self._beats(), name="beat")
        self._expiry = asyncio.create_task(expire_on(self), name="expiry")

    async def close(self) -> None:
        """End: nothing that was acknowledged is lost."""
        for task in (self._beat, self._expiry):
            if task is not None:
                task.cancel()
        await self.drain()
        self.thinkers.close()
        await self.store.close()

    async def drain(self) -> None:
        """Give all tables up, so that others can go on with them, and take no more. Guests are told to come again."""
        if not self.draining:
            self.draining = True
            for leave in self.leaving:
                await leave()
            await give_up(self)

    # Finding and making tables.

    async def make(self, wanted: NewTable, address: str = "", past: Past | None = None) -> Seated:
        """A new table for somebody at an address, who is its host. With the same `once` it is the same table again.

        With a past, its game goes on from there.
        """
        if wanted.once is None:
            return await self._make(new_id(), wanted, address, past=past)
        id = table_of(wanted.once)
        token = token_of(wanted.once, id)
        async with self.alone(id):
            made = await made_before(self, id, wanted, token)
            return await self._make(id, wanted, address, token, past) if made is None else made

    async def _make(self, id: str, wanted: NewTable, address: str, token: str = "", past: Past | None = None) -> Seated:
        state, token = new_table(wanted, token)
        if past is not None:
            state = replace(state, branch=past.branch)
        found = await self.put(id, state, address, past)
        if wanted.start:
            async with found.table.lock:
                await lobby.start(found.table)
        await self.leave_to_proxy(found)
        return Seated(table=id, seat=wanted.seat, token=token, link=f"/t/{id}")

    async def put(self, id: str, state: State, address: str, past: Past | None = None) -> Open:
        """A new table in this state, for somebody at an address. Raises `No`."""
        if len(self.tables) >= self.settings.tables:
            raise No("full", say("hall-full"))
        branch = None if past is None else past.file
        try:
            hold = await self.store.make(id, state.encode(), branch, crew=state.crew)
        except StoreError as error:
            raise No("busy", say("hall-not-kept")) from error
        found = self._opened(hold, state, None)
        found.table.address = address
        self.metrics.made.inc()
        LOG.info(
            "table made",
            extra={"table": short(id), "game": state.plays, "mission": state.mission, "seats": len(state.chairs)},
        )
        return found

    async def leave_to_proxy(self, found: Open) -> None:
        """In a cluster, let go of a table where nobody is yet: the process that the proxy chooses opens it."""
        if self.settings.cluster and not found.table.guests:
            await self.let_go(found)

    async def find(self, id: str) -> Open | None:
        """A table by its id, from memory or from the store; None if there is none. Raises Elsewhere, StoreError."""
        found = self.tables.get(id)
        if found is not None and not found.table.broken:
            return found
        if not (8 <= len(id) <= 32 and id.isascii() and id.isalnum()):
            return None
        async with self.alone(id):
            return await self.found(id)

    def alone(self, id: str) -> asyncio.Lock:
        """The lock of whoever makes or loads this table. It is forgotten when nobody holds it or waits for it."""
        found = self._loading.get(id)
        if found is None:
            found = self._loading[id] = asyncio.Lock()
        return found

    async def found(self, id: str) -> Open | None:
        """The same, for whoever has made sure to be alone with it."""
        found = self.tables.get(id)
        if found is None or found.table.broken:
            if found is not None:
                await self.let_go(found)
            found = await self._load(id)
        return found

    async def _load(self, id: str) -> Open | None:
        if self.draining:
            raise Elsewhere("this process takes no more tables")
        taken = await self.store.take(id)
        if taken is None:
            return None
        hold, kept = taken
        try:
            return await self._loaded(hold, kept)
        except BaseException:
            with suppress(StoreError):
                await self.store.release([hold])
            raise

    async def _loaded(self, hold: Hold, kept: Kept) -> Open:
        try:
            before = State.decode(kept.state)
        except Later as error:
            raise Elsewhere(str(error)) from error
        state = before.aged((), self.today(), self.settings.token_days)
        game: Match | None = None
        if kept.row is not None:
            state = replace(state, game=max(state.game, kept.row.game))
        if kept.row is not None and state.phase != "lobby":
            game, wrong = await self.replayed(kept, kept.row, state.names())
            if wrong and is_newer(kept.row):
                raise Elsewhere("a newer version plays this table")
            if wrong and state.phase != "closed":
                state = replace(state, phase="closed", closed=kept_text(closed_words(wrong)))
                self.metrics.differed.inc()
                LOG.error("table differs", extra={"table": short(hold.table), "why": str(wrong)})
            elif game is not None and not wrong:
                if state.phase == "closed":  # an engine between could not play it, this one can
                    state = replace(state, phase="over" if game.over else "running", closed="")
                    LOG.info("table goes on", extra={"table": short(hold.table)})
                if kept.row.engine != game.game.kit.version and not is_newer(kept.row):
                    await self.store.adopt(hold, kept.row.game, game.game.kit.version)
                    LOG.info("table adopted", extra={"table": short(hold.table), "engine": game.game.kit.version})
        if state != before:
            await self.store.save(hold, state.encode())
        return self._opened(hold, state, game, kept.said)

    async def replayed(self, kept: Kept, row: GameRow, names: tuple[str, ...]) -> tuple[Match | None, Message | None]:
        """A kept game, played again, and what is wrong with it; others get their turn meanwhile."""
        game: Match | None = None
        try:
            for number, (game, wrong) in enumerate(match.again(row, kept.acts, names)):
                if wrong:
                    return game, wrong
                if number % TOGETHER == TOGETHER - 1:
                    await asyncio.sleep(0)
        except Differs as differs:
            return None, differs.why
        return game, None

    def _opened(self, hold: Hold, state: State, game: Match | None, said: tuple[SaidRow, ...] = ()) -> Open:
        table = Table(
            hold,
            state,
            store=self.store,
            thinkers=self.thinkers,
            settings=self.settings,
            metrics=self.metrics,
            now=self.now,
            sleep=self.sleep,
            wall=lambda: self.wall(),
            match=game,
            said=said,
        )
        found = self.tables[hold.table] = Open(table)
        return found

    # What happens by itself.

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._tell_waiting()
            for id, found in list(self.tables.items()):
                # Those that have something to write do so side by side: they can share a commit.
                if self.needs_care(found) and not found.table.lock.locked():
                    task = asyncio.create_task(self._look_after(id, found), name="look after")
                    self._caring.add(task)
                    task.add_done_callback(self._caring.discard)

    def needs_care(self, found: Open) -> bool:
        """Whether there is something to do at a table that nobody at the table does."""
        table = found.table
        stale = self.now() >= table.note_at
        return stale or table.broken or bool(table.away) or not table.guests or table.is_due()

    async def _look_after(self, id: str, found: Open) -> None:
        try:
            await self.look_after(id, found)
        except No as no:
            LOG.warning("table held up", extra={"table": short(id), "why": str(no)})
        except Exception:
            self.metrics.errors.inc()
            LOG.exception("beat failed", extra={"table": short(id)})

    async def look_after(self, id: str, found: Open) -> None:
        """Do what time asks for at a table: move its clock, stand in for those who are away, let it go."""
        table = found.table
        now = self.now()
        if table.broken:
            await self.let_go(found)
            return
        if not table.guests:
            if now - table.empty_since > self.settings.idle_seconds and not table.lock.locked():
                await self.let_go(found)
            return
        if now >= table.note_at:
            await self._note_day(table)
        if table.is_due():
            async with table.lock:
                await table.keep_time()
        if table.away:
            await self._stand_in(found, now)

    async def _note_day(self, table: Table) -> None:
        """Once a day, and when somebody has come: note who is here, and give up seats that were long forgotten."""
        async with table.lock:
            here = {guest.seat for guest in table.guests if guest.seat is not None}
            state = table.state.aged(here, self.today(), self.settings.token_days)
            if state != table.state:
                await table.change(state)
            table.note_at = self.now() + DAY

    async def _stand_in(self, found: Open, now: float) -> None:
        """Bots play for those who are away and are asked; a table without its host goes to somebody who is there."""
        table = found.table
        state = table.state
        wait = state.options.takeover
        ask = None if table.match is None else table.match.game.ask
        if table.running and ask is not None and wait:
            for seat, since in list(table.away.items()):
                if seat not in table.standins and ask.waits_for(seat) and now - since > wait:
                    table.standins.add(seat)
                    table.send_lobby()
                    table.moved()
        host = state.host
        if host is not None and now - table.away.get(host, now) > self.settings.host_seconds:
            count = len(state.chairs)
            here = [seat for step in range(1, count) if table.here(seat := (host + step) % count)]
            if here and not table.lock.locked():
                async with table.lock:
                    await table.change(replace(table.state, host=here[0]))

    async def let_go(self, found: Open) -> None:
        """Forget a table; it stays in the store, and others may take it. Whoever is there is told to come again."""
        table = found.table
        found.driver.stop()
        table.broken = True
        for guest in list(table.guests):
            guest.close(1012, say("table-anew"))
        if self.tables.get(table.id) is found:
            del self.tables[table.id]
        with suppress(StoreError):
            await self.store.release([table.hold])

    def _tell_waiting(self) -> None:
        """Tell everybody when the store does not keep anything, and when it does again."""
        waiting = self.store.waiting
        if waiting != self._waiting:
            self._waiting = waiting
            for found in self.tables.values():
                found.table.waiting = waiting
                found.table.send_lobby()

    def _lapsed(self) -> None:
        """Others may have taken tables from here: see which."""
        for each in self.when_lapsed:
            each()
        task = asyncio.create_task(self._look_for_lost(), name="look for lost tables")
        self._caring.add(task)
        task.add_done_callback(self._caring.discard)

    async def _look_for_lost(self) -> None:
        with suppress(StoreError):
            for id in await self.store.lost([found.table.hold for found in self.tables.values()]):
                if id in self.tables:
                    self.tables[id].table.broken = True


def is_newer(row: GameRow) -> bool:
    """Whether a game was played by a newer engine than this one."""
    mine = box_named(row.kit).kit.version
    return row.engine.isdigit() and mine.isdigit() and int(row.engine) > int(mine)


def closed_words(wrong: Message) -> Message:
    """Why a table is closed, for those who sit there."""
    return say("table-closed", why=wrong)
