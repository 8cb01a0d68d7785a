"""Writing the notation of a table."""

from __future__ import annotations

from defuse.academy import catalogue
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import BOOM, CARD_BASE, WAIT, Board
from defuse.academy.notation.read import SEATS, NotationError
from defuse.kernel import Game, members


def render(game: Game) -> str:
    """The notation of a game in which everybody chooses an action: `parse` gives the same table."""
    board: Board = game.public
    if not isinstance(board.ask, ChooseAsk) or board.ask.answered:
        raise NotationError("a table is written down between two rounds, before anybody has chosen")
    faces = game.secret.faces
    lines = [f"bomb {board.bomb} · round {board.round} · rounds {board.rounds}"]
    if board.plates:
        plates = [f"+{plate.bonus}{'<' if plate.step < 0 else '>'}{plate.wire}" for plate in board.plates]
        lines.append(f"plates {' '.join(plates)}")
    held = [tool.id for tool in catalogue.in_play(board) if not tool.used]
    gone = [tool for tool in board.dealt if tool not in held]
    if gone:
        lines.append(f"gone {' '.join(gone)}")
    for wire in board.wires:
        deck = " ".join([str(faces[card] - CARD_BASE) for card in wire.deck])
        words = ["boom" if faces[tile] == BOOM else "ok" for tile in wire.tiles]
        tiles = [f"({word})" if place < wire.flipped else word for place, word in enumerate(words)]
        lines.append(f"{wire.name} | {' '.join(map(str, wire.values))} | {deck} | {' '.join(tiles)}")
    for seat, score in enumerate(board.scores):
        parts = [f"{SEATS[seat]} {score}"]
        if board.played[seat]:
            parts.append(f"table {' '.join(board.played[seat])}")
        if WAIT not in (*board.hands[seat], *board.played[seat]):
            parts.append("spent")
        own = [tool.id for tool in catalogue.in_play(board) if tool.owner == seat and not tool.used]
        if own:
            parts.append(f"tools {' '.join(own)}")
        saw = _saw(board, seat)
        if saw:
            parts.append(f"saw {' '.join(saw)}")
        lines.append(" · ".join(parts))
    return "\n".join(lines) + "\n"


def _saw(board: Board, seat: int) -> list[str]:
    """What a seat has looked at, beside what lies open."""
    own = members(board.known[seat] & ~board.known[-1])
    cards = [wire.name for wire in board.wires if wire.deck and wire.deck[0] in own]
    return cards + [f"{wire.name}-tiles" for wire in board.wires if any(tile in own for tile in wire.tiles)]
