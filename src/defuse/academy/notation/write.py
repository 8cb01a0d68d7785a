"""Writing the notation of a table: all of it, or what somebody sees."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.academy import catalogue
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import BOOM, CARD_BASE, WAIT, Board, Wire
from defuse.academy.notation.text import SEATS, SEED, SEED_WORD, UNSAID, NotationError
from defuse.academy.rules.bombs import Bombs
from defuse.academy.rules.window import Window
from defuse.kernel import UNKNOWN, members
from defuse.words import say


def written(board: Board, faces: bytes, *, seed: str = SEED, view: str | None = None) -> str:
    """The text of a table at the start of a round."""
    if not isinstance(board.ask, ChooseAsk) or board.ask.answered:
        raise NotationError(say("academy-notation-between-rounds"))
    lines = [" · ".join(_head(board, seed, view)), *_tools(board)]
    lines += [_wire(wire, faces) for wire in board.wires]
    lines += [" · ".join(_seat(board, seat)) for seat in range(board.players)]
    return "\n".join(lines) + "\n"


def _head(board: Board, seed: str, view: str | None) -> Iterator[str]:
    yield f"bomb {board.bomb} · round {board.round} · rounds {board.rounds}"
    window = next((rule.seconds for rule in board.rules if isinstance(rule, Window)), None)
    if window is not None:
        yield f"window {_seconds(window)}"
    if board.clock:
        yield f"clock {_seconds(board.clock)}"
    if seed != SEED and SEED_WORD.fullmatch(seed):
        yield f"seed {seed}"
    if view is not None:
        yield f"view {view}"


def _seconds(seconds: float) -> str:
    return repr(float(seconds)).removesuffix(".0")


def _tools(board: Board) -> Iterator[str]:
    """Plates, and where tools are that nobody has."""
    if board.plates:
        plates = [f"+{plate.bonus}{'<' if plate.step < 0 else '>'}{plate.wire}" for plate in board.plates]
        yield f"plates {' '.join(plates)}"
    owned = [tool.id for tool in catalogue.in_play(board)]
    gone = [tool for tool in board.dealt if tool not in owned]
    if gone:
        yield f"gone {' '.join(gone)}"
    agreed = next((rule.displays for rule in board.rules if isinstance(rule, Bombs)), ())
    if agreed:
        yield f"agreed {' | '.join([' '.join(display) for display in agreed])}"


def _wire(wire: Wire, faces: bytes) -> str:
    cards = [UNSAID if faces[card] == UNKNOWN else str(faces[card] - CARD_BASE) for card in wire.deck]
    while cards and cards[-1] == UNSAID:
        cards.pop()
    words = [UNSAID if faces[tile] == UNKNOWN else "boom" if faces[tile] == BOOM else "ok" for tile in wire.tiles]
    tiles = [f"({word})" if place < wire.flipped else word for place, word in enumerate(words)]
    return f"{wire.name} | {' '.join(map(str, wire.values))} | {' '.join(cards)} | {' '.join(tiles)}"


def _seat(board: Board, seat: int) -> Iterator[str]:
    yield f"{SEATS[seat]} {board.scores[seat]}"
    if board.played[seat]:
        yield f"table {' '.join(board.played[seat])}"
    if WAIT not in (*board.hands[seat], *board.played[seat]):
        yield "spent"
    own = [tool for tool in catalogue.in_play(board) if tool.owner == seat]
    if own:
        yield f"tools {' '.join([f'({tool.id})' if tool.used else tool.id for tool in own])}"
    saw = _saw(board, seat)
    if saw:
        yield f"saw {' '.join(saw)}"


def _saw(board: Board, seat: int) -> list[str]:
    """What a seat has looked at, beside what lies open."""
    own = members(board.known[seat] & ~board.known[-1])
    cards = [wire.name for wire in board.wires if wire.deck and wire.deck[0] in own]
    return cards + [f"{wire.name}-tiles" for wire in board.wires if any(tile in own for tile in wire.tiles)]
