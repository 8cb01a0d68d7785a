"""Flip a number card and cut its number (mission 26): which number."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises
from defuse.bots.busters.advice.foresight import my_cuts
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.rules.flip_and_cut import FlipNumber
from defuse.kernel import Form


@advises(FlipNumber)
def flip(mind: Mind, form: Form) -> Iterable[Choice]:
    """The number with the best cut."""
    best = my_cuts(mind)
    for number in items_of(field_of(form, "number")):
        act = FlipNumber(number=number, seat=mind.seat, using=form.using)
        yield Choice(act, best.get(number, 0.0), f"a cut of {number} is best")
