"""View and Table: Bomb Busters in the words of its players, over what a seat knows or over the truth."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board, Token
from defuse.busters.wires import VALUES
from defuse.kernel import Table as KernelTable
from defuse.kernel import View as KernelView


class View(KernelView[Board]):
    """The table as one seat sees it."""

    __slots__ = ()

    def value(self, wire: int) -> int:
        """The value of a wire; 0 if this seat does not know it."""
        return VALUES[self.faces[wire]]

    def is_red(self, wire: int) -> bool:
        """Whether a wire is known to act as a red one."""
        return VALUES[self.faces[wire]] in self.public.reds

    def is_blue(self, wire: int) -> bool:
        """Whether a wire is known to be blue and to act so."""
        value = VALUES[self.faces[wire]]
        return 1 <= value <= 12 and value not in self.public.reds

    @property
    def acting(self) -> bool:
        """Whether this seat is asked for a turn's action now."""
        ask = self.public.ask
        return isinstance(ask, TurnAsk) and self.seat in ask.seats

    def own_hand(self) -> tuple[tuple[int, ...], bytes]:
        """The uncut wires of this view's own seat, and their values as far as it knows them."""
        kept = self.kept
        found: tuple[tuple[int, ...], bytes] | None = kept.get("own hand")
        if found is None:
            faces = self.faces
            hand = tuple(self.public.hand(self.seat)) if self.seat is not None else ()
            found = kept["own hand"] = (hand, bytes([VALUES[faces[wire]] for wire in hand]))
        return found

    def only_reds(self, seat: int) -> bool:
        """Whether revealing reds is the only legal action of a seat (C9)."""
        faces, reds = self.faces, self.public.reds
        values = self.own_hand()[1] if seat == self.seat else [VALUES[faces[wire]] for wire in self.public.hand(seat)]
        for value in values:
            if value not in reds:
                return False
        return bool(values)

    # What the board says, for short: none of it depends on what this seat knows.

    def is_uncut(self, wire: int) -> bool:
        """Whether a wire is neither cut nor revealed."""
        return self.public.is_uncut(wire)

    def uncut(self, stand: int) -> list[int]:
        """The uncut wires of a stand, from left to right."""
        return self.public.uncut(stand)

    def plain(self, stand: int) -> list[int]:
        """The uncut wires of a stand that cards may touch (E22): no X wires, no flipped ones."""
        return self.public.plain(stand)

    def stands_of(self, seat: int) -> list[int]:
        """The stands of a seat."""
        return self.public.stands_of(seat)

    def hand(self, seat: int) -> list[int]:
        """The uncut wires of a seat, on all of its stands."""
        return self.public.hand(seat)

    def has_wires(self, seat: int) -> bool:
        """Whether a seat still has uncut wires."""
        return self.public.has_wires(seat)

    def seats_with_wires(self) -> list[int]:
        """The seats that still have uncut wires."""
        return self.public.seats_with_wires()

    def stand_of(self, wire: int) -> int:
        """The stand that a wire is on."""
        return self.public.stand_of(wire)

    def owner_of(self, wire: int) -> int:
        """The seat whose wire it is."""
        return self.public.owner_of(wire)

    def remaining(self, value: int) -> int:
        """How many wires of a value are still uncut in the game."""
        return self.public.remaining(value)

    def cuts_of(self, value: int) -> int:
        """How many wires of a value are cut."""
        return self.public.cut[value]

    def tokens_at(self, wire: int) -> list[Token]:
        """The tokens that lie at a wire."""
        return self.public.tokens_at(wire)

    def clockwise(self, start: int) -> list[int]:
        """All seats clockwise, from a seat on."""
        return self.public.clockwise(start)


class Table(View, KernelTable[Board]):
    """The truth while an act is played."""

    __slots__ = ()

    view_class: ClassVar[type[KernelView[Board]]] = View

    def place_for(self, wire: int, stand: int, leaving: int | None = None) -> int:
        """Where a wire goes on a stand (E9): sorted by what is printed, right of equal ones, X and flipped wires apart.

        `leaving` is a wire that leaves the stand at the same time.
        """
        row = [other for other in self.public.stands[stand] if other != leaving]
        in_order = [place for place, other in enumerate(row) if not self.public.loose >> other & 1]
        if not in_order:
            return len(row) // 2  # between the ends that X and flipped wires keep
        lower = [place for place in in_order if self.faces[row[place]] <= self.faces[wire]]
        return lower[-1] + 1 if lower else in_order[0]
