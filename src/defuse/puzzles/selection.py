"""Selection: which puzzles of many games make a set, so that grades and boxes are spread over it.

Games are gone through in order, and each gives one puzzle at most: two positions of a game look alike. Of several in a
game, the one is taken of whose grade and box there are fewest yet. No grade, box, or grade in a box gets more than a
share that is a little above an even one, so what is rare gets its share, too: with at most 22 % of each of four grades,
the fifth has 12 % at least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil

from defuse.puzzles.puzzle import BOXES, GRADES, Puzzle

GRADE_SHARE = 1.1 / len(GRADES)
BOX_SHARE = 1.1 / len(BOXES)
CELL_SHARE = 1.5 / len(GRADES) / len(BOXES)
"""The largest shares of a set that puzzles of one grade, of one box, and of one grade in one box may have."""


def select(games: Iterable[Sequence[Puzzle]], count: int) -> list[Puzzle]:
    """Puzzles from games, in order; fewer than `count` where more games are needed."""
    chosen: list[Puzzle] = []
    grades: Counter[int] = Counter()
    boxes: Counter[int] = Counter()
    cells: Counter[tuple[int, int]] = Counter()
    for found in games:
        if len(chosen) == count:
            break
        able = [
            puzzle
            for puzzle in found
            if grades[puzzle.grade] < ceil(GRADE_SHARE * count)
            and boxes[puzzle.box] < ceil(BOX_SHARE * count)
            and cells[puzzle.grade, puzzle.box] < ceil(CELL_SHARE * count)
        ]
        if not able:
            continue
        best = min(able, key=lambda puzzle: (cells[puzzle.grade, puzzle.box], grades[puzzle.grade], -puzzle.grade))
        chosen.append(best)
        grades[best.grade] += 1
        boxes[best.box] += 1
        cells[best.grade, best.box] += 1
    return chosen
