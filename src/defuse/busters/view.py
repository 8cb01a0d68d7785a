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

    def is_uncut(self, wire: int) -> bool:
        """Whether a wire is neither cut nor revealed."""
        return not self.public.gone >> wire & 1

    def is_blue(self, wire: int) -> bool:
        """Whether a wire is known to be blue and to act so."""
        value = VALUES[self.faces[wire]]
        return 1 <= value <= 12 and value not in self.public.reds

    def uncut(self, stand: int) -> list[int]:
        """The uncut wires of a stand, from left to right."""
        gone = self.public.gone
        return [wire for wire in self.public.stands[stand] if not gone >> wire & 1]

    def plain(self, stand: int) -> list[int]:
        """The uncut wires of a stand that cards may touch (E22): no X wires, no flipped ones."""
        out = self.public.gone | self.public.loose
        return [wire for wire in self.public.stands[stand] if not out >> wire & 1]

    def stands_of(self, seat: int) -> list[int]:
        """The stands of a seat."""
        return [stand for stand, owner in enumerate(self.public.owners) if owner == seat]

    def hand(self, seat: int) -> list[int]:
        """The uncut wires of a seat, on all of its stands."""
        board = self.public
        gone = board.gone
        return [
            wire
            for stand, owner in zip(board.stands, board.owners, strict=True)
            if owner == seat
            for wire in stand
            if not gone >> wire & 1
        ]

    def has_wires(self, seat: int) -> bool:
        """Whether a seat still has uncut wires."""
        board = self.public
        gone = board.gone
        for stand, owner in zip(board.stands, board.owners, strict=True):
            if owner == seat:
                for wire in stand:
                    if not gone >> wire & 1:
                        return True
        return False

    def seats_with_wires(self) -> list[int]:
        """The seats that still have uncut wires."""
        return [seat for seat in range(self.public.players) if self.has_wires(seat)]

    def stand_of(self, wire: int) -> int:
        """The stand that a wire is on."""
        for stand, wires in enumerate(self.public.stands):
            if wire in wires:
                return stand
        raise LookupError(f"wire {wire} is on no stand")

    def owner_of(self, wire: int) -> int:
        """The seat whose wire it is."""
        return self.public.owners[self.stand_of(wire)]

    def remaining(self, value: int) -> int:
        """How many wires of a value are still uncut in the game."""
        return self.public.totals[value] - self.public.cut[value]

    def cuts_of(self, value: int) -> int:
        """How many wires of a value are cut."""
        return self.public.cut[value]

    def tokens_at(self, wire: int) -> list[Token]:
        """The tokens that lie at a wire."""
        return [token for token in self.public.tokens if token.wire == wire]

    @property
    def acting(self) -> bool:
        """Whether this seat is asked for a turn's action now."""
        ask = self.public.ask
        return isinstance(ask, TurnAsk) and self.seat in ask.seats

    def only_reds(self, seat: int) -> bool:
        """Whether revealing reds is the only legal action of a seat (C9)."""
        reds = self.public.reds
        hand = self.hand(seat)
        for wire in hand:
            if VALUES[self.faces[wire]] not in reds:
                return False
        return bool(hand)

    def clockwise(self, start: int) -> list[int]:
        """All seats clockwise, from a seat on."""
        players = self.public.players
        return [(start + step) % players for step in range(players)]


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
