"""Hall: all tables of a server. It makes them, finds them again in the store, and lets them go when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
import string
import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from defuse.server.logs import LOG, short
from defuse.server.metrics import Metrics
from defuse.server.settings import Settings
from defuse.server.store.interface import GameRow, Kept, SaidRow, Store, StoreError
from defuse.server.tables import lobby, match
from defuse.server.tables.bot_driver import BotDriver
from defuse.server.tables.dispatch import Dispatcher
from defuse.server.tables.guests import No
from defuse.server.tables.match import Differs, Match
from defuse.server.tables.state import Chair, State, clean, seated
from defuse.server.tables.table import Table
from defuse.server.wire.rest import NewTable, Seated
from defuse.server.workers.thinkers import Thinkers

BEAT = 0.25
"""Seconds between two looks at the clocks and at those who are away."""
TOGETHER = 20
"""After so many acts of a kept game others get their turn while it is played again."""

ID_LENGTH = 14
"""How many letters and digits the id of a table has."""
_LETTERS = string.ascii_lowercase + string.digits


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
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = Metrics()
        self.now = now
        self.sleep = sleep
        self.tables: dict[str, Open] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._beat: asyncio.Task[None] | None = None
        self._caring: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        self._beat = asyncio.create_task(self._beats(), name="beat")

    async def close(self) -> None:
        """End: nothing that was acknowledged is lost."""
        if self._beat is not None:
            self._beat.cancel()
        for found in self.tables.values():
            found.driver.stop()
            for guest in list(found.table.guests):
                guest.close(1001, "the server goes down")
        self.thinkers.close()
        await self.store.close()

    # Finding and making tables.

    async def make(self, wanted: NewTable) -> Seated:
        """A new table, with its host on a chair."""
        if len(self.tables) >= self.settings.tables:
            raise No("full", "this server has no room for another table")
        name = clean(wanted.name)
        if not name:
            raise No("bad", "say your name")
        if wanted.seat >= len(wanted.seats):
            raise No("bad", "there is no such seat")
        if wanted.captain is not None and wanted.captain >= len(wanted.seats):
            raise No("bad", "there is no such seat for the captain")
        lobby.known_game(wanted.game)
        mine, token = seated(Chair(), name)
        chairs = [mine if seat == wanted.seat else Chair() for seat in range(len(wanted.seats))]
        state = State(
            mission=wanted.mission,
            plays=wanted.game,
            chairs=tuple(chairs),
            options=wanted.options,
            captain=wanted.captain,
            host=wanted.seat,
        )
        lobby.known(state, wanted.mission)
        for seat, place in enumerate(wanted.seats):
            if seat != wanted.seat and place.kind == "bot":
                lobby.known_bot(state, place.bot)
                called = state.free_name(clean(place.name or "") or state.bot_name(), seat)
                state = state.with_chair(seat, Chair(kind="bot", bot=place.bot, name=called))
        if wanted.start:
            try:
                lobby.setup_of(state)
            except ValueError as error:
                raise No("state", str(error)) from error
        id = "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))
        try:
            await self.store.make(id, state.encode())
        except StoreError as error:
            raise No("busy", "a table cannot be kept just now; try again") from error
        found = self._opened(id, state, None)
        self.metrics.made.inc()
        LOG.info(
            "table made",
            extra={"table": short(id), "game": state.plays, "mission": state.mission, "seats": len(chairs)},
        )
        if wanted.start:
            async with found.table.lock:
                await lobby.start(found.table, None)
        return Seated(table=id, seat=wanted.seat, token=token, link=f"/t/{id}")

    async def find(self, id: str) -> Open | None:
        """A table by its id, from memory or from the store; None if there is none."""
        found = self.tables.get(id)
        if found is not None and not found.table.broken:
            return found
        if not (8 <= len(id) <= 32 and id.isascii() and id.isalnum()):
            return None
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                found = self.tables.get(id)
                if found is None or found.table.broken:
                    if found is not None:
                        self._drop(id, found)
                    found = await self._load(id)
            finally:
                self._loading.pop(id, None)
        return found

    async def _load(self, id: str) -> Open | None:
        kept = await self.store.load(id)
        if kept is None:
            return None
        state = State.decode(kept.state)
        game: Match | None = None
        if kept.row is not None and state.phase != "lobby":
            game, wrong = await self.replayed(kept, kept.row, state.names())
            if wrong and state.phase != "closed":
                state = replace(state, phase="closed", closed=closed_words(wrong))
                await self.store.save(id, state.encode())
                self.metrics.differed.inc()
                LOG.error("table differs", extra={"table": short(id), "why": wrong})
            elif game is not None and not wrong and kept.row.engine != game.game.kit.version:
                await self.store.adopt(id, kept.row.game, game.game.kit.version)
                LOG.info("table adopted", extra={"table": short(id), "engine": game.game.kit.version})
        return self._opened(id, state, game, kept.said)

    async def replayed(self, kept: Kept, row: GameRow, names: tuple[str, ...]) -> tuple[Match | None, str]:
        """A kept game, played again, and what is wrong with it; others get their turn meanwhile."""
        game: Match | None = None
        try:
            for number, (game, wrong) in enumerate(match.again(row, kept.acts, names)):
                if wrong:
                    return game, wrong
                if number % TOGETHER == TOGETHER - 1:
                    await asyncio.sleep(0)
        except Differs as differs:
            return None, str(differs)
        return game, ""

    def _opened(self, id: str, state: State, game: Match | None, said: tuple[SaidRow, ...] = ()) -> Open:
        table = Table(
            id,
            state,
            store=self.store,
            thinkers=self.thinkers,
            settings=self.settings,
            metrics=self.metrics,
            now=self.now,
            sleep=self.sleep,
            match=game,
            said=said,
        )
        found = self.tables[id] = Open(table)
        return found

    # What happens by itself.

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for id, found in list(self.tables.items()):
                # Those that have something to write do so side by side: they can share a commit.
                if self.needs_care(found) and not found.table.lock.locked():
                    task = asyncio.create_task(self._look_after(id, found), name="look after")
                    self._caring.add(task)
                    task.add_done_callback(self._caring.discard)

    def needs_care(self, found: Open) -> bool:
        """Whether there is something to do at a table that nobody at the table does."""
        table = found.table
        return table.broken or bool(table.away) or not table.guests or table.is_due()

    async def _look_after(self, id: str, found: Open) -> None:
        try:
            await self.look_after(id, found)
        except No as no:
            LOG.warning("table held up", extra={"table": short(id), "why": no.why})
        except Exception:
            self.metrics.errors.inc()
            LOG.exception("beat failed", extra={"table": short(id)})

    async def look_after(self, id: str, found: Open) -> None:
        """Do what time asks for at a table: move its clock, stand in for those who are away, let it go."""
        table = found.table
        now = self.now()
        if table.broken:
            self._drop(id, found)
            return
        if not table.guests:
            if now - table.empty_since > self.settings.idle_seconds and not table.lock.locked():
                self._drop(id, found)
            return
        if table.is_due():
            async with table.lock:
                await table.keep_time()
        if table.away:
            await self._stand_in(found, now)

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

    def _drop(self, id: str, found: Open) -> None:
        found.driver.stop()
        for guest in list(found.table.guests):
            guest.close(1012, "the table is set up anew")
        self.tables.pop(id, None)


def closed_words(wrong: str) -> str:
    """Why a table is closed, for those who sit there."""
    return f"This table was begun with another version of the game and cannot go on: {wrong}. You can still look at it."
