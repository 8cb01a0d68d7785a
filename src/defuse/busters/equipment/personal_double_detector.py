"""Double Detector, the personal equipment of characters 1 to 5."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.detector import Detector


class DoubleDetector(Detector, frozen=True):
    """In a dual cut, name a number and point at two wires of one stand: one match is enough (E6)."""

    card: ClassVar[str] = "DD"
    code: ClassVar[int] = 200
    unlock: ClassVar[tuple[int, int] | None] = None
    reach: ClassVar[int] = 2


CARD = DoubleDetector
