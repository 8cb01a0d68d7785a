"""Guests: those who are connected to a table, as the table sees them."""

from __future__ import annotations

from typing import Protocol

import msgspec

from defuse.server.wire.messages import FromServer
from defuse.words import Text

_ENCODER = msgspec.json.Encoder()


class Guest(Protocol):
    """A connection to a table."""

    key: str
    """The digest of the token it came with; empty for a spectator."""
    seat: int | None
    address: str
    """From where it comes, as far as limits and queues go by that."""
    language: str
    """What it is spoken to in (see `tables.speakers`)."""
    luck: bool
    """Whether it can add a part to deals."""

    def send(self, data: bytes) -> None:
        """Send something, or drop the connection if it reads too slowly. Never waits."""

    def close(self, code: int, reason: Text) -> None:
        """End the connection."""


def encode(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


class No(Exception):
    """What somebody wants is not done: the code and the reason of a `Refused`."""

    def __init__(self, code: str, why: Text) -> None:
        super().__init__(str(why))
        self.code = code
        self.why = why
