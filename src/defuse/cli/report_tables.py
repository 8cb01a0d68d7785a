"""The tables of `defuse report`, as text for the terminal or as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from defuse.arena.times import Times
from defuse.cli.console import Rows, paragraph
from defuse.cli.games.game import Table
from defuse.cli.language import speaker, spoken
from defuse.words import say


def times_table(what: str, named: Iterable[tuple[str, Times | None]]) -> Table:
    """How long bots thought, a row for each name."""
    rows = [
        [
            name,
            str(times.decisions),
            *(short(value) for value in (times.median, times.p90, times.max, times.thinking, times.game)),
        ]
        for name, times in named
        if times is not None
    ]
    heads = (
        say("cli-table-decisions"),
        say("cli-table-median"),
        say("cli-table-most-times"),
        say("cli-table-longest"),
        say("cli-table-thinking"),
        say("cli-table-whole-game"),
    )
    return Table(spoken(say("cli-report-times")), [what, *map(spoken, heads)], rows)


def short(value: float) -> str:
    """A number with about three digits.

    >>> [short(value) for value in (0.01234, 1.234, 12.34, 1234.5)]
    ['0.012', '1.23', '12.3', '1234']
    """
    return speaker().number(value, 3 if value < 0.1 else 2 if value < 10 else int(value < 100))


def origin(summary: Any) -> list[str]:
    """Where games come from: who played how many, with which program, when; and each command."""
    run = summary.runs[0]
    codes = list(dict.fromkeys(run.code for run in summary.runs))
    days = sorted({run.date for run in summary.runs})
    games = say("cli-report-games", games=summary.games)
    if summary.games < summary.planned:
        games = say("cli-report-games-of", games=summary.games, planned=summary.planned)
    first = say(
        "cli-report-origin",
        who=summary.name,
        games=games,
        versions=", ".join(dict.fromkeys(run.defuse for run in summary.runs)),
        engine=run.engine,
        codes=tuple(codes),
        when=days[0] if len(days) == 1 else say("cli-report-when", first=days[0], last=days[-1]),
    )
    return [spoken(first), *dict.fromkeys(run.command for run in summary.runs)]


def show(out: Console, lines: Sequence[str], shown: Iterable[Table]) -> None:
    """Print a head and tables for people."""
    first, *commands = lines
    out.print(paragraph(first, "bold"))
    for command in commands:
        out.print(paragraph(command, "dim"))
    for table in shown:
        out.print()
        out.print(Text(table.title, style="bold"))
        last = len(table.heads) - 1
        # The last column of `Rows` wraps and is never aligned: where it should be, an empty one follows.
        more = [""] if table.words != last else []
        right = {*range(last + len(more))} - {table.words}
        out.print(Rows([[*row, *more] for row in table.rows], indent=0, right=right, heads=[*table.heads, *more]))


def markdown(lines: Sequence[str], shown: Iterable[Table]) -> str:
    """A head and tables for a page."""
    first, *commands = lines
    said = [first, ""]
    if commands:
        said += ["```sh", *commands, "```", ""]
    for table in shown:
        said += [f"**{table.title}**", "", _row(table.heads), _row(_rule(table))]
        said += [*map(_row, table.rows), ""]
    return "\n".join(said)


def _rule(table: Table) -> list[str]:
    return ["---" if at == table.words else "---:" for at in range(len(table.heads))]


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
