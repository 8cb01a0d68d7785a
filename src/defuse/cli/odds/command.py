"""`defuse odds`: what the hidden wires are likely to be, and the best calls."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from defuse.cli.console import misuse
from defuse.cli.odds.options import Options

FILE = "A table in notation, ? for what is unknown, or a replay (.defuse); - reads standard input."
NEW = "Print a blank table of a mission, to be filled in."
SEAT = "Whose odds: a seat (A to E), or spectator; without it, the seat whose table it is, or who is asked."


def command(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=FILE, show_default=False)] = None,
    seat: Annotated[str | None, typer.Option("--seat", "-s", help=SEAT)] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help="In a replay: the table after so many acts.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Show all calls, not only the best.")] = False,
    table: Annotated[bool, typer.Option("--table", help="Print the table as it stands now, in notation.")] = False,
    watch: Annotated[bool, typer.Option("--watch", "-w", help="Answer again whenever the file changes.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print JSON, for programs; with --watch a line each time.")
    ] = False,
    new: Annotated[int | None, typer.Option("--new", metavar="MISSION", help=NEW)] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=5, help="With --new: how many play.")] = 4,
    captain: Annotated[str, typer.Option("--captain", help="With --new: who is captain.")] = "A",
) -> None:
    """Tell the exact odds of hidden wires, and the best calls."""
    if new is not None:
        from defuse.cli.odds.run import print_blank

        print_blank(new, players, captain, seat)
        return
    if file is None:
        raise misuse("name a file with a table, or let one be made: defuse odds --new 4 --players 3 > table.txt")
    from defuse.cli.odds.run import run

    run(Options(file, seat, at, every, watch, json, table))
