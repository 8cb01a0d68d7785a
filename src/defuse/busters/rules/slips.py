"""Slips: somebody said aloud what may not be said, and the host, who hears it, reports it. It costs a step."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.events import DialMoved
from defuse.kernel import HOST, Act, Form, One


class Slip(Act, frozen=True):
    """A slip of the tongue: the dial moves one step on."""

    text: ClassVar[str] = "A slip of the tongue: the dial moves one step on."
    by: int


def slip_form(rule: str, seats: tuple[int, ...], label: str) -> Form:
    """What the host fills in: which of these seats it was."""
    who = One(name="by", kind="seat", items=seats, hint="choose who it was")
    return Form(Slip, HOST, (who,), rule=rule, aside=True, label=label)


def slip_step(seat: int) -> DialMoved:
    """What a slip costs."""
    return DialMoved(-1, "slip", seat)
