"""The questions of the base game."""

from __future__ import annotations

from typing import ClassVar

from defuse.kernel import Ask


class TurnAsk(Ask, frozen=True):
    """What do you do on your turn? With values, only cuts of these values are allowed."""

    text: ClassVar[str] = "What do you do on your turn? With values, only cuts of these values are allowed."
    values: tuple[int, ...] = ()


class OpeningAsk(Ask, frozen=True):
    """Which of your wires do you show at the start?"""

    text: ClassVar[str] = "Which of your wires do you show at the start?"


class OwnerPicks(Ask, frozen=True, kw_only=True):
    """A detector pointed at your wires: which one is cut (`hit`), or which one gets a token?"""

    text: ClassVar[str] = "A detector pointed at your wires: which one is cut (`hit`), or which one gets a token?"
    by: int
    targets: tuple[int, ...]
    values: tuple[int, ...]
    hit: bool
