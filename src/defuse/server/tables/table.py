"""Table: people and bots around one game. It is the one writer of its acts: append, commit, then send."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from defuse.kernel import Act, Game
from defuse.kernel import Refused as RuleRefused
from defuse.server.metrics import Metrics
from defuse.server.settings import Settings
from defuse.server.speakers import Speakers, speaker
from defuse.server.store.interface import ActRow, Clash, GameRow, Hold, SaidRow, Store, StoreError
from defuse.server.tables.clock import GameClock
from defuse.server.tables.crew_games import crew_game, may_watch
from defuse.server.tables.frames import Moment
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.lobby_view import lobby_of
from defuse.server.tables.match import Match, Tried
from defuse.server.tables.reading import Holds
from defuse.server.tables.state import State
from defuse.server.tables.talk import Chat, said_of
from defuse.server.tables.watchers import Watchers
from defuse.server.wire.messages import Have
from defuse.server.wire.options import Options
from defuse.server.workers.fair import Fair
from defuse.server.workers.thinkers import Thinkers
from defuse.words import Message, Speaker, Text, say


class Table:
    """A table. Whoever changes it holds its lock."""

    def __init__(
        self,
        hold: Hold,
        state: State,
        *,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        wall: Callable[[], float] = time.time,
        match: Match | None = None,
        said: tuple[SaidRow, ...] = (),
    ) -> None:
        self.id = hold.table
        self.hold = hold
        self.state = state
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.sleep = sleep
        self.wall = wall
        """The time of day, in seconds since 1970."""
        self.match = match
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.address = ""
        """Whose table it is to the queue of thoughts: of who made it, or of who came first since it was loaded."""
        self.chat = Chat(said, settings, now)
        self.watchers = Watchers()
        self.errand = ""
        """The mark of what somebody wants done just now: it is kept with what changes (see `resends`)."""
        self.note_at = 0.0
        """When it is to be noted who is here: at once when somebody has come, and once a day."""
        self.standins: set[int] = set()
        self.away: dict[int, float] = {}
        """Since when the people who are away are away."""
        self.empty_since = now()
        self.broken = False
        """Whether it is not held any more: it has to be loaded again, here or elsewhere."""
        self.waiting = False
        """Whether the store does not keep anything just now."""
        self.dealing = b""
        """What is told of a deal that is being made; empty while none is."""
        self.clock = GameClock(now, 0.0 if match is None else match.game.public.clock)
        self.holds = Holds(now)
        self.moved: Callable[[], None] = lambda: None
        """Called after every change: bots may have something to do."""
        self._moment: tuple[tuple[int, int, bool, Speakers, int | None, Options], Moment] | None = None
        for seat, chair in enumerate(state.chairs):
            if chair.kind == "person":
                self.away[seat] = now()

    # How it stands.

    @property
    def running(self) -> bool:
        """Whether the mission goes on just now."""
        return self.state.phase == "running" and not self.standing

    @property
    def fair(self) -> Fair:
        """For whom its bots think."""
        return Fair(self.address, self.id)

    @property
    def running_game(self) -> int:
        """The number of the game that runs, paused or not, or that may go on once it can be played; 0 for none."""
        return self.state.game if self.state.phase in ("running", "closed") else 0

    @property
    def standing(self) -> bool:
        """Whether the table stands still: it is paused, or everybody is away."""
        return self.state.paused or not self._anybody()

    def _anybody(self) -> bool:
        if self.has_people:
            return any(guest.seat is not None for guest in self.guests)
        return bool(self.guests)

    def here(self, seat: int) -> bool:
        """Whether a person is connected."""
        return any(guest.seat == seat for guest in self.guests)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays at a seat, for good or while somebody is away."""
        return self.state.chairs[seat].kind == "bot" or seat in self.standins

    @property
    def has_people(self) -> bool:
        """Whether anybody plays who is no bot, away or not."""
        return any(chair.kind == "person" for chair in self.state.chairs)

    @property
    def game(self) -> Game:
        """The game that runs, or has ended."""
        if self.match is None:
            raise No("state", say("table-not-begun", one=self.state.one))
        return self.match.game

    def speaker(self, language: str) -> Speaker:
        """Who puts messages into a language, with the names of those who sit here."""
        return speaker(language, self.state.names()) if self.match is None else self.match.speakers.of(language)

    # Those who come and go.

    def arrive(self, guest: Guest, have: Have | None) -> None:
        """Somebody is connected: tell them everything."""
        self._seat(guest)
        self.address = self.address or guest.address
        same = [other for other in self.guests if other.seat == guest.seat and guest.seat is not None]
        for old in same[: max(0, len(same) + 1 - self.settings.seat_connections)]:
            old.close(4006, say("table-seat-elsewhere"))
            self._forget(old)
        self.guests.append(guest)
        if guest.seat is not None:
            self.away.pop(guest.seat, None)
            self.standins.discard(guest.seat)
            self.note_at = 0.0
        else:
            self.watchers.enter(guest)
            self.watchers.tell(guest, self.speaker(guest.language))
        self.run_clock()
        self.send_lobby()
        for row in self.chat.heard_by(guest.seat, self.running_game):
            guest.send(encode(said_of(row, self.speaker(guest.language))))
        if self.match is not None and self.state.phase != "lobby":
            seen = have.number if have is not None and have.game == self.match.game_number else 0
            guest.send(self.moment().frame(guest.seat, guest.language, min(seen, self.match.frame)))
        if self.dealing and guest.luck:
            guest.send(self.dealing)
        self.moved()

    def depart(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest not in self.guests:
            return
        self._forget(guest)
        if guest.seat is not None and not self.here(guest.seat):
            self.away[guest.seat] = self.now()
        self.empty_since = self.now()
        self.run_clock()
        self.send_lobby()
        self.moved()

    def dismiss(self, guest: Guest, code: int, why: Message) -> None:
        """Somebody has to go. The answer to what made it so comes first."""
        self._forget(guest)
        asyncio.get_running_loop().call_soon(guest.close, code, why)

    def _forget(self, guest: Guest) -> None:
        self.guests.remove(guest)
        self.watchers.leave(guest)
        self.holds.hold(guest, False)

    def _seat(self, guest: Guest) -> None:
        if guest.key:
            found = [seat for seat, chair in enumerate(self.state.chairs) if chair.key == guest.key]
            guest.seat = found[0] if found else None

    # What changes it.

    async def change(self, state: State, *, without: Guest | None = None) -> None:
        """Keep a new state of the table and tell everybody; a spectator who is removed is told nothing of it."""
        state = state.with_done(self.errand)
        await self.keep(self.store.save(self.hold, state.encode()))
        if without in self.guests and without is not None:
            self.dismiss(without, 4009, say("table-removed"))
        self.settle(state)

    def settle(self, state: State) -> None:
        """Take over a state that is kept already."""
        handed_on = self.state.host != state.host
        self.state = state
        renamed = self.match is not None and self.match.speakers.names != state.names()
        if self.match is not None and renamed:
            self.match.rename(state.names())
        for guest in list(self.guests):
            self._seat(guest)
            if guest.key and guest.seat is None:
                self.dismiss(guest, 4003, say("table-left"))
            elif guest.seat is None and not may_watch(state, self.wall()):
                self.dismiss(guest, 4005, say("socket-no-spectators"))
        people = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "person"]
        self.away = {seat: self.away.get(seat, self.now()) for seat in people if not self.here(seat)}
        self.standins &= set(self.away)
        self.run_clock()
        self.send_lobby()
        if renamed or handed_on:
            self.send_frames()
        self.moved()

    async def begin(self, match: Match, row: GameRow, state: State, acts: tuple[ActRow, ...] = ()) -> None:
        """Begin a game, perhaps with acts of the past: keep it, then tell everybody. The lock is held."""
        state = state.with_done(self.errand)
        await self.keep(self.store.begin(self.hold, row, state.encode(), acts))
        self.match = match
        self.clock = GameClock(self.now, match.game.public.clock)
        self.holds.frame()
        self.settle(state)
        self.send_frames()

    async def play(self, act: Act, *, id: str = "", why: Text = "") -> Tried:
        """Play an act: try it, keep it. `show` tells everybody of it. The lock is held."""
        assert self.match is not None
        try:
            tried = self.match.try_act(act, id=id, why=why)
        except RuleRefused as refused:
            raise No("rule", refused.message) from refused
        state = replace(self.state, phase="over", paused=False) if tried.game.over else None
        began = self.now()
        row = self.match.row(tried)
        try:
            ended = None if state is None else await crew_game(self, self.match, tried)
        except StoreError as error:
            raise No("busy", say("table-not-kept")) from error
        await self.keep(self.store.append(self.hold, row, None if state is None else state.encode(), ended))
        self.metrics.kept.observe(self.now() - began)
        self.metrics.acts.inc()
        if state is not None:
            self.state = state
        return tried

    def show(self, tried: Tried) -> None:
        """Make an act so that is kept, and tell everybody."""
        assert self.match is not None
        shown = self.match.install(tried)
        if shown:
            self.holds.frame()
        self.run_clock()
        if tried.game.over:
            won = tried.game.outcome is not None and tried.game.outcome.won
            (self.metrics.won if won else self.metrics.lost).inc()
            self.send_lobby()
        if shown:
            self.send_frames()
        else:
            self.send_frames(tried.act.seat)
        if tried.game.over:
            self.release()
        self.moved()

    def release(self) -> None:
        """The game is over: players hear what spectators said meanwhile."""
        if self.match is not None:
            for row in self.chat.held(self.match.game_number):
                for guest in self.guests:
                    if guest.seat is not None:
                        guest.send(encode(said_of(row, self.speaker(guest.language))))

    def run_clock(self) -> None:
        """Let time pass where it counts, and stand still elsewhere."""
        self.clock.run(None if self.match is None else self.match.game, self.running)

    async def keep_time(self) -> None:
        """Let the clock of the game catch up, where time counts. The lock is held."""
        if self.match is not None and self.running:
            act = self.clock.act(self.match.game)
            if act is not None:
                self.show(await self.play(act))

    def is_due(self) -> bool:
        """Whether something may happen by the clock alone."""
        return self.match is not None and self.clock.is_due(self.match.game) and self.running

    async def keep(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait until something is kept. Raises `No` where that fails."""
        if self.broken:
            writing.close()
            raise No("busy", say("table-set-up-anew"))
        try:
            await writing
        except Clash as error:
            self.broken = True
            raise No("busy", say("table-open-elsewhere")) from error
        except StoreError as error:
            raise No("busy", say("table-not-kept")) from error

    # What everybody is told.

    def moment(self) -> Moment:
        """The match as it is now, to make frames of."""
        match = self.match
        assert match is not None
        seconds = self.clock.seconds(match.game)
        host = self.state.host
        # A frame with a clock is made each time: its seconds have to be those of now.
        options = self.state.options
        key = (match.game_number, match.version, self.running, match.speakers, host, options)
        if seconds is not None or self._moment is None or self._moment[0] != key:
            made = Moment(match, options, seconds=seconds, running=self.running, host=host)
            if seconds is not None:
                return made
            self._moment = (key, made)
        return self._moment[1]

    def send_frames(self, only: int | None = None) -> None:
        """Send everybody, or one seat, their frame."""
        if self.match is None or self.state.phase == "lobby":
            return
        moment = self.moment()
        for guest in self.guests:
            if only is None or guest.seat == only:
                guest.send(moment.frame(guest.seat, guest.language))
                self.metrics.frames.inc()

    def send_lobby(self) -> None:
        """Tell everybody who sits where."""
        made: dict[tuple[int | None, str], bytes] = {}
        for guest in self.guests:
            key = guest.seat, guest.language
            if key not in made:
                made[key] = encode(lobby_of(self, *key))
            guest.send(made[key])

    @property
    def commitment(self) -> str:
        """What fixes the deal of the last game; empty before the first."""
        return "" if self.match is None or self.state.phase == "lobby" else self.match.commitment
