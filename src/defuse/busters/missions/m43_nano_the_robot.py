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
    title="Nano the Robot",
    story="A robot lends a hand. Whether it helps or only carries things about is still being argued.",
    setup=(
        "Three red wires.",
        "Some wires are dealt face down to Nano: 5 with two players, 4 with three or four, 3 with five.",
        "Nano starts on space 1.",
        "With two players the captain draws the opening token by lot. If the hand has no such wire, the token lies "
        "beside the stand.",
    ),
    goal=(
        "At the end of every turn Nano goes one space on. At 12 it turns round, and at 1 again.",
        "Whoever cuts wires of the number on which Nano stands takes one of its wires, unseen by the others, and puts "
        "it in order on a stand of theirs.",
        "Nano's wires have to be cut or revealed, too.",
    ),
    questions=(
        ("Does the Coffee Mug stop Nano?", "No, it goes on at the end of every turn."),
        ("Do I get a wire even if that cut has emptied my hand?", "Yes, and so you are in the game again."),
        ("Do Nano's wires count for a solo cut?", "Yes: while one of them is of that value, you do not hold them all."),
        ("What if only Nano has wires left?", "Then nobody can act any more, and the mission is lost."),
    ),
    wires=Wires(red=3),
    characters="choice",
    captain_token="not with two players",
    rules=(NanoPile(), CaptainDraws(), BesideStands()),
)
