"""Reckoning: odds and proofs for the seats of a table that has agreed on odds, worked out in another process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.match import Match
from defuse.server.tables.replies import Replies
from defuse.server.tables.table import Table
from defuse.server.wire.messages import Odds, OddsWanted, ProveWire, WireProof, WireProofStep
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import say


class Reckoning:
    """What people of a table ask to be worked out: their odds and a proof at a time, for each of them."""

    def __init__(self, table: Table, replies: Replies) -> None:
        self.table = table
        self.replies = replies
        self._asking: set[tuple[Guest, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def odds(self, guest: Guest, message: OddsWanted) -> None:
        """The odds of a seat. Raises `No` where they are not told."""
        seat, match = self._allowed(guest, "odds")
        self._begin((guest, "odds"), message.id, lambda: self._tell_odds(guest, seat, match, message.id))

    def proof(self, guest: Guest, message: ProveWire) -> None:
        """Why a wire is certain for a seat. Raises `No` where that is not told."""
        seat, match = self._allowed(guest, "proof")
        self._begin((guest, "proof"), message.id, lambda: self._tell_proof(guest, seat, match, message))

    def _allowed(self, guest: Guest, what: str) -> tuple[int, Match]:
        table = self.table
        if guest.seat is None:
            raise No("seat", say("table-you-watch"))
        if table.state.options.aids != "odds":
            raise No("state", say("table-no-odds"))
        if table.state.phase != "running" or table.match is None:
            raise No("state", say("table-nothing-runs", one=table.state.one))
        why = table.match.box.no_odds(table.match.game)
        if why is not None:
            raise No("state", why)
        if (guest, what) in self._asking:
            raise No("busy", say("odds-being-worked-out"))
        return guest.seat, table.match

    def _begin(self, asking: tuple[Guest, str], id: str, work: Callable[[], Awaitable[None]]) -> None:
        async def done() -> None:
            try:
                await work()
            except NoThought:
                self.replies.refuse(asking[0], id, "busy", say("odds-not-now"))
            finally:
                self._asking.discard(asking)

        self._asking.add(asking)
        task = asyncio.create_task(done(), name="reckoning")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_odds(self, guest: Guest, seat: int, match: Match, id: str) -> None:
        frame = match.frame
        found = await self.table.thinkers.odds(match.game.observe(seat), Fair(guest.address, self.table.id))
        guest.send(encode(Odds(id=id, game=match.game_number, number=frame, told=found)))

    async def _tell_proof(self, guest: Guest, seat: int, match: Match, message: ProveWire) -> None:
        frame = match.frame
        fair = Fair(guest.address, self.table.id)
        found = await self.table.thinkers.proof(match.game.observe(seat), message.wire, fair)
        if found is None:
            self.replies.refuse(guest, message.id, "bad", say("proof-none"))
            return
        text = self.table.speaker(guest.language).text
        proof = WireProof(
            id=message.id,
            game=match.game_number,
            number=frame,
            wire=message.wire,
            value=found.value,
            steps=tuple([WireProofStep(text=text(step), wires=wires) for step, wires in found.steps]),
        )
        guest.send(encode(proof))
