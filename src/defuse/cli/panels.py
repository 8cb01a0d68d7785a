"""Panels in the terminal: what missions show beside the table, each shape drawn its own way."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from defuse import words
from defuse.cli.console import Rows
from defuse.cli.language import spoken
from defuse.kernel.panel import Card, Cards, Counter, Map, Note, Panel, Timer, Track
from defuse.words import Message, Seat, say


def spoken_panel(panel: Panel) -> Panel:
    """The same panel with all its texts in words."""
    return msgspec.structs.replace(panel, **{name: _spoken(getattr(panel, name)) for name in panel.__struct_fields__})


def _spoken(value: Any) -> Any:
    if isinstance(value, Message):
        return spoken(value)
    if isinstance(value, Card):
        return msgspec.structs.replace(
            value, title=spoken(value.title), text=spoken(value.text), label=spoken(value.label)
        )
    return tuple([_spoken(each) for each in value]) if isinstance(value, tuple) else value


def panel_lines(panel: Panel) -> RenderableType:
    """A panel with its title."""
    match panel:
        case Cards():
            return _under(panel.title, [_card_words(card) for card in panel.cards])
        case Track():
            return _under(panel.title, [_track(panel)])
        case Counter():
            value = f"{panel.value}"
            if panel.most is not None:
                value = spoken(say("cli-panel-of-most", value=panel.value, most=panel.most))
            return _under(panel.title, [value])
        case Map():
            return _under(panel.title, _map(panel))
        case Timer():
            minutes, seconds = divmod(max(0, round(panel.left)), 60)
            return _under(panel.title, [spoken(say("cli-panel-time-left", time=f"{minutes}:{seconds:02}"))])
        case Note():
            return _under(panel.title, [spoken(panel.text)])
    return _under(panel.title, [])


def _under(title: words.Text, lines: list[str]) -> RenderableType:
    first, *rest = lines or [""]
    return Rows([(Text(spoken(title), style="bold"), first), *(("", line) for line in rest)])


def _card_words(card: Card) -> str:
    said = card.title
    if card.seat is not None:
        said = say("cli-panel-card-of", card=said, seat=Seat(card.seat))
    if card.state != "open":
        said = say("cli-panel-card-state", card=said, state=say("cli-state", state=card.state))
    if card.text:
        said = say("cli-panel-card-text", card=said, text=card.text)
    return spoken(said)


def _track(panel: Track) -> str:
    marks: dict[str, list[str]] = {}
    for space, mark in panel.marks:
        marks.setdefault(spoken(space), []).append(spoken(mark))
    spaces = [spoken(space) for space in panel.spaces]
    spaces += [space for space in marks if space not in spaces]
    at = None if panel.at is None else spoken(panel.at)
    cells = [f"{space}{'=' + ','.join(marks[space]) if space in marks else ''}" for space in spaces]
    return "  ".join(f"[{cell}]" if space == at else cell for space, cell in zip(spaces, cells, strict=True))


def _map(panel: Map) -> list[str]:
    """The squares row by row, the figure's in brackets, with walls between them."""
    squares = [[spoken(square) for square in row] for row in panel.rows]
    width = max(len(square) for row in squares for square in row) + 2
    lines: list[str] = []
    for at, row in enumerate(squares):
        line = under = ""
        for column, square in enumerate(row):
            name = square or "·"
            name = f"[{name}]" if panel.at == (at, column) else name
            line += name.center(width) + ("|" if (at, column, at, column + 1) in panel.walls else " ")
            under += ("-" if (at, column, at + 1, column) in panel.walls else " ") * width + " "
        lines += [line.rstrip(), *([under.rstrip()] if under.strip() else [])]
    return lines
