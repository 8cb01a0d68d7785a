"""X wires: one wire of each stand does not stand in order, and no card touches it (M20, M35, E22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.events import CutMissed, Dealt
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import held_facts
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES, YELLOW, blue
from defuse.kernel import Act, Among, Fact
from defuse.kernel.panel import Note, Panel
from defuse.words import Message, say

BLUES = tuple(blue(number) for number in BLUE_VALUES)

LOCKED = say("x-wires-locked")
TITLE = say("x-wires")
NO_ORDER = say("x-wires-no-order")
FREE = say("x-wires-free")


class IgnoresCards(Rule, frozen=True, kw_only=True):
    """Cards that are about no wire in particular do not help with an X wire either (D11)."""

    def ignores_cards(self, view: View, wire: int) -> bool:
        """Whether no card counts where this wire is pointed at."""
        return bool(view.public.loose >> wire & 1)


class XWires(IgnoresCards, frozen=True, kw_only=True):
    """The last wire dealt to each stand stays at its far right, unsorted, with an X token: the cards pass it over."""

    id: str = "x-wires"

    rank: ClassVar[Rank] = Rank.MISSION

    def changes(self, table: Table, event: Dealt) -> Dealt:
        return replace(event, loose=tuple(stand[-1] for stand in event.stands))

    def panel(self, view: View) -> Panel:
        return Note(rule=self.id, title=TITLE, text=NO_ORDER)


class LockedXWires(IgnoresCards, frozen=True, kw_only=True):
    """Each stand gets a blue X wire before all others are dealt; nobody can use it before the yellows are gone."""

    id: str = "x-wires"

    rank: ClassVar[Rank] = Rank.MISSION

    def changes(self, table: Table, event: Dealt) -> Dealt:
        stands = tuple(range(len(event.stands)))
        return replace(event, loose=tuple(stand[-1] for stand in event.stands), apart=((BLUES, stands),))

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> Message | None:
        return LOCKED if locked(view.public) >> wire & 1 else None

    def bars_own(self, view: View, verb: type[Act], wire: int) -> Message | None:
        return LOCKED if locked(view.public) >> wire & 1 else None

    def facts(self, public: Board, event: Dealt | CutMissed) -> Iterable[Fact]:
        if isinstance(event, Dealt):
            return (Among(event.loose, BLUES, len(event.loose)),)
        # Whoever calls a value holds it on a wire that can be used: a locked one does not count.
        return held_facts(public, event.by, event.values, locked(public)) if locked(public) else ()

    def panel(self, view: View) -> Panel:
        if not locked(view.public):
            return Note(rule=self.id, title=TITLE, text=FREE)
        text = say("x-wires-locked-still", left=view.remaining(YELLOW))
        return Note(rule=self.id, title=TITLE, text=text)


def locked(board: Board) -> int:
    """The X wires that cannot be used yet, as a bit mask."""
    return board.loose & ~board.gone if board.cut[YELLOW] < board.totals[YELLOW] else 0
