"""Toolkit."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import ACTIONS, CHICKEN, WAIT, Board
from defuse.academy.events import CardsTakenBack
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say


class Toolkit(Tool, frozen=True, kw_only=True):
    """All your action cards come back into your hand, the Wait too, wherever it is (A11)."""

    title: ClassVar[Message] = say("tool-toolkit")
    text: ClassVar[Message] = say("tool-toolkit.text")
    moments: ClassVar[tuple[Moment, ...]] = ("choosing",)
    need: ClassVar[Message] = say("tool-toolkit.need")

    def fits(self, board: Board) -> bool:
        return bool(self._missing(board))

    def effect(self, table: Table, act: Act) -> Steps:
        yield CardsTakenBack(self.owner, self._missing(table.public))

    def _missing(self, board: Board) -> tuple[str, ...]:
        """The cards that are not in the owner's hand."""
        own = [card for card in ACTIONS if card in (*board.colours, WAIT, CHICKEN)]
        return tuple([card for card in own if card not in board.hands[self.owner]])


TOOL = Toolkit
