"""Sniffer."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.tool import Moment, Tool
from defuse.academy.view import Table
from defuse.kernel import Act, Shown, Steps


class Sniffer(Tool, frozen=True, kw_only=True):
    """You look at the upcoming card of every wire while you choose."""

    title: ClassVar[str] = "Sniffer"
    text: ClassVar[str] = "While you choose your action: look at the upcoming card of every wire."
    moments: ClassVar[tuple[Moment, ...]] = ("choosing",)

    def effect(self, table: Table, act: Act) -> Steps:
        yield Shown(table.tops(), (self.owner,))


TOOL = Sniffer
