"""What `defuse report` and `defuse simulate` say of Bomb Busters: tables by mission, by campaign box, by players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from defuse.arena.games.busters import Duel, Line, Result, Row, Summary, compare
from defuse.arena.games.busters.causes import cause_words
from defuse.arena.games.busters.plot import draw, span
from defuse.cli.console import Rows
from defuse.cli.games.game import Table
from defuse.cli.language import speaker, spoken
from defuse.cli.report_tables import short, times_table
from defuse.words import say


def _rate(line: Line | None) -> str:
    if line is None:
        return ""
    # Only what is all or nothing is shown as such.
    digits = int(line.wins not in (0, line.games) and f"{line.rate:.0%}" in ("0%", "100%"))
    return f"{speaker().percent(line.rate, digits)} {line.low * 100:.0f}–{line.high * 100:.0f}"


def _all() -> str:
    return spoken(say("cli-table-all"))


def _crossed(title: str, what: str, summary: Summary, lines: Iterable[Line], last: bool) -> Table:
    """A row for each span of missions and a column for each number of players, with what is won in the cells."""
    counts = [line.players for line in summary.players if line.players is not None]
    cells: dict[tuple[int, int], dict[int | None, Line]] = {}
    for line in lines:
        cells.setdefault(line.missions, {})[line.players] = line
    rows = [(span(missions), found) for missions, found in cells.items()]
    if last:
        rows.append((_all(), {None: summary.overall, **{line.players: line for line in summary.players}}))
    columns = [*counts, None] if len(counts) > 1 else [None]
    heads = [spoken(say("cli-table-so-many-players", players=count)) for count in counts]
    if len(counts) > 1:
        heads.append(_all())
    return Table(
        title,
        [what, spoken(say("cli-table-games")), *heads],
        [[name, str(found[None].games), *(_rate(found.get(column)) for column in columns)] for name, found in rows],
    )


def _losses(summary: Summary) -> Table:
    boxes = [line for line in summary.boxes if line.players is None]
    lost = summary.overall.games - summary.overall.wins
    rows = [
        [str(count), speaker().percent(count / lost), *_by_box(boxes, cause), spoken(cause_words(cause))]
        for cause, count in summary.overall.losses.items()
    ]
    return Table(
        spoken(say("cli-report-lost", lost=lost, games=summary.overall.games)),
        [
            spoken(say("cli-table-games")),
            spoken(say("cli-table-share")),
            *(span(box.missions) for box in boxes),
            spoken(say("cli-table-cause")),
        ],
        rows,
        words=2 + len(boxes),  # at the end, where there is room for many
    )


def _by_box(boxes: Sequence[Line], cause: str) -> list[str]:
    return [str(box.losses.get(cause, 0) or "") for box in boxes]


def _times_by_box(summary: Summary) -> Table:
    boxes = [line for line in summary.boxes if line.players is None]
    return times_table(
        spoken(say("cli-table-missions")),
        [*((span(box.missions), box.times) for box in boxes), (_all(), summary.overall.times)],
    )


def tables(summary: Summary) -> list[Table]:
    """All tables of a summary."""
    by_mission, by_box = spoken(say("cli-report-won-by-mission")), spoken(say("cli-report-won-by-box"))
    found = [
        _crossed(by_mission, spoken(say("cli-table-mission")), summary, summary.missions, False),
        _crossed(by_box, spoken(say("cli-table-missions")), summary, summary.boxes, True),
    ]
    if summary.overall.losses:
        found.append(_losses(summary))
    if summary.overall.times is not None:
        found.append(_times_by_box(summary))
    return found


class Duels:
    """Two bots on the same deals."""

    def duels(self, first: Iterable[Result], second: Iterable[Result], margin: float) -> list[Duel]:
        return compare(first, second, margin)

    def tables(self, duels: Sequence[Duel]) -> list[Table]:
        return duel_tables(duels)

    def draw(self, summaries: Sequence[Summary]) -> str:
        return draw(summaries, speaker())


def duel_tables(duels: Sequence[Duel]) -> list[Table]:
    """The tables of a comparison."""
    named = list(zip([*(span(duel.missions) for duel in duels[:-1]), _all()], duels, strict=True))
    won = (
        say("cli-table-missions"),
        say("cli-table-deals"),
        "A",
        "B",
        say("cli-table-both"),
        say("cli-table-only-a"),
        say("cli-table-only-b"),
        say("cli-table-neither"),
    )
    against = (
        say("cli-table-missions"),
        say("cli-table-difference"),
        say("cli-table-interval-long"),
        "p",
        say("cli-table-a-seconds"),
        say("cli-table-b-seconds"),
        say("cli-table-gain"),
    )
    whenever = (say("cli-table-missions"), say("cli-table-interval-long"), "p", say("cli-table-clear"))
    return [
        Table(
            spoken(say("cli-report-deals-won")),
            [spoken(head) for head in won],
            [
                [name, str(duel.deals), speaker().percent(duel.rate_a, 1), speaker().percent(duel.rate_b, 1)]
                + [str(count) for count in (duel.both, duel.only_a, duel.only_b, duel.neither)]
                for name, duel in named
            ],
        ),
        Table(
            spoken(say("cli-report-b-against-a")),
            [spoken(head) for head in against],
            [[name, *_difference(duel)] for name, duel in named],
        ),
        Table(
            spoken(say("cli-report-whenever")),
            [spoken(head) for head in whenever],
            [[name, *_whenever(duel)] for name, duel in named],
            words=3,
        ),
    ]


VERDICTS = {
    "a": say("cli-verdict-a"),
    "b": say("cli-verdict-b"),
    "same": say("cli-verdict-same"),
    "open": say("cli-verdict-open"),
}


def _whenever(duel: Duel) -> list[str]:
    interval = say("cli-table-from-to", low=_points(duel.always_low), high=_points(duel.always_high))
    return [spoken(interval), _p(duel.always_p), spoken(VERDICTS[duel.verdict])]


def _p(value: float) -> str:
    return speaker().number(value, 4) if value >= 0.0001 else f"{value:.0e}"


def _difference(duel: Duel) -> list[str]:
    interval = say("cli-table-from-to", low=_points(duel.low), high=_points(duel.high))
    return [
        _points(duel.difference),
        spoken(interval),
        _p(duel.p),
        short(duel.thinking_a),
        short(duel.thinking_b),
        "" if duel.gain is None else _points(duel.gain),
    ]


def _points(difference: float) -> str:
    """A difference in percentage points, with its sign.

    >>> _points(0.0234), _points(-0.5)
    ('+2.3', '-50.0')
    """
    signed = f"{difference * 100:+.1f}"
    return signed[0] + speaker().number(float(signed[1:]), 1)


def table_of(rows: Sequence[Row]) -> Rows:
    """A row for each mission and player count, and one for all of them."""
    cells: list[tuple[str | Text, ...]] = []
    last = 0
    for row in rows:
        mission = str(row.mission) if row.mission != last else ""
        causes = [
            spoken(say("cli-table-cause-count", cause=cause_words(cause), count=count))
            for cause, count in row.losses.items()
        ]
        cells.append((mission, str(row.players), *_figures(row.games, row.wins, row.turns), ", ".join(causes)))
        last = row.mission
    if len(rows) > 1:
        games, wins = sum(row.games for row in rows), sum(row.wins for row in rows)
        figures = _figures(games, wins, sum(row.turns * row.games for row in rows) / games)
        cells.append((*(Text(cell, style="bold") for cell in (_all(), "", *figures)), ""))
    heads = (
        say("cli-table-mission"),
        say("cli-table-players"),
        say("cli-table-games"),
        say("cli-table-wins"),
        say("cli-table-won"),
        say("cli-table-turns"),
        say("cli-table-lost-by"),
    )
    return Rows(cells, indent=0, right=range(6), heads=[spoken(head) for head in heads])


def _figures(games: int, wins: int, turns: float) -> tuple[str, ...]:
    return (str(games), str(wins), speaker().percent(wins / games), speaker().number(turns, 1))
