"""Shield."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.academy.board import Board
from defuse.academy.causes import Cause
from defuse.academy.events import Covered, PointsLost, PointsScored, ToolUsed
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, One, Steps
from defuse.words import Message, say

GAIN = 7
NOT_TRIGGERED = say("academy-seat-not-triggered")


class Cover(Act, frozen=True):
    """Gain points, and save one of those who triggered the bomb."""

    seat_to_save: int


class Shield(Tool, frozen=True, kw_only=True):
    """You gain 7 points when others trigger the bomb; one of them, of your choice, loses nothing for it."""

    covered: int | None = None

    title: ClassVar[Message] = say("tool-shield")
    text: ClassVar[Message] = say("tool-shield.text")
    moments: ClassVar[tuple[Moment, ...]] = ("triggered",)
    need: ClassVar[Message] = say("tool-shield.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (Cover,)

    def fits(self, board: Board) -> bool:
        return board.cut is not None and self.owner not in board.cut.seats

    def fields(self, view: View) -> tuple[Field, ...]:
        assert view.public.cut is not None
        seats = view.public.cut.seats
        barred = {seat: NOT_TRIGGERED for seat in view.seats() if seat not in seats}
        return (One(name="seat_to_save", kind="seat", items=seats, barred=barred),)

    def effect(self, table: Table, act: Cover) -> Steps:  # type: ignore[override]
        yield PointsScored(self.owner, GAIN, self.id)
        yield Covered(act.seat_to_save)

    def on(self, event: ToolUsed | Covered) -> Tool:
        return replace(self, covered=event.seat) if isinstance(event, Covered) else Tool.on(self, event)

    def prevents(self, table: Table, event: PointsLost) -> bool:
        return event.seat == self.covered and event.why == Cause.EXPLOSION


TOOL = Shield
