"""Equipment card 3: Triple Detector."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.detector import Detector


class TripleDetector(Detector, frozen=True):
    """In a dual cut, name a number and point at three wires of one stand: one match is enough (E6)."""

    card: ClassVar[str] = "3"
    code: ClassVar[int] = 203
    unlock: ClassVar[tuple[int, int] | None] = (3, 2)
    reach: ClassVar[int] = 3


CARD = TripleDetector
