"""`defuse odds` at work: answer once, or whenever the file changes."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType

from defuse import games
from defuse.cli.console import INTERRUPTED, Failure, console, misuse
from defuse.cli.files import STDIN, looks_like_replay, read, replay_from
from defuse.cli.games.game import OddsTeller, command_game
from defuse.cli.language import spoken
from defuse.cli.odds.options import Options
from defuse.words import say

PAUSE = 0.3
"""Seconds between two looks at a file that is watched."""


def run(options: Options) -> None:
    """Answer, and go on answering if a file is watched."""
    if not options.watch:
        tell(options, read(options.file))
    elif options.file == STDIN:
        raise misuse(say("cli-odds-watch-needs-file"))
    else:
        watch(options)


def tell(options: Options, data: bytes) -> None:
    """Print the odds of the table in a file."""
    teller(options.file, data).tell(options, data)


def print_blank(mission: int, players: int, captain: str, seat: str | None) -> None:
    """Print a blank table of a mission, to be filled in."""
    sys.stdout.write(teller().blank(mission, players, captain, seat))


def teller(file: Path | None = None, data: bytes = b"") -> OddsTeller:
    """Who tells the odds of what is in a file: its game, or the first that tells any, which says that it cannot."""
    if file is not None:
        game = (
            replay_from(file, data).game
            if looks_like_replay(file, data)
            else games.written_in(data.decode("utf-8", "replace"))
        )
        odds = command_game(game).odds() if game in games.names("cli") else None
        if odds is not None:
            return odds
    found = (command_game(name).odds() for name in games.names("cli"))
    return next(odds for odds in found if odds is not None)


def watch(options: Options) -> None:
    """Answer now and whenever the file changes, until somebody has had enough. Mistakes in it do not end this."""
    data: bytes | None = read(options.file)
    signal.signal(signal.SIGINT, _end)
    clears = console().is_terminal and not options.json
    while True:
        if clears:
            console().clear()
        try:
            tell(options, read(options.file) if data is None else data)
        except Failure as failure:
            print(f"defuse: {' '.join(spoken(failure.message).split())}", file=sys.stderr)
        if clears:
            watching = spoken(say("cli-odds-watching", file=str(options.file)))
            console().print(watching, style="dim")
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        data = _changed(options.file, data)


def _end(_signal: int, _frame: FrameType | None) -> None:
    """End at Ctrl-C, at once. An exception would be lost if a finalizer is just running, and the watching went on."""
    if sys.stderr.isatty():
        os.write(sys.stderr.fileno(), b"\n")  # the terminal has written ^C and is still on that line
    os._exit(INTERRUPTED)


def _changed(file: Path, before: bytes | None) -> bytes | None:
    """Wait for another content of a file, and return it: None if the file cannot be read any more.

    The content is what counts: an editor may write the same again, or twice within a tick of the clock. A file that is
    empty is just being written.
    """
    while True:
        time.sleep(PAUSE)
        try:
            now: bytes | None = file.read_bytes()
        except OSError:
            now = None
        if now not in (before, b""):
            return now
