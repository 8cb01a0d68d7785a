"""Cutting: wire by wire, from left to right (A4, A5, A6)."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.causes import Cause
from defuse.academy.events import (
    BombTriggered,
    CardFlipped,
    CutBegan,
    CutEnded,
    CutMade,
    PointsScored,
    TileFlipped,
    WiresResolved,
)
from defuse.academy.names import tile_says, wire_title
from defuse.academy.rule import Rank, Rule
from defuse.academy.rules.window import window
from defuse.academy.view import Table, View
from defuse.kernel import Step, Steps
from defuse.kernel.panel import Track


class Cutting(Rule, frozen=True, kw_only=True):
    """A card for each cutter is flipped, one at a time; if nothing explodes, the cutters share the value."""

    id: str = "cutting"

    rank: ClassVar[Rank] = Rank.STAGES

    def after(self, table: Table, event: CutBegan | CardFlipped | CutMade | CutEnded) -> Steps:
        board = table.public
        cut = board.cut
        match event:
            case CutBegan():
                yield window(table, "before")
            case CardFlipped(why=Cause.CUT):
                assert cut is not None
                if board.boom:
                    yield BombTriggered(cut.wire, cut.seats)
                elif len(cut.values) < len(cut.seats) and board.wire(cut.wire).deck:
                    yield flip(table, cut.wire)
                else:
                    yield CutMade(cut.wire, cut.seats)
            case CutMade():
                yield window(table, "cut")
            case CutEnded():
                yield next_wire(table, event.wire)

    def past_before(self, table: Table) -> Steps:
        """The first card of the cut, unless a tool has cards drawn instead (`draws`)."""
        board = table.public
        assert board.cut is not None
        instead: Steps | None = table.first("draws", board.cut)
        if instead is not None:
            yield from instead
        elif board.wire(board.cut.wire).deck:
            yield flip(table, board.cut.wire)
        else:
            yield CutEnded(board.cut.wire, False)  # A5

    def past_cut(self, table: Table) -> Steps:
        """Everybody's share, unless a tool says what its owner gets (`scores`)."""
        board = table.public
        assert board.cut is not None
        for seat in board.cut.seats:
            own: int | None = table.first("scores", seat)
            points = share(board, board.cut.wire, len(board.cut.seats)) if own is None else own
            if points:
                yield PointsScored(seat, points, Cause.CUT)
        yield CutEnded(board.cut.wire, True)


class Triggers(Rule, frozen=True, kw_only=True):
    """A trigger that moves onto or past tiles flips them, the nearest first, and stops at a BOOM (A2)."""

    id: str = "triggers"

    rank: ClassVar[Rank] = Rank.TRIGGERS

    def after(self, table: Table, event: CardFlipped) -> Steps:
        wire = table.public.wire(event.wire)
        for tile in wire.tiles[wire.flipped : wire.reached]:
            boom = bool(table.is_boom(tile))
            yield TileFlipped(wire.name, tile, boom)
            if boom:
                return

    def panel(self, view: View) -> tuple[Track, ...]:
        return tuple([_track(view, name) for name in view.public.colours])


def flip(table: Table, name: str, why: str = Cause.CUT) -> CardFlipped:
    """The upcoming card of a wire is flipped."""
    card = table.public.wire(name).deck[0]
    return CardFlipped(name, card, table.face_up(card), why)


def share(board: Board, name: str, cutters: int) -> int:
    """What each of the cutters gets: the full value in equal parts, without the remainder."""
    return board.full(name) // cutters


def next_wire(table: Table, after: str | None = None) -> Step:
    """The next wire that somebody cuts; when there is none, the wires are resolved."""
    board = table.public
    names = board.colours
    for name in names if after is None else names[names.index(after) + 1 :]:
        seats = board.cutters(name)
        if seats:
            return CutBegan(name, seats)
    return WiresResolved()


def _track(view: View, name: str) -> Track:
    """The track of a wire, with its tiles as far as this seat knows them."""
    wire = view.public.wire(name)
    last = wire.track + len(wire.tiles)
    behind = range(wire.track + 1, last + 1)
    marks = [(str(space), tile_says(view.is_boom(tile))) for space, tile in zip(behind, wire.tiles, strict=True)]
    spaces = tuple([str(space) for space in range(last + 1)])
    at = str(min(wire.trigger, last))
    return Track(rule="triggers", title=wire_title(name), spaces=spaces, marks=tuple(marks), at=at)
