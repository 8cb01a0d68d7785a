"""Draft: what a text says, line by line and word by word, before anybody asks whether such a table can be."""

from __future__ import annotations

import re

from msgspec import Struct

from defuse.academy import catalogue
from defuse.academy.board import ACTIONS, BOMBS, BOOM, OK, Plate
from defuse.academy.components import WIRES, Components
from defuse.academy.notation.text import (
    SEATS,
    SEED,
    UNSAID,
    NotationError,
    located,
    number,
    one_of,
    said_once,
    seconds,
)
from defuse.words import Message, say

TILES = {"ok": OK, "boom": BOOM}
LONGEST = 1000
"""No bomb has so many rounds."""
MOST_POINTS = 10_000
_FIRST = re.compile(r"[^\s|·]+")
_PLATE = re.compile(r"\+(\d{1,3})([<>])(\w+)", re.ASCII)
_ARROWS = {"<": -1, ">": 1}
_TILE = re.compile(r"(\()?([^()]+)(?(1)\))")
HEAD = ("bomb", "round", "rounds", "seed", "clock", "window", "view")
"""What the first line may say."""
PARTS = ("table", "tools", "saw", "spent")
"""What the line of a seat may say behind the score."""
_USED = re.compile(r"\(([^()]+)\)")


class TileSaid(Struct, frozen=True):
    """A tile: its face, None where it is not said."""

    face: int | None
    flipped: bool


class WireSaid(Struct, frozen=True):
    """A line of a wire; None for cards that are not said."""

    exposed: tuple[int, ...] = ()
    deck: tuple[int | None, ...] = ()
    tiles: tuple[TileSaid, ...] = ()


class SeatSaid(Struct):
    """A line of a seat."""

    score: int
    table: tuple[str, ...] = ()
    spent: bool = False
    tools: tuple[str, ...] = ()
    """Its tools, also those that it has used in this round."""
    used: tuple[str, ...] = ()
    saw: tuple[str, ...] = ()
    """Wires whose upcoming card it has seen (`blue`), or whose tiles (`blue-tiles`)."""


class Draft:
    """A text, read."""

    def __init__(self, text: str, components: Components) -> None:
        self.components = components
        self.lines: dict[str, int] = {}
        """In which line each thing is said: a wire, a seat or the first word of the line."""
        self.bomb = 1
        self.round: int | None = None
        self.rounds: int | None = None
        self.seed = SEED
        self.clock = 0.0
        self.window: float | None = None
        self.view: str | None = None
        """A seat's letter, or `spectators`; None for a whole table."""
        self.plates: tuple[Plate, ...] = ()
        self.gone: tuple[str, ...] = ()
        self.agreed: tuple[tuple[str, ...], ...] = ()
        self.wires: dict[str, WireSaid] = {}
        self.seats: list[SeatSaid] = []
        for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            bare = line.partition("#")[0].strip()
            if bare:
                with located(line_of(at)):
                    self._read(bare, at)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def colours(self) -> tuple[str, ...]:
        """The wires of the game: two play without the last one (A12)."""
        return WIRES[:-1] if self.players == 2 else WIRES

    @property
    def stuck(self) -> int:
        """How many cards of a seat stay on the table (A12)."""
        return 1 if self.players == 2 else 2

    def place(self, name: str) -> Message:
        """Where something is said, for errors."""
        return line_of(self.lines[name])

    def _read(self, line: str, at: int) -> None:
        found = _FIRST.match(line)
        word = found[0] if found else line.split()[0]
        name = word.upper() if word.upper() in tuple(SEATS) else word.lower()
        readers = {"bomb": self._head, "plates": self._plates, "gone": self._gone, "agreed": self._agreed}
        if name in self.lines:
            raise NotationError(
                say("academy-notation-again", what="wire" if name in WIRES else "line", name=name, see=self.place(name))
            )
        if name in WIRES:
            self._wire(name, line)
        elif name in tuple(SEATS):
            self._seat(name, line)
        elif name in readers:
            readers[name](line)
        else:
            raise NotationError(say("academy-notation-no-line", word=repr(word)))
        self.lines[name] = at

    def _head(self, line: str) -> None:
        words = line.replace("·", " ").split()
        if len(words) % 2:
            raise NotationError(says_nothing(words[-1]))
        names = [word.lower() for word in words[::2]]
        for name, value in zip(said_once(names, "head"), words[1::2], strict=True):
            match name:
                case "bomb":
                    self.bomb = number(value, range(1, BOMBS + 1))
                case "round":
                    self.round = number(value, range(1, LONGEST))
                case "rounds":
                    self.rounds = number(value, range(1, BOMBS * LONGEST))
                case "seed":
                    self.seed = value
                case "clock":
                    self.clock = seconds(value)
                case "window":
                    self.window = seconds(value)
                    if not self.window:
                        raise NotationError(say("academy-notation-window"))
                case "view":
                    self.view = one_of(value, [*SEATS.lower(), "spectators"], "view")
                case _:
                    raise NotationError(unknown_here(name, HEAD))

    def _plates(self, line: str) -> None:
        self.plates = tuple([_plate(word) for word in _words(line)])

    def _gone(self, line: str) -> None:
        self.gone = _tools(_words(line))

    def _agreed(self, line: str) -> None:
        self.agreed = tuple([_tools(part.split()) for part in line.partition(" ")[2].split("|")])

    def _wire(self, name: str, line: str) -> None:
        head, *parts = line.split("|")
        if head.strip().lower() != name or len(parts) > 3:
            raise NotationError(say("academy-notation-wire-line", wire=name))
        exposed, deck, tiles = [part.split() for part in (*parts, "", "", "")[:3]]
        values = range(max(self.components.wire(name).cards) + 1)
        self.wires[name] = WireSaid(
            tuple([number(word, values) for word in exposed]),
            tuple([None if word == UNSAID else number(word, values) for word in deck]),
            tuple([_tile(word) for word in tiles]),
        )

    def _seat(self, name: str, line: str) -> None:
        if SEATS.index(name) != self.players:
            raise NotationError(say("academy-notation-seat-order", seat=SEATS[self.players]))
        with located(name):
            score, *parts = [part.split() for part in line[1:].split("·")]
            if len(score) > 1:
                raise NotationError(say("academy-notation-behind-score", word=repr(score[1])))
            seat = SeatSaid(number(" ".join(score), range(MOST_POINTS)))
            said_once([part[0].lower() for part in parts if part], "word")
            for part in parts:
                _say(seat, part)
        self.seats.append(seat)


