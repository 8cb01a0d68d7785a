"""Resends: whether something has been done already.

A client that got no answer sends the same again, with the same id. It is accepted once more, and not done twice. Acts
are known as long as their game lasts, talk as long as it is kept, both over a restart; of all else the last ids are.
"""

from __future__ import annotations

from collections import OrderedDict

from defuse.server.tables.guests import Guest
from defuse.server.tables.table import Table

REMEMBERED = 500
"""So many ids are known again, beside those of acts and talk."""


class Resends:
    """What has been done at a table, by the id that it was sent with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._done: OrderedDict[tuple[str, str], None] = OrderedDict()

    def played(self, seat: int, id: str) -> bool:
        """Whether an act of this id has been played, by a seat or by the host."""
        match = self.table.match
        return match is not None and (seat, id) in match.done

    def done(self, guest: Guest, id: str) -> bool:
        """Whether a guest has had this done, or has said it."""
        return (guest.key, id) in self._done or self.table.chat.knows(guest.seat, id)

    def remember(self, guest: Guest, id: str) -> None:
        """It is done now."""
        if guest.key:  # spectators have no name to know them by
            self._done[(guest.key, id)] = None
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
