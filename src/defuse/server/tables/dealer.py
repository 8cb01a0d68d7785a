"""Dealer: starts games. It has everybody add to the deal who can, and does not hold the table up meanwhile."""

from __future__ import annotations

import asyncio

from defuse.kernel.deal import agreed_of
from defuse.server.logs import LOG, short
from defuse.server.tables import lobby
from defuse.server.tables.dealing import Dealing
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.replies import Replies
from defuse.server.tables.resends import Resends
from defuse.server.tables.table import Table
from defuse.server.tables.talk import note
from defuse.server.wire.messages import Luck
from defuse.words import Text, reason_of, say


class Dealer:
    """Deals the games of a table, one at a time."""

    def __init__(self, table: Table, resends: Resends, replies: Replies) -> None:
        self.table = table
        self._resends = resends
        self._replies = replies
        self._dealing: Dealing | None = None
        self._wanted: list[tuple[Guest, str]] = []
        """Who wants an answer, and to which id: the same start may be sent again over another connection."""
        self._task: asyncio.Task[None] | None = None

    async def start(self, guest: Guest, id: str) -> None:
        """The host wants to begin. It is answered when the game is kept. The lock is held."""
        table = self.table
        if self._dealing is not None:
            if (guest.key, id) not in [(other.key, same) for other, same in self._wanted]:
                raise No("state", say("deal-being-made"))
            self._wanted.append((guest, id))
            return
        lobby.may_start(table, guest)
        asked = {} if table.state.branch is not None else self._who_can()
        if not asked:  # nobody can add anything, or everything was dealt long ago
            with self._resends.doing(guest, id):
                await lobby.start(table)
            self._replies.accept(guest, id)
            return
        state = lobby.beginning(table.state)
        try:
            agreed = agreed_of(state.plays, lobby.setup_of(state))
        except ValueError as error:
            raise No("state", reason_of(error)) from error
        self._dealing = Dealing(state.game, agreed, asked)
        self._wanted = [(guest, id)]
        self._task = asyncio.create_task(self._deal(self._dealing), name="deal")

    def take(self, guest: Guest, luck: Luck) -> None:
        """Somebody adds to the deal. Raises `No` where none of this kind is being made."""
        if self._dealing is None or self._dealing.commitment != luck.deal:
            raise No("stale", say("deal-too-late"))
        self._dealing.take(guest, luck)

    def _who_can(self) -> dict[int, str]:
        """The seats of people who are there with a client that can add to a deal. A fixed one nobody can add to."""
        if self.table.state.deal is not None:
            return {}
        here = {guest.seat for guest in self.table.guests if guest.luck}
        return {seat: self.table.state.chairs[seat].key for seat in self.table.state.people() if seat in here}

    async def _deal(self, dealing: Dealing) -> None:
        """Collect what everybody adds, without the lock: people may come, go and talk. Then begin, with it."""
        table = self.table
        try:
            await dealing.collect(table.sleep, table.settings.luck_seconds, lambda: self._tell(dealing))
            async with table.lock:
                self._end()
                await self._begin(dealing)
        except No as no:
            self._cancel(dealing, no.code, no.why)
        except Exception:
            table.metrics.errors.inc()
            LOG.exception("deal failed", extra={"table": short(table.id)})
            self._cancel(dealing, "busy", say("socket-went-wrong"))

    async def _begin(self, dealing: Dealing) -> None:
        table = self.table
        starter = self._wanted[0][0].key
        if starter not in [chair.key for chair in table.state.chairs]:
            raise No("state", say("deal-table-changed"))
        with self._resends.doing(*self._wanted[0]):
            await lobby.start(table, dealing)
        for guest, id in self._wanted:
            self._replies.accept(guest, id)
        deal = dealing.deal(table.state.people())
        for seat in deal.left_out:
            silent = "note-left-out" if seat in dealing.asked else "note-not-asked"
            note(table, say(silent, name=table.state.names()[seat]))

    def _tell(self, dealing: Dealing) -> None:
        self.table.dealing = told = encode(dealing.told())
        for guest in self.table.guests:
            if guest.luck:
                guest.send(told)

    def _end(self) -> None:
        """Nothing can be added any more."""
        self._dealing = None
        self.table.dealing = b""

    def _cancel(self, dealing: Dealing, code: str, why: Text) -> None:
        """Nothing comes of it: whoever wanted it is told why, and all others that it is over."""
        dealing.stage = "cancelled"
        self._tell(dealing)
        self._end()
        for guest, id in self._wanted:
            self.table.metrics.refused.inc()
            self._replies.refuse(guest, id, code, why)
