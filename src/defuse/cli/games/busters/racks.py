"""All stands of a game with their wires open, for a page about a game that is over."""

from __future__ import annotations

from defuse.busters.board import Board, stand_names
from defuse.busters.wires import RED, YELLOW, mark_word, value_of
from defuse.cli.games.game import Rack, Slot
from defuse.cli.language import word
from defuse.kernel import Game


def racks_of(game: Game) -> list[Rack]:
    """The stands in their order."""
    board: Board = game.public
    names = stand_names(board.owners)
    return [
        Rack(name, tuple([_slot(game, wire) for wire in wires]))
        for name, wires in zip(names, board.stands, strict=True)
    ]


def _slot(game: Game, wire: int) -> Slot:
    board: Board = game.public
    kind = game.secret.faces[wire]
    value = value_of(kind)
    shows = str(kind // 10) if kind % 10 == 0 else f"{kind // 10}.{kind % 10}"
    tokens = [word(mark_word(token.mark)) for token in board.tokens_at(wire)]
    colour = {YELLOW: "yellow", RED: "red"}.get(value, "blue")
    return Slot(wire, shows, colour, not board.is_uncut(wire), " ".join(tokens))  # type: ignore[arg-type]
