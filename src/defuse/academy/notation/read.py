"""Table notation: a table of Bomb Squad Academy as a few lines of text, at the start of a round. See docs/academy.md.

bomb 2 · round 3
plates +1<green +2>blue
green | 3 1 | 2 0 | ok ok boom
A 12 · table green wait · tools hammer · saw blue red-tiles
B 7
"""

from __future__ import annotations

import re
from collections import Counter

from msgspec import Struct

from defuse.academy import catalogue
from defuse.academy.board import ACTIONS, BOMBS, BOOM, CARD_BASE, CHICKEN, OK, WAIT, Board, Plate, Wire
from defuse.academy.components import WIRES, Components, WireNumbers, printed
from defuse.academy.events import RoundBegan
from defuse.academy.setup import KIT, Setup, base_rules
from defuse.academy.tool import Tool
from defuse.kernel import Chance, Game, PileMade, Secret, mask_of
from defuse.kernel.event import in_order

SEATS = "ABCDE"
TILES = {"ok": OK, "boom": BOOM}
_PLATE = re.compile(r"\+(\d+)([<>])(\w+)")
_ARROWS = {"<": -1, ">": 1}


class NotationError(ValueError):
    """A text that is no table, with the reason in words."""


class _Draft(Struct):
    """What a text says, before it becomes a game."""

    bomb: int = 1
    round: int = 1
    rounds: int | None = None
    seed: str = "0"
    plates: tuple[Plate, ...] = ()
    gone: tuple[str, ...] = ()
    wires: dict[str, list[str]] = {}
    seats: list[list[str]] = []


def parse(text: str, components: Components | None = None) -> Game:
    """A game from its notation, ready to be played on: everybody chooses an action."""
    draft = _read(text)
    players = len(draft.seats)
    if not 2 <= players <= 5:
        raise NotationError(f"there are 2 to 5 players, not {players}")
    colours = WIRES[:-1] if players == 2 else WIRES
    setup = Setup(players=players, components=components)
    known = [0] * (players + 1)
    faces = bytearray()
    piles: list[PileMade] = []
    wires: list[Wire] = []
    chance = Chance(f"{draft.seed}/notation")
    for name in colours:
        wire = _wire(name, draft.wires.pop(name, ["", "", ""]), components or printed(), len(faces), chance, piles)
        open_things = mask_of((*wire[0].exposed, *wire[0].tiles[: wire[0].flipped]))
        known = [mask | open_things for mask in known]
        wires.append(wire[0])
        faces += wire[1]
    if draft.wires:
        raise NotationError(f"there is no {next(iter(draft.wires))} wire in a game for two")
    cards = tuple([card for card in ACTIONS if card in (*colours, WAIT, CHICKEN)])
    scores: list[int] = []
    hands: list[tuple[str, ...]] = []
    rows: list[tuple[str, ...]] = []
    tools: list[Tool] = []
    for seat, parts in enumerate(draft.seats):
        said = _seat(seat, parts, cards, wires)
        scores.append(said.score)
        rows.append(said.table)
        hands.append(tuple([card for card in cards if card not in said.table and not (said.spent and card == WAIT)]))
        tools += [catalogue.tools()[tool](id=tool, owner=seat) for tool in said.tools]
        known[seat] |= said.saw
    for plate in draft.plates:
        _known_word(plate.wire, colours, "wire")
    board = Board(
        players=players,
        known=tuple(known),
        scores=tuple(scores),
        stuck=1 if players == 2 else 2,
        colours=colours,
        rules=in_order((*base_rules(setup), *tools)),
        piles=tuple(piles),
        bomb=draft.bomb,
        round=draft.round - 1,
        rounds=(draft.round if draft.rounds is None else draft.rounds) - 1,
        wires=tuple(wires),
        hands=tuple(hands),
        played=tuple(rows),
        plates=draft.plates,
        dealt=(*[tool.id for tool in tools], *draft.gone),
        stack=(RoundBegan(draft.round),),
    )
    if any(len(row) > board.stuck for row in rows):
        raise NotationError(f"at most {board.stuck} cards of a seat are on the table between two rounds")
    secret = Secret(bytes(faces), draft.seed, 0, f"{draft.seed}/hidden")
    blank = Game(KIT, None, board, secret)
    return blank._after(KIT.table(board, secret, blank.index), ())[0]


class _Seat(Struct):
    score: int
    table: tuple[str, ...] = ()
    spent: bool = False
    tools: tuple[str, ...] = ()
    saw: int = 0


def _read(text: str) -> _Draft:
    draft = _Draft(wires={}, seats=[])
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.partition("#")[0].strip()
        if not bare:
            continue
        try:
            _read_line(draft, bare)
        except NotationError as error:
            raise NotationError(f"line {number}: {error}") from error
    return draft


