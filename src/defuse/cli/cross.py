"""`defuse cross`: every bot with every other one on the same deals."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from defuse.arena.cross import Cell, Crossing, CrossTable, cross_table, crossings
from defuse.arena.cross_plot import draw_cross
from defuse.cli.console import console, misuse, print_json, side
from defuse.cli.games.game import Table, Wanted, command_game
from defuse.cli.language import speaker, spoken
from defuse.cli.many import Keeping, play_many
from defuse.cli.report import check_plot, save_plot
from defuse.cli.report_tables import markdown as as_markdown
from defuse.cli.report_tables import show
from defuse.cli.simulate import bot_names
from defuse.games import FIRST
from defuse.words import reason_of, say


def command(
    bots: Annotated[str, typer.Option("--bots", "-b", autocompletion=bot_names)],
    missions: Annotated[str, typer.Option("--missions", "-m")] = "1-8",
    players: Annotated[str, typer.Option("--players", "-p")] = "4",
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 20,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FOLDER")] = None,
    mixtures: Annotated[bool, typer.Option("--mixtures")] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1)] = None,
    budget: Annotated[float | None, typer.Option("--budget", metavar="SECONDS")] = None,
    clock: Annotated[bool, typer.Option("--clock/--no-clock")] = True,
    mix: Annotated[bool, typer.Option("--mix")] = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let every bot play with every other one on the same deals."""
    if json and markdown:
        raise misuse(say("cli-report-json-or-markdown"))
    check_plot(plot)  # before the first game
    played = command_game(FIRST)
    names = [name.strip() for name in bots.split(",")]
    try:
        names = played.with_budget(names, budget)  # once for all: some tables may have no bot that takes it
    except ValueError as error:
        raise misuse(say("cli-of-option", option="--bots", why=reason_of(error))) from error
    if len(set(names)) != len(names) or len(names) < 2:
        raise misuse(say("cli-of-option", option="--bots", why=say("cli-cross-two-bots")))
    tables = crossings(names, mixtures=mixtures)
    plans = [
        (each, Wanted(FIRST, missions, players, games, ",".join(each.bots), seed, None, clock, None, each.seating))
        for each in tables
    ]
    planned = [(each, played.planned(wanted)) for each, wanted in plans]  # what is wrong is said before the first game
    if out is not None:
        _folder(out)
    won: dict[Crossing, dict[str, bool]] = {}
    for number, (each, plan) in enumerate(planned, 1):
        note = say("cli-cross-table", number=number, all=len(tables), bots=",".join(each.bots))
        side().print(spoken(note))
        keeping = Keeping(jobs, None, None if out is None else out / each.file, mix)
        results = play_many(played, plan.matches, keeping, typed=["defuse", "simulate", *plan.typed])
        won[each] = {result.match.name: bool(played.won(result)) for result in results}
    found = cross_table(names, won)
    typed = ["defuse", "cross", "--bots", bots, "--missions", missions, "--players", players, "--games", str(games)]
    typed += ["--seed", str(seed), *(["--mixtures"] if mixtures else []), *([] if clock else ["--no-clock"])]
    typed += [] if budget is None else ["--budget", f"{budget:g}"]
    deals = len(planned[0][1].matches)
    head = [spoken(say("cli-cross-head", bots=tuple(names), deals=deals)), shlex.join(typed)]
    if json:
        print_json(found)
    elif markdown:
        sys.stdout.write(as_markdown(head, cross_tables(found)))
    else:
        show(console(), head, cross_tables(found))
    if plot is not None:
        save_plot(plot, draw_cross(found, speaker()))  # last: whatever happens to it, the tables are there


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = say("cli-cannot-make-folder", folder=str(path), why=str(error.strerror))
        raise misuse(say("cli-of-option", option="--out", why=why)) from error


def cross_tables(found: CrossTable) -> list[Table]:
    """The matrix, the gaps, and the mixtures if there are any."""

    def rate(cell: Cell | None) -> str:
        if cell is None:
            return ""
        return f"{speaker().percent(cell.rate)} {cell.low * 100:.0f}–{cell.high * 100:.0f}"

    def points(value: float) -> str:
        signed = f"{value * 100:+.1f}"
        return signed[0] + speaker().number(float(signed[1:]), 1)

    matrix = Table(
        spoken(say("cli-cross-matrix")),
        [spoken(say("cli-cross-joins")), *found.bots],
        [[one, *[rate(found.cell(one, other)) for other in found.bots]] for one in found.bots],
    )
    gaps = Table(
        spoken(say("cli-cross-gaps")),
        [
            spoken(head)
            for head in (
                say("cli-table-bot"),
                say("cli-table-deals"),
                say("cli-cross-alone"),
                say("cli-cross-crossed"),
                say("cli-table-difference"),
                say("cli-table-interval-long"),
            )
        ],
        [
            [
                gap.bot,
                str(gap.deals),
                speaker().percent(gap.alone, 1),
                speaker().percent(gap.crossed, 1),
                points(gap.gap),
                spoken(say("cli-table-from-to", low=points(gap.low), high=points(gap.high))),
            ]
            for gap in found.gaps
        ],
    )
    mixed = Table(
        spoken(say("cli-cross-mixtures")),
        [spoken(say("cli-cross-in-turn")), spoken(say("cli-table-games")), spoken(say("cli-table-won"))],
        [[", ".join(cell.bots), str(cell.games), rate(cell)] for cell in found.mixtures],
    )
    return [matrix, gaps, *([mixed] if found.mixtures else [])]
