"""All sub-commands together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from defuse import __version__, games
from defuse.cli import play, replay, report, serve, show, simulate
from defuse.cli.games.game import command_game
from defuse.cli.odds import command as odds

# Not the docstrings of the commands: `python -OO` has none.
ALL = "Bomb Busters and Bomb Squad Academy on your machine: play, serve, look, replay, simulate, tell the odds."
COMMANDS: tuple[tuple[str, Callable[..., None], str], ...] = (
    (
        "play",
        play.command,
        "Open a table in your browser, for you, friends and bots. With --terminal: a mission with bots, right here.",
    ),
    ("serve", serve.command, "Serve tables to browsers until Ctrl-C."),
    ("show", show.command, "Show a table as a picture: the truth, or what a seat knows."),
    ("odds", odds.command, "Tell the exact odds of hidden wires, and the best calls."),
    ("replay", replay.command, "Play a saved game again, act by act, and verify it."),
    ("simulate", simulate.command, "Let bots play many games, and count wins and losses."),
    ("report", report.command, "Tell win rates, losses and thinking times of simulated games."),
)
"""The commands by name, and what to say of each. A game may have commands of its own."""

app = typer.Typer(
    name="defuse",
    help=ALL,
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


@app.callback(help=ALL)
def defuse(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", "-V", callback=_version, is_eager=True, help="Print the version and end."),
    ] = False,
) -> None:
    """Say what there is, if nothing is asked for."""
    if context.invoked_subcommand is None:
        print(context.get_help())


OWN = [command for name in games.names("cli") for command in command_game(name).commands()]

for _name, _command, _help in (*COMMANDS, *OWN):
    app.command(_name, help=_help)(_command)
