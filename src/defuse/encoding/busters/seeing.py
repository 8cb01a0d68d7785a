"""What a seat sees of a mission, as bytes in the layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from defuse.busters.board import NOBODY, Board
from defuse.busters.card import Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.setup import base_rules
from defuse.busters.wires import REDS, VALUES, YELLOW, YELLOWS
from defuse.encoding.busters.layout import ASKS, EVENTS, LAYOUT, MISSION, THINGS
from defuse.encoding.busters.numbers import BLOCKS, CARDS, MARKS, PLACES, BustersFrame, card_number
from defuse.encoding.events import COLUMNS, Plans, first_in, several, tag_of
from defuse.encoding.rules import flatten
from defuse.kernel import Among, Ask, Event
from defuse.kernel.fact import Fact

FACE = bytes(
    kind // 10
    if VALUES[kind] <= 12 and kind <= 120
    else 12 + kind // 10
    if kind in YELLOWS
    else 23 + kind // 10
    if kind in REDS
    else 0
    for kind in range(256)
)
"""The code of each kind of wire."""
_MARK = {mark: at + 1 for at, mark in enumerate(MARKS)}
_ASK = {tag: at + 1 for at, tag in enumerate(ASKS)}
_CHARACTER = {name: at + 1 for at, name in enumerate(CHARACTERS)}
_STATE = {"locked": 1, "ready": 2, "used": 3}
_BASE = frozenset([type(rule) for rule in base_rules()])
_CARD_NAMES = frozenset(CARDS)
_TABLE, _SEAT, _STAND, _VALUE, _DRAWN, _CARD, _WIRE, _EVENTS, _THING, _MISSION = (
    LAYOUT[name].first
    for name in ("table", "seat", "stand", "value", "drawn", "card", "wire", "event", "thing", "mission")
)
_GIVEN = LAYOUT["given"].first
_WIRE_COLUMNS = len(LAYOUT["wire"].columns)
_CARDS = BLOCKS["card"].first
_BLOCK_AND_PLACE = [(at + 1, place) for at, block in enumerate(BLOCKS.all()) for place in range(block.size)]
"""The block of each number, from 1, and its place there."""
_WIRE_BLOCK = BLOCKS.all().index(BLOCKS["wire"]) + 1


def write(out: bytearray, board: Board, faces: bytes, frame: BustersFrame, events: Sequence[Event]) -> None:
    """Write what a seat sees, which has seen these faces, into zeros."""
    gone = board.gone
    uncut = [(row.mask & ~gone).bit_count() for row in frame.rows]
    _table(out, board, frame.seat)
    _seats(out, board, frame, uncut)
    _stands(out, board, frame, uncut)
    _values(out, board)
    _wires(out, board, faces, frame)
    _knowledge(out, board, faces, frame)
    _cards_and_missions(out, board, frame.seat)
    _face_down(out, board, faces)
    if events:
        _happened(out, board, frame, events)


def _table(out: bytearray, board: Board, seat: int) -> None:
    ask = board.ask
    out[_TABLE : _TABLE + 11] = bytes(
        (
            board.mission,
            board.players,
            seat + 1,
            board.dial if board.dial > 0 else 0,
            _ASK.get(tag_of(ask), 0) if ask is not None else 0,
            min(board.rounds, 15),
            min(board.idle, 7),
            board.red.count,
            board.yellow.count,
            min(int(board.clock) // 60, 15),
            board.opened,
        )
    )


def _seats(out: bytearray, board: Board, frame: BustersFrame, uncut: list[int]) -> None:
    seat = frame.seat
    ask, players, characters, owners = board.ask, board.players, board.characters, board.owners
    flags = [1] * players
    left = [0] * players
    for count, stand in zip(uncut, frame.order, strict=True):
        owner = owners[stand]
        if count and owner >= 0:
            left[owner] += count
            flags[owner] |= 32
    flags[board.captain] |= 2
    if board.turns:
        flags[board.turn] |= 4
    if board.jump is not None:
        flags[board.jump] |= 64
    if ask is not None:
        for other in ask.seats:
            flags[other] |= 8
        for other in ask.answered:
            flags[other] |= 16
    at = _SEAT
    for other in (*range(seat, players), *range(seat)):
        out[at] = flags[other]
        if characters:
            out[at + 1] = _CHARACTER.get(characters[other], 0)
        out[at + 2] = min(left[other], 28)
        at += 5


def _stands(out: bytearray, board: Board, frame: BustersFrame, uncut: list[int]) -> None:
    at = _STAND
    for count, stand in zip(uncut, frame.order, strict=True):
        owner = board.owners[stand]
        out[at] = 6 if owner == NOBODY else (owner - frame.seat) % board.players + 1
        out[at + 1] = count
        at += 5
    for token in board.beside:
        at = _STAND + 5 * frame.order.index(token.stand) + 2
        while out[at] and (at - _STAND) % 5 < 4:
            at += 1
        out[at] = _MARK.get(token.mark, 0)


def _values(out: bytearray, board: Board) -> None:
    ask: Any = board.ask
    allowed = getattr(ask, "values", ())
    out[_VALUE : _VALUE + 42 : 3] = bytes(board.totals[1:15])
    out[_VALUE + 1 : _VALUE + 42 : 3] = bytes(board.cut[1:15])
    for value in board.validated:
        out[_VALUE + 3 * value - 1] |= 1
    for value in board.reds:
        out[_VALUE + 3 * value - 1] |= 2
    for value in allowed:
        out[_VALUE + 3 * value - 1] |= 4
    for bit, specials in ((1, board.yellow), (2, board.red)):
        for kind in specials.kinds:
            out[_DRAWN + kind // 10 - 1] |= bit


def _wires(out: bytearray, board: Board, faces: bytes, frame: BustersFrame) -> None:
    gone, loose, flipped, wires = board.gone, board.loose, board.flipped, frame.wires
    columns = _WIRE_COLUMNS
    at = _WIRE
    codes = faces.translate(FACE)
    for row, mask, first in frame.rows:
        end = at + columns * len(row)
        out[at:end:columns] = _states(row, gone & mask)
        out[at + 1 : end : columns] = (
            codes[first : first + len(row)] if first >= 0 else bytes([codes[wire] for wire in row])
        )
        at += columns * PLACES
    if loose:
        for wire, position in wires.items():
            if loose >> wire & 1:
                out[_WIRE + columns * position] += 4 if flipped >> wire & 1 else 2
    for token in board.tokens:
        if token.wire in wires:
            out[_WIRE + columns * wires[token.wire] + 2] = _MARK.get(token.mark, 0)
    for label in board.labels:
        left, right = (wires.get(wire, -9) for wire in label.wires)
        if left >= 0:
            out[_WIRE + columns * left + 3] = (1 if right == left + 1 else 3) + (not label.equal)
    ask: Any = board.ask
    for wire in _asked_about(ask) if ask is not None else ():
        if wire in wires:
            out[_WIRE + columns * wires[wire] + 6] |= 1


@lru_cache(maxsize=4096)
def _states(row: tuple[int, ...], gone: int) -> bytes:
    """The states of the wires of a stand, of which these are cut."""
    return bytes([2 if gone >> wire & 1 else 1 for wire in row])


def _asked_about(ask: Ask) -> tuple[int, ...]:
    """The wires that a question names."""
    return several(getattr(ask, "targets", None)) + several(getattr(ask, "wire", None))


def _knowledge(out: bytearray, board: Board, faces: bytes, frame: BustersFrame) -> None:
    """What everybody may conclude: which values a wire cannot have, and which ones a seat holds."""
    not_of, held = _concluded(board.facts)
    columns = _WIRE_COLUMNS
    wires = frame.wires
    for wire, bits in not_of:
        if wire in wires:
            at = _WIRE + columns * wires[wire] + 4
            out[at] = bits & 255
            out[at + 1] = bits >> 8
    gone = board.gone
    for things, value in held:
        if things[0] not in wires or len(things) == len(wires) or _shown(things, value, gone, faces):
            continue  # what is said of all wires says nothing of a hand
        owner = board.owners[frame.order[wires[things[0]] // PLACES]]
        if owner >= 0:
            bits = 1 << value - 1
            at = _SEAT + 5 * ((owner - frame.seat) % board.players) + 3
            out[at] |= bits & 255
            out[at + 1] |= bits >> 8


def _shown(things: tuple[int, ...], value: int, gone: int, faces: bytes) -> bool:
    """Whether one of these wires of a value is cut or revealed."""
    for wire in things:  # noqa: SIM110 (a generator takes twice as long, and this is done for every hand)
        if gone >> wire & 1 and VALUES[faces[wire]] == value:
            return True
    return False


@lru_cache(maxsize=64)
def _bits_of(kinds: tuple[int, ...]) -> int:
    """The values of which all kinds are among these, as bits."""
    values = {VALUES[kind] for kind in kinds}
    return sum([1 << value - 1 for value in values if 1 <= value <= 14])


class _Last:
    """What was found of the thing that was looked at last: seats look at the same facts and rules, one by one."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[Any, Any] = (None, None)

    def of(self, thing: Any) -> Any:
        """What was found of a thing, if it was the last one."""
        last = self._last
        return last[1] if last[0] is thing else None

    def keep(self, thing: Any, found: Any) -> None:
        """Keep what was found, until another thing is looked at."""
        self._last = (thing, found)


