"""Records: what is kept of a crew's game beside what can be asked for in the database."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class PlayerKept(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat at a seat when the game ended."""

    name: str
    member: str = ""
    bot: str = ""


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who played, and how it went."""

    players: tuple[PlayerKept, ...] = ()
    captain: int | None = None
    """By seat."""
    why: str = ""
    """How it ended, as it is kept (`words.kept`)."""
    turns: int = 0
    dial: int | None = None
    seconds: int = 0
    """How long it took; 0 where nobody knows."""
    note: str = ""

    def encode(self) -> bytes:
        """For the store."""
        return msgspec.json.encode(self)

    def captain_member(self) -> str:
        """The member who was captain; empty where that was nobody of the crew."""
        at = self.captain
        return self.players[at].member if at is not None and 0 <= at < len(self.players) else ""


_DECODER = msgspec.json.Decoder(Record)


def record_of(data: bytes) -> Record:
    """From the store. A newer version may have more in it."""
    return _DECODER.decode(data)
