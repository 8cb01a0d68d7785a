"""Speech: what guests say, sign and point at. Nothing of it waits for the game, but for what costs a step in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from defuse.kernel import HOST
from defuse.server.games import box_named
from defuse.server.games.talk import MayTalk, TalkRules
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.names import plain
from defuse.server.tables.resends import mark_of
from defuse.server.tables.table import Table
from defuse.server.tables.talk import called, may_talk, speak, speak_anyway
from defuse.server.wire.messages import Accepted, Point, Pointed, Sign, Talk
from defuse.words import Text, kept, say

if TYPE_CHECKING:
    from defuse.server.tables.resends import Resends


class Speech:
    """The talk of one table."""

    def __init__(self, table: Table, resends: Resends) -> None:
        self.table = table
        self.resends = resends

    async def talk(self, guest: Guest, message: Talk) -> None:
        """Somebody says something. A number costs a step in mission 25; only then the game has to wait."""
        text = plain(message.text)
        if not text:
            raise No("bad", say("talk-nothing"))
        if self._known(guest, message.id, text):
            return
        self._heard(guest)
        self.table.chat.count(guest)
        if not self._slips(guest, text):
            async with self.table.chat.lock:
                if self._known(guest, message.id, text):
                    return
                self._heard(guest)
                if not self._slips(guest, text):  # a mission may have begun meanwhile
                    await speak(self.table, guest, text, "talk", message.id)
                    self._accept(guest, message.id)
                    return
        await self._slip(guest, text, message.id)

    async def sign(self, guest: Guest, message: Sign) -> None:
        """Somebody makes a sign."""
        signs = {sign.id: sign for sign in self._may(guest).signs}
        if message.sign not in signs:
            raise No("talk", say("talk-no-such-sign"))
        sign: Text = signs[message.sign]
        text = kept(sign)
        if self._known(guest, message.id, text):
            return
        self.table.chat.count(guest)
        async with self.table.chat.lock:
            if self._known(guest, message.id, text):
                return
            if all(each.id != message.sign for each in self._may(guest).signs):
                raise No("talk", say("talk-no-such-sign"))
            await speak(self.table, guest, sign, "sign", message.id)
            self._accept(guest, message.id)

    def point(self, guest: Guest, message: Point) -> None:
        """Everybody sees it, and it is forgotten: it is not kept, and no bot is told."""
        table = self.table
        if guest.seat is None:
            raise No("seat", say("table-you-watch"))
        if self.resends.done(guest, message.id):
            guest.send(encode(Accepted(id=message.id)))
            return
        if table.match is None or table.state.phase == "lobby":
            raise No("state", say("table-nothing-runs", one=table.state.one))
        why = self.rules().why_no_pointing(guest.seat)
        if why is not None:
            raise No("talk", why)
        if not table.match.box.is_pointable(table.match.game, message.wire):
            raise No("bad", say("point-no-wire"))
        table.chat.count(guest)
        pointed = encode(Pointed(seat=guest.seat, wire=message.wire))
        for other in table.guests:
            other.send(pointed)
        self._accept(guest, message.id)

    def rules(self) -> TalkRules:
        """What the game says about talk at this moment."""
        table = self.table
        board = None if table.match is None or table.state.phase != "running" else table.match.game.public
        return box_named(table.state.plays).talk_rules(board, table.state.options)

    def _may(self, guest: Guest) -> MayTalk:
        """How somebody may talk now. Raises `No` for whoever was muted."""
        if self.table.broken:
            raise No("busy", say("table-set-up-anew"))
        if self.table.watchers.is_muted(guest):
            raise No("talk", say("talk-muted"))
        return may_talk(self.rules(), guest.seat, self.table.state.options)

    def _heard(self, guest: Guest) -> None:
        """Raise `No` where somebody may not talk now."""
        said = self._may(guest)
        if not said.talk:
            raise No("talk", said.why)

    def _slips(self, guest: Guest, text: str) -> bool:
        """Whether saying this costs something now."""
        return guest.seat is not None and self.table.running and self.rules().is_slip(text)

    async def _slip(self, guest: Guest, text: str, id: str) -> None:
        """The act that it costs is played and shown; then it is said, and the game does not wait for that."""
        table = self.table
        mark = mark_of(guest.key, id)
        async with table.lock:
            self._heard(guest)
            # After a crash the act may be known and the words may not.
            if self._slips(guest, text) and not self.resends.played(HOST, mark):
                await table.keep_time()
                form = next(iter(table.game.view(None).host_forms()))
                table.show(await table.play(form.verb(seat=HOST, by=guest.seat), id=mark))
        async with table.chat.lock:
            if self._known(guest, id, text):
                return
            if self.resends.played(HOST, mark):
                await speak_anyway(table, guest, text, id)
            else:
                await speak(table, guest, text, "talk", id)
            self._accept(guest, id)

    def _known(self, guest: Guest, id: str, text: str) -> bool:
        """Whether this was said already; then it is accepted once more."""
        known = self.table.chat.knows(guest.seat, called(self.table, guest), id, text)
        if known:
            guest.send(encode(Accepted(id=id)))
        return known

    def _accept(self, guest: Guest, id: str) -> None:
        self.resends.remember(guest, id)
        guest.send(encode(Accepted(id=id)))