_LAST_FACTS, _LAST_RULES = _Last(), _Last()


def _concluded(facts: tuple[Fact, ...]) -> tuple[list[tuple[int, int]], list[tuple[tuple[int, ...], int]]]:
    """What facts say of single wires and of hands."""
    found: tuple[list[tuple[int, int]], list[tuple[tuple[int, ...], int]]] | None = _LAST_FACTS.of(facts)
    if found is not None:
        return found
    not_of: dict[int, int] = {}
    held: list[tuple[tuple[int, ...], int]] = []
    for fact in facts:
        if type(fact) is not Among:
            continue
        if fact.most == 0:
            bits = _bits_of(fact.kinds)
            for wire in fact.things:
                not_of[wire] = not_of.get(wire, 0) | bits
        elif fact.least and len(fact.things) > 1:
            value = VALUES[fact.kinds[0]] if fact.kinds else 0
            if 1 <= value <= 14 and (len(fact.kinds) == 1 or value == YELLOW):
                held.append((fact.things, value))
    found = (list(not_of.items()), held)
    _LAST_FACTS.keep(facts, found)
    return found


def _cards_and_missions(out: bytearray, board: Board, seat: int) -> None:
    """The state of the cards, and what the rules of the mission remember."""
    found: tuple[bytes, bytes, bytes] | None = _LAST_RULES.of(board.rules)
    if found is None:
        found = _rules_in_bytes(board)
        _LAST_RULES.keep(board.rules, found)
    cards, personal, remembered = found
    out[_CARD : _CARD + len(cards)] = cards
    at = _CARD + len(cards)
    out[at : at + len(personal)] = personal[2 * seat :] + personal[: 2 * seat]
    out[_MISSION : _MISSION + len(remembered)] = remembered


