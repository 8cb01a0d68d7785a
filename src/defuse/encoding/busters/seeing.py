"""What a seat sees of a mission, as bytes in the layout."""

from __future__ import annotations

from collections.abc import Sequence
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
from defuse.kernel import Among, Ask, Event, mask_of
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
_WIRE_COLUMNS = len(LAYOUT["wire"].columns)
_CARDS = BLOCKS["card"].first


def write(out: bytearray, board: Board, faces: bytes, frame: BustersFrame, events: Sequence[Event]) -> None:
    """Write what a seat sees, which has seen these faces, into zeros."""
    wires = frame.wires
    _table(out, board, frame.seat)
    _seats(out, board, frame.seat)
    _stands(out, board, frame)
    _values(out, board)
    _wires(out, board, faces, frame.order, wires)
    _knowledge(out, board, faces, wires, frame.seat)
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


def _seats(out: bytearray, board: Board, seat: int) -> None:
    ask = board.ask
    players = board.players
    asked = ask.seats if ask is not None else ()
    answered = ask.answered if ask is not None else ()
    left = [0] * players
    for count, owner in zip(_uncut(board.stands, board.gone), board.owners, strict=True):
        if owner >= 0:
            left[owner] += count
    at = _SEAT
    for step in range(players):
        other = (seat + step) % players
        flags = 1
        if other == board.captain:
            flags |= 2
        if other == board.turn and board.turns:
            flags |= 4
        if other in asked:
            flags |= 8
        if other in answered:
            flags |= 16
        if left[other]:
            flags |= 32
        if other == board.jump:
            flags |= 64
        out[at] = flags
        if board.characters:
            out[at + 1] = _CHARACTER.get(board.characters[other], 0)
        out[at + 2] = min(left[other], 28)
        at += 5


