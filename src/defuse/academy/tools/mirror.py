"""Mirror."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.events import Peeked
from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Shown, Steps
from defuse.words import Message, say


class Mirror(Tool, frozen=True, kw_only=True):
    """As a chicken you look at all tiles of all wires, instead of the usual peek."""

    title: ClassVar[Message] = say("tool-mirror")
    text: ClassVar[Message] = say("tool-mirror.text")
    moments: ClassVar[tuple[Moment, ...]] = ("chicken",)

    def effect(self, table: Table, act: Act) -> Steps:
        board = table.public
        yield Peeked(self.owner, tiles=board.colours)
        yield Shown(tuple([tile for wire in board.wires for tile in wire.tiles]), (self.owner,))


TOOL = Mirror
