"""What happened, as a game tells it to the table: not yet in words, since guests speak several languages."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from defuse.server.wire.scenes import EventSeen
from defuse.words import Speaker, Text


class EventTold(Struct, frozen=True, kw_only=True):
    """An event with its sentence: see `EventSeen`, which it becomes in a language."""

    at: int
    kind: str
    text: Text = ""
    speak: Text = ""
    seat: int | None = None
    wires: tuple[int, ...] = ()
    values: tuple[str, ...] = ()
    mark: Text = ""
    card: str = ""
    steps: int = 0

    def spoken(self, speaker: Speaker) -> EventSeen:
        """The event in a language."""
        return EventSeen(
            at=self.at,
            kind=self.kind,
            text=speaker.text(self.text),
            speak=speaker.text(self.speak),
            seat=self.seat,
            wires=self.wires,
            values=self.values,
            mark=speaker.text(self.mark),
            card=self.card,
            steps=self.steps,
        )


class Telling(NamedTuple):
    """Events as they are told when they happen, and as they are told later, to those who come late or come back."""

    now: tuple[EventTold, ...]
    later: tuple[EventTold, ...]
