"""`python -m bench.puzzles`: which puzzles there are, what telling them costs, and with `--make` what making them does.

Telling is measured from the number of a puzzle on, so that nothing is left over from the question before.
"""

from __future__ import annotations

import argparse
import resource
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from textwrap import fill
from time import perf_counter, process_time
from typing import NamedTuple

from bench.page import WIDTH, add_write, measured, put, table
from defuse.puzzles.checking import check, spread
from defuse.puzzles.file import PuzzleSet, written
from defuse.puzzles.making import Notes, make
from defuse.puzzles.puzzle import BOXES, GRADES
from defuse.puzzles.shelf import shelf
from defuse.server.puzzles import telling

PAGE = "puzzles.md"
CORES = 2


class Cost(NamedTuple):
    """What something took, in seconds: on the clock, and of processors."""

    clock: float
    processor: float


def set_lines(found: PuzzleSet) -> list[str]:
    """How many puzzles there are of each grade and box."""
    cells, boxes = spread(found.puzzles), range(1, len(BOXES) + 1)
    firsts = (1, *[last + 1 for last in BOXES])
    heads = ["grade", *[f"missions {firsts[box - 1]}–{BOXES[box - 1]}" for box in boxes], "all", "share"]
    rows = [
        [str(grade), *[str(cells[grade][box]) for box in boxes], *_share(sum(cells[grade].values()), found)]
        for grade in GRADES
    ]
    sums = [sum([cells[grade][box] for grade in GRADES]) for box in boxes]
    rows.append(["all", *map(str, sums), *_share(sum(sums), found)])
    kinds = Counter(puzzle.kind for puzzle in found.puzzles)
    players = Counter(puzzle.players for puzzle in found.puzzles)
    missions = {puzzle.mission for puzzle in found.puzzles}
    told = (
        f"{kinds['certain']} have a certain cut, {kinds['likely']} a call that is clearly the best. With 2, 3, 4 and 5 "
        f"players there are {players[2]}, {players[3]}, {players[4]} and {players[5]}; {len(missions)} missions have "
        f"one or more. They were found in {found.origin.games:,} games with seed {found.origin.seed}."
    )
    return [*table(heads, rows), "", fill(told, WIDTH)]


def _share(count: int, found: PuzzleSet) -> list[str]:
    return [str(count), f"{100 * count / len(found.puzzles):.0f} %"]


def telling_lines(numbers: Sequence[int]) -> list[str]:
    """What each request costs the process that tells it."""
    first = {number: telling._posed(number).answer for number in numbers}
    asked: dict[str, Callable[[int], object]] = {
        "a puzzle": lambda number: telling.puzzle_told(number, "en"),
        "a hint": lambda number: telling.hint_told(number, 1, "en"),
        "an answer that is wrong": lambda number: telling.tried_told(
            number, *_wrong(number, first[number].wires[0]), "en"
        ),
        "the solution": lambda number: telling.solution_told(number, "en"),
    }
    rows: list[list[str]] = []
    for name, ask in asked.items():
        times: list[float] = []
        for number in numbers:
            telling._posed.cache_clear()
            began = process_time()
            ask(number)
            times.append(1000 * (process_time() - began))
        times.sort()
        rows.append([name, f"{median(times):.0f}", f"{times[int(0.99 * len(times))]:.0f}", f"{times[-1]:.0f}"])
    return table(["told afresh, ms of a processor", "half take at most", "99 of 100", "the slowest"], rows)


def _wrong(number: int, answer: int) -> tuple[int, str]:
    posed = telling._posed(number)
    return next(wire for wire in posed.wires if wire != answer), posed.values[0]


def timed(work: Callable[[], object]) -> Cost:
    """What some work takes, that of other processes included."""
    began, used = perf_counter(), _processor()
    work()
    return Cost(perf_counter() - began, _processor() - used)


def _processor() -> float:
    mine, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return mine.ru_utime + mine.ru_stime + others.ru_utime + others.ru_stime


def making_lines(count: int, seed: str) -> list[str]:
    """What making a set takes on two cores, and checking it."""
    made: list[PuzzleSet] = []
    with TemporaryDirectory() as folder:
        making = timed(lambda: made.append(make(count, seed, Notes(Path(folder) / "notes", seed), jobs=CORES)))
    (found,) = made
    checking = timed(lambda: list(check(found.puzzles, jobs=CORES)))
    same = written(found) == written(shelf())
    rows = [
        [f"making {count}, from {found.origin.games:,} games", f"{making.clock:.0f}", f"{making.processor:.0f}"],
        [f"checking {count}", f"{checking.clock:.0f}", f"{checking.processor:.0f}"],
    ]
    note = "They are the puzzles that ship, byte for byte." if same else "They are other puzzles than those that ship."
    return [*table(["with two processes", "seconds on the clock", "seconds of processors"], rows), "", note]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.puzzles", description="Measure puzzles.")
    parser.add_argument("--make", type=int, default=0, metavar="N", help="make so many, too: takes minutes")
    parser.add_argument("--seed", default=shelf().origin.seed, help="with --make")
    parser.add_argument("--every", type=int, default=1, help="tell one puzzle of so many")
    add_write(parser, PAGE)
    said = parser.parse_args()
    blocks = {"set": set_lines(shelf())}
    numbers = range(1, len(shelf().puzzles) + 1, said.every)
    blocks["telling"] = [*telling_lines(numbers)]
    if said.make:
        blocks["making"] = making_lines(said.make, said.seed)
    for name, lines in blocks.items():
        if name != "set":
            lines = [measured("bench.puzzles"), "", *lines]
        print("\n".join(lines), end="\n\n")
        if said.write:
            put(PAGE, name, lines)


if __name__ == "__main__":
    main()
