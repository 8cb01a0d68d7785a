"""Windows: the moments at which tools may be used, the fastest first, until everybody passes (A9).

When a window is closed, the one rule that has the hook of its name goes on with the story: `past_revealed(table)`,
`past_protected`, `past_before`, `past_cut` or `past_triggered`. If all of them heard the event instead, reactions of
those that it does not concern would lie on the stack behind every question.
"""

from __future__ import annotations

from typing import ClassVar

from defuse.academy import catalogue
from defuse.academy.asks import Timing, WindowAsk
from defuse.academy.events import BombTriggered, ToolResolved, WindowClosed
from defuse.academy.rule import Rank, Rule
from defuse.academy.view import Table
from defuse.kernel import Act, Step, Steps


class Window(Rule, frozen=True, kw_only=True):
    """Whoever has a fitting tool is asked, and asked again after each tool that is used."""

    id: str = "window"
    seconds: float | None = None
    """How long a window stays open; None for until all have passed."""

    rank: ClassVar[Rank] = Rank.STORY

    def after(self, table: Table, event: ToolResolved | WindowClosed) -> Steps:
        board = table.public
        if isinstance(event, WindowClosed):
            yield from table.first(f"past_{event.timing}")
        elif event.timing == "before" and board.boom:
            assert board.cut is not None
            yield BombTriggered(board.cut.wire, board.cut.seats)  # a Hammer or a Wrench was one card too much
        elif event.closes:
            yield WindowClosed(event.timing)
        else:
            yield window(table, event.timing)

    def answered(self, table: Table, ask: WindowAsk, acts: tuple[Act, ...]) -> Steps:
        yield WindowClosed(ask.timing)


def window(table: Table, timing: Timing) -> Step:
    """The question whether somebody uses a tool now; if nobody could, the window is closed at once.

    The lower score comes first among those who declare at the same time, then the lower seat (A8, A9).
    """
    board = table.public
    fitting = {tool.owner for tool in catalogue.in_play(board) if tool.ready(board, timing)}
    if not fitting:
        return WindowClosed(timing)
    rule: Window = table.rule("window")
    until = None if rule.seconds is None else board.clock + rule.seconds
    seats = board.by_score(tuple(fitting))
    return WindowAsk(seats=seats, rule="window", mode="first", open=True, until=until, timing=timing)
