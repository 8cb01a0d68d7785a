"""Sniffer."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Shown, Steps
from defuse.words import Message, say


class Sniffer(Tool, frozen=True, kw_only=True):
    """You look at the upcoming card of every wire while you choose."""

    title: ClassVar[Message] = say("tool-sniffer")
    text: ClassVar[Message] = say("tool-sniffer.text")
    moments: ClassVar[tuple[Moment, ...]] = ("choosing",)

    def effect(self, table: Table, act: Act) -> Steps:
        yield Shown(table.tops(), (self.owner,))


TOOL = Sniffer
