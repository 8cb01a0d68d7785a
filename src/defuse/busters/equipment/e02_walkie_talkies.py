"""Equipment card 2: Walkie-Talkies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from defuse.busters.acts import PickWire
from defuse.busters.card import Equipment, Timing
from defuse.busters.causes import MoveCause
from defuse.busters.cuts import UNTOUCHABLE
from defuse.busters.events import CardUsed, Move, WiresMoved
from defuse.busters.view import Table, View
from defuse.kernel import Act, Ask, Form, One, Steps
from defuse.words import Message, Seat, Text, say


class Swap(Act, frozen=True):
    """Put one of your wires face down in front of a teammate, who gives you one back."""

    wire: int
    mate: int


class GiveBack(Ask, frozen=True, kw_only=True):
    """A teammate swaps a wire with you: which of yours do you give?"""

    by: int
    wire: int

    def question(self) -> Message:
        return say("ask-give-back", seat=Seat(self.by))


class WalkieTalkies(Equipment, frozen=True, kw_only=True):
    """At any time, swap a wire with a teammate, who does not see yours before choosing (E9)."""

    card: ClassVar[str] = "2"
    code: ClassVar[int] = 202
    unlock: ClassVar[tuple[int, int] | None] = (2, 2)
    timing: ClassVar[Timing] = "any time"
    verbs: ClassVar = (Swap, PickWire)

    def offers(self, view: View) -> Iterable[Form]:
        return self.form(view, Swap, lambda: (swappable(view, view.seat), self._mates(view)))

    def _mates(self, view: View) -> One:
        """The teammates with a wire to give."""
        seats = [seat for seat in range(view.public.players) if seat != view.seat]
        able = tuple([seat for seat in seats if any(view.plain(stand) for stand in view.stands_of(seat))])
        barred: dict[Any, Text] = {seat: say("swap-nothing-to-give") for seat in seats if seat not in able}
        return One(name="mate", kind="seat", items=able, barred=barred, hint=say("swap-choose-teammate"))

    def does(self, table: Table, act: Swap) -> Steps:
        yield CardUsed(self.id, act.seat)
        yield GiveBack(seats=(act.mate,), rule=self.id, by=act.seat, wire=act.wire)

    def choices(self, view: View, ask: GiveBack) -> Iterable[Form]:
        yield Form(
            PickWire,
            ask.seats[0],
            lambda: (swappable(view, ask.seats[0]),),
            rule=self.id,
            label=say("swap-give"),
        )

    def answered(self, table: Table, ask: GiveBack, acts: tuple[PickWire, ...]) -> Steps:
        given, back = ask.wire, acts[0].wire
        here, there = table.stand_of(given), table.stand_of(back)
        yield WiresMoved(
            (
                Move(given, there, table.place_for(given, there, leaving=back)),
                Move(back, here, table.place_for(back, here, leaving=given)),
            ),
            MoveCause.SWAP,
        )


def swappable(view: View, seat: int | None) -> One:
    """The wires of a seat that can be swapped: every uncut one but X and flipped wires."""
    assert seat is not None
    wires = tuple([wire for stand in view.stands_of(seat) for wire in view.plain(stand)])
    loose = [wire for wire in view.hand(seat) if wire not in wires]
    barred: dict[Any, Text] = dict.fromkeys(loose, UNTOUCHABLE)
    return One(name="wire", kind="wire", items=wires, barred=barred, hint=say("swap-choose-wire"))


CARD = WalkieTalkies
