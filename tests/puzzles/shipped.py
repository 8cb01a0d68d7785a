"""The puzzles that come with defuse, for tests: a sample of them, and exact figures of a call."""

from __future__ import annotations

from fractions import Fraction

from defuse.busters.wires import kinds_of, value_named
from defuse.kernel import Among
from defuse.odds import Call
from defuse.puzzles.busters.position import Position
from defuse.puzzles.puzzle import Puzzle
from defuse.puzzles.shelf import shelf

EVERY = 13
"""One puzzle of so many is looked at in the ordinary run: about 40 of all grades and boxes."""

ALL = tuple(enumerate(shelf().puzzles, 1))
SOME = ALL[::EVERY]


def answer_wire(position: Position, puzzle: Puzzle) -> int:
    row, _, slot = puzzle.wire.partition(".")
    return position.places.rows[row][int(slot) - 1]


def exact_hit(position: Position, call: Call) -> Fraction:
    """How likely a call hits, as a fraction of whole numbers of deals."""
    return position.odds.exact_chance(Among(call.targets, kinds_of(call.values[0]), 1))


def answer_call(position: Position, puzzle: Puzzle) -> Call:
    call = position.call(answer_wire(position, puzzle), value_named(puzzle.value))
    assert call is not None
    return call


def with_slot(table: str, place: str, slot: str) -> str:
    """The same table with something else at a place."""
    row, _, at = place.partition(".")
    lines = table.splitlines()
    here = next(number for number, line in enumerate(lines) if line.startswith(f"{row} "))
    words = lines[here].split()
    words[int(at) + 1] = slot
    lines[here] = " ".join(words)
    return "\n".join(lines) + "\n"
