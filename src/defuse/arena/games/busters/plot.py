"""Plot: win rates and what games were lost by, as a picture in SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from xml.sax.saxutils import escape

from defuse.arena.games.busters.causes import cause_words
from defuse.arena.games.busters.summary import BOXES, Line, Summary
from defuse.words import ENGLISH, Speaker, say

WIDTH = 1200
LEFT, RIGHT = 130, 20
RATES, GAP = 300, 70
BAR, LEAP = 18, 6

INKS = ("#0b62a4", "#d1495b", "#2a9d57", "#8c5fb0", "#e08e0b", "#3aa6b9")
"""One for each set of bots."""
CAUSES = ("#d1495b", "#e9a03b", "#8c5fb0", "#3aa6b9", "#7a5230", "#c06c9a", "#5b6770", "#a3b18a")
"""One for each cause of a loss; the last stands for all others."""
WON = "#7fbf8e"


def draw(summaries: Sequence[Summary], speaker: Speaker = ENGLISH) -> str:
    """Two pictures, one above the other: win rates by mission, and how games ended by campaign box."""
    bars = [(summary, line) for first, _ in BOXES for summary in summaries for line in _box(summary, first)]
    rates, under = _rates(summaries, speaker)
    endings, bottom = _endings(bars, under + GAP, speaker)
    height = round(bottom + 20)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
            ' font-family="DejaVu Sans, Verdana, Helvetica, Arial, sans-serif" font-size="12" fill="#222">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            *rates,
            *endings,
            "</svg>\n",
        ]
    )


def _box(summary: Summary, first: int) -> list[Line]:
    return [line for line in summary.boxes if line.missions[0] == first and line.players is None]


def _text(x: float, y: float, text: str, *more: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {" ".join(more)}>{escape(text)}</text>'


def _rates(summaries: Sequence[Summary], speaker: Speaker) -> tuple[list[str], float]:
    """A dot for each mission, with a line where the true rate may lie; and where the picture ends."""
    missions = sorted({line.missions[0] for summary in summaries for line in summary.missions})
    step = (WIDTH - LEFT - RIGHT) / len(missions)
    names = [
        speaker.text(
            say("arena-plot-legend", bots=summary.name, rate=summary.overall.rate, games=summary.overall.games)
        )
        for summary in summaries
    ]
    legend, top = _legend(list(zip(INKS * len(names), names, strict=False)), 46)
    top += 24
    parts = [_text(LEFT, 24, speaker.text(say("arena-plot-rates")), 'font-size="16"'), *legend]

    def height(rate: float) -> float:
        return top + RATES * (1 - rate)

    for number, (first, last) in enumerate(BOXES):
        inside = [at for at, mission in enumerate(missions) if first <= mission <= last]
        if inside:
            x, width = LEFT + inside[0] * step, len(inside) * step
            shade = "#f1f3f5" if number % 2 else "#fafbfc"
            parts.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="{RATES}" fill="{shade}"/>')
    for share in range(0, 101, 20):
        y = height(share / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ccc"/>')
        percent = speaker.text(say("arena-plot-percent", share=share))
        parts.append(_text(LEFT - 8, y + 4, percent, 'text-anchor="end"'))
    for at, mission in enumerate(missions):
        x = LEFT + (at + 0.5) * step
        parts.append(_text(x, top + RATES + 16, str(mission), 'text-anchor="middle" font-size="10"'))
    offset = min(5.0, step / (len(summaries) + 1))
    for number, summary in enumerate(summaries):
        ink = INKS[number % len(INKS)]
        aside = (number - (len(summaries) - 1) / 2) * offset
        for line in summary.missions:
            if line.players is None:
                x = LEFT + (missions.index(line.missions[0]) + 0.5) * step + aside
                said = say(
                    "arena-plot-mission",
                    bots=summary.name,
                    mission=line.missions[0],
                    wins=line.wins,
                    games=line.games,
                )
                parts += [
                    f'<g stroke="{ink}" fill="{ink}"><title>{escape(speaker.text(said))}</title>',
                    f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{height(line.low):.1f}" y2="{height(line.high):.1f}"/>',
                    f'<circle cx="{x:.1f}" cy="{height(line.rate):.1f}" r="2.5"/></g>',
                ]
    return parts, top + RATES


def _endings(bars: Sequence[tuple[Summary, Line]], top: float, speaker: Speaker) -> tuple[list[str], float]:
    """A bar for each campaign box: how many games were won, and what the others were lost by; and where it ends."""
    totals: Counter[str] = Counter()
    for _, line in bars:
        totals.update(line.losses)
    causes = sorted(totals, key=lambda cause: (-totals[cause], cause))
    named, others = causes[: len(CAUSES) - 1], causes[len(CAUSES) - 1 :]
    won, rest = speaker.text(say("arena-plot-won")), speaker.text(say("arena-cause-others"))
    said_of = {cause: speaker.text(cause_words(cause)) for cause in causes}
    inks = [(WON, won), *zip(CAUSES, [said_of[cause] for cause in named], strict=False)]
    inks += [(CAUSES[-1], rest)] if others else []
    legend, y = _legend(inks, top + 22)
    y += 18
    parts = [_text(LEFT, top, speaker.text(say("arena-plot-endings")), 'font-size="16"'), *legend]
    for summary, line in bars:
        label = f"{span(line.missions)} {speaker.text(summary.name)}"
        parts.append(_text(LEFT - 8, y + BAR - 5, label if len(label) < 20 else label[:18] + "…", 'text-anchor="end"'))
        counts = {won: line.wins, rest: sum(line.losses.get(cause, 0) for cause in others)}
        counts |= {said_of[cause]: count for cause, count in line.losses.items()}
        x = float(LEFT)
        for ink, what in inks:
            count = counts.get(what, 0)
            width = (WIDTH - LEFT - RIGHT) * count / line.games
            if count:
                part = say("arena-plot-part", bar=label, what=what, count=count, games=line.games)
                parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{BAR}" fill="{ink}">')
                parts.append(f"<title>{escape(speaker.text(part))}</title></rect>")
            x += width
        y += BAR + LEAP
    return parts, y


def _legend(entries: Sequence[tuple[str, str]], y: float) -> tuple[list[str], float]:
    """What the colours stand for, in as many lines as it takes; and where the last line is."""
    parts: list[str] = []
    x = float(LEFT)
    for ink, name in entries:
        width = 40 + 7 * len(name)
        if x > LEFT and x + width > WIDTH - RIGHT:
            x, y = float(LEFT), y + 18
        parts.append(f'<rect x="{x:.1f}" y="{y - 9:.1f}" width="10" height="10" fill="{ink}"/>')
        parts.append(_text(x + 15, y, name))
        x += width
    return parts, y


def span(missions: tuple[int, int]) -> str:
    """Missions in short.

    >>> span((1, 8)), span((4, 4))
    ('1–8', '4')
    """
    first, last = missions
    return str(first) if first == last else f"{first}–{last}"
