"""Equipment card 5: Super Detector."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.cuts import WHOLE_STAND
from defuse.busters.detector import Detector


class SuperDetector(Detector, frozen=True):
    """In a dual cut, name a number and point at all uncut wires of one stand: one match is enough (E6)."""

    card: ClassVar[str] = "5"
    code: ClassVar[int] = 205
    unlock: ClassVar[tuple[int, int] | None] = (5, 2)
    reach: ClassVar[int] = WHOLE_STAND


CARD = SuperDetector
