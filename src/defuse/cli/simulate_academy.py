"""`defuse simulate --game academy`: let bots play Bomb Squad Academy many times, and count."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from defuse.academy import Components, ComponentsError, load
from defuse.arena import AcademyRow, GameFailed, plan_academy, simulate, tally_academy
from defuse.cli.console import Failure, Rows, console, misuse, print_json


def simulate_academy(
    counts: Sequence[int],
    games: int,
    *,
    bots: Sequence[str],
    seed: int,
    jobs: int | None,
    save: Path | None,
    components: Path | None,
    json: bool,
) -> None:
    """Play, and print how each bot did."""
    try:
        matches = plan_academy(counts, games, bots=bots, seed=seed, components=read(components))
    except ValueError as error:
        raise misuse(f"--bots: {error}") from error
    try:
        results = list(simulate(matches, jobs=jobs, keep=save))
    except GameFailed as error:
        raise Failure(str(error)) from error
    rows = tally_academy(sorted(results, key=lambda result: (result.match.players, result.match.number)))
    if json:
        print_json(rows)
    else:
        console().print(table_of(rows))


def read(path: Path | None) -> Components | None:
    """The components of a file; None for those that come with defuse."""
    try:
        return None if path is None else load(path)
    except ComponentsError as error:
        raise misuse(f"--components: {error}") from error


def table_of(rows: Sequence[AcademyRow]) -> Rows:
    """A row for each number of players and each bot."""
    cells = [
        (
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
        for row in rows
    ]
    heads = ("Players", "Bot", "Seats", "Games", "Won by a seat", "95 %", "Fair", "Score", "Rounds")
    return Rows(cells, indent=0, right=(0, 2, 3, 4, 6, 7, 8), heads=heads)
