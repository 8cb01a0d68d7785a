"""The state of a crew: its members, their devices, and what was agreed. It is one row, and changed as a whole."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from defuse.server.crews.keys import digest, same

FORMAT = 1
"""The format of what is kept. A program leaves a crew alone that was written in a later one."""

ALL = 100
"""So many members a crew may have had in all; those who left are in its history."""


class Later(ValueError):
    """A later version of the program has written it."""


class Member(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A member. One without a device has to come back: by the code, or by the link if it was imported."""

    id: str
    name: str
    devices: tuple[str, ...] = ()
    """The digests of the tokens of their devices, the newest last."""
    code: str = ""
    """The digest of the recovery code."""
    left: bool = False
    joined: float = 0.0

    def knows(self, token: str) -> bool:
        """Whether a token is that of one of their devices."""
        key = digest(token)
        return any(same(device, key) for device in self.devices)


class CrewState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is kept of a crew beside its games."""

    name: str
    key: str
    """What the link to join has to have."""
    members: tuple[Member, ...]
    """In the order in which they are captain."""
    captain: str = ""
    """The member who was chosen to be captain next …"""
    captain_after: str = ""
    """… as long as this is the last game of the campaign."""
    ends_by: str = ""
    """The member who wants the crew to be deleted."""
    format: int = 1

    def encode(self) -> bytes:
        """For the store."""
        return msgspec.json.encode(replace(self, format=FORMAT))

    @staticmethod
    def decode(data: bytes) -> CrewState:
        """From the store. Raises Later."""
        found = msgspec.json.decode(data, type=CrewState)
        if found.format > FORMAT:
            raise Later("a later version has written this crew")
        return found

    def active(self) -> tuple[Member, ...]:
        """Those who have not left."""
        return tuple([member for member in self.members if not member.left])

    def member(self, id: str | None) -> Member | None:
        """An active member by id."""
        return next((member for member in self.active() if member.id == id), None)

    def member_with(self, token: str) -> Member | None:
        """The member whose device has a token."""
        return next((member for member in self.active() if member.knows(token)), None)

    def with_member(self, member: Member) -> CrewState:
        """With a member as they are now; a new one comes last."""
        if all(other.id != member.id for other in self.members):
            return replace(self, members=(*self.members, member))
        return replace(self, members=tuple([member if other.id == member.id else other for other in self.members]))

    def names(self) -> dict[str, str]:
        """What to call the members, those who left included."""
        return {member.id: member.name for member in self.members}


def with_device(member: Member, token: str, most: int) -> Member:
    """With one more device; the oldest makes room for it."""
    return replace(member, devices=(*member.devices, digest(token))[-most:])


def gone(member: Member) -> Member:
    """A member who has left, or was removed: none of their keys opens anything."""
    return replace(member, devices=(), code="", left=True)
