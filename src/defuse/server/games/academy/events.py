"""Events of Bomb Squad Academy as they are told and moved on the screen. Everybody gets the same."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.academy.showing import shown
from defuse.academy.words import tell
from defuse.kernel import Event
from defuse.server.games.telling import EventTold, Telling


def events_of(events: Iterable[Event], at: int) -> Telling:
    """What happened, in order. Nothing of it has to be remembered."""
    seen = tuple([told for event in events if (told := _told(event, at)) is not None])
    return Telling(seen, seen)


def _told(event: Event, at: int) -> EventTold | None:
    """An event with its sentence; None for what only carries the story on, and is neither told nor moved."""
    showing = shown(event)
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
