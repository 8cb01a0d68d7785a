"""Dispatcher: where messages to a table are dealt with, one after the other. Each gets one answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.kernel import HOST
from defuse.server.games.forms import NotChosen, act_of
from defuse.server.logs import LOG, short
from defuse.server.tables import lobby
from defuse.server.tables.dealer import Dealer
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.match import Match
from defuse.server.tables.moderation import delete, moderate
from defuse.server.tables.reckoning import Reckoning
from defuse.server.tables.replies import Replies
from defuse.server.tables.resends import Resends
from defuse.server.tables.speech import Speech
from defuse.server.tables.table import Table
from defuse.server.tables.talk import called, note
from defuse.server.wire.messages import (
    Accepted,
    Again,
    Answer,
    ClientMessage,
    Delete,
    Hello,
    Hold,
    Luck,
    OddsWanted,
    Pause,
    Ping,
    Point,
    Pong,
    ProveWire,
    Reason,
    Report,
    SeatChange,
    Setting,
    Sign,
    Start,
    Talk,
    Watcher,
    Why,
)
from defuse.words import Seat, say


class Dispatcher:
    """Deals with what guests of a table send."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.resends = Resends(table)
        self.speech = Speech(table, self.resends)
        self.replies = Replies(table, self.resends)
        self.dealer = Dealer(table, self.resends, self.replies)
        self.reckoning = Reckoning(table, self.replies)

    async def hear(self, guest: Guest, message: ClientMessage) -> None:
        """Do what a guest wants, and answer."""
        id = getattr(message, "id", "")
        try:
            await self._DEEDS[type(message)](self, guest, message)
        except No as no:
            self.table.metrics.refused.inc()
            self.replies.refuse(guest, id, no.code, no.why)

    # Playing.

    async def _answer(self, guest: Guest, message: Answer) -> None:
        table = self.table
        began = table.now()
        async with table.lock:
            seat = _seated(guest)
            match = self._playing()
            if self.resends.played(seat, message.id):
                guest.send(encode(Accepted(id=message.id)))
                return
            await self._going_on(match)
            if not match.is_open(message.ask):
                raise No("stale", say("table-stale"))
            try:
                act = act_of(match.forms(seat), message.form, message.chosen)
            except NotChosen as wrong:
                raise No("rule", wrong.message) from wrong
            tried = await table.play(act, id=message.id)
            guest.send(encode(Accepted(id=message.id)))
            table.show(tried)
        table.metrics.answered.observe(table.now() - began)

    async def _report(self, guest: Guest, message: Report) -> None:
        table = self.table
        async with table.lock:
            lobby.only_host(table, guest)
            match = self._playing()
            if self.resends.played(HOST, message.id):
                guest.send(encode(Accepted(id=message.id)))
                return
            await self._going_on(match)
            try:
                act = act_of(tuple(match.game.view(None).host_forms()), message.form, message.chosen)
            except NotChosen as wrong:
                raise No("rule", wrong.message) from wrong
            tried = await table.play(act, id=message.id)
            guest.send(encode(Accepted(id=message.id)))
            table.show(tried)

    def _playing(self) -> Match:
        """The match that is played, or has just ended."""
        table = self.table
        if table.match is None or table.state.phase == "lobby":
            raise No("state", say("table-nothing-runs", one=table.state.one))
        return table.match

    async def _going_on(self, match: Match) -> None:
        """Raise `No` where nothing can be done in it now; otherwise its clock is right."""
        table = self.table
        if match.over:
            raise No("state", say("table-is-over", one=table.state.one))
        if table.state.phase == "closed":
            raise No("state", table.state.why_closed)
        if table.standing:
            raise No("state", say("table-paused"))
        await table.keep_time()

    async def _pause(self, guest: Guest, message: Pause) -> None:
        table = self.table
        async with table.lock:
            _seated(guest)
            if self._again(guest, message.id):
                return
            if table.state.phase != "running":
                raise No("state", say("table-nothing-runs", one=table.state.one))
            if table.state.paused != message.on:
                await table.keep_time()
                if table.state.phase == "running":  # its time may have been up
                    with self.resends.doing(guest, message.id):
                        await table.change(replace(table.state, paused=message.on))
                    table.send_frames()
                    note(table, say("note-pauses" if message.on else "note-goes-on", name=called(table, guest)))
            self.replies.accept(guest, message.id)

    async def _hold(self, guest: Guest, message: Hold) -> None:
        table = self.table
        _seated(guest)
        if message.on and table.state.phase != "running":
            raise No("state", say("table-nothing-runs", one=table.state.one))
        table.holds.hold(guest, message.on)
        table.moved()
        guest.send(encode(Accepted(id=message.id)))

    # Talking. What is said has a queue of its own: nobody's acts wait for it, not even those of whoever says it.

    async def _talk(self, guest: Guest, message: Talk) -> None:
        self.table.chat.begin(self._saying(guest, message.id, self.speech.talk(guest, message)))

    async def _sign(self, guest: Guest, message: Sign) -> None:
        self.table.chat.begin(self._saying(guest, message.id, self.speech.sign(guest, message)))

    async def _saying(self, guest: Guest, id: str, saying: Awaitable[None]) -> None:
        try:
            await saying
        except No as no:
            self.table.metrics.refused.inc()
            self.replies.refuse(guest, id, no.code, no.why)
        except Exception:
            self.table.metrics.errors.inc()
            LOG.exception("talk failed", extra={"table": short(self.table.id)})
            self.replies.refuse(guest, id, "busy", say("socket-went-wrong"))

    async def _point(self, guest: Guest, message: Point) -> None:
        self.speech.point(guest, message)

    # Around the game.

    async def _seats(self, guest: Guest, message: SeatChange) -> None:
        async with self.table.lock:
            if not self._again(guest, message.id):
                with self.resends.doing(guest, message.id):
                    changed = await lobby.seat_change(self.table, guest, message)
                self.replies.accept(guest, message.id)
                if changed:
                    note(self.table, changed)

    async def _watcher(self, guest: Guest, message: Watcher) -> None:
        async with self.table.lock:
            if not self._again(guest, message.id):
                with self.resends.doing(guest, message.id):
                    await moderate(self.table, guest, message)
                self.replies.accept(guest, message.id)

    async def _delete(self, guest: Guest, message: Delete) -> None:
        async with self.table.lock:
            await delete(self.table, guest)
            self.replies.accept(guest, message.id)

    async def _setting(self, guest: Guest, message: Setting) -> None:
        async with self.table.lock:
            if not self._again(guest, message.id):
                with self.resends.doing(guest, message.id):
                    await lobby.setting(self.table, guest, message)
                self.replies.accept(guest, message.id)

    async def _start(self, guest: Guest, message: Start) -> None:
        async with self.table.lock:
            if not self._again(guest, message.id):
                await self.dealer.start(guest, message.id)

    async def _luck(self, guest: Guest, message: Luck) -> None:
        self.dealer.take(guest, message)
        guest.send(encode(Accepted(id=message.id)))

    async def _once_more(self, guest: Guest, message: Again) -> None:
        async with self.table.lock:
            if not self._again(guest, message.id):
                with self.resends.doing(guest, message.id):
                    await lobby.again(self.table, guest, message)
                self.replies.accept(guest, message.id)

    # Asking.

    async def _wants_odds(self, guest: Guest, message: OddsWanted) -> None:
        self.reckoning.odds(guest, message)

    async def _wants_proof(self, guest: Guest, message: ProveWire) -> None:
        self.reckoning.proof(guest, message)

    async def _why(self, guest: Guest, message: Why) -> None:
        match = self.table.match
        if match is None or not match.over:
            raise No("state", say("reason-too-early", one=self.table.state.one))
        if message.number not in match.reasons:
            raise No("bad", say("reason-none"))
        seat, why = match.reasons[message.number]
        text = self.table.speaker(guest.language).text(say("reason-told", seat=Seat(seat), why=why))
        guest.send(encode(Reason(id=message.id, number=message.number, text=text)))

    async def _ping(self, guest: Guest, message: Ping) -> None:
        guest.send(encode(Pong(id=message.id)))

    async def _hello(self, guest: Guest, message: Hello) -> None:
        raise No("state", say("table-hello-twice"))

    # Resends.

    def _again(self, guest: Guest, id: str) -> bool:
        """Whether this was done already; then it is accepted once more."""
        known = self.resends.done(guest, id)
        if known:
            guest.send(encode(Accepted(id=id)))
        return known

    _DEEDS: ClassVar[dict[type, Callable[[Dispatcher, Guest, Any], Awaitable[None]]]] = {
        Answer: _answer,
        Report: _report,
        Pause: _pause,
        Hold: _hold,
        Talk: _talk,
        Sign: _sign,
        Point: _point,
        SeatChange: _seats,
        Watcher: _watcher,
        Delete: _delete,
        Setting: _setting,
        Start: _start,
        Luck: _luck,
        Again: _once_more,
        OddsWanted: _wants_odds,
        ProveWire: _wants_proof,
        Why: _why,
        Ping: _ping,
        Hello: _hello,
    }


def _seated(guest: Guest) -> int:
    if guest.seat is None:
        raise No("seat", say("table-you-watch"))
    return guest.seat
