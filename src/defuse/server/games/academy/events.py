"""Happening: events of Bomb Squad Academy as they are told and moved on the screen. Everybody gets the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from defuse.academy.events import (
    BombReady,
    CutMade,
    GameBegan,
    ProtectionsDeclared,
    RoundEnded,
    ToolResolved,
    WaitTaken,
    WindowClosed,
    WiresLaid,
    WiresResolved,
)
from defuse.academy.words import tell
from defuse.kernel import Event, Shown, Shuffled
from defuse.kernel.event import ClockTicked, PileMade, RulesAdded, RulesRemoved
from defuse.server.games.academy.drawing import People
from defuse.server.wire.scenes import EventSeen, Telling

QUIET = (
    *(PileMade, RulesAdded, RulesRemoved, ClockTicked, Shown, Shuffled),
    *(GameBegan, WiresLaid, BombReady, WaitTaken, ProtectionsDeclared, WindowClosed, ToolResolved, CutMade),
    *(WiresResolved, RoundEnded),
)
"""What only carries the story on, and is neither told nor moved."""


def events_of(events: Iterable[Event], names: People, at: int) -> Telling:
    """What happened, in order. Nothing of it has to be remembered."""
    seen = tuple([_seen(event, names, at) for event in events if not isinstance(event, QUIET)])
    return Telling(seen, seen)


def _seen(event: Event, names: People, at: int) -> EventSeen:
    told: Any = event
    value = getattr(told, "value", None)
    return EventSeen(
        at=at,
        kind=str(event.__struct_config__.tag),
        text=tell(event, names.names),
        seat=_seat(told),
        values=(str(value),) if type(value) is int else (),
        mark=wire if isinstance(wire := getattr(told, "wire", ""), str) else "",
        card=tool if isinstance(tool := getattr(told, "tool", ""), str) else "",
        steps=_steps(told),
    )


def _seat(event: Any) -> int | None:
    for name in ("by", "seat"):
        seat = getattr(event, name, None)
        if type(seat) is int and seat >= 0:
            return seat
    return None


def _steps(event: Any) -> int:
    """Points that were won, or less than 0 for points that were lost."""
    points = getattr(event, "points", 0)
    if not isinstance(points, int):
        return 0
    return -points if event.__struct_config__.tag == "points-lost" else points
