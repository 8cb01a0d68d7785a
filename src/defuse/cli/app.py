"""All sub-commands together."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import typer

from defuse import __version__, games
from defuse.cli import (
    copying,
    cross,
    export,
    mcp,
    play,
    puzzle,
    puzzles,
    replay,
    report,
    rules,
    serve,
    show,
    simulate,
    think,
    verify,
)
from defuse.cli.games.game import command_game
from defuse.cli.help import SpokenCommand, SpokenGroup
from defuse.cli.odds import command as odds
from defuse.cli.review import command as review

COMMANDS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("play", play.command),
    ("serve", serve.command),
    ("think", think.command),
    ("show", show.command),
    ("odds", odds.command),
    ("rules", rules.command),
    ("replay", replay.command),
    ("review", review.command),
    ("puzzle", puzzle.command),
    ("puzzles", puzzles.command),
    ("verify", verify.command),
    ("mcp", mcp.command),
    ("simulate", simulate.command),
    ("cross", cross.command),
    ("report", report.command),
    ("export", export.command),
    ("backup", copying.backup),
    ("restore", copying.restore),
)
"""The commands by name; `cli-command-NAME` is what to say of each. A game may have commands of its own."""

app = typer.Typer(
    name="defuse",
    cls=SpokenGroup,
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
        typer.Option("--version", "-V", callback=_version, is_eager=True),
    ] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="LANGUAGE", show_default=False)] = "",
) -> None:
    """Say what there is, if nothing is asked for. The language was found out before (`defuse.cli.language`)."""
    if context.invoked_subcommand is None:
        print(context.get_help())


OWN = [command for name in games.names("cli") for command in command_game(name).commands()]

for _name, _command in COMMANDS:
    app.command(_name, cls=SpokenCommand)(_command)
for _own in OWN:
    app.command(_own.name, help=_own.help, cls=SpokenCommand)(_own.run)


@cache
def command() -> Callable[..., Any]:
    """All of it as something to call, put together once."""
    return typer.main.get_command(app).main
