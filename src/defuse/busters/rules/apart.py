"""Wires that are dealt apart from the others: everybody knows who got one, but not where it stands (C3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from defuse.busters.board import Board
from defuse.busters.events import Dealt
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table
from defuse.busters.wires import kinds_of
from defuse.kernel import Among, Fact
from defuse.kernel import Table as KernelTable


class DealtApart(Dealt, frozen=True, kw_only=True):
    """All wires were dealt and sorted, those of some kinds before the rest and one by one.

    `places` has, for each of these wires, the stands on which it may have come: all stands of the seat that got it.
    """

    kinds: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]

    def stir(self, table: KernelTable[Board]) -> None:
        """Draw the stand of each of these wires unseen, then deal as ever.

        Every place of the hand is as likely as any other, so a bigger stand gets the wire a little more often.
        """
        stands = [table.hidden.pick([stand for stand in stands for _ in self.stands[stand]]) for stands in self.places]
        Dealt(
            self.stands,
            self.owners,
            self.totals,
            self.set_aside,
            self.loose,
            self.flipped,
            ((self.kinds, tuple(stands)),),
        ).stir(table)


class SeparateDeal(Rule, frozen=True, kw_only=True):
    """The wires of a colour are dealt one to a seat, clockwise from the captain, before all others.

    If there are more of them than seats the captain gets the last one too, and puts one on each stand.
    """

    id: str = "separate-deal"
    value: int
    captain_first: bool = True
    """Whether it is the last seats that go without one if there are not enough, or the first one, the captain."""

    rank: ClassVar[Rank] = Rank.MISSION

    def changes(self, table: Table, event: Dealt) -> Dealt:
        return DealtApart(
            event.stands,
            event.owners,
            event.totals,
            event.set_aside,
            event.loose,
            event.flipped,
            kinds=kinds_of(self.value),
            places=tuple(self._places(table.public, event)),
        )

    def _places(self, board: Board, event: Dealt) -> Iterator[tuple[int, ...]]:
        """For each of these wires, the stands on which it may come."""
        count = event.totals[self.value]
        order = board.clockwise(board.captain)
        seats = order[:count] if self.captain_first else order[-count:]
        for seat in seats if count else ():
            own = tuple([stand for stand, owner in enumerate(event.owners) if owner == seat])
            both = seat == order[0] and count > len(seats)
            yield from [(stand,) for stand in own] if both else [own]

    def facts(self, public: Board, event: Dealt) -> Iterable[Fact]:
        for stands, count in Counter(self._places(public, event)).items():
            wires = tuple([wire for stand in stands for wire in event.stands[stand]])
            yield Among(wires, kinds_of(self.value), count, count)
