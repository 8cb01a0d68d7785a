"""`defuse odds` at work: answer once, or whenever the file changes."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from defuse.cli.console import Failure, console, misuse, print_json, side
from defuse.cli.files import STDIN, read
from defuse.cli.games.busters.odds.answer import Answer, answer_of, data_of
from defuse.cli.games.busters.odds.source import Source, source_of
from defuse.cli.odds.options import Options
from defuse.odds import Contradiction, TooManyFacts

PAUSE = 0.3
"""Seconds between two looks at a file that is watched."""


def run(options: Options) -> None:
    """Answer, and go on answering if a file is watched."""
    if not options.watch:
        tell(options, read(options.file))
    elif options.file == STDIN:
        raise misuse("--watch needs a file: standard input does not change")
    else:
        watch(options)


def tell(options: Options, data: bytes) -> None:
    """Print the odds of the table in a file."""
    source = source_of(options.file, data, options.seat, options.at)
    if options.table:
        _print_table(options, source)
        return
    try:
        answer = answer_of(source.seen)
    except Contradiction as error:
        raise _clash(options.file, source) from error
    except TooManyFacts as error:
        raise Failure(f"{options.file}: {error}") from error
    for note in source.notes:
        side().print(f"note: {note}", markup=False, soft_wrap=True)
    if not options.json:
        from defuse.cli.games.busters.odds.picture import odds_picture

        out = console()
        out.print(odds_picture(source.seen, answer, out.width, every=options.every))
    elif options.watch:
        print(msgspec.json.encode(_data(source, answer)).decode())
    else:
        print_json(_data(source, answer))


def _data(source: Source, answer: Answer) -> dict[str, Any]:
    return {**data_of(answer), "table": source.text(), "notes": list(source.notes)}


def _print_table(options: Options, source: Source) -> None:
    """The table as it stands after all that was written down."""
    text = source.text()
    if text is None:
        raise Failure(f"{options.file}: a turn is not over yet, so the table cannot be written down")
    if options.json:
        print_json({"table": text, "notes": list(source.notes)})
    else:
        sys.stdout.write(text)


def _clash(file: Path, source: Source) -> Failure:
    from defuse.cli.games.busters.odds.clash import clash_words

    return Failure(f"{file}: {clash_words(source.seen)}")


def watch(options: Options) -> None:
    """Answer now and whenever the file changes, until somebody has had enough. Mistakes in it do not end this."""
    data: bytes | None = read(options.file)
    clears = console().is_terminal and not options.json
    while True:
        if clears:
            console().clear()
        try:
            tell(options, read(options.file) if data is None else data)
        except Failure as failure:
            print(f"defuse: {' '.join(str(failure).split())}", file=sys.stderr)
        if clears:
            console().print(f"Watching {options.file}. Ctrl-C ends.", style="dim", markup=False)
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        data = _changed(options.file, data)


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
