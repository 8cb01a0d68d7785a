"""Slips: somebody said aloud what may not be said, and the host, who hears it, reports it. It costs a step."""

from __future__ import annotations

from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved
from defuse.kernel import HOST, Act, Form, One
from defuse.words import Message, say

WHO = say("slip-who")


class Slip(Act, frozen=True):
    """A slip of the tongue: the dial moves one step on."""

    by: int


def slip_form(rule: str, seats: tuple[int, ...], label: Message) -> Form:
    """What the host fills in: which of these seats it was."""
    who = One(name="by", kind="seat", items=seats, hint=WHO)
    return Form(Slip, HOST, (who,), rule=rule, aside=True, label=label)


def slip_step(seat: int) -> DialMoved:
    """What a slip costs."""
    return DialMoved(-1, DialCause.SLIP, seat)
