"""`defuse odds`: what the hidden wires are likely to be, and the best calls."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from defuse.cli.console import misuse
from defuse.cli.odds.options import Options
from defuse.words import say

EXAMPLE = "defuse odds --new 4 --players 3 > table.txt"


def command(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option("--seat", "-s")] = None,
    at: Annotated[int | None, typer.Option("--at", min=0)] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    table: Annotated[bool, typer.Option("--table")] = False,
    why: Annotated[str | None, typer.Option("--why", metavar="WIRE=VALUE")] = None,
    watch: Annotated[bool, typer.Option("--watch", "-w")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    new: Annotated[int | None, typer.Option("--new", metavar="MISSION")] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=5)] = 4,
    captain: Annotated[str, typer.Option("--captain")] = "A",
) -> None:
    """Tell the exact odds of hidden wires, and the best calls."""
    if new is not None:
        from defuse.cli.odds.run import print_blank

        given = {"--at": at is not None, "--all": every, "--table": table, "--why": why is not None, "--watch": watch}
        useless = [str(file)] if file is not None else [option for option, on in given.items() if on]
        useless += ["--json"] if json else []
        if useless:
            raise misuse(say("cli-odds-new-alone", what=useless[0]))
        print_blank(new, players, captain, seat)
        return
    if file is None:
        raise misuse(say("cli-odds-name-a-file", example=EXAMPLE))
    from defuse.cli.odds.run import run

    run(Options(file, seat, at, every, watch, json, table, why))
