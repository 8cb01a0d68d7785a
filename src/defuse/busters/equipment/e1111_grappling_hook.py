"""Equipment card 11-11: Grappling Hook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.acts import PickStand
from defuse.busters.card import Equipment, Timing
from defuse.busters.causes import MoveCause
from defuse.busters.cuts import POINT_AT_ONE, UNTOUCHABLE
from defuse.busters.events import CardUsed, Move, WiresMoved
from defuse.busters.view import Table, View
from defuse.kernel import Act, Ask, Form, One, Shown, Steps
from defuse.words import Text, say


class Hook(Act, frozen=True):
    """Take a teammate's wire, unseen by all others."""

    wire: int


class HookedTo(Ask, frozen=True, kw_only=True):
    """You took a wire: onto which of your stands does it go?"""

    wire: int


class GrapplingHook(Equipment, frozen=True):
    """At any time, take an uncut wire of a teammate unseen; it goes sorted into your hand (E20)."""

    card: ClassVar[str] = "11-11"
    code: ClassVar[int] = 218
    unlock: ClassVar[tuple[int, int] | None] = (11, 4)
    timing: ClassVar[Timing] = "any time"
    since: ClassVar[int] = 55
    verbs: ClassVar = (Hook, PickStand)

    def offers(self, view: View) -> Iterable[Form]:
        assert view.seat is not None
        return self.form(view, Hook, lambda: (self._within_reach(view),)) if view.has_wires(view.seat) else ()  # C16

    def _within_reach(self, view: View) -> One:
        """Every uncut wire of a teammate but X and flipped ones."""
        stands = [stand for stand, owner in enumerate(view.public.owners) if owner not in (view.seat, -1)]
        items = tuple([wire for stand in stands for wire in view.plain(stand)])
        out = [wire for stand in stands for wire in view.uncut(stand) if wire not in items]
        barred: dict[Any, Text] = dict.fromkeys(out, UNTOUCHABLE)
        return One(name="wire", kind="wire", items=items, barred=barred, hint=POINT_AT_ONE)

    def does(self, table: Table, act: Hook) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield Shown((act.wire,), (act.seat,))
        stands = table.stands_of(act.seat)
        if len(stands) > 1:
            yield HookedTo(seats=(act.seat,), rule=self.id, wire=act.wire)
        else:
            yield self._land(table, act.wire, stands[0])

    def choices(self, view: View, ask: HookedTo) -> Iterable[Form]:
        field = One(
            name="stand",
            kind="stand",
            items=tuple(view.stands_of(ask.seats[0])),
            hint=say("hook-choose-stand"),
        )
        yield Form(PickStand, ask.seats[0], (field,), rule=self.id, label=say("hook-put-there"))

    def answered(self, table: Table, ask: HookedTo, acts: tuple[PickStand, ...]) -> Steps:
        yield self._land(table, ask.wire, acts[0].stand)

    def _land(self, table: Table, wire: int, stand: int) -> WiresMoved:
        """The wire on its new stand."""
        return WiresMoved((Move(wire, stand, table.place_for(wire, stand)),), MoveCause.HOOK)


CARD = GrapplingHook
