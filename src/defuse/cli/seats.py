"""Seats as people write them: a letter."""

from __future__ import annotations

from defuse.cli.console import misuse
from defuse.words import say

SPECTATOR = "spectator"
EVERYTHING = "everything"
LETTERS = "ABCDE"


def seat_name(seat: int) -> str:
    """A seat's letter."""
    return LETTERS[seat]


def seat_of(letter: str, players: int) -> int:
    """The seat of a letter, at a table of so many players."""
    names = [seat_name(seat) for seat in range(players)]
    if letter.strip().upper() not in names:
        raise misuse(say("cli-no-such-seat", seat=repr(letter), players=players, first=names[0], last=names[-1]))
    return names.index(letter.strip().upper())
