"""Reading: how long bots let people read what happened, and who holds them up meanwhile.

All of it follows from what everybody is told and from what people do, never from what anybody holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from defuse.server.games.telling import EventTold
from defuse.server.tables.guests import Guest
from defuse.server.wire.options import Pace

LONGEST_HOLD = 20.0
"""So many seconds after a frame bots go on, whoever wants them to wait."""


class Speed(NamedTuple):
    """How fast people read, in seconds."""

    look: float
    """To look up and see that something has happened."""
    line: float
    """For each line of the log."""
    most: float
    """At most for a frame."""


SPEEDS: dict[Pace, Speed] = {
    "slow": Speed(2.0, 1.5, 9.0),
    "normal": Speed(1.0, 0.75, 5.0),
    "fast": Speed(0.3, 0.3, 2.0),
    "none": Speed(0.0, 0.0, 0.0),
}

AGAINST_THE_CLOCK: dict[Pace, Pace] = {"slow": "fast", "normal": "fast"}
"""Where time counts bots do not use it up: they wait as at a fast table, whatever was agreed."""


def reading_time(pace: Pace, told: Iterable[EventTold]) -> float:
    """How long it takes to read what came with a frame.

    >>> lines = [EventTold(at=1, kind="called", text="A calls 5."), EventTold(at=1, kind="turn-ended")]
    >>> [reading_time(pace, lines) for pace in ("slow", "normal", "fast", "none")]
    [3.5, 1.75, 0.6, 0.0]
    """
    speed = SPEEDS[pace]
    return min(speed.most, speed.look + speed.line * sum(1 for event in told if event.text))


def pace_of(seconds: float) -> Pace:
    """The pace of a table that was kept when it was a number of seconds."""
    if seconds < 1:
        return "fast" if seconds else "none"
    return "normal" if seconds < 3 else "slow"


class Holds:
    """Those who want bots to wait, because something is being explained to them: some seconds after each frame."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._guests: list[Guest] = []
        self.framed = now()
        """When the last frame came."""

    def frame(self) -> None:
        """Something has happened: everybody has a new frame to read."""
        self.framed = self._now()

    def hold(self, guest: Guest, on: bool) -> None:
        """Somebody wants bots to wait, or no longer."""
        self._guests = [other for other in self._guests if other is not guest] + [guest] * on

    def until(self) -> float:
        """Until when bots wait for people at the latest; long ago where nobody holds them up."""
        return self.framed + LONGEST_HOLD if self._guests else 0.0
