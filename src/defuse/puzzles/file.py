"""Files of puzzles: a line of JSON that says where they come from, and a line for each puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec
from msgspec import Struct

from defuse.puzzles.puzzle import Puzzle
from defuse.words import Said, say

T = TypeVar("T")

VERSION = 1
_ENCODER = msgspec.json.Encoder()


class Origin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the puzzles of a file come from: whoever makes them again gets the same."""

    puzzles: int = VERSION
    """The version of the file."""
    seed: str
    count: int
    """How many were asked for."""
    games: int
    """How many games were played for them."""


class PuzzleSet(Struct, frozen=True, kw_only=True):
    """All puzzles of a file; number 1 is the first."""

    origin: Origin
    puzzles: tuple[Puzzle, ...]


def written(found: PuzzleSet) -> bytes:
    """A set as the bytes of a file."""
    lines = [_ENCODER.encode(found.origin), *[_ENCODER.encode(puzzle) for puzzle in found.puzzles]]
    return b"\n".join(lines) + b"\n"


def read(data: bytes) -> PuzzleSet:
    """The set in a file. Raises a ValueError in words that names the line."""
    lines = data.split(b"\n")
    if lines and not lines[-1]:
        lines.pop()
    origin = _line(lines[0] if lines else b"", 1, Origin)
    if origin.puzzles != VERSION:
        raise Said(say("puzzles-version", version=origin.puzzles, known=VERSION))
    return PuzzleSet(origin=origin, puzzles=tuple(_puzzles(lines[1:])))


def _puzzles(lines: Iterable[bytes]) -> Iterable[Puzzle]:
    for number, line in enumerate(lines, 2):
        yield _line(line, number, Puzzle)


def _line(line: bytes, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Said(say("puzzles-bad-line", line=number, why=str(error))) from error
