"""Equipment card 22: Single Wire Label."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.acts import PlaceToken
from defuse.busters.board import Board
from defuse.busters.card import Equipment, Timing
from defuse.busters.causes import TokenCause
from defuse.busters.events import CardUsed, TokenPlaced
from defuse.busters.rules.clues import all_kinds
from defuse.busters.tokens import has_mark
from defuse.busters.view import Table, View
from defuse.busters.wires import YELLOWS
from defuse.kernel import Among, Fact, Form, One, Steps
from defuse.words import Text, say


class SingleWireLabel(Equipment, frozen=True):
    """At any time, put an x1 token at a blue wire of yours, cut or not, whose number is once on its stand (E16)."""

    card: ClassVar[str] = "22"
    code: ClassVar[int] = 214
    unlock: ClassVar[tuple[int, int] | None] = (2, 4)
    timing: ClassVar[Timing] = "any time"
    since: ClassVar[int] = 55
    verbs: ClassVar = (PlaceToken,)

    def offers(self, view: View) -> Iterable[Form]:
        return self.form(view, PlaceToken, lambda: (self._single(view),))

    def _single(self, view: View) -> One:
        """The own blue wires whose number stands once on their stand; flipped ones do not count (E22)."""
        assert view.seat is not None
        once: list[int] = []
        barred: dict[Any, Text] = {}
        for stand in view.stands_of(view.seat) if view.has_wires(view.seat) else []:  # C16
            row = [wire for wire in view.public.stands[stand] if not view.public.flipped >> wire & 1]
            numbers = [view.value(wire) for wire in row]
            for wire, number in zip(row, numbers, strict=True):
                if view.public.loose >> wire & 1:
                    continue  # E22: an X wire counts, but is never labelled
                if not view.is_blue(wire):
                    barred[wire] = say("token-only-blue")
                elif has_mark(view, wire, "x1"):
                    barred[wire] = say("token-there-already")
                elif numbers.count(number) > 1:
                    barred[wire] = say("single-label-not-single", number=number)
                else:
                    once.append(wire)
        hint = say("single-label-choose")
        return One(name="wire", kind="wire", items=tuple(once), barred=barred, hint=hint)

    def facts(self, public: Board, event: TokenPlaced) -> Iterable[Fact]:
        """Only a blue wire is labelled; how often its number stands there, the token itself says."""
        if event.why is TokenCause.SINGLE_WIRE_LABEL:
            yield Among((event.wire,), (*YELLOWS, *all_kinds(public.reds)), 0, 0)

    def does(self, table: Table, act: PlaceToken) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield TokenPlaced(act.wire, "x1", act.seat, TokenCause.SINGLE_WIRE_LABEL)


CARD = SingleWireLabel
