"""Oxygen that goes from hand to hand: a cut is paid to a teammate before it is made (M49)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.cuts import why_not_solo
from defuse.busters.events import Settled, TableReady, TurnEnded, TurnSkipped
from defuse.busters.rules.clues import held_facts
from defuse.busters.rules.oxygen import BOX, HoldBreath, Oxygen, OxygenMoved
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Event, Fact, Form, One, Steps
from defuse.words import Message, Seat, Text, say

MAKE_IT = say("oxygen-gift-make-it")
TO_WHOM = say("oxygen-gift-to-whom")
WHICH_NUMBER = say("oxygen-gift-which-number")


class GiveOxygen(Act, frozen=True):
    """Give a teammate as many tokens as the number that you are about to cut."""

    value: int
    mate: int


class LetOxygenGo(Act, frozen=True):
    """Put as many tokens into the box as the number that you are about to cut: no teammate is left."""

    value: int


class CutPaid(Event, frozen=True):
    """A seat has paid for a cut of this value, and makes it now."""

    by: int
    value: int


class GivenOxygen(Oxygen, frozen=True, kw_only=True):
    """Give a teammate with wires as many tokens as the number, then cut it. Seats without wires need no oxygen."""

    may_pass: bool = True
    paid: int | None = None
    """The value that is paid for in this turn."""

    verbs: ClassVar = (HoldBreath, GiveOxygen, LetOxygenGo)

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        if verb not in (Cut, SoloCut) or self.paid == value:
            return None
        return say("oxygen-gift-pay-first", value=value)

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        rule = view.rule(card)
        if self.paid is not None and isinstance(rule, Equipment) and rule.timing == "your turn" and rule.reach == 1:
            return MAKE_IT
        return None

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if self.paid is not None or seat is None or not view.acting or view.only_reds(seat):
            return
        mates = tuple([mate for mate in view.seats_with_wires() if mate != seat])
        if mates:
            to = One(name="mate", kind="seat", items=mates, hint=TO_WHOM)
            yield Form(GiveOxygen, seat, lambda: (self._values(view), to), rule=self.id)
        else:
            yield Form(LetOxygenGo, seat, lambda: (self._values(view),), rule=self.id)
        yield from super().offers(view)

    def _values(self, view: View) -> One:
        """The numbers that this seat can pay for and cut."""
        assert view.seat is not None
        hand = [view.value(wire) for wire in view.hand(view.seat) if not view.is_red(wire)]
        alone = len(view.seats_with_wires()) == 1
        free = replace(view.public, rules=tuple([rule for rule in view.public.rules if rule.id != self.id]))
        unpaid = View(free, view.faces, view.seat)
        barred: dict[Any, Text] = {}
        for value in dict.fromkeys(hand):
            reason: Text | None = self.too_dear(view, value)
            if reason is None and alone:  # nobody is left to point at
                reason = why_not_solo(unpaid, value, hand.count(value))
            if reason is not None:
                barred[value] = reason
        items = tuple([value for value in dict.fromkeys(hand) if value not in barred])
        return One(name="value", kind="value", items=items, barred=barred, hint=WHICH_NUMBER)

    def does(self, table: Table, act: Act) -> Steps:
        match act:
            case GiveOxygen() | LetOxygenGo():
                to = act.mate if isinstance(act, GiveOxygen) else BOX
                yield CutPaid(act.seat, act.value)
                yield OxygenMoved(act.seat, to, act.value)
                yield TurnAsk(seats=(act.seat,), rule="turns", open=True, values=(act.value,))
            case _:
                yield from super().does(table, act)

    def after(self, table: Table, event: TableReady | Settled) -> Steps:
        if isinstance(event, TableReady):
            for seat in range(table.public.players):
                yield OxygenMoved(BOX, seat, self.start[table.public.players - 2])
        else:
            for seat, tokens in enumerate(self.held):
                if tokens and not table.has_wires(seat):
                    yield OxygenMoved(seat, BOX, tokens)

    def facts(self, public: Board, event: TurnSkipped | CutPaid) -> Iterable[Fact]:
        return held_facts(public, event.by, (event.value,)) if isinstance(event, CutPaid) else ()

    def on(self, event: OxygenMoved | CutPaid | TurnEnded) -> Oxygen:
        if isinstance(event, OxygenMoved):
            return super().on(event)
        return replace(self, paid=event.value if isinstance(event, CutPaid) else None)


@tell.register
def _(event: CutPaid, told: Told) -> Message:
    return say("told-cut-paid", seat=Seat(event.by), value=event.value)
