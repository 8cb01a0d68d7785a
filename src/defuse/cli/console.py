"""What all commands share: where they write, how they fail, how they print JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

FAILED = 1
"""The thing asked for failed."""
MISUSED = 2
"""Bad usage or bad input."""


class Failure(Exception):
    """A command cannot do what it was asked for: one line for the person, and the exit code."""

    def __init__(self, message: str, code: int = FAILED) -> None:
        super().__init__(message)
        self.code = code


def misuse(message: str) -> Failure:
    """The failure of a command that was called wrongly, or with something that cannot be read."""
    return Failure(message, MISUSED)


def console() -> Console:
    """Where results go. Colours are left out where nobody can see them, and where `NO_COLOR` asks for it."""
    return Console(highlight=False, emoji=False)


def side() -> Console:
    """Where everything goes that is not the result: progress, notes, errors."""
    return Console(stderr=True, highlight=False, emoji=False)


def print_json(value: Any) -> None:
    """Print plain data or structs as JSON, for programs."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(text + "\n")


def grid(rows: Iterable[tuple[str | Text, ...]], indent: int = 2, gap: int = 2) -> Table:
    """Rows without lines; the last column takes the room that is left, and wraps."""
    table = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    rows = list(rows)
    width = max((len(row) for row in rows), default=1)
    table.add_column(width=indent)
    for column in range(width):
        table.add_column(no_wrap=column < width - 1)
    for row in rows:
        table.add_row("", *[cell if isinstance(cell, Text) else Text(cell) for cell in row])
    return table
