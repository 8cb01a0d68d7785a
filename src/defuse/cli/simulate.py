"""`defuse simulate`: let bots play many games, and count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from defuse.arena import GameFailed, Result, Row, plan, simulate, tally
from defuse.bots import UnknownBot, names
from defuse.busters import catalogue
from defuse.cli.console import Failure, Rows, console, misuse, print_json, side
from defuse.cli.ranges import numbers

BOTS = "Who plays: one name for all seats, or names for A, B, … with commas."
PLAYERS = [2, 3, 4, 5]
NO_MISSION = "there is no mission {number} (there are {known})"
NO_PLAYERS = "Bomb Busters is for {known} players, not {number}"


def command(
    missions: Annotated[str, typer.Option("--missions", "-m", help="Which missions: all, 1-8, or 1,3,5.")] = "all",
    players: Annotated[str, typer.Option("--players", "-p", help="How many players: all, 2-5, or 3.")] = "all",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games per mission and player count.")] = 20,
    bots: Annotated[str, typer.Option("--bots", "-b", help=BOTS, autocompletion=names)] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Processes; without it as many as it pays to use.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep a replay file of each game in this folder.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play many games, and count wins and losses."""
    which = numbers(missions, "--missions", list(catalogue.missions()), NO_MISSION)
    counts = numbers(players, "--players", PLAYERS, NO_PLAYERS)
    try:
        planned = plan(which, counts, games, bots=[name.strip() for name in bots.split(",")], seed=seed)
    except UnknownBot as error:
        raise misuse(f"--bots: {error}") from error
    if save is not None:
        _folder(save)
    notes = side()
    for mission, count in planned.skipped:
        notes.print(f"skipped: mission {mission} is not played with {count} players")
    if not planned.matches:
        raise misuse("no mission allows this number of players: there is nothing to play")
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


def table_of(rows: list[Row]) -> Rows:
    """A row for each mission and player count, and one for all of them."""
    cells: list[tuple[str | Text, ...]] = []
    last = 0
    for row in rows:
        mission = str(row.mission) if row.mission != last else ""
        causes = ", ".join(f"{cause} {count}" for cause, count in row.losses.items())
        cells.append((mission, str(row.players), *_figures(row.games, row.wins, row.turns), causes))
        last = row.mission
    if len(rows) > 1:
        games, wins = sum(row.games for row in rows), sum(row.wins for row in rows)
        figures = _figures(games, wins, sum(row.turns * row.games for row in rows) / games)
        cells.append((*(Text(cell, style="bold") for cell in ("all", "", *figures)), ""))
    heads = ("Mission", "Players", "Games", "Wins", "Won", "Turns", "Lost by")
    return Rows(cells, indent=0, right=range(6), heads=heads)


def _figures(games: int, wins: int, turns: float) -> tuple[str, ...]:
    return (str(games), str(wins), f"{wins / games:.0%}", f"{turns:.1f}")
