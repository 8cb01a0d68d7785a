"""Timing: real time becomes acts of the clock. The rules never read a clock; the server appends what it says."""

from __future__ import annotations

from collections.abc import Callable

from defuse.kernel import Clock, Game
from defuse.server.games import box_named

AT_LEAST_EVERY = 5.0
"""Seconds after which the clock is moved on where no rule is known to wait for it."""


class Stopwatch:
    """Seconds of play. It can be stopped and goes on from where it was."""

    def __init__(self, now: Callable[[], float], seconds: float = 0.0) -> None:
        self._now = now
        self._kept = seconds
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def run(self, on: bool) -> None:
        """Let time pass, or stand still."""
        if on and self._since is None:
            self._since = self._now()
        elif not on and self._since is not None:
            self._kept, self._since = self.read(), None

    def read(self) -> float:
        """The seconds that have passed."""
        return self._kept + (0.0 if self._since is None else self._now() - self._since)


def due(game: Game) -> float:
    """The second of play at which something may happen by the clock alone."""
    times: list[float] = [game.public.clock + AT_LEAST_EVERY, *box_named(game.kit.name).moments(game)]
    if game.ask is not None and game.ask.until is not None:
        times.append(game.ask.until)
    return min(times)


def needs_clock(game: Game, clocked: bool) -> bool:
    """Whether time counts now: in a mission with a clock, or while a question is open that closes by itself."""
    ask = game.ask
    return ask is not None and (clocked or ask.until is not None)


def tick(seconds: float, game: Game) -> Clock | None:
    """The act that moves the clock on to now; None if it is there already."""
    seconds = round(seconds, 2)
    return Clock(seconds=seconds) if seconds > game.public.clock else None
