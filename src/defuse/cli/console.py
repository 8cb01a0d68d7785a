"""What all commands share: where they write, how they fail, how they print JSON."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from shutil import get_terminal_size
from typing import Any

import msgspec
from rich.console import Console, ConsoleOptions
from rich.text import Text

from defuse import words

FAILED = 1
"""The thing asked for failed."""
MISUSED = 2
"""Bad usage or bad input."""
INTERRUPTED = 130
"""Somebody pressed Ctrl-C."""


LEAST = 20
"""A column of text that wraps is at least so wide."""
WISHED = 30
"""A column that has less room than that gets so much from another one."""


class Failure(Exception):
    """A command cannot do what it was asked for: one line for the person, and the exit code."""

    def __init__(self, message: words.Text, code: int = FAILED) -> None:
        super().__init__(message)
        self.message = message
        self.code = code

    def __str__(self) -> str:
        return str(self.message)


def misuse(message: words.Text) -> Failure:
    """The failure of a command that was called wrongly, or with something that cannot be read."""
    return Failure(message, MISUSED)


def console() -> Console:
    """Where results go. Colours are left out where nobody can see them, and where `NO_COLOR` asks for it."""
    return _plain(stderr=False)


def side() -> Console:
    """Where everything goes that is not the result: progress, notes, errors."""
    return _plain(stderr=True)


def _plain(*, stderr: bool) -> Console:
    """A console that prints text as it is: brackets in a name or a seed are no markup."""
    found = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    if found.width <= 0:  # COLUMNS says so
        found.width = get_terminal_size().columns
    return found


def print_json(value: Any) -> None:
    """Print plain data or structs as JSON, for programs."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(text + "\n")


class Rows:
    """Rows without lines. The last column takes the room that is left, and wraps; nothing is padded to the right.

    Where it is left too little, the widest of the others wraps as well.
    """

    def __init__(
        self,
        rows: Iterable[Sequence[str | Text]],
        *,
        indent: int = 2,
        gap: int = 2,
        right: Collection[int] = (),
        heads: Sequence[str] = (),
    ) -> None:
        """`right` names the columns whose cells stand on the right, `heads` what is written above the columns."""
        head = [[Text(name, style="bold") for name in heads]] if heads else []
        self.rows = head + [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
        self.indent = indent
        self.gap = gap
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        widths = self._widths(options.max_width)
        for row in self.rows:
            before = widths[: len(row) - 1]
            room = options.max_width - self.indent - sum(before) - self.gap * len(before)
            cells = [cell.wrap(console, width) for cell, width in zip(row, [*before, max(LEAST, room)], strict=True)]
            for number in range(max(1, *map(len, cells))):
                line = Text(" " * self.indent)
                parts = [cell[number] if number < len(cell) else Text() for cell in cells]
                for at, (part, width) in enumerate(zip(parts, before, strict=False)):
                    part.rstrip()
                    blank = " " * (width - part.cell_len)
                    line = Text.assemble(line, *((blank, part) if at in self.right else (part, blank)), " " * self.gap)
                yield _stripped(Text.assemble(line, parts[-1]))

    def _widths(self, most: int) -> list[int]:
        """How wide the columns before the last one are. The widest gives way where the last one has too little room."""
        columns = max((len(row) for row in self.rows), default=0) - 1
        widths = [max(row[at].cell_len for row in self.rows if at < len(row) - 1) for at in range(columns)]
        left = most - self.indent - sum(widths) - self.gap * columns
        longest = max((row[-1].cell_len for row in self.rows), default=0)
        if widths and left < min(LEAST, longest):
            widest = widths.index(max(widths))
            widths[widest] = min(widths[widest], max(LEAST, widths[widest] + left - min(WISHED, longest)))
        return widths


def paragraph(text: str, style: str = "") -> Rows:
    """Text that wraps at the width of the terminal."""
    return Rows([(Text(text, style=style),)], indent=0)


def _stripped(line: Text) -> Text:
    line.rstrip()
    return line
