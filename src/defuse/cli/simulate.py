"""`defuse simulate`: let bots play many games, and count."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from defuse.bots import bots_of
from defuse.cli.console import console, misuse, print_json
from defuse.cli.games.game import Wanted, command_game
from defuse.cli.many import Keeping, play_many
from defuse.games import FIRST, UnknownGame

BOTS = "Who plays: one name for all seats, or names for A, B, … with commas."
OUT = "Write each result into this file as it comes; the same command goes on with it after a break."
BUDGET = "Time to think for each decision, for bots that can be told, as in expert:0.5."
GAME = "Which game: busters, academy, or one that another package brings."
COMPONENTS = "Bomb Squad Academy: play with the numbers of this file."
MIX = "Go on with a file whose games were played by other code or another version."


def bot_names() -> list[str]:
    """For the shell, which completes what is typed."""
    return bots_of(FIRST).names()


def command(
    missions: Annotated[str, typer.Option("--missions", "-m", help="Which missions: all, 1-8, or 1,3,5.")] = "all",
    players: Annotated[str, typer.Option("--players", "-p", help="How many players: all, 2-5, or 3.")] = "all",
    games: Annotated[
        int,
        typer.Option("--games", "-g", min=1, help="Games per mission and player count (Academy: per player count)."),
    ] = 20,
    bots: Annotated[str, typer.Option("--bots", "-b", help=BOTS, autocompletion=bot_names)] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Processes; without it as many as it pays to use.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep a replay file of each game in this folder.")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help=OUT)] = None,
    budget: Annotated[float | None, typer.Option("--budget", metavar="SECONDS", help=BUDGET)] = None,
    clock: Annotated[bool, typer.Option("--clock/--no-clock", help="Play timed missions with or without it.")] = True,
    mix: Annotated[bool, typer.Option("--mix", help=MIX)] = False,
    game: Annotated[str, typer.Option("--game", help=GAME)] = FIRST,
    components: Annotated[Path | None, typer.Option("--components", metavar="FILE", help=COMPONENTS)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play many games, and count wins and losses."""
    try:
        played = command_game(game)
    except UnknownGame as error:
        raise misuse(f"--game: {error}") from error
    planned = played.planned(Wanted(game, missions, players, games, bots, seed, budget, clock, components))
    typed = ["defuse", "simulate", *([] if game == FIRST else ["--game", game]), *planned.typed]
    results = play_many(played, planned.matches, Keeping(jobs, save, out, mix), typed=typed, notes=planned.notes)
    rows = played.tally(results)
    if json:
        print_json(rows)
    else:
        console().print(played.tally_table(rows))
