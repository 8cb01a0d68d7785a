"""Replies: what whoever sent a message is told, that it was done or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from defuse.server.tables.guests import Guest, encode
from defuse.server.tables.resends import Resends
from defuse.server.wire.messages import Accepted, Refused
from defuse.words import Text

if TYPE_CHECKING:
    from defuse.server.tables.table import Table


class Replies:
    """Answers the guests of a table."""

    def __init__(self, table: Table, resends: Resends) -> None:
        self._table = table
        self._resends = resends

    def accept(self, guest: Guest, id: str) -> None:
        """It was done, and is known if it comes again."""
        self._resends.remember(guest, id)
        guest.send(encode(Accepted(id=id)))

    def refuse(self, guest: Guest, id: str, code: str, why: Text) -> None:
        """It was not done."""
        words = self._table.speaker(guest.language).text(why)
        guest.send(encode(Refused(id=id, code=cast(Any, code), why=words)))
