"""Answers to questions that any mission may ask."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.busters.advice import advises
from defuse.bots.busters.mind import Choice, Mind
from defuse.kernel import Cannot, Form, Pass


@advises(Pass, Cannot)
def nothing(mind: Mind, form: Form) -> Iterable[Choice]:
    """Letting a chance go by is as good as nothing."""
    yield Choice(form.nth(0), 0.5, "there is nothing to gain")
