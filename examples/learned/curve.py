"""Join the curves of runs that went on from each other, and draw what was won while the network learned.

    python3 examples/learned/curve.py run0 run1 run2 --out examples/learned/curve.csv --plot docs/images/learned.svg
    python3 examples/learned/curve.py examples/learned/curve.csv --plot docs/images/learned.svg

It needs nothing but Python.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 400, 60, 60, 120, 50
LOWEST = 50
"""What is won less often is below the picture."""
LINES = {"mission 1": "#7a9e3b", "mission 4": "#c08a1e", "mission 8": "#a8324a", "all": "#0b62a4"}
FEW = 1000
"""A line of the curve with fewer games is not drawn: the first games to end after a new start are the short ones."""


class Point(NamedTuple):
    """What was won up to a moment, in percent."""

    minutes: float
    won: dict[str, float]


def joined(paths: Iterable[Path]) -> tuple[list[str], list[list[str]]]:
    """The head and the lines of all curves. Raises ValueError where a curve does not go on from the one before."""
    head: list[str] = []
    lines: list[list[str]] = []
    for path in paths:
        with (path / "curve.csv" if path.is_dir() else path).open(newline="") as file:
            first, *rest = csv.reader(file)
        if head and head != first:
            raise ValueError(f"{path} has other columns than the curve before")
        if lines and rest and int(rest[0][1]) <= int(lines[-1][1]):
            raise ValueError(f"{path} does not go on from the curve before")
        head = first
        lines += rest
    return head, lines


def points(head: Sequence[str], lines: Sequence[Sequence[str]]) -> list[Point]:
    """What is drawn of a curve: everything, and a few missions, with all numbers of players alike."""
    found: list[Point] = []
    games = 0
    for line in lines:
        said = dict(zip(head, line, strict=True))
        before, games = games, int(said["games"])
        if games - before < FEW:
            continue
        won = {"all": 100 * float(said["won"])}
        for name in LINES:
            shares = [float(share) for column, share in said.items() if column.startswith(f"{name},") and share]
            if shares:
                won[name] = 100 * sum(shares) / len(shares)
        found.append(Point(float(said["minutes"]), won))
    return found


def drawn(curve: Sequence[Point]) -> str:
    """The curve as a picture in SVG."""
    longest = max([point.minutes for point in curve])

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    def y(won: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (100 - max(won, LOWEST)) / (100 - LOWEST)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="DejaVu Sans, Verdana, Helvetica, Arial, sans-serif" font-size="12" fill="#222">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        '<text x="20" y="28" font-size="16">Games won while the network learned, percent</text>',
    ]
    for won in range(LOWEST, 101, 10):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(won):.1f}" y2="{y(won):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(won) + 4:.1f}" text-anchor="end">{won}</text>')
    for minutes in range(0, int(longest) + 1, 2):
        parts.append(f'<text x="{x(minutes):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{minutes}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.1f}" y="{HEIGHT - 12}" text-anchor="middle">minutes of learning on one GPU</text>')
    below = 0.0
    for name, colour in sorted(LINES.items(), key=lambda line: -curve[-1].won.get(line[0], 0)):
        seen = [point for point in curve if point.won.get(name, 0) >= LOWEST]
        if not seen:
            continue
        path = " ".join([f"{x(point.minutes):.1f},{y(point.won[name]):.1f}" for point in seen])
        thick = 3 if name == "all" else 1.5
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>')
        below = max(y(seen[-1].won[name]) + 4, below + 15)
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{below:.1f}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Join the curves of training, and draw them.")
    parser.add_argument("runs", type=Path, nargs="+", help="folders of runs, or files of curves, in their order")
    parser.add_argument("--out", type=Path, help="where the joined curve is written")
    parser.add_argument("--plot", type=Path, help="where the picture is written (SVG)")
    said = parser.parse_args()
    head, lines = joined(said.runs)
    if said.out:
        with said.out.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([head, *lines])
    if said.plot:
        said.plot.write_text(drawn(points(head, lines)), "utf-8")
    print(f"{len(lines)} lines, {lines[-1][0]} minutes, {int(lines[-1][1]):,} steps, {int(lines[-1][2]):,} games")


if __name__ == "__main__":
    main()
