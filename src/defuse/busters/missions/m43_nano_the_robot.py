"""Mission 43."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.board import Board
from defuse.busters.events import TableReady
from defuse.busters.mission import Mission, Wires
from defuse.busters.rule import Rank
from defuse.busters.rules.beside import BESIDE, BesideStands, TokenAsk, drawn
from defuse.busters.rules.nano import NanoPile
from defuse.busters.rules.random_tokens import OpeningByLot, TokenDrawn
from defuse.busters.view import Table
from defuse.kernel import Steps


class CaptainDraws(OpeningByLot, frozen=True, kw_only=True):
    """With two players the captain draws the opening token by lot."""

    id: str = "captain-draws"

    rank: ClassVar[Rank] = Rank.MISSION

    def draws(self, board: Board, seat: int) -> bool:
        """Only the captain of two."""
        return board.players == 2 and seat == board.captain

    def after(self, table: Table, event: TableReady) -> Steps:
        captain = table.public.captain
        if self.draws(table.public, captain):
            (mark,) = drawn(table, 1, yellow=False)
            yield TokenDrawn(captain, mark)
            yield TokenAsk(seats=(captain,), rule=BESIDE, mark=mark, why="opening")


MISSION = Mission(
    number=43,
    wires=Wires(red=3),
    characters="choice",
    captain_token="not with two players",
    rules=(NanoPile(), CaptainDraws(), BesideStands()),
)
