"""`defuse puzzles`: make puzzles from games of bots, check them, or tell which ones there are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from defuse.cli.console import FAILED, Failure, Rows, console, misuse, print_json, side
from defuse.cli.files import check_writable, write_whole
from defuse.cli.files import read as read_file
from defuse.cli.language import spoken
from defuse.puzzles import checking, file, shelf
from defuse.puzzles.file import PuzzleSet
from defuse.puzzles.making import Notes, Progress, make
from defuse.puzzles.puzzle import BOXES, GRADES
from defuse.words import reason_of, say

ACTIONS = ("list", "make", "check")
NOTES = ".part"
"""What was found so far is kept in a file with this behind its name."""


def actions() -> list[str]:
    """For the shell, which completes what is typed."""
    return list(ACTIONS)


def command(
    action: Annotated[str, typer.Argument(metavar="[ACTION]", show_default=False, autocompletion=actions)] = "list",
    path: Annotated[Path | None, typer.Argument(metavar="[FILE]", show_default=False)] = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=10_000)] = 500,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Make puzzles from games of bots, check them, or tell which ones there are."""
    if action not in ACTIONS:
        raise misuse(say("cli-puzzles-no-action", text=repr(action), known=ACTIONS))
    if action == "make":
        if out is None or path is not None:
            raise misuse(say("cli-puzzles-name-out", example="defuse puzzles make --count 500 --out FILE"))
        _make(count, seed, out, jobs)
        return
    if out is not None:
        raise misuse(say("cli-puzzles-out-is-for-make"))
    found = shelf.shelf() if path is None else _read(path)
    if action == "list":
        _print(found, json)
    else:
        _check(found, jobs, json)


def _bar() -> Bar:
    """How far it is, where somebody is watching."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    out = side()
    return Bar(*columns, console=out, transient=True, disable=not out.is_terminal)


def _read(path: Path) -> PuzzleSet:
    try:
        return file.read(read_file(path))
    except ValueError as error:
        raise misuse(say("cli-of-file", file=str(path), why=reason_of(error))) from error


def _check_place(out: Path) -> None:
    """Whether the set can be written there, before a game is played. Raises OSError."""
    check_writable(out)
    if not out.is_file():
        return
    try:
        if data := out.read_bytes():
            file.read(data)  # an older set gives way
    except ValueError as error:
        raise misuse(
            say("cli-of-option", option="--out", why=say("cli-puzzles-no-set-there", file=str(out)))
        ) from error


def _make(count: int, seed: str, out: Path, jobs: int | None) -> None:
    if not out.name:
        raise misuse(say("cli-puzzles-name-out", example="defuse puzzles make --count 500 --out FILE"))
    notes = Notes(out.with_name(out.name + NOTES), seed)
    try:
        _check_place(out)
        with _bar() as bar:
            task = bar.add_task(spoken(say("cli-puzzles-making", games=0)), total=count)

            def told(progress: Progress) -> None:
                said = spoken(say("cli-puzzles-making", games=progress.games))
                bar.update(task, completed=progress.puzzles, description=said)

            made = make(count, seed, notes, jobs=jobs, told=told)
        write_whole(out, file.written(made))
        notes.path.unlink()
    except KeyboardInterrupt:
        side().print(spoken(say("cli-puzzles-interrupted", file=str(notes.path))), soft_wrap=True)
        raise
    except OSError as error:
        why = say("cli-cannot-write", file=str(error.filename or out), why=str(error.strerror))
        raise misuse(say("cli-of-option", option="--out", why=why)) from error
    except ValueError as error:
        raise Failure(reason_of(error)) from error
    _print(made, json=False)


def _check(found: PuzzleSet, jobs: int | None, json: bool) -> None:
    wrong: list[tuple[int, str]] = []
    with _bar() as bar:
        task = bar.add_task(spoken(say("cli-puzzles-checking")), total=len(found.puzzles))
        for number, flaw in checking.check(found.puzzles, jobs=jobs):
            wrong += [(number, flaw)] if flaw else []
            bar.update(task, completed=number)
    uneven = checking.uneven(found.puzzles)
    if json:
        flaws = [{"number": number, "flaw": flaw} for number, flaw in wrong]
        print_json({"puzzles": len(found.puzzles), "flaws": flaws, "uneven": uneven})
    else:
        for number, flaw in wrong:
            console().print(spoken(say("cli-puzzles-flaw", number=number, flaw=flaw)), soft_wrap=True)
        if uneven:
            console().print(spoken(say("cli-puzzles-uneven", what=uneven)), soft_wrap=True)
        if not wrong and not uneven:
            console().print(spoken(say("cli-puzzles-sound", count=len(found.puzzles))))
    if wrong or uneven:
        raise typer.Exit(FAILED)


def _print(found: PuzzleSet, json: bool) -> None:
    """How many there are of each grade and box; for programs, all of them without their answers."""
    cells = checking.spread(found.puzzles)
    if json:
        told = [
            {"number": at, "grade": each.grade, "kind": each.kind, "mission": each.mission, "players": each.players}
            for at, each in enumerate(found.puzzles, 1)
        ]
        print_json({"origin": found.origin, "spread": cells, "puzzles": told})
        return
    boxes = range(1, len(BOXES) + 1)
    firsts = (1, *[last + 1 for last in BOXES])
    heads = [spoken(say("cli-puzzles-grade")), *[f"{firsts[box - 1]}–{BOXES[box - 1]}" for box in boxes]]
    rows = [
        [str(grade), *[str(cells[grade][box]) for box in boxes], str(sum(cells[grade].values()))] for grade in GRADES
    ]
    sums = [sum([cells[grade][box] for grade in GRADES]) for box in boxes]
    rows.append(["", *map(str, sums), str(sum(sums))])
    console().print(Rows(rows, right=range(1, len(BOXES) + 2), heads=[*heads, spoken(say("cli-puzzles-all"))]))
