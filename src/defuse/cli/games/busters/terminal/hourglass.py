"""Hourglass: at the terminal, too, what bots do shows after whole steps, and so does the next question to the person.

Without that, the time until something happens would tell how long a bot thought, and so what it holds.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from defuse.bots import Bot, leaves
from defuse.cli.games.busters.terminal.person import Person
from defuse.kernel import Act, Form, Observation


class Hourglass:
    """Counts steps from the last thing that the person saw or did."""

    def __init__(
        self, step: float, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.step = step
        """In seconds; 0 for not waiting at all."""
        self._now, self._sleep = now, sleep
        self._since = now()

    def turn(self) -> None:
        """Something shows now."""
        self._since = self._now()

    def wait(self) -> None:
        """Wait until something may show; it does right after that."""
        now = self._now()
        wait = leaves(self._since, now, self.step) - now
        if wait > 0:
            self._sleep(wait)
        self.turn()


class Unhurried(Bot):
    """A person who is asked after a whole number of steps."""

    def __init__(self, person: Person, glass: Hourglass) -> None:
        self.person, self.glass = person, glass

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        self.glass.wait()
        act = self.person.decide(observation, forms)
        self.glass.turn()
        return act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        if self.person.is_quiet(forms):
            return None
        self.glass.wait()
        act = self.person.chime_in(observation, forms)
        self.glass.turn()
        return act
