"""Opening tokens by lot."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.events import Opened, TableReady, TurnStarted
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.beside import BESIDE, TokenAsk, drawn
from defuse.busters.view import Table
from defuse.busters.wires import mark_word
from defuse.busters.words import Told, tell
from defuse.kernel import Event, Steps, helper
from defuse.words import Message, Seat, say


class TokenDue(Event, frozen=True):
    """It is a seat's turn to draw a token."""

    seat: int


class TokenDrawn(Event, frozen=True):
    """A seat drew a token by lot, for all to see."""

    seat: int
    mark: str


class OpeningByLot(Rule, frozen=True, kw_only=True):
    """A rule by which some seats draw their opening token by lot, so that they choose only its place."""

    @helper
    def draws(self, board: Board, seat: int) -> bool:
        """Whether a seat does."""
        raise NotImplementedError


class RandomOpening(OpeningByLot, frozen=True, kw_only=True):
    """Captain first, clockwise: each draws a token and puts it at a wire of that value, or beside the stand."""

    id: str = "opening"
    yellow: bool = False
    """Whether a yellow token counts; otherwise it goes back and another one is drawn."""
    captain_rests: bool = False
    """Whether the captain draws none with two players."""

    rank: ClassVar[Rank] = Rank.STORY

    def draws(self, board: Board, seat: int) -> bool:
        """Everybody does, but for a captain who rests."""
        return seat != board.captain or board.players > 2 or not self.captain_rests

    def after(self, table: Table, event: TableReady | TokenDue | Opened) -> Steps:
        captain = table.public.captain
        match event:
            case TableReady():
                for seat in table.clockwise(captain):
                    if self.draws(table.public, seat):
                        yield TokenDue(seat)
                yield Opened()
            case TokenDue():
                for mark in drawn(table, 1, self.yellow):
                    yield TokenDrawn(event.seat, mark)
                    yield TokenAsk(seats=(event.seat,), rule=BESIDE, mark=mark, why=TokenCause.OPENING)
            case Opened():
                yield TurnStarted(captain)


@tell.register
def _(event: TokenDue, told: Told) -> None:
    return None


@tell.register
def _(event: TokenDrawn, told: Told) -> Message:
    return say("told-token-drawn", seat=Seat(event.seat), mark=mark_word(event.mark))
