"""Time: a mission that has to be finished in so many seconds of play."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.causes import Loss
from defuse.busters.events import Exploded, Opened
from defuse.busters.mission import Mission
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.kernel import ClockTicked, Steps, helper
from defuse.kernel.panel import Panel, Timer
from defuse.words import say


class Countdown(Rule, frozen=True, kw_only=True):
    """When the time is up the bomb explodes. Time comes in as acts of the host; the rules never read a clock."""

    id: str = "countdown"
    seconds: float
    two_players: float | None = None
    """The time with two players, where it differs."""

    clock: float = 0.0
    since: float | None = None
    """The clock when play began, once it has."""

    rank: ClassVar[Rank] = Rank.MISSION

    def casual(self, mission: Mission) -> None:
        """A game without a clock has all the time in the world."""

    @helper
    def limit(self, players: int) -> float:
        """The seconds that this many players have."""
        return self.two_players if players == 2 and self.two_players is not None else self.seconds

    @helper
    def left(self, players: int) -> float:
        """The seconds that are left to this many players."""
        return max(0.0, self.limit(players) - (0.0 if self.since is None else self.clock - self.since))

    def after(self, table: Table, event: ClockTicked) -> Steps:
        if not self.left(table.public.players):
            yield Exploded(Loss.TIME)

    def on(self, event: Opened | ClockTicked) -> Countdown:
        return replace(self, since=self.clock) if isinstance(event, Opened) else replace(self, clock=event.seconds)

    def panel(self, view: View) -> Panel:
        return Timer(rule=self.id, title=say("panel-time"), left=self.left(view.public.players))
