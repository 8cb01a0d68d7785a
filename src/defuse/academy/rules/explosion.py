"""The explosion: who is responsible loses, who was chicken gains."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import CHICKEN
from defuse.academy.causes import Cause
from defuse.academy.events import BombEnded, BombTriggered, PointsLost, PointsScored
from defuse.academy.rule import Rank, Rule
from defuse.academy.rules.window import window
from defuse.academy.view import Table
from defuse.kernel import Steps

LOSS = 5
GAIN = 5


class Explosion(Rule, frozen=True, kw_only=True):
    """Everybody who cut the wire loses 5 points; every chicken gains 5. Nothing else of the round is resolved (A6)."""

    id: str = "explosion"

    rank: ClassVar[Rank] = Rank.STAGES

    def after(self, table: Table, event: BombTriggered) -> Steps:
        yield window(table, "triggered")

    def past_triggered(self, table: Table) -> Steps:
        """Who loses and who gains."""
        board = table.public
        assert board.cut is not None
        for seat in board.cut.seats:
            yield PointsLost(seat, LOSS, Cause.EXPLOSION)
        for seat in table.seats():
            if board.actions[seat] == CHICKEN:
                yield PointsScored(seat, GAIN, Cause.CHICKEN)
        yield BombEnded(board.bomb)
