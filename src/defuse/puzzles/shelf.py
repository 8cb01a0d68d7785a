"""The shelf: the puzzles that come with defuse, by number, and the one of a day."""

from __future__ import annotations

from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path

from defuse.puzzles.file import PuzzleSet, read
from defuse.puzzles.puzzle import Puzzle

SHIPPED = Path(__file__).parent / "shipped.jsonl"


@cache
def shelf() -> PuzzleSet:
    """All puzzles that come with defuse."""
    return read(SHIPPED.read_bytes())


def puzzle(number: int) -> Puzzle | None:
    """A puzzle by its number, from 1; None if there is none."""
    puzzles = shelf().puzzles
    return puzzles[number - 1] if 1 <= number <= len(puzzles) else None


def of_grade(grade: int) -> tuple[int, ...]:
    """The numbers of all puzzles of a grade."""
    return tuple([number for number, each in enumerate(shelf().puzzles, 1) if each.grade == grade])


def number_of_day(day: date) -> int:
    """The number of a day's puzzle: the same everywhere with the same set, and each comes once before any comes again.

    Nobody can know the answer from it: which puzzle it is, is no secret.
    """
    order = _order(len(shelf().puzzles))
    return order[day.toordinal() % len(order)]


@cache
def _order(count: int) -> tuple[int, ...]:
    return tuple(sorted(range(1, count + 1), key=lambda number: sha256(f"puzzle {number}".encode()).digest()))
