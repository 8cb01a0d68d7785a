"""The figures of the engine, as they stand on docs/bench.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from bench.calibration import GROUPS
from bench.engine import Row
from bench.page import table

SLOW = 1.25
"""A figure is marked if the yardstick was so many times as long as in the best moment of the run."""

Figure = tuple[str, Callable[[Row], str]]
IN_EACH: Figure = ("engine, acts/s", lambda row: f"{row.engine:,.0f}")
"""What is told of every mission; the rest hardly differs, and is told of the last one."""
ONCE: tuple[Figure, ...] = (
    ("with the driver that chooses the acts, acts/s", lambda row: f"{row.steered:,.0f}"),
    ("set-up, µs", lambda row: f"{row.setup:.0f}"),
    ("`observe`, µs", lambda row: f"{row.observe:.1f}"),
    ("`forms` of the asked seat, µs", lambda row: f"{row.forms:.0f}"),
    ("forms and one random act, µs", lambda row: f"{row.draw:.0f}"),
    ("`imagine` from a whole deal, µs", lambda row: f"{row.imagine:.0f}"),
    ("replay file of a whole game, bytes", lambda row: f"{row.replay_bytes:,}"),
    ("acts a game", lambda row: f"{row.acts / row.games:.0f}"),
)


def engine_lines(rows: Sequence[Row]) -> list[str]:
    """A table with a column for each number of players. Figures of slow moments have a star."""
    counts = sorted({row.players for row in rows})
    missions = list(dict.fromkeys([row.mission for row in rows]))
    slow = SLOW * min([row.stick for row in rows])

    def cells(mission: int, figure: Figure) -> list[str]:
        name, told = figure
        here = {row.players: told(row) + "*" * (row.stick > slow) for row in rows if row.mission == mission}
        return [f"{name}, mission {mission}", *[here.get(count, "") for count in counts]]

    lines = [cells(mission, IN_EACH) for mission in missions] + [cells(missions[-1], figure) for figure in ONCE]
    starred = f"A star marks a slow moment of the machine: its yardstick was above {slow:.1f} µs then."
    return [*table(["", *[f"{count} players" for count in counts]], lines), "", starred]


def speed_lines(speeds: Sequence[tuple[int, int, float, float]]) -> list[str]:
    """Acts per second, a row for each campaign box; of each case come mission, players, engine alone, with driver."""
    rows = []
    for first, last in GROUPS:
        here = [one for one in speeds if first <= one[0] <= last]
        if here:
            engine, steered = [one[2] for one in here], [one[3] for one in here]
            figures = (min(engine), median(engine), max(engine), min(steered), median(steered))
            rows.append([f"{first}–{last}", *[f"{figure:,.0f}" for figure in figures]])
    heads = ["missions", "engine alone: least", "median", "most", "with the driver: least", "median"]
    return table(heads, rows)
