"""Jumper."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import Board
from defuse.academy.events import ActionChanged
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, One, Steps
from defuse.words import Message, say

NOT_BESIDE = say("academy-not-beside")


class Jump(Act, frozen=True):
    """Cut the wire beside yours."""

    wire: str


class Jumper(Tool, frozen=True, kw_only=True):
    """You cut a wire beside the one that you chose; the ends are not neighbours."""

    title: ClassVar[Message] = say("tool-jumper")
    text: ClassVar[Message] = say("tool-jumper.text")
    moments: ClassVar[tuple[Moment, ...]] = ("revealed",)
    need: ClassVar[Message] = say("tool-jumper.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (Jump,)

    def fits(self, board: Board) -> bool:
        return board.actions[self.owner] in board.colours

    def fields(self, view: View) -> tuple[Field, ...]:
        board = view.public
        at = board.colours.index(board.actions[self.owner])
        beside = tuple([name for place, name in enumerate(board.colours) if abs(place - at) == 1])
        barred = {name: NOT_BESIDE for name in board.colours if name not in beside}
        return (One(name="wire", kind="colour", items=beside, barred=barred),)

    def effect(self, table: Table, act: Jump) -> Steps:  # type: ignore[override]
        yield ActionChanged(self.owner, act.wire)


TOOL = Jumper
