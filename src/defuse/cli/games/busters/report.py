"""What `defuse report` and `defuse simulate` say of Bomb Busters: tables by mission, by campaign box, by players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from defuse.arena.games.busters import Duel, Line, Result, Row, Summary, compare
from defuse.arena.games.busters.plot import draw, span
from defuse.cli.console import Rows
from defuse.cli.games.game import Table
from defuse.cli.report_tables import short, times_table


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
    return times_table(
        "Missions", [*((span(box.missions), box.times) for box in boxes), ("all", summary.overall.times)]
    )


def tables(summary: Summary) -> list[Table]:
    """All tables of a summary."""
    found = [
        _crossed("Won, by mission and players, with 95 % interval", "Mission", summary, summary.missions, False),
        _crossed("Won, by campaign box and players, with 95 % interval", "Missions", summary, summary.boxes, True),
    ]
    if summary.overall.losses:
        found.append(_losses(summary))
    if summary.overall.times is not None:
        found.append(_times_by_box(summary))
    return found


class Duels:
    """Two bots on the same deals."""

    def duels(self, first: Iterable[Result], second: Iterable[Result]) -> list[Duel]:
        return compare(first, second)

    def tables(self, duels: Sequence[Duel]) -> list[Table]:
        return duel_tables(duels)

    def draw(self, summaries: Sequence[Summary]) -> str:
        return draw(summaries)


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
                    short(duel.thinking_a),
                    short(duel.thinking_b),
                    "" if duel.gain is None else f"{duel.gain * 100:+.1f}",
                ]
                for name, duel in zip(names, duels, strict=True)
            ],
        ),
    ]


def table_of(rows: Sequence[Row]) -> Rows:
    """A row for each mission and player count, and one for all of them."""
    cells: list[tuple[str | Text, ...]] = []
    last = 0
    for row in rows:
        mission = str(row.mission) if row.mission != last else ""
        causes = ", ".join(f"{cause} {count}" for cause, count in row.losses.items())
        cells.append((mission, str(row.players), *_figures(row.games, row.wins, row.turns), causes))
        last = row.mission
    if len(rows) > 1:
        games, wins = sum(row.games for row in rows), sum(row.wins for row in rows)
        figures = _figures(games, wins, sum(row.turns * row.games for row in rows) / games)
        cells.append((*(Text(cell, style="bold") for cell in ("all", "", *figures)), ""))
    heads = ("Mission", "Players", "Games", "Wins", "Won", "Turns", "Lost by")
    return Rows(cells, indent=0, right=range(6), heads=heads)


def _figures(games: int, wins: int, turns: float) -> tuple[str, ...]:
    return (str(games), str(wins), f"{wins / games:.0%}", f"{turns:.1f}")
