"""`defuse simulate`: let bots play many games, and count."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from defuse.arena.game import Seating
from defuse.bots import bots_of
from defuse.cli.console import console, misuse, print_json
from defuse.cli.games.game import Wanted, command_game
from defuse.cli.many import Keeping, play_many
from defuse.games import FIRST, UnknownGame
from defuse.words import reason_of, say


def bot_names() -> list[str]:
    """For the shell, which completes what is typed."""
    return bots_of(FIRST).names()


def seating_of(typed: str) -> Seating:
    """A way to sit, as it was typed."""
    if typed not in get_args(Seating):
        raise misuse(say("cli-of-option", option="--seating", why=say("cli-simulate-seating", typed=typed)))
    return cast(Seating, typed)


def command(
    missions: Annotated[str, typer.Option("--missions", "-m")] = "all",
    players: Annotated[str, typer.Option("--players", "-p")] = "all",
    games: Annotated[
        int,
        typer.Option("--games", "-g", min=1),
    ] = 20,
    bots: Annotated[str, typer.Option("--bots", "-b", autocompletion=bot_names)] = "random",
    seed: Annotated[int, typer.Option("--seed")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1)] = None,
    save: Annotated[Path | None, typer.Option("--save")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE")] = None,
    budget: Annotated[float | None, typer.Option("--budget", metavar="SECONDS")] = None,
    clock: Annotated[bool, typer.Option("--clock/--no-clock")] = True,
    mix: Annotated[bool, typer.Option("--mix")] = False,
    game: Annotated[str, typer.Option("--game")] = FIRST,
    seating: Annotated[str, typer.Option("--seating", metavar="WAY", show_default=False)] = "row",
    components: Annotated[Path | None, typer.Option("--components", metavar="FILE")] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play many games, and count wins and losses."""
    if ray is not None and jobs is not None:
        raise misuse(say("cli-of-option", option="--ray", why=say("cli-simulate-ray-or-jobs")))
    try:
        played = command_game(game)
    except UnknownGame as error:
        raise misuse(say("cli-of-option", option="--game", why=reason_of(error))) from error
    planned = played.planned(
        Wanted(game, missions, players, games, bots, seed, budget, clock, components, seating_of(seating))
    )
    typed = ["defuse", "simulate", *([] if game == FIRST else ["--game", game]), *planned.typed]
    results = play_many(played, planned.matches, Keeping(jobs, save, out, mix, ray), typed=typed, notes=planned.notes)
    rows = played.tally(results)
    if json:
        print_json(rows)
    else:
        console().print(played.tally_table(rows))
