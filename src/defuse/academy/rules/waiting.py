"""Wait: take points, and protect a wire (A6, A11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.academy.acts import Protect
from defuse.academy.asks import ProtectAsk
from defuse.academy.board import WAIT
from defuse.academy.causes import Cause
from defuse.academy.events import PointsScored, ProtectionsDeclared, WaitTaken, WireProtected
from defuse.academy.rule import Rank, Rule
from defuse.academy.rules.cutting import next_wire
from defuse.academy.rules.window import window
from defuse.academy.view import Table, View
from defuse.kernel import Act, Form, One, Steps, act_label

POINTS = 3


class Waiting(Rule, frozen=True, kw_only=True):
    """Whoever waits takes 3 points; then each of them protects a wire, the lowest score first."""

    id: str = "waiting"

    rank: ClassVar[Rank] = Rank.STAGES
    verbs: ClassVar[tuple[type[Act], ...]] = (Protect,)

    def past_revealed(self, table: Table) -> Steps:
        """Now those who wait, if there are any."""
        board = table.public
        waits = board.by_score(tuple([seat for seat in table.seats() if board.actions[seat] == WAIT]))
        if not waits:
            yield next_wire(table)
            return
        for seat in waits:
            yield WaitTaken(seat)
            yield PointsScored(seat, POINTS, Cause.WAIT)
        for seat in waits:
            yield ProtectAsk(seats=(seat,), rule=self.id)
        yield ProtectionsDeclared()

    def after(self, table: Table, event: ProtectionsDeclared) -> Steps:
        yield window(table, "protected")

    def past_protected(self, table: Table) -> Steps:
        """Now the wires."""
        yield next_wire(table)

    def choices(self, view: View, ask: ProtectAsk) -> Iterable[Form]:
        # Any wire may be named, also one that nobody cuts or that is protected already.
        wires = One(name="wire", kind="colour", items=view.public.colours)
        yield Form(Protect, ask.seats[0], (wires,), rule=self.id, label=act_label(Protect))

    def answered(self, table: Table, ask: ProtectAsk, acts: tuple[Protect, ...]) -> Steps:
        yield WireProtected(acts[0].wire, acts[0].seat)


def wait_at_once(seat: int) -> Steps:
    """A Wait that is played when the protections are declared already: it scores and protects at once (A15)."""
    yield WaitTaken(seat)
    yield PointsScored(seat, POINTS, Cause.WAIT)
    yield ProtectAsk(seats=(seat,), rule="waiting")
