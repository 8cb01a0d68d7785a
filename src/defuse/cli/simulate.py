"""`defuse simulate`: let bots play many games, and count."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from defuse.arena import Row, plan, tally
from defuse.bots import maker_of, names
from defuse.busters import catalogue
from defuse.cli.console import Rows, console, misuse, print_json
from defuse.cli.many import Keeping, play_many
from defuse.cli.ranges import numbers
from defuse.cli.simulate_academy import planned_academy, tell_academy

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
    games: Annotated[
        int,
        typer.Option("--games", "-g", min=1, help="Games per mission and player count (Academy: per player count)."),
    ] = 20,
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
    keeping = Keeping(jobs, save, out, mix)
    if game == "academy":
        _only_for_busters(missions=missions != "all", budget=budget, no_clock=not clock)
        counts = numbers(players, "--players", PLAYERS, NO_SEATS)
        named = [name.strip() for name in bots.split(",")]
        typed = ["--players", players, "--games", str(games), "--bots", ",".join(named), "--seed", str(seed)]
        matches = planned_academy(counts, games, bots=named, seed=seed, components=components)
        typed += [] if components is None else ["--components", str(components)]
        tell_academy(play_many(matches, keeping, typed=["defuse", "simulate", "--game", game, *typed]), json=json)
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
    if not planned.matches:
        raise misuse("no mission allows this number of players: there is nothing to play")
    options = ["--missions", missions, "--players", players, "--games", games, "--bots", ",".join(seated)]
    typed = ["defuse", "simulate", *map(str, options), "--seed", str(seed), *([] if clock else ["--no-clock"])]
    skipped = [f"skipped: mission {mission} is not played with {count} players" for mission, count in planned.skipped]
    results = play_many(planned.matches, keeping, typed=typed, notes=skipped)
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
