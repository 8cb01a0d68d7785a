"""Where wires stand, as arguments and in words. Most acts move no wire, so a speaker remembers it."""

from __future__ import annotations

from typing import Any

from defuse.busters.board import Board
from defuse.busters.words import places_of
from defuse.server.games.busters.scenes import StandSeen
from defuse.words import Speaker, Wire


class Places:
    """The places of all wires at one moment."""

    def __init__(self, board: Board, speaker: Speaker) -> None:
        self.stands, self.owners = board.stands, board.owners
        self.wires: dict[int, Wire] = places_of(board)
        self.words: dict[int, str] = {wire: speaker.alone(place) for wire, place in self.wires.items()}
        self.masks: list[int] = [sum([1 << wire for wire in row]) for row in board.stands]
        """The wires of each stand as bits."""
        self.drawn: dict[int, tuple[Any, StandSeen]] = {}
        """Each stand as it was drawn last, with all that this depends on while no wire moves."""


def places(board: Board, speaker: Speaker) -> Places:
    """The places of all wires, remembered until one moves."""
    found = speaker.memory.get("places")
    if not isinstance(found, Places) or found.stands is not board.stands or found.owners is not board.owners:
        found = speaker.memory["places"] = Places(board, speaker)
    return found
