"""What all tools have in common. The tools themselves are in `tools/`, one file each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.academy.acts import UseTool
from defuse.academy.asks import ChooseAsk, PeekAsk, Timing, WindowAsk
from defuse.academy.board import Board
from defuse.academy.events import CutEnded, ToolResolved, ToolUsed
from defuse.academy.rule import Rank, Rule
from defuse.academy.view import Table, View
from defuse.kernel import Act, Field, Form, Steps, helper
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, say

Moment = Timing | Literal["choosing", "chicken"]
"""When a tool may be used (A9)."""

WHEN: dict[Moment, Message] = {
    "choosing": say("academy-when-choosing"),
    "revealed": say("academy-when-revealed"),
    "protected": say("academy-when-protected"),
    "before": say("academy-when-before"),
    "cut": say("academy-when-cut"),
    "triggered": say("academy-when-triggered"),
    "chicken": say("academy-when-chicken"),
}
"""The moments in words, within a sentence."""


class Tool(Rule, frozen=True, kw_only=True):
    """A tool in front of its owner, to be used once. A used one leaves the game at the end of the round."""

    owner: int
    used: bool = False

    rank: ClassVar[Rank] = Rank.TOOLS
    title: ClassVar[Message]
    """What it is called: the entry `tool-ID` of the catalogues."""
    text: ClassVar[Message]
    """What it does: `tool-ID.text`."""
    moments: ClassVar[tuple[Moment, ...]]
    need: ClassVar[Message]
    """What is missing when it does not fit: `tool-ID.need`. Only tools with a `fits` of their own have it."""
    closes: ClassVar[bool] = False
    """Whether no other tool may follow in the same window."""
    verbs: ClassVar[tuple[type[Act], ...]] = (UseTool,)

    @helper
    def fits(self, board: Board) -> bool:
        """Whether the table is such that the owner could use it, at the right moment. It sees public things only."""
        return True

    @helper
    def fields(self, view: View) -> tuple[Field, ...]:
        """What there is to choose."""
        return ()

    @helper
    def effect(self, table: Table, act: Act) -> Steps:
        """What it does, as steps."""
        return ()

    def on(self, event: ToolUsed) -> Tool:
        return replace(self, used=True) if event.tool == self.id else self

    @helper
    def ready(self, board: Board, moment: Moment) -> bool:
        """Whether the owner may use it at this moment."""
        return not self.used and moment in self.moments and self.fits(board)

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        moment = moment_of(view)
        if seat is None or seat != self.owner or moment is None or not self.ready(view.public, moment):
            return
        ask = view.public.ask
        assert ask is not None
        # While choosing, also those who have locked in may change their minds; elsewhere only who is asked.
        aside = moment == "choosing"
        if aside or ask.waits_for(seat):
            yield Form(
                self.verbs[0],
                seat,
                lambda: self.fields(view),
                rule=self.id,
                using=(self.id,),
                aside=aside,
                label=self.title,
            )

    def does(self, table: Table, act: Act) -> Steps:
        yield ToolUsed(self.id, act.seat)
        yield from self.effect(table, act)
        timing = table.public.timing
        if timing is not None:
            yield ToolResolved(self.id, timing, self.closes)

    def refuses(self, view: View, act: Act) -> Message | None:
        """Why this tool cannot be used now."""
        if self.id not in act.using:
            return None
        if self.owner != view.seat:
            return say("academy-tool-of-somebody-else", tool=self.title)
        if self.used:
            return say("academy-tool-used-up", tool=self.title)
        if moment_of(view) not in self.moments:
            return say("academy-tool-used-when", tool=self.title, when=when_used(type(self)))
        return None if self.fits(view.public) else say("academy-tool-does-not-fit", tool=self.title, need=self.need)

    def panel(self, view: View) -> Cards:
        card = Card(title=self.title, text=self.text, state="used" if self.used else "ready", seat=self.owner)
        return Cards(rule=self.id, title=say("academy-tool"), cards=(card,))


class Lasting(Tool, frozen=True, kw_only=True):
    """A tool whose effect lasts until the cut at hand is over."""

    armed: bool = False

    def on(self, event: ToolUsed | CutEnded) -> Tool:
        if isinstance(event, CutEnded):
            return replace(self, armed=False) if self.armed else self
        return replace(self, used=True, armed=True) if event.tool == self.id else self


def when_used(tool: type[Tool]) -> Message:
    """When a tool may be used, within a sentence."""
    return say("academy-tool-when", moments=tuple([WHEN[moment] for moment in tool.moments]))


def moment_of(view: View) -> Moment | None:
    """For which tools it is the right moment now."""
    match view.public.ask:
        case WindowAsk(timing=timing):
            return timing
        case ChooseAsk():
            return "choosing"
        case PeekAsk():
            return "chicken"
    return None