def _rules_in_bytes(board: Board) -> tuple[bytes, bytes, bytes]:
    """The cards on the board, the personal ones by seat, and what the rules of the mission remember."""
    common = 2 * BLOCKS["card"].size
    cards = bytearray(common + 2 * board.players)
    remembered: list[int] = []
    for rule in board.rules:
        kind = type(rule)
        if kind in _BASE:
            continue
        if isinstance(rule, Equipment):
            at = 2 * (card_number(board, 0, rule.id) - _CARDS)
            cards[at] = _STATE[rule.state]
            if rule.cover:
                cards[at + 1] = rule.cover[0][0]
        else:
            for name in rule.__struct_fields__:
                if name != "id":
                    flatten(getattr(rule, name), remembered, MISSION)
    return bytes(cards[:common]), bytes(cards[common:]), bytes(remembered[:MISSION])


def _face_down(out: bytearray, board: Board, faces: bytes) -> None:
    """What the seat has seen of the piles beside the wires."""
    at = _THING
    for pile in board.piles:
        if pile.name != "wires" and pile.things:
            row = faces[pile.things[0] : pile.things[-1] + 1][: _THING + THINGS - at]
            out[at : at + len(row)] = row
            at += len(row)


class _Plan(NamedTuple):
    """Which fields of a kind of event are written where."""

    code: int
    seat: str
    values: str
    shift: int
    """What is added to a value: steps of the dial can be negative."""
    wires: str
    moves: bool
    """Whether the wires are those of moves."""
    detail: str
    written: Callable[[Any, Board, BustersFrame], int]
    """How the detail is written."""


