"""Dealing: a deal in the making. Whoever plays adds a part of their own, first its hash and then the part itself.

What is hashed is in `kernel/deal.py`. Here is who is asked, what is accepted, and how long it takes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Literal

from defuse.kernel.deal import Deal, Part, Promised, commitment_of, promise_of
from defuse.server.tables.guests import Guest, No
from defuse.server.wire import messages
from defuse.server.wire.messages import Luck
from defuse.words import say

SECRET_BYTES = 32

Sleep = Callable[[float], Awaitable[None]]


class Dealing:
    """A deal that is being made, for one game and one set-up."""

    def __init__(self, game: int, agreed: str, asked: Mapping[int, str] | None = None) -> None:
        """`asked` has the seats that can add a part, with the keys of those who sit there."""
        self.game = game
        self.agreed = agreed
        self.asked = dict(asked or {})
        self.secret = secrets.token_hex(SECRET_BYTES)
        self.commitment = commitment_of(self.secret)
        self.stage: Literal["promise", "part", "cancelled"] = "promise"
        self.promises: dict[int, str] = {}
        self.parts: dict[int, str] = {}
        self._all_in = asyncio.Event()

    def fits(self, game: int, agreed: str) -> bool:
        """Whether this is what it was begun for."""
        return (self.game, self.agreed) == (game, agreed)

    def told(self) -> messages.Dealing:
        """How it stands, for everybody who can add to it. Promises are told when all are in, and never change."""
        settled = () if self.stage == "promise" else self._promised()
        return messages.Dealing(
            game=self.game, commitment=self.commitment, agreed=self.agreed, stage=self.stage, promises=settled
        )

    def take(self, guest: Guest, luck: Luck) -> None:
        """What a seat adds. The same again changes nothing. Raises `No` for all that is not asked for now."""
        seat = guest.seat
        if seat is None or self.asked.get(seat) != guest.key:
            raise No("seat", say("deal-not-asked"))
        if (luck.promise is None) == (luck.part is None):
            raise No("bad", say("deal-one-of-both"))
        if luck.promise is not None:
            self._put(seat, luck.promise, self.promises, open=self.stage == "promise")
        elif luck.part is not None:
            self._put(seat, luck.part, self.parts, open=self.stage == "part" and seat in self.promises)
        if self._complete():
            self._all_in.set()

    def _put(self, seat: int, value: str, into: dict[int, str], *, open: bool) -> None:
        if into.get(seat) == value:
            return  # another window of the same person, or a resend
        if seat in into:
            raise No("state", say("deal-twice"))
        if not open:
            raise No("stale", say("deal-too-late"))
        if into is self.parts and promise_of(self.commitment, seat, value) != self.promises[seat]:
            raise No("bad", say("deal-not-as-promised"))
        into[seat] = value

    async def collect(self, sleep: Sleep, seconds: float, tell: Callable[[], None]) -> None:
        """Ask for promises, then for parts; whoever is silent for so long is not waited for."""
        tell()
        await self._wait(sleep, seconds)
        self.stage = "part"
        self._all_in.clear()
        if self.promises:
            tell()
            await self._wait(sleep, seconds)

    async def _wait(self, sleep: Sleep, seconds: float) -> None:
        waiting = [asyncio.ensure_future(self._all_in.wait()), asyncio.ensure_future(sleep(seconds))]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()

    def _complete(self) -> bool:
        if self.stage == "promise":
            return self.promises.keys() == self.asked.keys()
        return self.parts.keys() == self.promises.keys()

    def _promised(self) -> tuple[Promised, ...]:
        return tuple([Promised(seat=seat, promise=promise) for seat, promise in sorted(self.promises.items())])

    def deal(self, people: tuple[int, ...]) -> Deal:
        """How it came out, with the seats of people who play."""
        return Deal(
            commitment=self.commitment,
            agreed=self.agreed,
            secret=self.secret,
            parts=tuple([Part(seat=seat, part=part) for seat, part in sorted(self.parts.items())]),
            withheld=tuple([promise for promise in self._promised() if promise.seat not in self.parts]),
            left_out=tuple([seat for seat in people if seat not in self.parts]),
        )
