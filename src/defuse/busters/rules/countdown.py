"""Time: a mission that has to be finished in so many seconds of play."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.events import Exploded
from defuse.busters.view import Table, View
from defuse.kernel import ClockTicked, Rule, Steps
from defuse.kernel.panel import Panel, Timer


class Countdown(Rule, frozen=True, kw_only=True):
    """When the time is up the bomb explodes. Time comes in as acts of the host; the rules never read a clock."""

    id: str = "countdown"
    seconds: float
    two_players: float | None = None
    """The time with two players, where it differs."""

    rank: ClassVar[int] = 20

    def limit(self, players: int) -> float:
        """The seconds that this many players have."""
        return self.two_players if players == 2 and self.two_players is not None else self.seconds

    def after(self, table: Table, event: ClockTicked) -> Steps:
        if event.seconds >= self.limit(table.public.players):
            yield Exploded("time")

    def panel(self, view: View) -> Panel:
        left = max(0.0, self.limit(view.public.players) - view.public.clock)
        return Timer(rule=self.id, title="Time", left=left)
