"""Words of the table notation: what a single word may be, and errors that say where and why."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Literal

from defuse.words import Said, Text, say

SEATS = "ABCDE"
UNSAID = "?"
"""What the text does not say, or a view does not know."""
SEED = "0"
"""Where chance goes on from if the text does not say it."""
SEED_WORD = re.compile(r"[^\s·#|]+")
"""A seed that can be written down."""

_DIGITS = re.compile(r"\d{1,9}", re.ASCII)
_DECIMAL = re.compile(r"\d{1,9}(\.\d{1,20})?(e-\d{1,2})?", re.ASCII)


Kind = Literal["card", "tile", "tool", "view", "wire"]
"""What a word is the name of; errors select by it."""
Part = Literal["head", "word", "card", "tool", "seen"]
"""In which row of words each may be only once; errors select by it."""


class NotationError(Said):
    """A text that is no table, with the place and the reason."""


@contextmanager
def located(*where: Text) -> Iterator[None]:
    """Errors in this block are told with the place where they are: the line, then what is meant in it."""
    try:
        yield
    except NotationError as error:
        why = error.message
        for place in reversed(where):
            why = say("academy-notation-at", where=place, why=why)
        raise NotationError(why) from error


def number(word: str, allowed: range) -> int:
    """A whole number out of these."""
    if not _DIGITS.fullmatch(word) or int(word) not in allowed:
        raise NotationError(say("academy-notation-no-number", word=repr(word), least=allowed[0], most=allowed[-1]))
    return int(word)


def seconds(word: str) -> float:
    """A number of seconds."""
    if not _DECIMAL.fullmatch(word):
        raise NotationError(say("academy-notation-no-seconds", word=repr(word)))
    return float(word)


def one_of(word: str, known: Iterable[str], what: Kind) -> str:
    """A word out of these, in small or in capital letters."""
    there = tuple(known)
    if word.lower() not in there:
        raise NotationError(say("academy-notation-unknown", what=what, word=repr(word), known=there))
    return word.lower()


def said_once(words: Iterable[str], what: Part) -> tuple[str, ...]:
    """The words, each of which is the name of a thing that there is once."""
    found: list[str] = []
    for word in words:
        if word in found:
            raise NotationError(say("academy-notation-twice", what=what, word=word))
        found.append(word)
    return tuple(found)
