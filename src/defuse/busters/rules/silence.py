"""Silence: a missed call that tells nothing about the wires pointed at (M56, M58, M64, K3).

Nobody places a token there, so whoever does not see the wires learns only from what does not happen: the bomb did not
explode, and not all of them are red. If a card keeps the bomb from exploding, a red wire and any other wrong one have
to look the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.causes import DialCause, TokenCause
from defuse.busters.events import CutMissed, DialMoved, Settled, Spared, TokenOwed
from defuse.busters.rule import Rule
from defuse.busters.rules.clues import all_kinds
from defuse.busters.view import Table, View
from defuse.kernel import Among, Fact, helper


class Silence(Rule, frozen=True, kw_only=True):
    """A missed call at some wires tells nothing about them. Which ones, the rules say that are made of this one."""

    @property
    def missed(self) -> tuple[int, ...]:
        """The wires that a call has just missed, until all that belongs to it is over. Each such rule has it as a field
        of its own."""
        raise NotImplementedError

    @helper
    def silent(self, board: Board, wires: tuple[int, ...]) -> bool:
        """Whether a miss at these wires in this turn tells nothing."""
        raise NotImplementedError

    def on(self, event: CutMissed | Settled) -> Self:
        if isinstance(event, CutMissed):
            return replace(self, missed=event.targets)
        return replace(self, missed=()) if self.missed else self

    def marks(self, view: View, wire: int, why: TokenCause) -> str | None:
        return "" if why == TokenCause.MISS and self.silent(view.public, (wire,)) else None

    def prevents(self, table: Table, event: TokenOwed | Spared) -> bool:
        # Without a token, a spared red and a harmless miss look the same to everybody.
        return self.silent(table.public, event.targets)

    def facts(self, public: Board, event: DialMoved) -> Iterable[Fact]:
        """Nobody sees a token, but the bomb did not explode and no card was in the way: not all of these are red."""
        if event.why == DialCause.MISS and self.silent(public, self.missed):
            yield Among(self.missed, all_kinds(public.reds), 0, len(self.missed) - 1)
