"""Figures on the pages of the documentation: `--write` puts them there, with what they were measured by."""

from __future__ import annotations

import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from textwrap import fill

from defuse import __version__
from tools.blocks import write

WIDTH = 120
DOCS = Path(__file__).parent.parent / "docs"


def add_write(parser: ArgumentParser, page: str) -> None:
    """The option `--write`."""
    parser.add_argument("--write", action="store_true", help=f"put the tables into docs/{page}, too")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> list[str]:
    """A table in Markdown. The first columns, so many, are words; all others are numbers, at the right.

    >>> table(["states", "ms"], [["fresh", "1.4"]])
    ['| states | ms |', '|---|---:|', '| fresh | 1.4 |']
    """
    rule = "|" + "|".join(["---" if at < words else "---:" for at in range(len(heads))]) + "|"
    return [_row(heads), rule, *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def command(module: str) -> str:
    """What was typed, without `--write`."""
    return " ".join(["python -m", module, *[word for word in sys.argv[1:] if word != "--write"]])


def measured(module: str, stick: float | None = None) -> str:
    """The line above a table: when, by what, on what."""
    load = os.getloadavg()[0]
    said = [
        f"defuse {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores",
        f"load {load:.1f} at the end",
    ]
    if stick is not None:
        said.append(f"yardstick {stick:.2f} µs")
    line = f"Measured on {datetime.now(UTC):%Y-%m-%d} by `{command(module)}` ({', '.join(said)})."
    return fill(line, WIDTH, break_long_words=False, break_on_hyphens=False)


def put(page: str, name: str, lines: Iterable[str]) -> None:
    """Write lines into a block of a page in docs/."""
    write(DOCS / page, name, "\n".join(lines))
    print(f"docs/{page}: block {name} written", file=sys.stderr)