def _read_line(draft: _Draft, line: str) -> None:
    words = line.replace("·", " ").split()
    first = words[0]
    if first in WIRES:
        parts = [part.strip() for part in line.split("|")[1:]]
        if first in draft.wires:
            raise NotationError(f"there is one {first} wire")
        draft.wires[first] = [*parts, "", "", ""][:3]
        if len(parts) > 3 or line.split("|")[0].strip() != first:
            raise NotationError(f"a wire is written as `{first} | exposed | deck | tiles`")
    elif first in tuple(SEATS):
        if SEATS.index(first) != len(draft.seats):
            raise NotationError(f"seats come in order; {SEATS[len(draft.seats)]} is the next one")
        draft.seats.append([part.strip() for part in line[1:].split("·")])
    elif first == "plates":
        draft.plates = tuple([_plate(word) for word in words[1:]])
    elif first == "gone":
        draft.gone = tuple([_known_word(word, tuple(catalogue.tools()), "tool") for word in words[1:]])
    elif first == "bomb":
        if len(words) % 2:
            raise NotationError(f"{words[-1]!r} says nothing by itself")
        for name, value in zip(words[::2], words[1::2], strict=True):
            _head(draft, name, value)
    else:
        raise NotationError(f"{first!r} begins no line of a table")


def _head(draft: _Draft, name: str, value: str) -> None:
    match name:
        case "bomb":
            draft.bomb = _number(value, range(1, BOMBS + 1))
        case "round":
            draft.round = _number(value, range(1, 1000))
        case "rounds":
            draft.rounds = _number(value, range(1, 1000))
        case "seed":
            draft.seed = value
        case _:
            raise NotationError(f"{name!r} is unknown here (bomb, round, rounds, seed)")


def _plate(word: str) -> Plate:
    found = _PLATE.fullmatch(word)
    if found is None:
        raise NotationError(f"{word!r} is no plate: write +1<green for one that moves left, +2>blue for right")
    return Plate(int(found[1]), _ARROWS[found[2]], found[3])


def _wire(
    name: str, parts: list[str], components: Components, first: int, chance: Chance, piles: list[PileMade]
) -> tuple[Wire, bytes]:
    numbers: WireNumbers = components.wire(name)
    kinds = tuple([value + CARD_BASE for value in numbers.cards])
    highest = range(max(numbers.cards) + 1)
    exposed = [_number(word, highest) for word in parts[0].split()]
    upcoming = [_number(word, highest) for word in parts[1].split()]
    left = Counter(numbers.cards)
    left.subtract([*exposed, *upcoming])
    for value, count in left.items():
        if count < 0:
            raise NotationError(f"{name} has only {numbers.cards.count(value)} cards of {value}")
    order = [*exposed, *upcoming, *chance.shuffled(sorted(left.elements()))]
    size = len(order)
    tiles, flipped = _tiles(name, parts[2], components, chance)
    wire = Wire(
        name,
        numbers.track,
        tuple(range(first + size, first + size + len(tiles))),
        tuple(range(first + len(exposed), first + size)),
        tuple(range(first, first + len(exposed))),
        tuple(exposed),
        flipped,
    )
    if wire.reached > flipped or any(tile == BOOM for tile in tiles[:flipped]):
        raise NotationError(f"{name}: the trigger is at {wire.trigger}, so {wire.reached} tiles are (ok) and flipped")
    piles += [
        PileMade(name, tuple(range(first, first + size)), kinds),
        PileMade(f"{name} tiles", wire.tiles, (OK,) * components.tiles.ok + (BOOM,) * components.tiles.boom),
    ]
    return wire, bytes([value + CARD_BASE for value in order] + list(tiles))


def _tiles(name: str, text: str, components: Components, chance: Chance) -> tuple[tuple[int, ...], int]:
    words = text.split()
    bare = [word.strip("()") for word in words]
    flipped = sum(word.startswith("(") for word in words)
    if any(not word.startswith("(") for word in words[:flipped]):
        raise NotationError(f"{name}: tiles are flipped from the nearest on")
    kinds = [OK] * components.tiles.ok + [BOOM] * components.tiles.boom
    if not words:
        return tuple(chance.shuffled(kinds)), 0
    found = [TILES[_known_word(word, tuple(TILES), "tile")] for word in bare]
    if Counter(found) != Counter(kinds):
        raise NotationError(f"{name}: there are {components.tiles.ok} ok and {components.tiles.boom} boom")
    return tuple(found), flipped


def _seat(seat: int, parts: list[str], cards: tuple[str, ...], wires: list[Wire]) -> _Seat:
    said = _Seat(_number(parts[0], range(10_000)))
    for part in parts[1:]:
        name, *words = part.split()
        match name:
            case "table":
                said.table = tuple([_known_word(word, cards, "card") for word in words])
            case "tools":
                said.tools = tuple([_known_word(word, tuple(catalogue.tools()), "tool") for word in words])
            case "saw":
                said.saw = mask_of([thing for word in words for thing in _seen(word, wires)])
            case "spent":
                said.spent = True
            case _:
                raise NotationError(f"{SEATS[seat]}: {name!r} is unknown here (table, tools, saw, spent)")
    return said


def _seen(word: str, wires: list[Wire]) -> tuple[int, ...]:
    name, _, rest = word.partition("-")
    wire = next((wire for wire in wires if wire.name == name), None)
    if wire is None or rest not in ("", "tiles"):
        raise NotationError(f"{word!r} cannot be seen: write green for its upcoming card, green-tiles for its tiles")
    return wire.tiles if rest else wire.deck[:1]


def _number(word: str, allowed: range) -> int:
    if not word.isdecimal() or int(word) not in allowed:
        raise NotationError(f"{word!r} is no number from {allowed[0]} to {allowed[-1]}")
    return int(word)


def _known_word(word: str, known: tuple[str, ...], what: str) -> str:
    if word not in known:
        raise NotationError(f"there is no {what} {word!r} (there are: {', '.join(known)})")
    return word
