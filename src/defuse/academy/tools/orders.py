"""Orders."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import OrdersGiven
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Steps
from defuse.words import Message, say


class Orders(Tool, frozen=True, kw_only=True):
    """You cut your wire although it is protected, and alone (A15); the order is for that wire (A28)."""

    title: ClassVar[Message] = say("tool-orders")
    text: ClassVar[Message] = say("tool-orders.text")
    moments: ClassVar[tuple[Moment, ...]] = ("protected",)
    need: ClassVar[Message] = say("tool-orders.need")

    def fits(self, board: Board) -> bool:
        return board.actions[self.owner] in board.protected

    def effect(self, table: Table, act: Act) -> Steps:
        yield OrdersGiven(self.owner, table.public.actions[self.owner])


TOOL = Orders
