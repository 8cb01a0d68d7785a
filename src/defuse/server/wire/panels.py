"""Panels on the wire: what rules show beside the table (`defuse.kernel.panel`), in words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from defuse.kernel import panel as kernel
from defuse.kernel.act import kebab
from defuse.words import Speaker


class Panel(Struct, frozen=True, kw_only=True, tag_field="panel", tag=kebab):
    """Something to show beside the table."""

    rule: str
    """The id of the rule it belongs to."""
    title: str


class Card(Struct, frozen=True, kw_only=True):
    """One card of a row."""

    title: str
    text: str = ""
    label: str = ""
    state: Literal["open", "locked", "ready", "used", "hidden", "done"] = "open"
    seat: int | None = None
    """Whose it is, if it lies in front of somebody."""
    kind: Literal["", "equipment", "constraint", "challenge"] = ""
    """What kind of card it is, where `label` says which of them."""


class Cards(Panel, frozen=True):
    """Cards in a row."""

    cards: tuple[Card, ...]


class Track(Panel, frozen=True):
    """Spaces in a row, some of them marked, with something standing on one."""

    spaces: tuple[str, ...]
    marks: tuple[tuple[str, str], ...] = ()
    """Pairs of a space and what is marked there."""
    at: str | None = None


class Counter(Panel, frozen=True):
    """A number, and what it may be at most."""

    value: int
    most: int | None = None
    bad: Literal["low", "high", "no"] = "no"
    """Where danger lies."""


class Map(Panel, frozen=True):
    """A grid of squares with walls between some of them and a figure on one."""

    rows: tuple[tuple[str, ...], ...]
    walls: tuple[tuple[int, int, int, int], ...] = ()
    at: tuple[int, int] | None = None


class Timer(Panel, frozen=True):
    """Seconds of play that are left."""

    left: float


class Note(Panel, frozen=True):
    """A sentence."""

    text: str


PanelSeen = Cards | Track | Counter | Map | Timer | Note
"""What rules show beside the table, told apart by their field `panel`."""


def panel_seen(panel: kernel.Panel, speaker: Speaker, late: float = 0.0) -> PanelSeen:
    """A panel in words; a timer `late` seconds later."""
    rule, text = panel.rule, speaker.text
    title = text(panel.title)
    match panel:
        case kernel.Note():
            return Note(rule=rule, title=title, text=text(panel.text))
        case kernel.Cards():
            return Cards(rule=rule, title=title, cards=tuple([_card(card, speaker) for card in panel.cards]))
        case kernel.Timer():
            return Timer(rule=rule, title=title, left=max(0.0, round(panel.left - late, 1)))
        case kernel.Counter():
            return Counter(rule=rule, title=title, value=panel.value, most=panel.most, bad=panel.bad)
        case kernel.Track():
            return Track(
                rule=rule,
                title=title,
                spaces=tuple([text(space) for space in panel.spaces]),
                marks=tuple([(text(space), text(mark)) for space, mark in panel.marks]),
                at=None if panel.at is None else text(panel.at),
            )
        case kernel.Map():
            rows = tuple([tuple([text(square) for square in row]) for row in panel.rows])
            return Map(rule=rule, title=title, rows=rows, walls=panel.walls, at=panel.at)
    raise TypeError(f"{type(panel).__name__} is no panel that can be drawn")


def _card(card: kernel.Card, speaker: Speaker) -> Card:
    text = speaker.text
    return Card(
        title=text(card.title),
        text=text(card.text),
        label=text(card.label),
        state=card.state,
        seat=card.seat,
        kind=card.kind,
    )
