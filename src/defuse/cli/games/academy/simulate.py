"""`defuse simulate` and `defuse report` for Bomb Squad Academy: which games were asked for, and how each bot did."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from defuse.academy import Components, ComponentsError, load
from defuse.arena.games.academy import AcademyRow, AcademySummary, plan_academy
from defuse.cli.console import Rows, misuse
from defuse.cli.games.game import Planned, Table, Wanted
from defuse.cli.language import speaker, spoken
from defuse.cli.ranges import numbers
from defuse.cli.report_tables import times_table
from defuse.words import Message, reason_of, say

HEADS = (
    say("cli-table-players"),
    say("cli-table-bot"),
    say("cli-table-seats"),
    say("cli-table-games"),
    say("cli-table-won-by-seat"),
    say("cli-table-interval"),
    say("cli-table-fair"),
    say("cli-table-score"),
    say("cli-table-rounds"),
)
PLAYERS = [2, 3, 4, 5]


def planned(wanted: Wanted) -> Planned:
    """So many games with each number of players."""
    _only_for_missions(
        missions=wanted.missions != "all",
        budget=wanted.budget,
        no_clock=not wanted.clock,
        seating=wanted.seating != "row",
    )
    counts = numbers(wanted.players, "--players", PLAYERS, _not_so_many)
    components = read(wanted.components)
    try:
        matches = plan_academy(counts, wanted.games, bots=wanted.names(), seed=wanted.seed, components=components)
    except ValueError as error:
        raise misuse(say("cli-of-option", option="--bots", why=reason_of(error))) from error
    typed = ["--players", wanted.players, "--games", str(wanted.games), "--bots", ",".join(wanted.names())]
    typed += ["--seed", str(wanted.seed)]
    return Planned(matches, typed if wanted.components is None else [*typed, "--components", str(wanted.components)])


def _not_so_many(number: int, known: str) -> Message:
    return say("cli-range-players", game=say("game-academy"), known=known, number=number)


def _heads() -> list[str]:
    return [spoken(head) for head in HEADS]


def _only_for_missions(**given: object) -> None:
    """Refuse options that Bomb Squad Academy does not have."""
    for name, value in given.items():
        if value is not None and value is not False:
            raise misuse(say("cli-simulate-only-busters", option=f"--{name.replace('_', '-')}"))


def read(path: Path | None) -> Components | None:
    """The components of a file; None for those that come with defuse."""
    try:
        return None if path is None else load(path)
    except ComponentsError as error:
        raise misuse(say("cli-of-option", option="--components", why=reason_of(error))) from error


def table_of(rows: Sequence[AcademyRow]) -> Rows:
    """How each bot did."""
    return Rows([cells(row) for row in rows], indent=0, right=(0, 2, 3, 4, 6, 7, 8), heads=_heads())


def cells(row: AcademyRow) -> tuple[str, ...]:
    """A row of the table with these heads."""
    percent = speaker().percent
    return (
        str(row.players),
        row.bot,
        str(row.seats),
        str(row.games),
        percent(row.won, 1),
        f"{percent(row.low, 1)}–{percent(row.high, 1)}",
        percent(1 / row.players, 1),
        speaker().number(row.score, 1),
        speaker().number(row.rounds, 1),
    )


def tables(summary: AcademySummary) -> list[Table]:
    """All tables of a summary."""
    found = [Table(spoken(say("cli-report-won-by-seat")), _heads(), [cells(row) for row in summary.rows], words=1)]
    if summary.times:
        found.append(
            times_table(
                spoken(say("cli-table-players")), [(str(count), times) for count, times in summary.times.items()]
            )
        )
    return found
