"""Showing: what a client needs in order to show an event, beside its sentence. Everybody may know all of it."""

from __future__ import annotations

from msgspec import Struct

from defuse.academy import events as e
from defuse.academy.board import Board
from defuse.academy.causes import Cause
from defuse.kernel import Event
from defuse.kernel.event import Answered


class Showing(Struct, frozen=True, kw_only=True):
    """What an event is about."""

    seat: int | None = None
    """Who did it, or whom it happened to; None where it concerns nobody, or several."""
    values: tuple[int | str, ...] = ()
    """The main values that were turned up or went back; the cards of all seats, or the one that a seat now acts by; the
    seats that cut; `ok` or `boom`."""
    mark: str = ""
    """The wire that it happened to."""
    tool: str = ""
    """The tool, by its id."""
    steps: int = 0
    """The points that were won; below 0 those that were lost. Of a bomb that has ended: which one it was."""


def shown(event: Event, board: Board) -> Showing | None:
    """What an event is about, at the table as it was before; None for what only carries the story on.

    >>> shown(e.PointsLost(1, 5, "explosion"), None)
    Showing(seat=1, values=(), mark='', tool='', steps=-5)
    """
    match event:
        case e.CardsReturned():
            wire = board.wire(event.wire)
            values = dict(zip(wire.exposed, wire.values, strict=True))
            return Showing(mark=event.wire, values=tuple([values[card] for card in event.cards]))
    return _of_a_wire(event) or _of_a_seat(event) or _of_the_table(event)


def _of_a_wire(event: Event) -> Showing | None:
    match event:
        case e.CardFlipped():
            return Showing(mark=event.wire, values=(event.value,))
        case e.CardsDrawn() | e.WireProtected():
            return Showing(mark=event.wire, seat=event.by)
        case e.OrdersGiven():
            return Showing(mark=event.wire, seat=event.seat)
        case e.CutBegan() | e.BombTriggered():
            return Showing(mark=event.wire, values=event.seats)
        case e.TileFlipped():
            return Showing(mark=event.wire, values=("boom" if event.boom else "ok",))
        case e.CutEnded() | e.PlateMoved():
            return Showing(mark=event.wire)
    return None


def _of_a_seat(event: Event) -> Showing | None:
    match event:
        case e.PointsScored():
            return Showing(seat=event.seat, steps=event.points, tool=_tool(event.why))
        case e.PointsLost():
            return Showing(seat=event.seat, steps=-event.points, tool=_tool(event.why))
        case e.ToolTaken():
            return Showing(seat=event.seat, tool=event.tool)
        case e.ToolUsed():
            return Showing(seat=event.by, tool=event.tool)
        case Answered():  # somebody has locked in, or passed
            return Showing(seat=event.seat)
        case e.ActionChanged():
            return Showing(seat=event.seat, values=(event.action,))
        case e.CardReplaced() | e.Covered() | e.Peeked() | e.CardsTakenBack() | e.WaitDiscarded():
            return Showing(seat=event.seat)
    return None


def _of_the_table(event: Event) -> Showing | None:
    match event:
        case e.ActionsRevealed():
            return Showing(values=event.cards)
        case e.BombEnded():
            return Showing(steps=event.bomb)
        case e.BombBegan() | e.PlatesPlaced() | e.ToolsDealt() | e.RoundBegan() | e.GameEnded():
            return Showing()
    return None


def _tool(why: str) -> str:
    """The tool that points are for; nothing where it was none."""
    return "" if why in list(Cause) else why
