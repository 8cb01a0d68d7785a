"""What the two labels have in common (E10)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import ClassVar

from defuse.busters.card import Equipment, Timing
from defuse.busters.events import CardUsed, Labelled
from defuse.busters.view import Table, View
from defuse.kernel import Act, Form, Some, Steps
from defuse.words import say


class PlaceLabel(Act, frozen=True):
    """Put the = or ≠ token at two adjacent wires of your own."""

    wires: tuple[int, ...]


class LabelCard(Equipment, frozen=True, kw_only=True):
    """At any time, say of two adjacent wires of your own whether they have the same value."""

    timing: ClassVar[Timing] = "any time"
    verbs: ClassVar = (PlaceLabel,)
    equal: ClassVar[bool]

    def offers(self, view: View) -> Iterable[Form]:
        return self.form(view, PlaceLabel, lambda: (self._pairs(view),))

    def _pairs(self, view: View) -> Some:
        """The adjacent pairs of which the label tells the truth: at most one of them cut, no X or flipped wire."""
        assert view.seat is not None
        board = view.public
        true: list[tuple[int, int]] = []
        for stand in view.stands_of(view.seat):
            for pair in pairwise(board.stands[stand]):
                touchable = not any(board.loose >> wire & 1 for wire in pair)
                uncut = any(view.is_uncut(wire) for wire in pair)
                if touchable and uncut and (view.value(pair[0]) == view.value(pair[1])) == self.equal:
                    true.append(pair)
        return Some(
            name="wires",
            kind="wire",
            groups=tuple(true),
            least=2,
            most=2,
            hint=say("label-choose-equal" if self.equal else "label-choose-unequal"),
        )

    def does(self, table: Table, act: PlaceLabel) -> Steps:
        yield CardUsed(self.id, act.seat)
        left, right = sorted(act.wires, key=table.public.stands[table.stand_of(act.wires[0])].index)
        yield Labelled((left, right), self.equal, act.seat)
