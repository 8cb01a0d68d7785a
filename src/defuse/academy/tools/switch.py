"""Switch."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import ActionChanged
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, One, Steps
from defuse.words import Message, say

NOT_ANOTHER = say("academy-seat-not-another-wire")


class Swap(Act, frozen=True):
    """Swap cutters with somebody."""

    entry: ClassVar[str] = "act-swap-cutters"  # in Bomb Busters wires are swapped
    other: int


class Switch(Tool, frozen=True, kw_only=True):
    """You cut the wire of another cutter, who cuts yours. The cards stay where they lie (A15)."""

    title: ClassVar[Message] = say("tool-switch")
    text: ClassVar[Message] = say("tool-switch.text")
    moments: ClassVar[tuple[Moment, ...]] = ("revealed",)
    need: ClassVar[Message] = say("tool-switch.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (Swap,)

    def fits(self, board: Board) -> bool:
        return bool(self._others(board))

    def fields(self, view: View) -> tuple[Field, ...]:
        others = self._others(view.public)
        barred = {seat: NOT_ANOTHER for seat in view.seats() if seat not in others}
        return (One(name="other", kind="seat", items=others, barred=barred),)

    def effect(self, table: Table, act: Swap) -> Steps:  # type: ignore[override]
        actions = table.public.actions
        yield ActionChanged(self.owner, actions[act.other])
        yield ActionChanged(act.other, actions[self.owner])

    def _others(self, board: Board) -> tuple[int, ...]:
        """Everybody who cuts another wire than the owner, as things stand."""
        own = board.actions[self.owner]
        if own not in board.colours:
            return ()
        return tuple([seat for seat, action in enumerate(board.actions) if action in board.colours and action != own])


TOOL = Switch
