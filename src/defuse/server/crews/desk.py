"""The desk of the crews: who comes with which token, and how a crew is changed.

A crew is read from the store each time, and changed by comparing its version: several processes may serve it, and none
of them holds it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from defuse.server.crews.keys import is_id
from defuse.server.crews.state import CrewState, Later, Member
from defuse.server.store.crew_rows import CrewRow, CrewStore
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.words import say

if TYPE_CHECKING:
    from defuse.server.tables.hall import Hall

TRIES = 20
"""So often a change is tried that others come before."""
HERE_SECONDS = 90.0
"""Whose device has asked within so many seconds is here."""
KNOWN = 20_000
"""So many members are remembered to be here."""


class Found(NamedTuple):
    """A crew, and the member who asks."""

    row: CrewRow
    state: CrewState
    member: Member


class Crews:
    """All crews of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self._asked: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When members have asked for their crew last, as far as this process knows."""

    @property
    def store(self) -> CrewStore:
        """Where they are kept."""
        return self.hall.store.crews

    def now(self) -> float:
        """The time of day, in seconds since 1970."""
        return self.hall.wall()

    async def load(self, crew: str) -> tuple[CrewRow, CrewState] | None:
        """A crew by its id; None if there is none. Raises `No` where it cannot be read."""
        if not is_id(crew):
            return None
        try:
            row = await self.store.load(crew)
            return None if row is None else (row, CrewState.decode(row.state))
        except (StoreError, Later) as error:
            raise busy() from error

    async def found(self, crew: str, token: str) -> Found:
        """The crew of somebody with a token. Whoever has none of its tokens hears that there is no such crew."""
        loaded = await self.load(crew)
        member = None if loaded is None or not token else loaded[1].member_with(token)
        if loaded is None or member is None:
            raise unknown()
        self._asked[crew, member.id] = self.hall.now()
        self._asked.move_to_end((crew, member.id))
        if len(self._asked) > KNOWN:
            self._asked.popitem(last=False)
        return Found(*loaded, member)

    async def member_of(self, crew: str, token: str) -> str:
        """The member that a token belongs to; empty where it is nobody's."""
        loaded = await self.load(crew)
        member = None if loaded is None or not token else loaded[1].member_with(token)
        return "" if member is None else member.id

    async def has_member(self, crew: str, member: str) -> bool:
        """Whether somebody is a member, and has not left."""
        loaded = await self.load(crew)
        return loaded is not None and loaded[1].member(member) is not None

    def has_asked(self, crew: str, member: str) -> bool:
        """Whether a device of a member has asked for the crew lately, in this process."""
        return self.hall.now() - self._asked.get((crew, member), float("-inf")) < HERE_SECONDS

    async def change(
        self, crew: str, how: Callable[[CrewRow, CrewState], tuple[CrewRow, CrewState]]
    ) -> tuple[CrewRow, CrewState]:
        """Change a crew: `how` gets it as it is, and says what becomes of it, or raises `No`."""
        for _ in range(TRIES):
            loaded = await self.load(crew)
            if loaded is None:
                raise unknown()
            before, old = loaded
            wanted, state = how(before, old)
            if (wanted, state) == (before, old):
                return before, old
            row = replace(wanted, state=state.encode(), version=before.version + 1, changed=self.now())
            try:
                if await self.store.change(row):
                    return row, state
            except StoreError as error:
                raise busy() from error
        raise busy()


def unknown() -> No:
    """There is no such crew; or there is, and whoever asks is not to know."""
    return No("crew", say("crew-unknown"))


def busy() -> No:
    """The store does not answer."""
    return No("busy", say("crew-not-readable"))
