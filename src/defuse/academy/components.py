"""Components: the numbers that are printed on cards, tracks, tiles and plates (A1, A2, A3), read from a file.

The numbers that come with defuse are in `components.toml`; a user can play with a file of their own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from defuse.words import Said, reason_of, say

WIRES = ("green", "blue", "red", "yellow")
"""The wires from left to right: the order in which they are cut."""

HIGHEST = 90
"""The highest main value: faces of cards, tiles and the unknown must not meet."""
MOST_CARDS = 60
MOST_TILES = 9


class ComponentsError(Said):
    """Numbers that cannot be played with, with the reason."""


class WireNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on the cards and the track of one wire."""

    cards: tuple[int, ...]
    """The main values of the deck."""
    track: int
    """How many spaces the track has after the 0."""


class TileNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many tiles of each sort lie behind a track."""

    ok: int
    boom: int


class PlateNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a pressure plate."""

    bonus: int
    arrow: Literal["left", "right"]


class PlateSides(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The pressure plates of the second and of the third bomb."""

    two: tuple[PlateNumbers, ...]
    three: tuple[PlateNumbers, ...]


class Components(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All numbers of the game."""

    green: WireNumbers
    blue: WireNumbers
    red: WireNumbers
    yellow: WireNumbers
    tiles: TileNumbers
    plates: PlateSides

    def wire(self, name: str) -> WireNumbers:
        """The numbers of a wire."""
        found: WireNumbers = getattr(self, name)
        return found


@cache
def printed() -> Components:
    """The components that come with defuse.

    >>> printed().green.track
    9
    """
    text = resources.files("defuse.academy").joinpath("components.toml").read_text("utf-8")
    return parse(text, "components.toml")


def load(path: Path) -> Components:
    """Components from a file; a `ComponentsError` that names the file and says what is wrong with it."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise ComponentsError(say("components-unreadable", path=str(path), why=error.strerror or "")) from error
    except UnicodeDecodeError as error:
        raise ComponentsError(say("components-no-text", path=str(path), why=str(error))) from error
    return parse(text, str(path))


def parse(text: str, name: str = "components") -> Components:
    """Components from the text of a file."""
    try:
        found = msgspec.convert(tomllib.loads(text), Components, strict=True)
        check(found)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(say("components-no-toml", name=name, why=str(error))) from error
    except (msgspec.ValidationError, ComponentsError) as error:
        raise ComponentsError(say("components-wrong", name=name, why=reason_of(error))) from error
    return found


def check(components: Components) -> None:
    """Raise a `ComponentsError` that says what is wrong."""
    tiles = components.tiles
    if tiles.ok < 0 or tiles.boom < 1:
        raise ComponentsError(say("components-no-boom"))
    if tiles.ok + tiles.boom > MOST_TILES:
        raise ComponentsError(say("components-too-many-tiles", most=MOST_TILES))
    for name in WIRES:
        _check_wire(name, components.wire(name), tiles)
    for side, plates in (("two", components.plates.two), ("three", components.plates.three)):
        if len(plates) > len(WIRES) - 1:
            raise ComponentsError(say("components-too-many-plates", side=side, most=len(WIRES) - 1))
        if any(plate.bonus < 0 for plate in plates):
            raise ComponentsError(say("components-bonus-below-0", side=side))


def _check_wire(name: str, wire: WireNumbers, tiles: TileNumbers) -> None:
    if not 1 <= len(wire.cards) <= MOST_CARDS:
        raise ComponentsError(say("components-deck-size", wire=name, most=MOST_CARDS, count=len(wire.cards)))
    wrong = [value for value in wire.cards if not 0 <= value <= HIGHEST]
    if wrong:
        raise ComponentsError(say("components-main-value", wire=name, highest=HIGHEST, value=wrong[0]))
    if wire.track < 0:
        raise ComponentsError(say("components-track-below-0", wire=name))
    # Otherwise a deck could be used up without an explosion, and a bomb might never end.
    last = wire.track + tiles.ok + tiles.boom
    if sum(wire.cards) < last:
        raise ComponentsError(say("components-never-explodes", wire=name, moves=sum(wire.cards), last=last))
