"""The matrix of cross-play as a picture in SVG: a square for each pairing, the darker the more is won."""

from __future__ import annotations

from xml.sax.saxutils import escape

from defuse.arena.cross import Cell, CrossTable
from defuse.words import ENGLISH, Speaker, say

LEFT, TOP, SIDE, RIGHT = 170, 130, 96, 190
LEAST_WIDTH = 720
INK = (11, 98, 164)


def draw_cross(table: CrossTable, speaker: Speaker = ENGLISH) -> str:
    """Rows: the one who joins. Columns: those who sit there already. Beside them what each loses by that."""
    bots = table.bots
    width = max(LEAST_WIDTH, LEFT + SIDE * len(bots) + RIGHT)
    height = TOP + SIDE * len(bots) + 30 + 20 * len(table.mixtures)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        ' font-family="DejaVu Sans, Verdana, Helvetica, Arial, sans-serif" font-size="12" fill="#222">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        _text(20, 28, speaker.text(say("arena-cross-title")), 'font-size="16"'),
        _text(20, 50, speaker.text(say("arena-cross-axes"))),
        _text(20, 70, speaker.text(say("arena-cross-beside"))),
    ]
    for at, bot in enumerate(bots):
        parts.append(_text(LEFT + (at + 0.5) * SIDE, TOP - 10, _short(bot), 'text-anchor="middle"'))
        parts.append(_text(LEFT - 10, TOP + (at + 0.5) * SIDE + 4, _short(bot), 'text-anchor="end"'))
        for across, other in enumerate(bots):
            cell = table.cell(bot, other)
            if cell is not None:
                parts += _square(cell, LEFT + across * SIDE, TOP + at * SIDE, speaker)
    for gap in table.gaps:
        y = TOP + (bots.index(gap.bot) + 0.5) * SIDE
        said = say("arena-cross-gap", gap=_points(gap.gap), low=_points(gap.low), high=_points(gap.high))
        parts.append(_text(LEFT + SIDE * len(bots) + 12, y + 4, speaker.text(said)))
    for at, cell in enumerate(table.mixtures):
        said = say("arena-plot-legend", bots=", ".join(cell.bots), rate=cell.rate, games=cell.games)
        parts.append(_text(20, TOP + SIDE * len(bots) + 30 + 20 * at, speaker.text(said)))
    return "\n".join([*parts, "</svg>\n"])


def _square(cell: Cell, x: float, y: float, speaker: Speaker) -> list[str]:
    red, green, blue = [round(255 - (255 - ink) * cell.rate) for ink in INK]
    ink = "#fff" if cell.rate > 0.55 else "#222"
    bots = ", ".join(cell.bots)
    said = say("arena-plot-legend", bots=bots, rate=cell.rate, games=cell.games)
    middle = x + SIDE / 2
    return [
        f'<g><title>{escape(speaker.text(said))}</title><rect x="{x:.0f}" y="{y:.0f}" width="{SIDE - 2}"'
        f' height="{SIDE - 2}" fill="rgb({red},{green},{blue})"/>',
        _text(middle, y + SIDE / 2, speaker.percent(cell.rate), f'text-anchor="middle" font-size="18" fill="{ink}"'),
        _text(
            middle,
            y + SIDE / 2 + 20,
            f"{cell.low * 100:.0f}–{cell.high * 100:.0f}",
            f'text-anchor="middle" fill="{ink}"',
        ),
        "</g>",
    ]


def _points(difference: float) -> str:
    return f"{difference * 100:+.1f}"


def _short(bot: str) -> str:
    return bot if len(bot) < 15 else bot[:13] + "…"


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(text)}</text>'
