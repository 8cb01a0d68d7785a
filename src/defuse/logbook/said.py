"""The words of an event line: who did what, and what came of it.

`D calls 7 at B1.6: 5` is the seat D, what was done (calls 7 at B1.6), and behind the colon what everybody saw then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from defuse.busters.board import Board
from defuse.busters.notation import NotationError
from defuse.busters.notation.phrases import A_CARD, A_SEAT
from defuse.busters.notation.places import Places
from defuse.busters.notation.slots import ALL_KINDS, read_mark
from defuse.busters.notation.text import Word, Words
from defuse.busters.wires import RED, YELLOW, kinds_of, print_of, seat_name, value_named
from defuse.kernel.act import HOST
from defuse.words import Text, say

FILLERS = frozenset(("at", "to", "the", "an", "of", "on", "and", "as", "from", "for", "or", "by", "its", "then"))
"""Words that make a line pleasant to read, and say nothing."""

CARD = "card "
"""What stands before the number of a card, so that it is not taken for a value."""

_RANGE = re.compile(r"(?P<stand>[A-Ea-eNn][1-9]?)\.(?P<first>[0-9]{1,2})-(?P<last>[0-9]{1,2})")
_PLACE = re.compile(r"([A-Ea-eNn])([1-9]?)\.([0-9]{1,2})")
_WIRES = {print_of(kind): kind for kind in ALL_KINDS}


class Said(NamedTuple):
    """An event line, taken apart."""

    seat: int
    who: Word
    verb: Word
    done: tuple[Word, ...]
    """The words behind the verb, fillers apart."""
    told: tuple[Word, ...] | None
    """The words behind the colon; None where there is no colon."""
    end: Word

    def error(self, problem: Text) -> NotationError:
        """An error that points at the beginning of the line."""
        return self.who.error(problem)


def read_said(number: int, line: str, board: Board) -> Said:
    """The words of an event line."""
    left, colon, right = line.partition(":")
    words = Words(number, left)
    who = words.next(A_SEAT)
    seat = Places(board).seat(who._replace(text=who.text.upper()))
    verb = words.next(say("logbook-what-was-done"))
    told = Words(number, line, len(left) + 1) if colon and right.strip() else None
    return Said(
        seat,
        who,
        verb,
        tuple(_without_fillers(words)),
        tuple(_without_fillers(told)) if told is not None else None,
        Words(number, line).end,
    )


def clock_said(number: int, line: str) -> Said:
    """The words of a line that tells the time, which nobody does."""
    left, colon, right = line.partition(":")
    words = Words(number, line)
    told = tuple(_without_fillers(Words(number, line, len(left) + 1))) if colon and right.strip() else None
    return Said(HOST, words.start, words.start, (), told, words.end)


def _without_fillers(words: Words) -> Iterator[Word]:
    for word in words.rest():
        if word.text.lower() == "card" and words:
            word = word._replace(text=f"{CARD}{words.next(A_CARD).text}")  # so that no number is taken for a value
        text = word.text.rstrip(".!") or word.text
        run = _RANGE.fullmatch(text)
        if run is not None:
            slots = range(int(run["first"]), int(run["last"]) + 1)
            yield from [word._replace(text=f"{run['stand']}.{slot}") for slot in slots]
        elif text.lower() not in FILLERS:
            yield word._replace(text=text)


# What single words mean.


def is_place(text: str) -> bool:
    """Whether a word names a slot: `B1.6`, or `B.6`."""
    return _PLACE.fullmatch(text) is not None


def place_of(word: Word, board: Board, more: int = 0) -> tuple[int, int]:
    """The stand and the slot, counted from 0, that a word names; B.6 will do where B has one stand.

    So many wires `more` may have come onto the stand.
    """
    found = _PLACE.fullmatch(word.text)
    assert found is not None
    letter, number = found[1].upper(), found[2]
    rows = list(Places(board).rows)
    own = [row for row in rows if row[0] == letter]
    if not number and len(own) > 1:
        places = f"{letter}1.{found[3]}", f"{letter}2.{found[3]}"
        raise word.error(say("logbook-two-stands", seat=letter, one=places[0], other=places[1]))
    name = f"{letter}{number or 1}"
    if name not in rows:
        raise word.error(say("notation-no-stand", stand=name))
    stand = rows.index(name)
    slots = len(board.stands[stand]) + more
    if not 1 <= int(found[3]) <= slots:
        raise word.error(say("notation-slots", stand=name, slots=slots, slot=found[3]))
    return stand, int(found[3]) - 1


def wire_at(word: Word, board: Board) -> int:
    """The wire at the slot that a word names."""
    stand, slot = place_of(word, board)
    return board.stands[stand][slot]


def seat_of(text: str, board: Board) -> int | None:
    """The seat that a word names, or None."""
    seats = [seat_name(seat) for seat in range(board.players)]
    return seats.index(text.upper()) if text.upper() in seats else None


def stand_of(text: str, board: Board) -> int | None:
    """The stand that a word names, or None."""
    rows = list(Places(board).rows)
    return rows.index(text.upper()) if text.upper() in rows else None


def value_of_word(text: str) -> int | None:
    """The value that a word names, or None."""
    try:
        return value_named(text.lower())
    except ValueError:
        return None


def kinds_of_word(text: str) -> tuple[int, ...] | None:
    """The kinds that a word may mean: a value, or a certain wire (`r5.5`); None if it is neither."""
    value = value_of_word(text)
    if value is not None:
        return kinds_of(value)
    kind = _WIRES.get(text.lower())
    return None if kind is None else (kind,)


def mark_of(text: str) -> str | None:
    """What a token shows, by its word: `5`, `yellow`, `even`, `x2`, `~7`; None for another word."""
    value = value_of_word(text)
    if value is not None:
        return None if value == RED else "yellow" if value == YELLOW else str(value)
    return read_mark(text.lower().replace("×", "x"))
