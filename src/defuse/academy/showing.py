"""Showing: what a client needs in order to show an event, beside its sentence. Everybody may know all of it."""

from __future__ import annotations

from msgspec import Struct

from defuse.academy import events as e
from defuse.kernel import Event
from defuse.kernel.event import Answered


class Showing(Struct, frozen=True, kw_only=True):
    """What an event is about."""

    seat: int | None = None
    """Who did it, or whom it happened to; None where it concerns nobody, or several."""
    values: tuple[int, ...] = ()
    """The main values that were turned up."""
    mark: str = ""
    """The wire that it happened to."""
    tool: str = ""
    """The tool, by its id."""
    steps: int = 0
    """The points that were won; below 0 those that were lost."""


def shown(event: Event) -> Showing | None:
    """What an event is about; None for what only carries the story on, and is not shown at all.

    >>> shown(e.PointsLost(1, 5, "explosion"))
    Showing(seat=1, values=(), mark='', tool='', steps=-5)
    """
    return _of_a_wire(event) or _of_a_seat(event) or _of_the_table(event)


def _of_a_wire(event: Event) -> Showing | None:
    match event:
        case e.CardFlipped():
            return Showing(mark=event.wire, values=(event.value,))
        case e.CardsDrawn() | e.WireProtected():
            return Showing(mark=event.wire, seat=event.by)
        case e.OrdersGiven():
            return Showing(mark=event.wire, seat=event.seat)
        case e.CutBegan() | e.CutEnded() | e.CardsReturned() | e.TileFlipped() | e.BombTriggered() | e.PlateMoved():
            return Showing(mark=event.wire)
    return None


def _of_a_seat(event: Event) -> Showing | None:
    match event:
        case e.PointsScored():
            return Showing(seat=event.seat, steps=event.points)
        case e.PointsLost():
            return Showing(seat=event.seat, steps=-event.points)
        case e.ToolTaken():
            return Showing(seat=event.seat, tool=event.tool)
        case e.ToolUsed():
            return Showing(seat=event.by, tool=event.tool)
        case Answered():  # somebody has locked in, or passed
            return Showing(seat=event.seat)
        case e.ActionChanged() | e.CardReplaced() | e.Covered() | e.Peeked() | e.CardsTakenBack() | e.WaitDiscarded():
            return Showing(seat=event.seat)
    return None


def _of_the_table(event: Event) -> Showing | None:
    match event:
        case e.BombBegan() | e.PlatesPlaced() | e.ToolsDealt() | e.RoundBegan() | e.ActionsRevealed():
            return Showing()
        case e.BombEnded() | e.GameEnded():
            return Showing()
    return None
