"""Turns and rounds (C10), and having nothing to do (C12)."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.asks import TurnAsk
from defuse.busters.causes import Loss
from defuse.busters.events import Exploded, RoundEnded, Settled, TurnEnded, TurnStarted
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table
from defuse.kernel import Ask, Steps


class Turns(Rule, frozen=True, kw_only=True):
    """Clockwise from the captain; whoever has no wires is skipped; exactly one action a turn."""

    id: str = "turns"

    rank: ClassVar[Rank] = Rank.STORY

    def after(self, table: Table, event: TurnStarted | TurnEnded) -> Steps:
        if isinstance(event, TurnStarted):
            seat = event.seat
            return (TurnAsk(seats=(seat,), rule=self.id, open=True), Settled(seat), TurnEnded(seat))
        seat = table.first("next_seat")
        if passes(table, event.seat, seat):
            return (RoundEnded(table.public.rounds + 1), TurnStarted(seat))
        return (TurnStarted(seat),)

    def asks_again(self, table: Table, ask: TurnAsk) -> Ask | None:
        return ask if table.has_wires(ask.seats[0]) else None


class Clockwise(Rule, frozen=True, kw_only=True):
    """Who is next if no mission says otherwise, and what it means to have nothing legal to do."""

    id: str = "clockwise"

    rank: ClassVar[Rank] = Rank.BASE

    def next_seat(self, table: Table) -> int:
        board = table.public
        if board.jump is not None and table.has_wires(board.jump):
            return board.jump
        seat = (board.turn + 1) % board.players
        while not table.has_wires(seat):
            seat = (seat + 1) % board.players
        return seat

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps:
        return (Exploded(Loss.NOTHING_LEGAL, seat),) if isinstance(ask, TurnAsk) else ()  # C12


def passes(table: Table, seat: int, to: int) -> bool:
    """Whether the way clockwise from one seat to the next leads to the captain's seat or over it (C10)."""
    players = table.public.players
    to_next = (to - seat) % players or players
    to_captain = (table.public.captain - seat) % players or players
    return to_captain <= to_next
