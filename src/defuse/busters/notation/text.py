"""Words with their places: whatever is wrong with a text is told with its line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from defuse.busters.notation.phrases import A_WORD, typed
from defuse.words import Message, Said, Text, say

_WORD = re.compile(r"[^\s·,;]+")
_TEXT = re.compile(r"(?P<kept>(?i:(?<=seed )\S+))|[^\s·,;|]+")
_NAME = re.compile(r"[A-La-lNn]:?|[A-ENa-en][1-9]?\.[0-9]+(-[0-9]+)?:?|[A-ENa-en][1-9]:?")
"""Seats, constraint cards, stands, slots."""
_LETTER = re.compile(r"[A-QS-XZ][0-9]?")
_COMMA = re.compile(r"(?<=[yrYR][0-9]),(?=[15]\b)|(?<=[yrYR]1[01]),(?=[15]\b)")
_CLOCK = re.compile(r"(\bclock\s+[0-9]+),(?=[0-9])", re.IGNORECASE)
_DRAWN = re.compile(r"\b([0-9]{1,2}),([15])\b")
_NO_BAR = re.compile(r"^(\s*[A-EN][1-9])(?=\s+[0-9?(]|\s+[yr][0-9])")
_NUMBER = re.compile(r"[0-9]{1,4}")


class NotationError(Said):
    """A text that describes no table. `line` and `column` say where, counted from 1."""

    def __init__(self, line: int, column: int, problem: Text) -> None:
        super().__init__(say("notation-error-at", line=line, column=column, problem=problem))
        self.line = line
        self.column = column
        self.problem = problem

    def __reduce__(self) -> tuple[type[NotationError], tuple[int, int, Text]]:
        return type(self), (self.line, self.column, self.problem)


class Contradicted(NotationError):
    """A text that is well written and says of the wires what they show to be false."""


class Word(NamedTuple):
    """A word and where it stands."""

    text: str
    line: int
    column: int

    def error(self, problem: Text, offset: int = 0) -> NotationError:
        """The error that points at this word, or at a place in it."""
        return NotationError(self.line, self.column + offset, problem)

    def contradicted(self, problem: Text) -> Contradicted:
        """The same, where a well-written word says what the table shows to be false."""
        return Contradicted(self.line, self.column, problem)

    def number(self, least: int, most: int, what: Message) -> int:
        """The whole number that this word is."""
        if not _NUMBER.fullmatch(self.text) or not least <= int(self.text) <= most:
            raise self.error(say("notation-no-number", what=what, least=least, most=most, word=typed(self.text)))
        return int(self.text)


class Words:
    """The words of a line, to be read one after the other. Commas, semicolons and dots in the middle only part them."""

    def __init__(self, line: int, text: str, start: int = 0) -> None:
        self.line = line
        self.text = text
        self._words = [Word(found[0], line, found.start() + 1) for found in _WORD.finditer(text, start)]
        self._at = 0

    def __bool__(self) -> bool:
        return self._at < len(self._words)

    @property
    def start(self) -> Word:
        """The first word."""
        return self._words[0] if self._words else self.end

    @property
    def end(self) -> Word:
        """The place behind the last word."""
        return Word("", self.line, len(self.text.rstrip()) + 1)

    def peek(self, ahead: int = 0) -> str:
        """The text of a word that comes; empty after the last one."""
        at = self._at + ahead
        return self._words[at].text if at < len(self._words) else ""

    def next(self, what: Message) -> Word:
        """The next word; `what` says in the error what should have been there."""
        if not self:
            raise self.end.error(say("notation-line-ends", what=what))
        self._at += 1
        return self._words[self._at - 1]

    def take(self, *texts: str) -> bool:
        """Go past the next word if it is one of these."""
        if self and self.peek() in texts:
            self._at += 1
            return True
        return False

    def expect(self, *texts: str) -> Word:
        """The next word, which has to be one of these."""
        if not self or self.peek() not in texts:
            wanted = say("notation-one-of", words=tuple([say("notation-quoted", word=text) for text in texts]))
            word = self.next(wanted)
            raise word.error(meant(say("notation-should-stand", what=wanted, word=typed(word.text)), word.text, texts))
        return self.next(A_WORD)

    def rest(self) -> Iterator[Word]:
        """All words that are left."""
        while self:
            yield self.next(A_WORD)

    def finish(self) -> None:
        """Nothing may be left."""
        if self:
            word = self.next(A_WORD)
            raise word.error(say("notation-too-many-words", word=typed(word.text)))


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; comments are cut off, and small slips are forgiven."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        # What a rule has noted is JSON, in which a # is only a #.
        said = line if line.lstrip().startswith("rule ") else forgiven(line.split("#", 1)[0])
        if said.strip():
            yield number, said.rstrip()


def forgiven(line: str) -> str:
    """A line as it is meant, every word in its place: seats and stands in capitals, all else in small letters.

    >>> forgiven("Mission 3 · Captain b · SEED Moss"), forgiven("Red 1 of 5,5 9,5"), forgiven("b1 (Y2,1) ? R5.5!EVEN")
    ('mission 3 · captain B · seed Moss', 'red 1 of 5.5 9.5', 'B1 | (y2.1) ? r5.5!even')
    """
    line = _CLOCK.sub(r"\1.", _COMMA.sub(".", line))
    first = line.split()[0].lower() if line.split() else ""
    if first in ("red", "yellow"):
        line = _DRAWN.sub(r"\1.\2", line)
    fitted = _TEXT.sub(lambda found: found[0] if found["kept"] else _in_case(found[0], first), line)
    return _NO_BAR.sub(r"\1 |", fitted)


def _in_case(word: str, first: str) -> str:
    if _NAME.fullmatch(word) or (word.lower() == "y" and first in ("equipment", "pile")) or word.lower() == "dd":
        return word.upper()
    if _LETTER.fullmatch(word):
        return word  # a name that nobody has: an error keeps it as it is
    return word.lower() if "/" not in word else word


def meant(problem: Message, text: str, known: Iterable[str]) -> Message:
    """What is wrong with a misspelt word, with the known word that it is close to, if there is one.

    >>> str(meant(say("notation-too-many-words", word="hat"), "hat", ["has", "lacks"]))
    "'hat' is one word too many; is “has” meant?"
    """
    near = get_close_matches(text.lower(), list(known), 1, 0.6)
    return say("notation-is-meant", problem=problem, word=near[0]) if near and near[0] != text else problem
