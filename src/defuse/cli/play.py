"""`defuse play`: a game tonight, in the browser or in the terminal."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from defuse.cli.console import Failure, console, misuse
from defuse.cli.games.game import Evening, command_game
from defuse.cli.lan import code_lines, fits, lan_address, print_code
from defuse.cli.language import spoken
from defuse.cli.serve import free_port, serve
from defuse.cli.simulate import bot_names
from defuse.games import FIRST
from defuse.server.settings import Settings
from defuse.words import say

PORT = 8021


def command(
    terminal: Annotated[bool, typer.Option("--terminal", "-t")] = False,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    mission: Annotated[int | None, typer.Option("--mission", "-m")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    seat: Annotated[str | None, typer.Option("--seat", "-s")] = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", autocompletion=bot_names)] = None,
    save_to: Annotated[Path | None, typer.Option("--save")] = None,
) -> None:
    """Open a table in your browser, for you, friends and bots. With --terminal: a mission with bots, right here."""
    chosen = {
        "--mission": mission,
        "--players": players,
        "--seat": seat,
        "--seed": seed,
        "--bots": bots,
        "--save": save_to,
    }
    if terminal:
        if port is not None or no_browser or lan:
            raise misuse(say("cli-play-only-browser"))
        play = command_game(FIRST).at_the_terminal()
        assert play is not None
        play(
            Evening(
                mission=1 if mission is None else mission,
                players=4 if players is None else players,
                seat=seat or "A",
                seed=seed,
                bots=bots or "careful",
                save_to=save_to,
            )
        )
        return
    given = [name for name, value in chosen.items() if value is not None]
    if given:
        raise misuse(say("cli-play-only-terminal", option=given[0]))
    if lan:
        for_the_network(port, open_it=not no_browser)
    else:
        in_the_browser(port, open_it=not no_browser)


def in_the_browser(port: int | None, *, open_it: bool) -> None:
    """Serve on this machine, and open the browser there."""
    host = "127.0.0.1"
    serve(Settings(), host, free_port(PORT, host) if port is None else port, ready=_opener(open_it))


def for_the_network(port: int | None, *, open_it: bool) -> None:
    """Serve on this machine's address in the home network: phones there can come, and links in the page are for them.

    Nothing listens on other addresses.
    """
    host = lan_address()
    if host is None:
        raise Failure(say("cli-play-no-network"))
    out = console()
    opened = _opener(open_it)

    def ready(where: str) -> None:
        if fits(out, code_lines(where)):
            out.print(spoken(say("cli-play-lan-scan")))
            print_code(out, where)
        else:
            out.print(spoken(say("cli-play-lan-phones")))
        out.print(spoken(say("cli-play-lan-who")))
        opened(where)

    serve(Settings(), host, free_port(PORT, host) if port is None else port, ready=ready)


def _opener(wanted: bool) -> Callable[[str], None]:
    def ready(where: str) -> None:
        if wanted:  # some browsers return only when they are closed
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    return ready
