"""Schematics."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import WAIT, Board
from defuse.academy.events import ActionChanged, CardReplaced
from defuse.academy.rules.rounds import ON_TABLE
from defuse.academy.rules.waiting import wait_at_once
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, One, Steps
from defuse.words import Message, say

THE_SAME = say("academy-card-the-same")


class Rethink(Act, frozen=True):
    """Play another card instead."""

    card: str


class Schematics(Tool, frozen=True, kw_only=True):
    """Take your card back and play another one, also when the protections are known (A15)."""

    title: ClassVar[Message] = say("tool-schematics")
    text: ClassVar[Message] = say("tool-schematics.text")
    moments: ClassVar[tuple[Moment, ...]] = ("revealed", "protected")
    need: ClassVar[Message] = say("tool-schematics.need")
    verbs: ClassVar[tuple[type[Act], ...]] = (Rethink,)

    def fits(self, board: Board) -> bool:
        return self.owner not in board.waited

    def fields(self, view: View) -> tuple[Field, ...]:
        board = view.public
        barred = {board.played[self.owner][-1]: THE_SAME}
        barred |= dict.fromkeys(board.played[self.owner][:-1], ON_TABLE)
        return (One(name="card", kind="action", items=board.hands[self.owner], barred=barred),)

    def effect(self, table: Table, act: Rethink) -> Steps:  # type: ignore[override]
        yield CardReplaced(self.owner, act.card)
        yield ActionChanged(self.owner, act.card)
        if act.card == WAIT and table.public.timing == "protected":
            yield from wait_at_once(self.owner)


TOOL = Schematics
