"""What is told of events, in English, as stories compare it."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.busters import words
from defuse.busters.board import Board
from defuse.kernel import Event


def narrate(board: Board, events: Iterable[Event]) -> list[str]:
    """What happened, as sentences, beginning at the table as it was before."""
    return [str(sentence) for sentence in words.narrate(board, events)]
