"""What a seat sees of Bomb Squad Academy, as bytes in the layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from defuse.academy.acts import Choose
from defuse.academy.board import ACTIONS, BOOM, CARD_BASE, OK, Board, Wire
from defuse.academy.catalogue import in_play
from defuse.academy.components import WIRES
from defuse.encoding.academy.layout import ASKS, DECK, EVENTS, LAYOUT, PLATES, TILES, TIMINGS
from defuse.encoding.academy.numbers import BLOCKS, TOOLS, AcademyFrame
from defuse.encoding.events import COLUMNS, Plans, first_in, tag_of
from defuse.kernel import Act, Event

_ASK = {tag: at + 1 for at, tag in enumerate(ASKS)}
_ACTION = {name: at + 1 for at, name in enumerate(ACTIONS)}
_COLOUR = {name: at + 1 for at, name in enumerate(WIRES)}
_TOOL = {name: at + 1 for at, name in enumerate(TOOLS)}
_TIMING = {name: at + 1 for at, name in enumerate(TIMINGS)}
_TABLE, _SEAT, _TOOLS, _WIRE, _PLATE, _EVENTS, _REVEALED = (
    LAYOUT[name].first for name in ("table", "seat", "tool", "wire", "plate", "event", "revealed")
)
_WIRE_COLUMNS = len(LAYOUT["wire"].columns)


def write(
    out: bytearray, board: Board, faces: bytes, frame: AcademyFrame, events: Sequence[Event], sealed: Act | None
) -> None:
    """Write what a seat sees, which has seen these faces and has locked this in, into zeros."""
    _table(out, board, frame.seat, sealed)
    _seats(out, board, frame.seat)
    _tools(out, board, frame.seat)
    for wire in board.wires:
        _wire(out, board, wire, faces)
    for at, plate in enumerate(board.plates[:PLATES]):
        out[_PLATE + 3 * at : _PLATE + 3 * at + 3] = bytes(
            (plate.bonus, _COLOUR[plate.wire], 1 if plate.step < 0 else 2)
        )
    if events:
        _happened(out, board, frame.seat, events)


def _table(out: bytearray, board: Board, seat: int, sealed: Act | None) -> None:
    ask = board.ask
    timing = board.timing
    out[_TABLE : _TABLE + 9] = bytes(
        (
            board.players,
            seat + 1,
            board.bomb,
            min(board.round, 15),
            _ASK.get(tag_of(ask), 0) if ask is not None else 0,
            _TIMING[timing] if timing is not None else 0,
            _COLOUR[board.cut.wire] if board.cut is not None else 0,
            board.boom | board.resolved << 1,
            _ACTION[sealed.card] if isinstance(sealed, Choose) else 0,
        )
    )


def _bits(names: Sequence[str]) -> int:
    return sum({1 << _ACTION[name] - 1 for name in names})


def _seats(out: bytearray, board: Board, seat: int) -> None:
    ask = board.ask
    for step in range(board.players):
        other = (seat + step) % board.players
        at = _SEAT + 5 * step
        flags = 1
        if ask is not None:
            flags |= (other in ask.seats) << 1 | (other in ask.answered) << 2
        flags |= (other in board.waited) << 3
        flags |= (board.cut is not None and other in board.cut.seats) << 4
        out[at] = flags
        out[at + 1] = min(max(board.scores[other] + 100, 0), 255)
        if board.hands:
            out[at + 2] = _bits(board.hands[other])
        if board.played:
            out[at + 3] = _bits(board.played[other])
        if board.actions:
            out[at + 4] = _ACTION[board.actions[other]]


def _tools(out: bytearray, board: Board, seat: int) -> None:
    for name in board.dealt:
        out[_TOOLS + 2 * (_TOOL[name] - 1)] = 7
    for name in board.display:
        out[_TOOLS + 2 * (_TOOL[name] - 1)] = 1
    for tool in in_play(board):
        at = _TOOLS + 2 * (_TOOL[tool.id] - 1)
        out[at] = 2 + (tool.owner - seat) % board.players
        out[at + 1] = tool.used


def _wire(out: bytearray, board: Board, wire: Wire, faces: bytes) -> None:
    at = _WIRE + _WIRE_COLUMNS * (_COLOUR[wire.name] - 1)
    head = (
        1 | (wire.name in board.protected) << 1 | (wire.name in board.scored) << 2,
        wire.track,
        min(wire.trigger, 250),
        len(wire.tiles),
        wire.flipped,
        len(wire.deck),
        wire.chain,
        min(max(board.bonus(wire.name), 0), 250),
    )
    out[at : at + 8] = bytes(head)
    for place, value in enumerate(wire.values[::-1][:DECK]):
        out[at + 8 + place] = min(value + 1, 15)
    for place, card in enumerate(wire.deck[:3]):
        if faces[card]:
            out[at + 8 + DECK + place] = min(faces[card] - CARD_BASE + 1, 15)
    for place, tile in enumerate(wire.tiles[:TILES]):
        out[at + 11 + DECK + place] = {OK: 1, BOOM: 2}.get(faces[tile], 0)


class _Plan(NamedTuple):
    """Which fields of a kind of event are written where."""

    code: int
    seat: str
    wire: str
    action: str
    tool: str
    number: str
    seats: str
    flag: str


def _plan(code: int, fields: tuple[str, ...]) -> _Plan:
    return _Plan(
        code,
        first_in(fields, ("by", "seat")),
        first_in(fields, ("wire",)),
        first_in(fields, ("action", "card")),
        first_in(fields, ("tool",)),
        first_in(fields, ("value", "points", "bomb", "round")),
        first_in(fields, ("seats", "winners")),
        first_in(fields, ("boom", "scored")),
    )


_PLANS: Plans[_Plan] = Plans(EVENTS, _plan)


def _happened(out: bytearray, board: Board, seat: int, events: Sequence[Event]) -> None:
    players = board.players
    at = _EVENTS
    for event, plan in _PLANS.newest(events):
        found: Any = event
        out[at] = plan.code
        if plan.seat:
            out[at + 1] = (getattr(found, plan.seat) - seat) % players + 1
        if plan.wire:
            out[at + 2] = _COLOUR.get(found.wire, 0)
        if plan.action:
            out[at + 3] = _ACTION.get(getattr(found, plan.action), 0)
        if plan.tool:
            out[at + 4] = _TOOL.get(found.tool, 0)
        if plan.number:
            out[at + 5] = min(max(getattr(found, plan.number) + 100, 0), 255)
        if plan.seats:
            out[at + 6] = sum([1 << (other - seat) % players for other in getattr(found, plan.seats)])
        if plan.flag:
            out[at + 7] = bool(getattr(found, plan.flag))
        at += COLUMNS
        if plan.code == 1:
            for other, card in enumerate(found.cards):
                out[_REVEALED + (other - seat) % players] = _ACTION[card]


def fill_in(out: bytearray, given: Sequence[int], beside: bool) -> None:
    """Write what the seat is filling in, beside what it sees."""
    if beside:
        out[_TABLE + 7] |= 4
    if given:
        out[_TABLE + 7] |= 8
        at = LAYOUT["given"].first
        for row, number in enumerate(given[:8]):
            block = BLOCKS.block_of(number)
            out[at + 2 * row] = BLOCKS.all().index(block) + 1
            out[at + 2 * row + 1] = number - block.first