@lru_cache(maxsize=256)
def _masks(stands: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple([mask_of(stand) for stand in stands])


def _uncut(stands: tuple[tuple[int, ...], ...], gone: int) -> list[int]:
    """How many wires of each stand are uncut."""
    return [(mask & ~gone).bit_count() for mask in _masks(stands)]


def _stands(out: bytearray, board: Board, frame: BustersFrame) -> None:
    at = _STAND
    uncut = _uncut(board.stands, board.gone)
    for stand in frame.order:
        owner = board.owners[stand]
        out[at] = 6 if owner == NOBODY else (owner - frame.seat) % board.players + 1
        out[at + 1] = uncut[stand]
        at += 5
    for token in board.beside:
        at = _STAND + 5 * frame.order.index(token.stand) + 2
        while out[at] and (at - _STAND) % 5 < 4:
            at += 1
        out[at] = _MARK.get(token.mark, 0)


def _values(out: bytearray, board: Board) -> None:
    ask: Any = board.ask
    allowed = getattr(ask, "values", ())
    at = _VALUE
    totals, cut = board.totals, board.cut
    for value in range(1, 15):
        out[at] = totals[value]
        out[at + 1] = cut[value]
        at += 3
    for value in board.validated:
        out[_VALUE + 3 * value - 1] |= 1
    for value in board.reds:
        out[_VALUE + 3 * value - 1] |= 2
    for value in allowed:
        out[_VALUE + 3 * value - 1] |= 4
    for bit, specials in ((1, board.yellow), (2, board.red)):
        for kind in specials.kinds:
            out[_DRAWN + kind // 10 - 1] |= bit


def _wires(out: bytearray, board: Board, faces: bytes, order: list[int], wires: dict[int, int]) -> None:
    gone, loose, flipped = board.gone, board.loose, board.flipped
    columns = _WIRE_COLUMNS
    at = _WIRE
    codes = faces.translate(FACE)
    masks = _masks(board.stands)
    for stand in order:
        row = board.stands[stand]
        end = at + columns * len(row)
        out[at:end:columns] = _states(row, gone & masks[stand])
        first = _run(row)
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


@lru_cache(maxsize=1024)
def _run(row: tuple[int, ...]) -> int:
    """The first handle of a stand whose handles follow one another, as they do until wires move; else -1."""
    return row[0] if row and row == tuple(range(row[0], row[0] + len(row))) else -1


def _asked_about(ask: Ask) -> tuple[int, ...]:
    """The wires that a question names."""
    return several(getattr(ask, "targets", None)) + several(getattr(ask, "wire", None))


def _knowledge(out: bytearray, board: Board, faces: bytes, wires: dict[int, int], seat: int) -> None:
    """What everybody may conclude: which values a wire cannot have, and which ones a seat holds."""
    not_of, held = _concluded(board.facts)
    columns = _WIRE_COLUMNS
    for wire, bits in not_of:
        if wire in wires:
            at = _WIRE + columns * wires[wire] + 4
            out[at] = bits & 255
            out[at + 1] = bits >> 8
    gone = board.gone
    for things, value in held:
        if things[0] not in wires or len(things) == len(wires) or _shown(things, value, gone, faces):
            continue  # what is said of all wires says nothing of a hand
        owner = board.owner_of(things[0])
        if owner >= 0:
            bits = 1 << value - 1
            at = _SEAT + 5 * ((owner - seat) % board.players) + 3
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


_last: tuple[Any, Any] = (None, None)


def _concluded(facts: tuple[Fact, ...]) -> tuple[list[tuple[int, int]], list[tuple[tuple[int, ...], int]]]:
    """What facts say of single wires and of hands. The last answer is kept: seats ask one after the other."""
    global _last
    if _last[0] is facts:
        found: tuple[list[tuple[int, int]], list[tuple[tuple[int, ...], int]]] = _last[1]
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
    _last = (facts, found)
    return found


def _cards_and_missions(out: bytearray, board: Board, seat: int) -> None:
    """The state of the cards, and what the rules of the mission remember."""
    remembered: list[int] = []
    for rule in board.rules:
        kind = type(rule)
        if kind in _BASE:
            continue
        if isinstance(rule, Equipment):
            at = _CARD + 2 * (card_number(board, seat, rule.id) - _CARDS)
            out[at] = _STATE[rule.state]
            if rule.cover:
                out[at + 1] = rule.cover[0][0]
        else:
            for name in rule.__struct_fields__:
                if name != "id":
                    flatten(getattr(rule, name), remembered, MISSION)
    if remembered:
        del remembered[MISSION:]
        out[_MISSION : _MISSION + len(remembered)] = bytes(remembered)


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
    wires: str
    detail: str


def _plan(code: int, fields: tuple[str, ...]) -> _Plan:
    return _Plan(
        code,
        first_in(fields, ("by", "seat")),
        first_in(fields, ("steps", "value", "number", "values", "numbers")),
        first_in(fields, ("moves", "move", "targets", "wires", "wire")),
        first_in(fields, ("card", "using", "cards", "mark", "to", "answers", "stand")),
    )


_PLANS: Plans[_Plan] = Plans(EVENTS, _plan)


def _happened(out: bytearray, board: Board, frame: BustersFrame, events: Sequence[Event]) -> None:
    wires, players, seat = frame.wires, board.players, frame.seat
    at = _EVENTS
    for event, plan in _PLANS.newest(events):
        out[at] = plan.code
        if plan.seat:
            who = getattr(event, plan.seat)
            if who is not None and who >= 0:
                out[at + 1] = (who - seat) % players + 1
        if plan.values:
            values = getattr(event, plan.values)
            if plan.values == "steps":
                values += 8
            for column, value in enumerate(several(values)[:2]):
                if type(value) is int and 0 <= value <= 15:
                    out[at + 2 + column] = value
        if plan.wires:
            named = several(getattr(event, plan.wires))
            if plan.wires.startswith("move"):
                named = tuple([move.wire for move in named])
            for column, wire in enumerate(named[:3]):
                out[at + 4 + column] = wires.get(wire, -1) + 1
        if plan.detail:
            out[at + 7] = _detail(plan.detail, getattr(event, plan.detail), board, frame)
        at += COLUMNS


def _detail(name: str, found: Any, board: Board, frame: BustersFrame) -> int:
    """One thing more: a card, what a token shows, a seat, a stand, or the answers of stands as bits."""
    if name in ("card", "using", "cards"):
        card = found[0] if isinstance(found, tuple) and found else found
        if isinstance(card, str) and (card in _CARD_NAMES or card.startswith("personal-")):
            return card_number(board, frame.seat, card) - _CARDS + 1
    elif name == "mark":
        return 40 + _MARK.get(found, 0)
    elif name == "to":
        if type(found) is int and 0 <= found < board.players:
            return 80 + (found - frame.seat) % board.players
    elif name == "answers":
        if len(found) == len(frame.order):
            return 100 + sum([1 << place for place, stand in enumerate(frame.order) if found[stand]])
    elif name == "stand" and found in frame.order:
        return 90 + frame.order.index(found)
    return 0


def fill_in(out: bytearray, given: Sequence[int], beside: bool) -> None:
    """Write what the seat is filling in, beside what it sees."""
    flags = LAYOUT["table"].first + 10
    if beside:
        out[flags] |= 2
    if given:
        out[flags] |= 4
        at = LAYOUT["given"].first
        wires = BLOCKS["wire"]
        for row, number in enumerate(given[:8]):
            block = BLOCKS.block_of(number)
            out[at + 2 * row] = BLOCKS.all().index(block) + 1
            out[at + 2 * row + 1] = number - block.first
        for number in given:
            if number in wires:
                out[_WIRE + _WIRE_COLUMNS * (number - wires.first) + 6] |= 2


__all__ = ["FACE", "PLACES", "fill_in", "write"]
