"""The tables of `defuse report`, as text for the terminal or as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from defuse.arena import AcademySummary, Duel, Line, Summary
from defuse.arena.games.busters.summary import Times
from defuse.arena.plot import span
from defuse.cli.console import Rows, paragraph
from defuse.cli.simulate_academy import HEADS, cells


class Table(NamedTuple):
    """Cells with a title, and names over the columns. One column holds words, all others hold figures."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 0
    """Which column; words stand on the left, figures on the right."""


def _rate(line: Line | None) -> str:
    if line is None:
        return ""
    # Only what is all or nothing is shown as such.
    digits = int(line.wins not in (0, line.games) and f"{line.rate:.0%}" in ("0%", "100%"))
    return f"{line.rate:.{digits}%} {line.low * 100:.0f}–{line.high * 100:.0f}"


def _crossed(title: str, what: str, summary: Summary, lines: Iterable[Line], last: bool) -> Table:
    """A row for each span of missions and a column for each number of players, with what is won in the cells."""
    counts = [line.players for line in summary.players]
    cells: dict[tuple[int, int], dict[int | None, Line]] = {}
    for line in lines:
        cells.setdefault(line.missions, {})[line.players] = line
    rows = [(span(missions), found) for missions, found in cells.items()]
    if last:
        rows.append(("all", {None: summary.overall, **{line.players: line for line in summary.players}}))
    columns = [*counts, None] if len(counts) > 1 else [None]
    heads = [f"{count} players" for count in counts] + ["all"] if len(counts) > 1 else [f"{counts[0]} players"]
    return Table(
        title,
        [what, "Games", *heads],
        [[name, str(found[None].games), *(_rate(found.get(column)) for column in columns)] for name, found in rows],
    )


def _losses(summary: Summary) -> Table:
    boxes = [line for line in summary.boxes if line.players is None]
    lost = summary.overall.games - summary.overall.wins
    rows = [
        [str(count), f"{count / lost:.0%}", *(str(box.losses.get(cause, 0) or "") for box in boxes), cause]
        for cause, count in summary.overall.losses.items()
    ]
    return Table(
        f"Lost {lost} of {summary.overall.games} games, by cause and campaign box",
        ["Games", "Share", *(span(box.missions) for box in boxes), "Cause"],
        rows,
        words=2 + len(boxes),  # at the end, where there is room for many
    )


def _times_by_box(summary: Summary) -> Table:
    boxes = [line for line in summary.boxes if line.players is None]
    return _times("Missions", [*((span(box.missions), box.times) for box in boxes), ("all", summary.overall.times)])


def _times(what: str, named: Iterable[tuple[str, Times | None]]) -> Table:
    rows = [
        [
            name,
            str(times.decisions),
            *(_short(value) for value in (times.median, times.p90, times.max, times.thinking, times.game)),
        ]
        for name, times in named
        if times is not None
    ]
    heads = [what, "Decisions", "Median ms", "90 % ms", "Most ms", "Thinking s/game", "All s/game"]
    return Table("Time to decide", heads, rows)


def _short(value: float) -> str:
    """A number with about three digits.

    >>> [_short(value) for value in (0.01234, 1.234, 12.34, 1234.5)]
    ['0.012', '1.23', '12.3', '1234']
    """
    return f"{value:.3f}" if value < 0.1 else f"{value:.2f}" if value < 10 else f"{value:.{int(value < 100)}f}"


def tables(summary: Summary | AcademySummary) -> list[Table]:
    """All tables of a summary."""
    return _of_academy(summary) if isinstance(summary, AcademySummary) else _of_busters(summary)


def _of_academy(summary: AcademySummary) -> list[Table]:
    found = [Table("Won by a seat, with 95 % interval", HEADS, [cells(row) for row in summary.rows], words=1)]
    if summary.times:
        found.append(_times("Players", [(str(count), times) for count, times in summary.times.items()]))
    return found


def _of_busters(summary: Summary) -> list[Table]:
    found = [
        _crossed("Won, by mission and players, with 95 % interval", "Mission", summary, summary.missions, False),
        _crossed("Won, by campaign box and players, with 95 % interval", "Missions", summary, summary.boxes, True),
    ]
    if summary.overall.losses:
        found.append(_losses(summary))
    if summary.overall.times is not None:
        found.append(_times_by_box(summary))
    return found


def duel_tables(duels: Sequence[Duel]) -> list[Table]:
    """The tables of a comparison."""
    names = [*(span(duel.missions) for duel in duels[:-1]), "all"]
    return [
        Table(
            "Deals won",
            ["Missions", "Deals", "A", "B", "Both", "Only A", "Only B", "Neither"],
            [
                [name, str(duel.deals), f"{duel.rate_a:.1%}", f"{duel.rate_b:.1%}"]
                + [str(count) for count in (duel.both, duel.only_a, duel.only_b, duel.neither)]
                for name, duel in zip(names, duels, strict=True)
            ],
        ),
        Table(
            "B against A, in percentage points",
            ["Missions", "Difference", "95 % interval", "p", "A s/game", "B s/game", "Gain per s"],
            [
                [
                    name,
                    f"{duel.difference * 100:+.1f}",
                    f"{duel.low * 100:+.1f} to {duel.high * 100:+.1f}",
                    f"{duel.p:.4f}" if duel.p >= 0.0001 else f"{duel.p:.0e}",
                    _short(duel.thinking_a),
                    _short(duel.thinking_b),
                    "" if duel.gain is None else f"{duel.gain * 100:+.1f}",
                ]
                for name, duel in zip(names, duels, strict=True)
            ],
        ),
    ]


def origin(summary: Summary | AcademySummary) -> list[str]:
    """Where games come from: who played how many, with which program, when; and each command."""
    run = summary.runs[0]
    codes = list(dict.fromkeys(run.code for run in summary.runs))
    days = sorted({run.date for run in summary.runs})
    games = f"{summary.games:,} games"
    if summary.games < summary.planned:
        games += f" of {summary.planned:,} planned"
    versions = ", ".join(dict.fromkeys(run.defuse for run in summary.runs))
    what = f"defuse {versions}, engine {run.engine}, code {' and '.join(codes)}"
    when = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
    return [f"{summary.name}: {games}; {what}; {when}", *dict.fromkeys(run.command for run in summary.runs)]


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
