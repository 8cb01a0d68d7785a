"""Which missions and player counts are measured: `--missions 1,4,8`, `--players 2-4`."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.cli.ranges import numbers
from defuse.words import Message, say


def missions_in(text: str) -> list[int]:
    """The missions that a text names.

    >>> missions_in("9-11,66")
    [9, 10, 11, 66]
    """
    return numbers(text, "--missions", list(catalogue.missions()), _no_mission)


def players_in(text: str) -> list[int]:
    """The player counts that a text names."""
    return numbers(text, "--players", [2, 3, 4, 5], _not_so_many)


def _no_mission(number: int, known: str) -> Message:
    return say("mission-unknown", number=number, known=known)


def _not_so_many(number: int, known: str) -> Message:
    return say("cli-range-players", game=say("game-busters"), known=known, number=number)
