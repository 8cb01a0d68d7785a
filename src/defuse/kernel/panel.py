"""Panels: what a rule has to show, in shapes that a client can draw without knowing the rule."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from defuse.kernel.act import kebab
from defuse.words import Text


class Panel(Struct, frozen=True, kw_only=True, tag_field="panel", tag=kebab):
    """Something to show beside the table."""

    rule: str
    """The id of the rule it belongs to."""
    title: Text


class Card(Struct, frozen=True, kw_only=True):
    """One card of a row."""

    title: Text
    text: Text = ""
    label: Text = ""
    state: Literal["open", "locked", "ready", "used", "hidden", "done"] = "open"
    seat: int | None = None
    """Whose it is, if it lies in front of somebody."""
    kind: Literal["", "equipment", "constraint", "challenge"] = ""
    """What kind of card it is, where its label says which of them."""


class Cards(Panel, frozen=True):
    """Cards in a row."""

    cards: tuple[Card, ...]


class Track(Panel, frozen=True):
    """Spaces in a row, some of them marked, with something standing on one."""

    spaces: tuple[Text, ...]
    marks: tuple[tuple[Text, Text], ...] = ()
    """Pairs of a space and what is marked there."""
    at: Text | None = None
    """The space: the same as in `spaces`, a message where that one is a message."""


class Counter(Panel, frozen=True):
    """A number, and what it may be at most."""

    value: int
    most: int | None = None
    bad: Literal["low", "high", "no"] = "no"
    """Where danger lies."""


class Map(Panel, frozen=True):
    """A grid of squares with walls between some of them and a figure on one."""

    rows: tuple[tuple[Text, ...], ...]
    walls: tuple[tuple[int, int, int, int], ...] = ()
    at: tuple[int, int] | None = None


class Timer(Panel, frozen=True):
    """Seconds of play that are left."""

    left: float


class Note(Panel, frozen=True):
    """A sentence."""

    text: Text
