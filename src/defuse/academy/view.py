"""View and Table: Bomb Squad Academy over what a seat knows, or over the truth."""

from __future__ import annotations

from typing import ClassVar

from defuse.academy.board import BOOM, CARD_BASE, Board
from defuse.kernel import UNKNOWN
from defuse.kernel import Table as KernelTable
from defuse.kernel import View as KernelView


class View(KernelView[Board]):
    """The table as one seat sees it."""

    __slots__ = ()

    def value(self, card: int) -> int | None:
        """The main value of a wire card; None if this seat does not know it."""
        face = self.faces[card]
        return None if face == UNKNOWN else face - CARD_BASE

    def is_boom(self, tile: int) -> bool | None:
        """Whether a tile is the BOOM; None if this seat does not know it."""
        face = self.faces[tile]
        return None if face == UNKNOWN else face == BOOM

    def seats(self) -> range:
        """All seats."""
        return range(self.public.players)

    def tops(self) -> tuple[int, ...]:
        """The upcoming card of every deck that has one."""
        return tuple([wire.deck[0] for wire in self.public.wires if wire.deck])


class Table(View, KernelTable[Board]):
    """The truth while an act is played."""

    __slots__ = ()

    view_class: ClassVar[type[KernelView[Board]]] = View

    def face_up(self, card: int) -> int:
        """The main value of a card that is being flipped."""
        return self.faces[card] - CARD_BASE
