"""Chat: what has been said at a table lately. What spectators say waits for players until the mission is over."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from defuse.server.messages import Said
from defuse.server.store import SaidRow

KEPT = 100
"""So much of what was said is told to those who come later, and found again after a restart."""


class Chat:
    """What was said, in order."""

    def __init__(self, rows: Iterable[SaidRow] = ()) -> None:
        self.number = 0
        self.heard = 0
        """How much of it everybody could hear at once."""
        self._kept: deque[SaidRow] = deque(maxlen=KEPT)
        for row in rows:
            self.add(row)

    def add(self, row: SaidRow) -> Said:
        """Somebody has said something, and it is kept."""
        self.number, self.heard = row.number, row.heard
        self._kept.append(row)
        return said_of(row)

    def knows(self, seat: int | None, id: str) -> bool:
        """Whether a seat has said this already: a resend has the id of what was sent first."""
        return seat is not None and any(row.seat == seat and row.id == id for row in self._kept)

    def heard_by(self, seat: int | None, running: int) -> list[Said]:
        """What a seat (None: a spectator) may hear, while the game of this number runs (0: none)."""
        return [said_of(row) for row in self._kept if seat is None or not running or row.held != running]

    def held(self, game: int) -> list[Said]:
        """What players may hear only now that a game is over."""
        return [said_of(row) for row in self._kept if row.held == game]


def said_of(row: SaidRow) -> Said:
    """What was said, as it is told.

    What players may not hear yet has numbers of its own, so that no gap in theirs tells of it.
    """
    number = 2 * row.number + 1 if row.held else 2 * row.heard
    return Said(number=number, seat=row.seat, name=row.name, text=row.text, kind=row.kind)
