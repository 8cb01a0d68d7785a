"""All sub-commands together."""

from __future__ import annotations

from typing import Annotated

import typer

from defuse import __version__
from defuse.cli import missions, odds, play, replay, report, serve, show, simulate

app = typer.Typer(
    name="defuse",
    help="Bomb Busters and Bomb Squad Academy on your machine: play, serve, look, replay, simulate, tell the odds.",
    epilog="Start with: defuse play",
    invoke_without_command=True,
    rich_markup_mode=None,  # plain help reads best, in a pipe too
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        print(f"defuse {__version__}")
        raise typer.Exit()


@app.callback()
def defuse(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", "-V", callback=_version, is_eager=True, help="Print the version and end."),
    ] = False,
) -> None:
    """Bomb Busters and Bomb Squad Academy on your machine: play, serve, look, replay, simulate, tell the odds."""
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command("play")(play.command)
app.command("serve")(serve.command)
app.command("missions")(missions.command)
app.command("show")(show.command)
app.command("odds")(odds.command)
app.command("replay")(replay.command)
app.command("simulate")(simulate.command)
app.command("report")(report.command)
