"""Checking puzzles: everything about each of them is worked out afresh, from its table alone."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from defuse.games import FIRST
from defuse.puzzles.game import puzzles_of
from defuse.puzzles.puzzle import BOXES, GRADES, Puzzle

LEAST_SHARE = 0.08
"""Of each grade there has to be this much of a set."""
SMALL = 50
"""Sets with fewer puzzles need not be spread."""
AT_ONCE = 8
"""So many puzzles a process checks at a time."""


def flaw_of(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle by itself; empty if nothing is."""
    return puzzles_of(FIRST).flaw(puzzle)


def check(puzzles: Sequence[Puzzle], *, jobs: int | None = None) -> Iterator[tuple[int, str]]:
    """For each puzzle, in order, its number and what is wrong with it (empty: nothing)."""
    seen: set[str] = set()
    games: set[int] = set()
    for number, (puzzle, flaw) in enumerate(zip(puzzles, _flaws(puzzles, jobs), strict=True), 1):
        if puzzle.table in seen:
            flaw = flaw or "twice"
        if puzzle.game in games:
            flaw = flaw or "same-game"
        seen.add(puzzle.table)
        games.add(puzzle.game)
        yield number, flaw


def _flaws(puzzles: Sequence[Puzzle], jobs: int | None) -> Iterator[str]:
    workers = jobs or os.cpu_count() or 1
    if workers == 1 or len(puzzles) <= AT_ONCE:
        yield from map(flaw_of, puzzles)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(flaw_of, puzzles, chunksize=AT_ONCE)


def uneven(puzzles: Sequence[Puzzle]) -> str:
    """What is wrong with a set as a whole: a grade or a box that it has too little of; empty if nothing is."""
    if len(puzzles) < SMALL:
        return ""
    grades = Counter(puzzle.grade for puzzle in puzzles)
    few = [f"grade {grade}: {grades[grade]}" for grade in GRADES if grades[grade] < LEAST_SHARE * len(puzzles)]
    boxes = {puzzle.box for puzzle in puzzles}
    few += [f"box {box}: 0" for box in range(1, len(BOXES) + 1) if box not in boxes]
    return "; ".join(few)


def spread(puzzles: Sequence[Puzzle]) -> dict[int, dict[int, int]]:
    """How many there are, by grade and box."""
    cells = Counter((puzzle.grade, puzzle.box) for puzzle in puzzles)
    return {grade: {box: cells[grade, box] for box in range(1, len(BOXES) + 1)} for grade in GRADES}
