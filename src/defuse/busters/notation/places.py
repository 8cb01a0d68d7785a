"""Names of places: `B1` is a stand, `B1.3` the third slot on it, `B1.2-5` four slots in a row."""

from __future__ import annotations

import re
from collections.abc import Iterable

from defuse.busters.board import Board, stand_names
from defuse.busters.notation.phrases import typed
from defuse.busters.notation.text import Word
from defuse.busters.wires import seat_name
from defuse.words import say

_SLOTS = re.compile(r"([A-Za-z]+[0-9]*)\.([0-9]{1,3})(?:-([0-9]{1,3}))?")
_STAND = re.compile(r"[A-EN][1-9]")


class Places:
    """Which wire stands where, by name."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rows = dict(zip(stand_names(board.owners), board.stands, strict=True))
        self._names = {wire: f"{row}.{at}" for row, wires in self.rows.items() for at, wire in enumerate(wires, 1)}
        self._rank = {wire: rank for rank, wire in enumerate(self._names)}

    def name(self, wire: int) -> str:
        """The name of a wire's place."""
        if wire not in self._names:
            raise ValueError(f"thing {wire} stands on no stand, so the notation has no name for it")
        return self._names[wire]

    def rank(self, wire: int) -> int:
        """Where a wire comes when the stands are read from the first slot to the last; those on no stand come last."""
        return self._rank.get(wire, len(self._rank) + wire)

    def sorted(self, wires: Iterable[int]) -> tuple[int, ...]:
        """Wires in the order in which the stands are read."""
        return tuple(sorted(set(wires), key=self.rank))

    def names(self, wires: Iterable[int]) -> str:
        """The names of several places, runs of three and more as one.

        >>> board = Board(mission=1, players=2, known=(), dial=2, stands=((0, 1, 2), (3, 4)), owners=(0, 1))
        >>> Places(board).names([4, 0, 1, 2])
        'A1.1-3 B1.2'
        """
        return self.in_a_row(self.sorted(wires))

    def stands(self, wire: int) -> bool:
        """Whether a wire stands on a stand."""
        return wire in self._names

    def in_a_row(self, wires: Iterable[int]) -> str:
        """The names of several places in the order in which they are given."""
        runs: list[list[int]] = []
        for wire in wires:
            if runs and self.name(wire) == self._after(runs[-1][-1]):
                runs[-1].append(wire)
            else:
                runs.append([wire])
        words: list[str] = []
        for run in runs:
            if len(run) > 2:
                words.append(f"{self.name(run[0])}-{self.name(run[-1]).partition('.')[2]}")
            else:
                words += [self.name(wire) for wire in run]
        return " ".join(words)

    def _after(self, wire: int) -> str:
        row, _, at = self.name(wire).partition(".")
        return f"{row}.{int(at) + 1}"

    def hand(self, seat: int) -> tuple[int, ...]:
        """The uncut wires of a seat."""
        return tuple(self.board.hand(seat))

    def plain(self, row: str) -> tuple[int, ...]:
        """The uncut wires of a stand, X and flipped ones apart."""
        out = self.board.gone | self.board.loose
        return tuple([wire for wire in self.rows[row] if not out >> wire & 1])

    # Reading.

    def seat(self, word: Word) -> int:
        """The seat that a word names."""
        return read_seat(word, self.board.players)

    def row(self, word: Word) -> str:
        """The stand that a word names."""
        if word.text not in self.rows:
            raise word.error(say("notation-no-stand", stand=word.text))
        return word.text

    def wires(self, word: Word) -> tuple[int, ...]:
        """The wires at the places that a word names."""
        found = _SLOTS.fullmatch(word.text)
        if found is None:
            raise word.error(say("notation-no-slot", word=typed(word.text)))
        row = self.rows.get(found[1])
        if row is None:
            raise word.error(say("notation-no-stand", stand=found[1]))
        first = int(found[2])
        last = int(found[3] or first)
        for at, group in ((first, 2), (last, 3)):
            if not 1 <= at <= len(row):
                raise word.error(say("notation-slots", stand=found[1], slots=len(row), slot=at), found.start(group))
        if last < first:
            raise word.error(say("notation-range"))
        return row[first - 1 : last]

    def wire(self, word: Word) -> int:
        """The one wire at the place that a word names."""
        wires = self.wires(word)
        if len(wires) != 1:
            raise word.error(say("notation-one-slot"))
        return wires[0]


def is_stand(text: str) -> bool:
    """Whether a text could be the name of a stand."""
    return _STAND.fullmatch(text) is not None


def is_slot(text: str) -> bool:
    """Whether a text looks like the name of a slot."""
    return _SLOTS.fullmatch(text) is not None


def read_seat(word: Word, players: int) -> int:
    """The seat that a word names."""
    seats = [seat_name(seat) for seat in range(players)]
    if word.text not in seats:
        raise word.error(say("notation-no-seat", word=typed(word.text), seats=" ".join(seats)))
    return seats.index(word.text)
