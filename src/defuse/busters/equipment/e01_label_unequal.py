"""Equipment card 1: Label ≠."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.labels import LabelCard


class LabelUnequal(LabelCard, frozen=True):
    """At any time, put the ≠ token at two adjacent wires of yours with different values; one may be cut (E10)."""

    card: ClassVar[str] = "1"
    code: ClassVar[int] = 201
    unlock: ClassVar[tuple[int, int] | None] = (1, 2)
    equal: ClassVar[bool] = False


CARD = LabelUnequal
