"""`defuse simulate` and `defuse report` for Bomb Squad Academy: which games were asked for, and how each bot did."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from defuse.academy import Components, ComponentsError, load
from defuse.arena.games.academy import AcademyRow, AcademySummary, plan_academy
from defuse.cli.console import Rows, misuse
from defuse.cli.games.game import Planned, Table, Wanted
from defuse.cli.ranges import numbers
from defuse.cli.report_tables import times_table

HEADS = ("Players", "Bot", "Seats", "Games", "Won by a seat", "95 %", "Fair", "Score", "Rounds")
PLAYERS = [2, 3, 4, 5]
NO_SEATS = "Bomb Squad Academy is for {known} players, not {number}"


def planned(wanted: Wanted) -> Planned:
    """So many games with each number of players."""
    _only_for_missions(missions=wanted.missions != "all", budget=wanted.budget, no_clock=not wanted.clock)
    counts = numbers(wanted.players, "--players", PLAYERS, NO_SEATS)
    components = read(wanted.components)
    try:
        matches = plan_academy(counts, wanted.games, bots=wanted.names(), seed=wanted.seed, components=components)
    except ValueError as error:
        raise misuse(f"--bots: {error}") from error
    typed = ["--players", wanted.players, "--games", str(wanted.games), "--bots", ",".join(wanted.names())]
    typed += ["--seed", str(wanted.seed)]
    return Planned(matches, typed if wanted.components is None else [*typed, "--components", str(wanted.components)])


def _only_for_missions(**given: object) -> None:
    """Refuse options that Bomb Squad Academy does not have."""
    for name, value in given.items():
        if value is not None and value is not False:
            raise misuse(f"--{name.replace('_', '-')} is for Bomb Busters, not for --game academy")


def read(path: Path | None) -> Components | None:
    """The components of a file; None for those that come with defuse."""
    try:
        return None if path is None else load(path)
    except ComponentsError as error:
        raise misuse(f"--components: {error}") from error


def table_of(rows: Sequence[AcademyRow]) -> Rows:
    """How each bot did."""
    return Rows([cells(row) for row in rows], indent=0, right=(0, 2, 3, 4, 6, 7, 8), heads=HEADS)


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


def tables(summary: AcademySummary) -> list[Table]:
    """All tables of a summary."""
    found = [Table("Won by a seat, with 95 % interval", HEADS, [cells(row) for row in summary.rows], words=1)]
    if summary.times:
        found.append(times_table("Players", [(str(count), times) for count, times in summary.times.items()]))
    return found