def _plan(code: int, fields: tuple[str, ...]) -> _Plan:
    values = first_in(fields, ("steps", "value", "number", "values", "numbers"))
    wires = first_in(fields, ("moves", "move", "targets", "wires", "wire"))
    detail = first_in(fields, tuple(_DETAILS))
    return _Plan(
        code,
        first_in(fields, ("by", "seat")),
        values,
        8 if values == "steps" else 0,
        wires,
        wires.startswith("move"),
        detail,
        _DETAILS.get(detail, _no_detail),
    )


def _happened(out: bytearray, board: Board, frame: BustersFrame, events: Sequence[Event]) -> None:
    wires_at, players, own = frame.wires, board.players, frame.seat
    at = _EVENTS
    for event, (code, seat, values, shift, wires, moves, detail, written) in _PLANS.newest(events):
        out[at] = code
        if seat:
            who = getattr(event, seat)
            if who is not None and who >= 0:
                out[at + 1] = (who - own) % players + 1
        if values:
            named = getattr(event, values)
            column = at + 2
            for value in named[:2] if type(named) is tuple else (named,):
                if type(value) is int and 0 <= value + shift <= 15:
                    out[column] = value + shift
                column += 1
        if wires:
            column = at + 4
            found = getattr(event, wires)
            for wire in found[:3] if type(found) is tuple else several(found):
                out[column] = wires_at.get(wire.wire if moves else wire, -1) + 1
                column += 1
        if detail:
            out[at + 7] = written(getattr(event, detail), board, frame)
        at += COLUMNS


# One thing more of an event: a card, what a token shows, a seat, a stand, or the answers of stands as bits.


def _card_detail(found: Any, board: Board, frame: BustersFrame) -> int:
    card = found[0] if found and type(found) is tuple else found
    if isinstance(card, str) and (card in _CARD_NAMES or card.startswith("personal-")):
        return card_number(board, frame.seat, card) - _CARDS + 1
    return 0


def _mark_detail(found: Any, board: Board, frame: BustersFrame) -> int:
    return 40 + _MARK.get(found, 0)


def _seat_detail(found: Any, board: Board, frame: BustersFrame) -> int:
    return 80 + (found - frame.seat) % board.players if type(found) is int and 0 <= found < board.players else 0


def _answers_detail(found: Any, board: Board, frame: BustersFrame) -> int:
    if len(found) != len(frame.order):
        return 0
    return 100 + sum([1 << place for place, stand in enumerate(frame.order) if found[stand]])


def _stand_detail(found: Any, board: Board, frame: BustersFrame) -> int:
    return 90 + frame.order.index(found) if found in frame.order else 0


def _no_detail(found: Any, board: Board, frame: BustersFrame) -> int:
    return 0


_DETAILS = {
    "card": _card_detail,
    "using": _card_detail,
    "cards": _card_detail,
    "mark": _mark_detail,
    "to": _seat_detail,
    "answers": _answers_detail,
    "stand": _stand_detail,
}
"""By the name of the field, the first that an event has."""
_PLANS: Plans[_Plan] = Plans(EVENTS, _plan)


def fill_in(out: bytearray, given: Sequence[int], beside: bool) -> None:
    """Write what the seat is filling in, beside what it sees."""
    flags = _TABLE + 10
    if beside:
        out[flags] |= 2
    if given:
        out[flags] |= 4
        at = _GIVEN
        for number in given[:8]:
            out[at], out[at + 1] = _BLOCK_AND_PLACE[number]
            at += 2
        for number in given:
            block, place = _BLOCK_AND_PLACE[number]
            if block == _WIRE_BLOCK:
                out[_WIRE + _WIRE_COLUMNS * place + 6] |= 2


__all__ = ["FACE", "PLACES", "fill_in", "write"]
