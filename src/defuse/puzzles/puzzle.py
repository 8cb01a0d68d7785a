"""A puzzle as it is kept: a table as one seat sees it, the answer, and how hard it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["certain", "likely"]
"""`certain`: one call, and only one, cannot go wrong. `likely`: none is certain, and one is clearly the best."""

GRADES = (1, 2, 3, 4, 5)
"""From easy to hard."""
BOXES = (8, 19, 30, 42, 54, 66)
"""The last mission of each box of the campaign."""


def box_of(mission: int) -> int:
    """The box that a mission is in, from 1.

    >>> box_of(8), box_of(9), box_of(66)
    (1, 2, 6)
    """
    return 1 + sum([mission > last for last in BOXES])


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position with one answer. It holds what the seat sees, so what is hidden from it is not even here."""

    table: str
    """In notation, with `?` for what the seat does not see."""
    wire: str
    """The answer: the place, as the notation names it (`B1.3`)."""
    value: str
    """And what to name there: `5`, `yellow`."""
    kind: Kind
    grade: int
    mission: int
    players: int
    game: int
    """Which game of the run it comes from, from 0."""

    @property
    def box(self) -> int:
        """The box of the campaign, from 1."""
        return box_of(self.mission)
