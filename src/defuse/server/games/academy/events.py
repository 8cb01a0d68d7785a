"""Events of Bomb Squad Academy as they are told and moved on the screen. Everybody gets the same."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.academy.board import Board
from defuse.academy.showing import shown
from defuse.academy.words import tell
from defuse.kernel import Event
from defuse.server.games.telling import EventTold, Telling


def events_of(board: Board, events: Iterable[Event], at: int) -> Telling:
    """What happened, in order, beginning at the table as it was before. Nothing of it has to be remembered."""
    seen: list[EventTold] = []
    for event in events:
        told = _told(board, event, at)
        if told is not None:
            seen.append(told)
        board = event.apply(board)
    return Telling(tuple(seen), tuple(seen))


def _told(board: Board, event: Event, at: int) -> EventTold | None:
    """An event with its sentence; None for what only carries the story on, and is neither told nor moved."""
    showing = shown(event, board)
    if showing is None:
        return None
    return EventTold(
        at=at,
        kind=str(event.__struct_config__.tag),
        text=tell(event) or "",
        seat=showing.seat,
        values=tuple([str(value) for value in showing.values]),
        mark=showing.mark,
        card=showing.tool,
        steps=showing.steps,
    )
