"""`defuse simulate`: let bots play many games, and count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from defuse.arena import GameFailed, Result, Row, plan, simulate, tally
from defuse.bots import UnknownBot
from defuse.busters import catalogue
from defuse.cli.console import Failure, console, misuse, print_json, side
from defuse.cli.ranges import numbers

PLAYERS = [2, 3, 4, 5]


def command(
    missions: Annotated[str, typer.Option("--missions", "-m", help="Which missions: all, 1-8, or 1,3,5.")] = "all",
    players: Annotated[str, typer.Option("--players", "-p", help="How many players: all, 2-5, or 3.")] = "all",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games per mission and player count.")] = 20,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Who plays: one name for all seats, or names for A, B, … with commas.")
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Processes; without it as many as it pays to use.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep a replay file of each game in this folder.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play many games and count wins, losses by cause, and turns."""
    which = numbers(missions, "--missions", "mission", list(catalogue.missions()))
    counts = numbers(players, "--players", "game for", PLAYERS)
    try:
        planned = plan(which, counts, games, bots=[name.strip() for name in bots.split(",")], seed=seed)
    except UnknownBot as error:
        raise misuse(f"--bots: {error}") from error
    notes = side()
    for mission, count in planned.skipped:
        notes.print(f"skipped: mission {mission} is not played with {count} players")
    if not planned.matches:
        raise misuse("no mission allows this number of players: there is nothing to play")
    if save is not None:
        _folder(save)
    try:
        results = simulate(planned.matches, jobs=jobs, keep=save)
        rows = tally(_watched(results, len(planned.matches), notes))
    except GameFailed as error:
        raise Failure(str(error)) from error
    if json:
        print_json(rows)
    else:
        console().print(table_of(rows))


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise misuse(f"--save: cannot make the folder {path}: {error.strerror}") from error


def _watched(results: Iterable[Result], total: int, notes: Console) -> Iterator[Result]:
    """The same results, with a progress bar where somebody is watching."""
    if not notes.is_terminal:
        yield from results
        return
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True) as progress:
        task = progress.add_task("playing", total=total)
        for result in results:
            progress.advance(task)
            yield result


def table_of(rows: list[Row]) -> Table:
    """A row for each mission and player count."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("Mission", "Players", "Games", "Wins", "Won", "Turns"):
        table.add_column(name, justify="right")
    table.add_column("Lost by")
    last = 0
    for row in rows:
        table.add_row(
            str(row.mission) if row.mission != last else "",
            str(row.players),
            str(row.games),
            str(row.wins),
            f"{row.wins / row.games:.0%}",
            f"{row.turns:.1f}",
            ", ".join(f"{cause} {count}" for cause, count in row.losses.items()),
        )
        last = row.mission
    if len(rows) > 1:
        games, wins = sum(row.games for row in rows), sum(row.wins for row in rows)
        turns = sum(row.turns * row.games for row in rows) / games
        table.add_section()
        table.add_row("all", "", str(games), str(wins), f"{wins / games:.0%}", f"{turns:.1f}", "", style="bold")
    return table
