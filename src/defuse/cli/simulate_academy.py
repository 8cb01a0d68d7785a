"""`defuse simulate --game academy`: let bots play Bomb Squad Academy many times, and count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from defuse.academy import Components, ComponentsError, load
from defuse.arena import AcademyMatch, AcademyResult, AcademyRow, plan_academy, tally_academy
from defuse.cli.console import Rows, console, misuse, print_json

HEADS = ("Players", "Bot", "Seats", "Games", "Won by a seat", "95 %", "Fair", "Score", "Rounds")


def planned_academy(
    counts: Sequence[int], games: int, *, bots: Sequence[str], seed: int, components: Path | None
) -> tuple[AcademyMatch, ...]:
    """The matches that were asked for."""
    try:
        return plan_academy(counts, games, bots=bots, seed=seed, components=read(components))
    except ValueError as error:
        raise misuse(f"--bots: {error}") from error


def read(path: Path | None) -> Components | None:
    """The components of a file; None for those that come with defuse."""
    try:
        return None if path is None else load(path)
    except ComponentsError as error:
        raise misuse(f"--components: {error}") from error


def tell_academy(results: Iterable[AcademyResult], *, json: bool) -> None:
    """Print how each bot did."""
    rows = tally_academy(results)
    if json:
        print_json(rows)
    else:
        console().print(Rows([cells(row) for row in rows], indent=0, right=(0, 2, 3, 4, 6, 7, 8), heads=HEADS))


def cells(row: AcademyRow) -> tuple[str, ...]:
    """A row of the table with these heads."""
    return (
        str(row.players),
        row.bot,
        str(row.seats),
        str(row.games),
        f"{row.won:.1%}",
        f"{row.low:.1%}–{row.high:.1%}",
        f"{1 / row.players:.1%}",
        f"{row.score:.1f}",
        f"{row.rounds:.1f}",
    )
