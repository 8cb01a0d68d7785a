"""Equipment card 12: Label =."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.labels import LabelCard


class LabelEqual(LabelCard, frozen=True):
    """At any time, put the = token at two adjacent wires of yours with the same value; one may be cut (E10)."""

    card: ClassVar[str] = "12"
    code: ClassVar[int] = 212
    unlock: ClassVar[tuple[int, int] | None] = (12, 2)
    equal: ClassVar[bool] = True


CARD = LabelEqual
