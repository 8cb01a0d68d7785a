"""The numbers of Bomb Busters: one list for all missions and player counts.

Seats, stands and wires are counted from the seat that acts: its own come first, then the others clockwise. A wire is
`stand.place`, with the places of cut wires in the count.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from defuse.busters.board import NOBODY, Board
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import LETTERS
from defuse.encoding.blocks import Blocks
from defuse.encoding.events import tag_of, tag_of_kind
from defuse.kernel import Field, Form, mask_of

STANDS = 6
"""Stands of players, at most five, and one of nobody."""
PLACES = 16
"""Places on a stand; the longest deal has 14 wires on one, and cards may move wires there."""
POSITIONS = STANDS * PLACES
SEATS = 5
COUNTS = 24
NTHS = 16

VERBS = (
    *("pass", "cannot", "cut", "solo-cut", "reveal-reds", "place-token", "pick-wire", "pick-stand", "pick-character"),
    *("place-label", "swap", "rewind", "recharge", "ask-radar", "stabilize", "skip-to", "hook"),
    *("place-arrow", "take-turn", "put-beside", "cut-together", "tell-false", "turn-number", "designate"),
    *("tell-absent", "lack-nothing", "pick-token", "flip-number", "lay-number", "name-yellows", "take-constraint"),
    *("replace-constraint", "accuse", "cut-flipped", "solo-cut-flipped", "place-nothing", "cut-tripwire", "conjure"),
    *("juggle", "ta-da", "boing", "hold-breath", "snip", "combine-numbers", "discard-numbers", "give-oxygen"),
    *("let-oxygen-go", "hand-over", "take-over", "call-red", "claim-odd", "face-nano", "rotate", "swap-constraint"),
    *("hand-on-number", "walk", "lay-cards", "pull-lever"),
)
"""The acts by their tags, in the order of their numbers. New ones go to the end."""
CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "Y", "22", "33", "99", "10-10", "11-11")
"""The equipment cards by what is printed in their corner."""
MARKS = (
    *[str(number) for number in range(1, 13)],
    *("yellow", "even", "odd", "x1", "x2", "x3", "x4"),
    *[f"~{number}" for number in range(1, 13)],
    "~yellow",
)
"""What a token can show, in the order of its codes."""
WORDS = ("north", "east", "south", "west", "left", "right", "stay", "clockwise", "counter-clockwise")
"""Ways and directions."""
HOME = {"turn-ask": "cut", "opening-ask": "place-token", "owner-picks": "pick-wire", "give-back": "pick-wire"}
"""The act that goes without saying, by question: its verb is left out."""

BLOCKS = Blocks(
    ("decline", 1, ("decline",), "use no any-time card now"),
    ("done", 1, ("done",), "end a list that could be longer"),
    ("verb", 62, VERBS, "what to do, where it does not go without saying"),
    ("card", 26, CARDS, "use an equipment card"),
    ("personal", 6, tuple(map(str, range(SEATS))), "the personal equipment of a seat; 0 is one's own"),
    (
        "wire",
        POSITIONS,
        tuple([f"{stand}.{place}" for stand in range(STANDS) for place in range(PLACES)]),
        "a wire, by stand and place from the left",
    ),
    ("value", 16, ("", *map(str, range(1, 13)), "yellow", "red"), "a value"),
    ("seat", 8, tuple(map(str, range(SEATS))), "a seat, clockwise from one's own"),
    ("stand", 8, tuple(map(str, range(STANDS))), "a stand, one's own first"),
    ("character", 12, tuple(CHARACTERS), "a character card"),
    ("letter", 12, tuple(LETTERS), "a constraint card, or a card of the bunker"),
    ("mark", 36, MARKS, "a token"),
    ("way", 12, WORDS, "a direction"),
    ("count", COUNTS, tuple(map(str, range(COUNTS))), "a number of things"),
    ("nth", NTHS, tuple(map(str, range(NTHS))), "one of the face-down cards that are offered, in their order"),
)

_BASES = {
    "value": BLOCKS["value"].first,
    "count": BLOCKS["count"].first,
}
_NAMED = {
    "character": {name: BLOCKS["character"].of(name) for name in CHARACTERS},
    "constraint": {letter: BLOCKS["letter"].of(letter) for letter in LETTERS},
    "order": {letter: BLOCKS["letter"].of(letter) for letter in LETTERS},
    "token": {mark: BLOCKS["mark"].of(mark) for mark in MARKS},
    "direction": {word: BLOCKS["way"].of(word) for word in WORDS},
    "way": {word: BLOCKS["way"].of(word) for word in WORDS},
    "end": {word: BLOCKS["way"].of(word) for word in WORDS},
}
_VERB = {verb: BLOCKS["verb"].of(verb) for verb in VERBS}
_CARD = {card: BLOCKS["card"].of(card) for card in CARDS}
_PERSONAL = {f"personal-{'ABCDE'[seat]}": seat for seat in range(SEATS)}
_FIRST_PERSONAL = BLOCKS["personal"].first
_WIRE, _STAND, _SEAT, _NTH = (BLOCKS[name].first for name in ("wire", "stand", "seat", "nth"))


class BustersFrame:
    """How a seat counts at a table."""

    __slots__ = ("board", "order", "rows", "seat", "wires")

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        places = _places(board.stands, board.owners, board.players, seat)
        self.order = places.order
        """The stands in the order in which the seat counts them."""
        self.wires = places.wires
        """The position of each wire, by handle."""
        self.rows = places.rows
        """The wires of each stand, in that order."""

    def numbers(self, field: Field, items: Iterable[Any]) -> list[int]:
        kind = field.kind
        if kind == "wire":
            wires = self.wires
            return [_WIRE + wires[wire] for wire in items]
        base = _BASES.get(kind)
        if base is not None:
            return [base + item for item in items]
        if kind == "seat":
            players = self.board.players
            return [_SEAT + (seat - self.seat) % players for seat in items]
        if kind == "stand":
            return [_STAND + self.order.index(stand) for stand in items]
        named = _NAMED.get(kind)
        if named is not None:
            return [named[item] for item in items]
        if kind == "card":
            return [
                card_number(self.board, self.seat, item) if type(item) is str else self._nth(field, item)
                for item in items
            ]
        raise LookupError(f"{field.name}: nothing says how a {kind} is numbered")

    def _nth(self, field: Any, item: Any) -> int:
        return _NTH + int(field.items.index(item))


def stand_order(owners: tuple[int, ...], players: int, seat: int) -> list[int]:
    """The stands, one's own first, then the others clockwise, nobody's last."""
    places = [(players if owner == NOBODY else (owner - seat) % players, stand) for stand, owner in enumerate(owners)]
    return [stand for _, stand in sorted(places)]


class Row(NamedTuple):
    """The wires of a stand, to be written in one go."""

    wires: tuple[int, ...]
    mask: int
    """The same as a bit mask."""
    first: int
    """The first handle of wires whose handles follow one another, as they do until wires move; else -1."""


class _Places(NamedTuple):
    """The stands as a seat counts them. They change with the stands alone."""

    order: list[int]
    wires: dict[int, int]
    rows: list[Row]


@lru_cache(maxsize=1024)
def _places(stands: tuple[tuple[int, ...], ...], owners: tuple[int, ...], players: int, seat: int) -> _Places:
    order = stand_order(owners, players, seat)
    wires = {wire: at * PLACES + place for at, stand in enumerate(order) for place, wire in enumerate(stands[stand])}
    return _Places(order, wires, [_row(stands[stand]) for stand in order])


def _row(wires: tuple[int, ...]) -> Row:
    follow = bool(wires) and wires == tuple(range(wires[0], wires[0] + len(wires)))
    return Row(wires, mask_of(wires), wires[0] if follow else -1)


def card_number(board: Board, seat: int, card: str) -> int:
    """The number of an equipment card, or of the personal equipment of a seat."""
    number = _CARD.get(card)
    if number is not None:
        return number
    return _FIRST_PERSONAL + (_PERSONAL[card] - seat) % board.players


def prefix(board: Board, form: Form) -> tuple[int, ...]:
    """The numbers that say which form is filled in: its cards, or its verb where that does not go without saying."""
    if form.using:
        return tuple([card_number(board, form.seat, card) for card in form.using])
    verb = tag_of_kind(form.verb)
    ask = board.ask
    if ask is not None and HOME.get(tag_of(ask)) == verb:
        return ()
    return (_VERB[verb],)
