"""What has to be remembered (C15): some missions show a thing for a moment, and no log keeps it.

A rule of such a mission has the hook `fades(event)`: whether the wires that an event is about show until the next
action and no longer. Whoever comes later is not told them, and no aid remembers for people what they have forgotten.
Facts keep it all: they are for minds that remember.
"""

from __future__ import annotations

from defuse.busters.board import Board
from defuse.kernel import Event, index_of


def fades(board: Board, event: Event) -> bool:
    """Whether nobody is told later at which wires something happened."""
    return any(board.rules[at].fades(event) for at in index_of(board.rules).hook("fades"))


def by_heart(board: Board) -> bool:
    """Whether a mission is about remembering what has been shown."""
    return bool(index_of(board.rules).hook("fades"))
