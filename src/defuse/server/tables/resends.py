"""Resends: whether something has been done already.

A client that got no answer sends the same again, with the same id. It is accepted once more, and not done twice. Acts
are known as long as their game lasts and talk as long as it is kept. Of all else that changes the table the last marks
are kept with the change itself, so that they are known after a crash; this process remembers more of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from defuse.server.tables.guests import Guest
from defuse.server.tables.table import Table
from defuse.server.tables.talk import called

REMEMBERED = 500
"""So many marks are known again by this process, beside what is kept."""


class Resends:
    """What has been done at a table, by the id that it was sent with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._done: OrderedDict[str, None] = OrderedDict()

    def played(self, seat: int, id: str) -> bool:
        """Whether an act of this id has been played, by a seat or by the host."""
        match = self.table.match
        return match is not None and (seat, id) in match.done

    def done(self, guest: Guest, id: str) -> bool:
        """Whether a guest has had this done, or has said it."""
        if not guest.key:  # spectators have no name to know them by
            return False
        mark = mark_of(guest.key, id)
        return (
            mark in self._done
            or mark in self.table.state.done
            or self.table.chat.knows(guest.seat, called(self.table, guest), id)
        )

    def remember(self, guest: Guest, id: str) -> None:
        """It is done now."""
        if guest.key:
            self._done[mark_of(guest.key, id)] = None
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)

    @contextmanager
    def doing(self, guest: Guest, id: str) -> Iterator[None]:
        """While this is done, its mark is kept with whatever changes. The lock of the table is held."""
        self.table.errand = mark_of(guest.key, id) if guest.key else ""
        try:
            yield
        finally:
            self.table.errand = ""


def mark_of(key: str, id: str) -> str:
    """What is kept of an errand: enough to know it again."""
    return sha256(f"{key} {id}".encode()).hexdigest()[:24]
