"""`defuse simulate`: let bots play many games, and count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from defuse.arena import GameFailed, Match, Recorder, RecordError, Result, Row, begin, plan, simulate, tally
from defuse.bots import maker_of, names
from defuse.busters import catalogue
from defuse.cli.console import Failure, Rows, console, misuse, print_json, side
from defuse.cli.ranges import numbers
from defuse.cli.simulate_academy import simulate_academy

BOTS = "Who plays: one name for all seats, or names for A, B, … with commas."
OUT = "Write each result into this file as it comes; the same command goes on with it after a break."
BUDGET = "Time to think for each decision, for bots that can be told, as in expert:0.5."
GAME = "Which game: busters or academy."
COMPONENTS = "Bomb Squad Academy: play with the numbers of this file."
MIX = "Go on with a file whose games were played by other code or another version."
PLAYERS = [2, 3, 4, 5]
NO_MISSION = "there is no mission {number} (there are {known})"
NO_PLAYERS = "Bomb Busters is for {known} players, not {number}"
NO_SEATS = "Bomb Squad Academy is for {known} players, not {number}"


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
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help=OUT)] = None,
    budget: Annotated[float | None, typer.Option("--budget", metavar="SECONDS", help=BUDGET)] = None,
    clock: Annotated[bool, typer.Option("--clock/--no-clock", help="Play timed missions with or without it.")] = True,
    mix: Annotated[bool, typer.Option("--mix", help=MIX)] = False,
    game: Annotated[str, typer.Option("--game", help=GAME)] = "busters",
    components: Annotated[Path | None, typer.Option("--components", metavar="FILE", help=COMPONENTS)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play many games, and count wins and losses."""
    if game == "academy":
        _only_for_busters(missions=missions != "all", out=out, budget=budget, no_clock=not clock, mix=mix)
        if save is not None:
            _folder(save)
        seats = numbers(players, "--players", PLAYERS, NO_SEATS)
        named = [name.strip() for name in bots.split(",")]
        simulate_academy(seats, games, bots=named, seed=seed, jobs=jobs, save=save, components=components, json=json)
        return
    if game != "busters":
        raise misuse(f"--game: there is no game {game!r} (there are busters and academy)")
    if components is not None:
        raise misuse("--components is for Bomb Squad Academy: add --game academy")
    which = numbers(missions, "--missions", list(catalogue.missions()), NO_MISSION)
    counts = numbers(players, "--players", PLAYERS, NO_PLAYERS)
    try:
        seated = with_budget([name.strip() for name in bots.split(",")], budget)
        planned = plan(which, counts, games, bots=seated, seed=seed, clock=clock)
    except ValueError as error:
        raise misuse(f"--bots: {error}") from error
    if save is not None:
        _folder(save)
    if not planned.matches:
        raise misuse("no mission allows this number of players: there is nothing to play")
    options = ["--missions", missions, "--players", players, "--games", games, "--bots", ",".join(seated)]
    typed = ["defuse", "simulate", *map(str, options), "--seed", str(seed), *([] if clock else ["--no-clock"])]
    try:
        with _recorder(out, planned.matches, typed, mix) if out is not None else nullcontext() as recorder:
            notes = side()
            for mission, count in planned.skipped:
                notes.print(f"skipped: mission {mission} is not played with {count} players")
            results = play_all(planned.matches, recorder, notes, lambda left: simulate(left, jobs=jobs, keep=save))
    except GameFailed as error:
        raise Failure(str(error)) from error
    rows = tally(results)
    if json:
        print_json(rows)
    else:
        console().print(table_of(rows))


def _only_for_busters(**given: object) -> None:
    """Refuse options that Bomb Squad Academy does not have."""
    for name, value in given.items():
        if value is not None and value is not False:
            raise misuse(f"--{name.replace('_', '-')} is for Bomb Busters, not for --game academy")


def with_budget(bots: Sequence[str], budget: float | None) -> list[str]:
    """The same bots; those that can be told how long to think, and are not told yet, get this many seconds."""
    if budget is None:
        return list(bots)
    if not 0 < budget < float("inf"):
        raise misuse(f"--budget: {budget:g} seconds are no time to think")
    found = [_told(name, f"{name}:{budget:g}") for name in bots]
    if found == list(bots):
        raise misuse(f"--budget: {', '.join(bots)} cannot be told how long to think")
    return found


def _told(name: str, longer: str) -> str:
    maker_of(name)  # an unknown bot is another mistake
    if ":" in name:
        return name
    try:
        maker_of(longer)
    except ValueError:
        return name
    return longer


def _recorder(path: Path, matches: Sequence[Match], typed: Sequence[str], mix: bool) -> Recorder:
    try:
        return Recorder(path, begin(matches, [*typed, "--out", str(path)]), mix=mix)
    except RecordError as error:
        raise misuse(f"--out: {path}: {error}") from error
    except OSError as error:
        raise misuse(f"--out: cannot write {path}: {error.strerror}") from error


def play_all(
    matches: Sequence[Match],
    recorder: Recorder | None,
    notes: Console,
    player: Callable[[Sequence[Match]], Iterable[Result]],
) -> list[Result]:
    """The results of all matches: those that are recorded already, and those that are played now."""
    if recorder is None:
        return list(_watched(player(matches), [], len(matches), notes))
    done = [recorder.done[match] for match in matches if match in recorder.done]
    left = [match for match in matches if match not in recorder.done]
    if done:
        notes.print(f"{len(done)} of {len(matches)} games are there already")
    # The first game of each mission, then the second: whoever stops early has some of everything.
    left.sort(key=lambda match: match.number)
    played: list[Result] = []
    try:
        for result in _watched(player(left), done, len(matches), notes):
            recorder.add(result)
            played.append(result)
    except KeyboardInterrupt:
        notes.print(f"{len(done) + len(played)} of {len(matches)} games are kept; the same command goes on from there")
        raise
    return [*done, *played]


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise misuse(f"--save: cannot make the folder {path}: {error.strerror}") from error


def _watched(results: Iterable[Result], done: Sequence[Result], total: int, notes: Console) -> Iterator[Result]:
    """The same results, with a progress bar where somebody is watching."""
    if not notes.is_terminal:
        yield from results
        return
    won, games = sum(result.won for result in done), len(done)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[won]}"))
    with Progress(*columns, TimeRemainingColumn(), console=notes, transient=True) as progress:
        task = progress.add_task("playing", total=total, completed=games, won="")
        for result in results:
            won, games = won + result.won, games + 1
            progress.update(task, advance=1, won=f"{won / games:.0%} won")
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
