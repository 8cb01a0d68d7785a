"""A draft: a text taken apart into its lines, before anything is made of them."""

from __future__ import annotations

import re
from typing import NamedTuple

from defuse.busters.board import NOBODY
from defuse.busters.notation.lines import WORDS
from defuse.busters.notation.phrases import A_WORD, typed
from defuse.busters.notation.places import is_stand
from defuse.busters.notation.slots import Slot, read_slot, read_wire
from defuse.busters.notation.text import NotationError, Word, Words, lines, meant
from defuse.words import Text, say

_ROW = re.compile(r"\s*([^\s|:]+)\s*([|:])")
_BLANK = re.compile(r"(?<!\S)_[*^]?(?!\S)")
_TIMES = re.compile(r"(.+)x([1-9])")

HEADER = (
    "mission",
    "captain",
    "dial",
    "turn",
    "opening",
    "draws",
    "cutter",
    "turns",
    "rounds",
    "idle",
    "clock",
    "until",
    "seed",
    "drawn",
    "shuffled",
    "view",
)
ONCE = ("red", "yellow", "away", "aside", "equipment", "pile", "characters", "validated", "deadly", "moved")
MANY = ("label", "older", "dealt", "rule")


class Row(NamedTuple):
    """A stand."""

    name: Word
    owner: int
    ordered: bool
    """Whether its wires are sorted (`|`), or stand as they come (`:`)."""
    slots: tuple[Slot, ...]
    end: Word
    """The place behind the last slot."""


class Draft:
    """What a text says, line by line."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, Word] = {}
        self.rows: list[Row] = []
        self.away: list[Slot] = []
        self.once: dict[str, Words] = {}
        self.many: dict[str, list[Words]] = {word: [] for word in MANY}
        self.state: dict[str, list[Words]] = {}
        """What the mission has on the table, by the first words of the lines."""
        self.facts: list[Words] = []
        self.knowledge: list[Words] = []
        last = 1
        for number, line in lines(text):
            last = number
            if not self.header:
                self._read_header(Words(number, line))
            else:
                self._read_line(number, line)
        if not self.header:
            raise NotationError(last, 1, say("notation-no-mission"))
        if not self.rows:
            raise NotationError(last, 1, say("notation-no-stands"))

    def _read_header(self, words: Words) -> None:
        if words.peek() != "mission":
            raise words.next(A_WORD).error(say("notation-no-mission"))
        while words:
            word = words.next(A_WORD)
            if word.text not in HEADER:
                problem = say("notation-unknown-header", word=typed(word.text), known=HEADER)
                raise word.error(meant(problem, word.text, HEADER))
            if word.text in self.header:
                raise word.error(say("notation-said-twice", word=word.text))
            self.header[word.text] = words.next(say("notation-what-it-is", word=word.text))

    def _read_line(self, number: int, line: str) -> None:
        words = Words(number, line)
        check_filled_in(words)
        row = _ROW.match(line)
        if row is None and not words:
            raise Word(line, number, 1).error(say("notation-says-nothing"))
        if row is not None:
            name = Word(row[1], number, row.start(1) + 1)
            self._read_row(name, row[2] == "|", Words(number, line, row.end()))
        elif words.peek() in ONCE:
            first = words.next(A_WORD)
            if first.text in self.once:
                raise first.error(say("notation-one-line", word=first.text))
            self.once[first.text] = words
            if first.text == "away":
                self.away = [slot for word in words.rest() for slot in _away(word)]
        elif words.peek() in MANY:
            self.many[words.next(A_WORD).text].append(words)
        elif words.peek() in WORDS:
            self.state.setdefault(words.next(A_WORD).text, []).append(words)
        elif words.peek(1) in ("knows", "know"):
            self.knowledge.append(words)
        else:
            self.facts.append(words)

    def _read_row(self, name: Word, ordered: bool, words: Words) -> None:
        if not is_stand(name.text):
            raise name.error(say("notation-no-stand-name", word=typed(name.text)))
        if any(row.name.text == name.text for row in self.rows):
            raise name.error(say("notation-two-stands", stand=name.text))
        letter, place = name.text[0], int(name.text[1:])
        if place != 1 + sum(row.name.text[0] == letter for row in self.rows):
            raise name.error(say("notation-stand-order", before=f"{letter}{place - 1}", stand=name.text))
        owner = NOBODY if letter == "N" else "ABCDE".index(letter)
        slots = tuple([read_slot(word) for word in words.rest()])
        self.rows.append(Row(name, owner, ordered, slots, words.end))

    def error_at(self, header: str, problem: Text) -> NotationError:
        """An error that points at what a word of the header is, or at the mission if it is not there."""
        return self.header.get(header, self.header["mission"]).error(problem)


def check_filled_in(words: Words) -> None:
    """Raise an error if something on a blank table was left blank."""
    found = _BLANK.search(words.text)
    if found is not None:
        raise Word(found[0], words.line, found.start() + 1).error(say("notation-blank"))


def _away(word: Word) -> list[Slot]:
    """Wires that are cut and have left the stands: `5`, or `5x4` for four of them."""
    times = _TIMES.fullmatch(word.text)
    face = read_wire(word, times[1] if times else None)
    return [Slot(face, gone=True, word=word)] * (int(times[2]) if times else 1)
