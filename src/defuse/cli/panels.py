"""Panels in the terminal: what missions show beside the table, each shape drawn its own way."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from defuse.cli.console import Rows
from defuse.cli.seats import seat_name
from defuse.kernel.panel import Cards, Counter, Map, Note, Panel, Timer, Track


def panel_lines(panel: Panel) -> RenderableType:
    """A panel with its title."""
    match panel:
        case Cards():
            rows = [_card_words(card.title, card.text, card.state, card.seat) for card in panel.cards]
            return _under(panel.title, rows)
        case Track():
            return _under(panel.title, [_track(panel)])
        case Counter():
            most = "" if panel.most is None else f" of {panel.most}"
            return _under(panel.title, [f"{panel.value}{most}"])
        case Map():
            return _under(panel.title, _map(panel))
        case Timer():
            minutes, seconds = divmod(max(0, round(panel.left)), 60)
            return _under(panel.title, [f"{minutes}:{seconds:02} left"])
        case Note():
            return _under(panel.title, [panel.text])
    return _under(panel.title, [])


def _under(title: str, lines: list[str]) -> RenderableType:
    first, *rest = lines or [""]
    return Rows([(Text(title, style="bold"), first), *(("", line) for line in rest)])


def _card_words(title: str, text: str, state: str, seat: int | None) -> str:
    whose = "" if seat is None else f" ({seat_name(seat)})"
    about = f": {text}" if text else ""
    return f"{title}{whose}{'' if state == 'open' else f', {state}'}{about}"


def _track(panel: Track) -> str:
    marks: dict[str, list[str]] = {}
    for space, mark in panel.marks:
        marks.setdefault(space, []).append(mark)
    spaces = [*panel.spaces, *(space for space in marks if space not in panel.spaces)]
    cells = [f"{space}{'=' + ','.join(marks[space]) if space in marks else ''}" for space in spaces]
    return "  ".join(f"[{cell}]" if space == panel.at else cell for space, cell in zip(spaces, cells, strict=True))


def _map(panel: Map) -> list[str]:
    """The squares row by row, the figure's in brackets, with walls between them."""
    width = max(len(square) for row in panel.rows for square in row) + 2
    lines: list[str] = []
    for at, row in enumerate(panel.rows):
        line = under = ""
        for column, square in enumerate(row):
            name = square or "·"
            name = f"[{name}]" if panel.at == (at, column) else name
            line += name.center(width) + ("|" if (at, column, at, column + 1) in panel.walls else " ")
            under += ("-" if (at, column, at + 1, column) in panel.walls else " ") * width + " "
        lines += [line.rstrip(), *([under.rstrip()] if under.strip() else [])]
    return lines
