"""Answers to questions that any mission may ask."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises
from defuse.bots.busters.mind import Choice, Mind
from defuse.kernel import Cannot, Form, Pass
from defuse.words import say


@advises(Pass, Cannot)
def nothing(mind: Mind, form: Form) -> Iterable[Choice]:
    """Passing is worth nothing."""
    yield Choice(form.nth(0), 0.5, say("reason-nothing-to-gain"))
