"""Words of the table notation: what a single word may be, and errors that say where and why."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

SEATS = "ABCDE"
UNSAID = "?"
"""What the text does not say, or a view does not know."""
SEED = "0"
"""Where chance goes on from if the text does not say it."""
SEED_WORD = re.compile(r"[^\s·#|]+")
"""A seed that can be written down."""

_DIGITS = re.compile(r"\d{1,9}", re.ASCII)
_DECIMAL = re.compile(r"\d{1,9}(\.\d{1,20})?(e-\d{1,2})?", re.ASCII)


class NotationError(ValueError):
    """A text that is no table, with the place and the reason in words."""


@contextmanager
def located(where: str) -> Iterator[None]:
    """Errors in this block are told with the place where they are."""
    try:
        yield
    except NotationError as error:
        raise NotationError(f"{where}: {error}") from error


def number(word: str, allowed: range) -> int:
    """A whole number out of these."""
    if not _DIGITS.fullmatch(word) or int(word) not in allowed:
        raise NotationError(f"{word!r} is no number from {allowed[0]} to {allowed[-1]}")
    return int(word)


def seconds(word: str) -> float:
    """A number of seconds."""
    if not _DECIMAL.fullmatch(word):
        raise NotationError(f"{word!r} is no number of seconds")
    return float(word)


def one_of(word: str, known: Iterable[str], what: str) -> str:
    """A word out of these, in small or in capital letters."""
    there = tuple(known)
    if word.lower() not in there:
        raise NotationError(f"there is no {what} {word!r} (there are: {', '.join(there)})")
    return word.lower()


def said_once(words: Iterable[str], what: str) -> tuple[str, ...]:
    """The words, each of which is the name of a thing that there is once."""
    found: list[str] = []
    for word in words:
        if word in found:
            raise NotationError(f"{what} {word} is named twice")
        found.append(word)
    return tuple(found)