def line_of(number: int) -> Message:
    """A line of the text, for errors."""
    return say("academy-notation-line", line=number)


def says_nothing(word: str) -> Message:
    """That a word wants another one behind it."""
    return say("academy-notation-says-nothing", word=repr(word))


def unknown_here(word: str, known: tuple[str, ...]) -> Message:
    """That a word is none of those that may stand here."""
    return say("academy-notation-unknown-here", word=repr(word), known=known)


def _say(seat: SeatSaid, part: list[str]) -> None:
    if not part:
        raise NotationError(say("academy-notation-nothing-behind-dot"))
    name, words = part[0].lower(), part[1:]
    if name not in PARTS:
        raise NotationError(unknown_here(name, PARTS))
    if bool(words) == (name == "spent"):
        raise NotationError(say("academy-notation-behind-spent", word=repr(words[0])) if words else says_nothing(name))
    match name:
        case "table":
            seat.table = said_once([one_of(word, ACTIONS, "card") for word in words], "card")
        case "tools":
            used = [found[1] for word in words if (found := _USED.fullmatch(word))]
            seat.tools = _tools([word[1:-1] if _USED.fullmatch(word) else word for word in words])
            seat.used = _tools(used)
        case "saw":
            seat.saw = said_once([_seen(word) for word in words], "seen")
        case _:
            seat.spent = True


def _words(line: str) -> list[str]:
    first, *words = line.split()
    if not words:
        raise NotationError(says_nothing(first))
    return words


def _tools(words: list[str]) -> tuple[str, ...]:
    return said_once([one_of(word, catalogue.tools(), "tool") for word in words], "tool")


def _plate(word: str) -> Plate:
    found = _PLATE.fullmatch(word)
    if found is None:
        raise NotationError(say("academy-notation-no-plate", word=repr(word)))
    return Plate(int(found[1]), _ARROWS[found[2]], one_of(found[3], WIRES, "wire"))


def _tile(word: str) -> TileSaid:
    found = _TILE.fullmatch(word)
    if found is None:
        raise NotationError(say("academy-notation-no-tile", word=repr(word)))
    if found[2] == UNSAID and not found[1]:
        return TileSaid(None, False)
    return TileSaid(TILES[one_of(found[2], TILES, "tile")], bool(found[1]))


def _seen(word: str) -> str:
    if word.lower() not in (*WIRES, *[f"{name}-tiles" for name in WIRES]):
        raise NotationError(say("academy-notation-not-to-see", word=repr(word)))
    return word.lower()
