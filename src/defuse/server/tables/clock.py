"""The clock of a game: real time becomes acts of the clock. The rules never read one; the server appends what it says.

Whether time counts, and for which seconds a rule waits, says the game (`GameBox.has_clock`, `GameBox.clock_moments`).
"""

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
    times: list[float] = [game.public.clock + AT_LEAST_EVERY, *box_named(game.kit.name).clock_moments(game)]
    if game.ask is not None and game.ask.until is not None:
        times.append(game.ask.until)
    return min(times)


def counts(game: Game) -> bool:
    """Whether time counts now: in a game with a clock, or while a question is open that closes by itself."""
    ask = game.ask
    return ask is not None and (ask.until is not None or box_named(game.kit.name).has_clock(game))


class GameClock:
    """Seconds of play of one game at a table."""

    def __init__(self, now: Callable[[], float], seconds: float = 0.0) -> None:
        self._watch = Stopwatch(now, seconds)

    def run(self, game: Game | None, on: bool) -> None:
        """Let time pass where it counts, and stand still elsewhere: a window begins with all of its time."""
        self._watch.run(on and game is not None and counts(game))

    def seconds(self, game: Game) -> float | None:
        """The seconds that have passed; None where time does not count now."""
        return self._watch.read() if counts(game) else None

    def is_due(self, game: Game) -> bool:
        """Whether something may happen by the clock alone."""
        seconds = self.seconds(game)
        return seconds is not None and seconds >= due(game)

    def act(self, game: Game) -> Clock | None:
        """The act that moves the clock of the game on to now; None if it is there already, or time does not count."""
        seconds = self.seconds(game)
        if seconds is None or round(seconds, 2) <= game.public.clock:
            return None
        return Clock(seconds=round(seconds, 2))
