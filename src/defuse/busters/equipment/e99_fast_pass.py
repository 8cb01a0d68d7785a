"""Equipment card 99: Fast Pass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.acts import SoloCut
from defuse.busters.card import Equipment, Timing
from defuse.busters.cuts import UNTOUCHABLE, why_not_named
from defuse.busters.events import Called, CardUsed, WiresCut
from defuse.busters.view import Table, View
from defuse.kernel import Form, Some, Steps
from defuse.words import Text, say


class FastPass(Equipment, frozen=True):
    """On your turn: a solo cut of two equal blue wires of your hand, even if others hold the rest (E18)."""

    card: ClassVar[str] = "99"
    code: ClassVar[int] = 216
    unlock: ClassVar[tuple[int, int] | None] = (9, 4)
    timing: ClassVar[Timing] = "your turn"
    since: ClassVar[int] = 55
    verbs: ClassVar = (SoloCut,)

    def offers(self, view: View) -> Iterable[Form]:
        if self.usable(view):
            assert view.seat is not None
            yield Form(SoloCut, view.seat, lambda: (pairs(view),), rule=self.id, using=(self.id,), label=self.title)

    def does(self, table: Table, act: SoloCut) -> Steps:
        value = table.value(act.wires[0])
        yield CardUsed(self.id, act.seat)
        yield Called(act.seat, (value,), (), act.using)
        yield WiresCut(act.wires, value, act.seat, "solo")


def pairs(view: View) -> Some:
    """Any two equal blue wires of the own hand."""
    assert view.seat is not None
    groups: dict[int, list[int]] = {}
    barred: dict[Any, Text] = {}
    for wire in view.hand(view.seat):
        value = view.value(wire)
        if view.public.loose >> wire & 1:
            barred[wire] = UNTOUCHABLE
        elif not view.is_blue(wire):
            barred[wire] = say("fast-pass-only-blue")
        elif (reason := why_not_named(view, SoloCut, value) or view.bar("own", SoloCut, wire)) is not None:
            barred[wire] = reason
        else:
            groups.setdefault(value, []).append(wire)
    for wires in groups.values():
        if len(wires) == 1:
            barred[wires[0]] = say("fast-pass-only-one")
    return Some(
        name="wires",
        kind="wire",
        groups=tuple([tuple(wires) for wires in groups.values() if len(wires) > 1]),
        least=2,
        most=2,
        barred=barred,
        hint=say("fast-pass-choose"),
    )


CARD = FastPass
