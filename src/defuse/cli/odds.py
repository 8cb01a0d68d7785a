"""`defuse odds`: what the hidden wires are likely to be, and the best calls."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from defuse.cli.odds_options import Options

FILE = "A table in notation, ? for what is unknown, or a replay (.defuse); - reads standard input."
SEAT = "Whose odds: a seat (A to E), or spectator; without it, the seat whose table it is, or who is asked."


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=FILE)],
    seat: Annotated[str | None, typer.Option("--seat", "-s", help=SEAT)] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help="In a replay: the table after so many acts.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Show all calls, not only the best.")] = False,
    watch: Annotated[bool, typer.Option("--watch", "-w", help="Answer again whenever the file changes.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print JSON, for programs; with --watch a line each time.")
    ] = False,
) -> None:
    """Tell the exact odds of hidden wires, and the best calls."""
    from defuse.cli.odds_run import run

    run(Options(file, seat, at, every, watch, json))
