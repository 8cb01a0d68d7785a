"""Errors of event lines that a program can do something about: what is missing, and what cannot be true."""

from __future__ import annotations

from typing import Literal

from defuse.busters.notation import NotationError
from defuse.busters.notation.text import Word
from defuse.kernel import Fact
from defuse.words import Text

Missing = Literal["own-wire", "cut-wire", "outcome", "token", "token-place", "solo-wires", "words"]


class Unsaid(NotationError):
    """A line that leaves out something which everybody at the table has seen."""

    kind: Missing = "words"
    ways: tuple[str, ...] = ()
    """How it may go on: what has to be said behind the colon, each of these is one way."""
    whole: bool = False
    """Whether each way is the whole line instead."""

    @classmethod
    def at(cls, word: Word, problem: Text, kind: Missing, ways: tuple[str, ...], *, whole: bool = False) -> Unsaid:
        """The error that points at a word."""
        found = cls(word.line, word.column, problem)
        found.kind, found.ways, found.whole = kind, ways, whole
        return found


class NoDeal(NotationError):
    """A line that tells what cannot be, by all that is known before it."""

    facts: tuple[Fact, ...] = ()
    """What it says of hidden wires."""

    @classmethod
    def at(cls, word: Word, problem: Text, facts: tuple[Fact, ...]) -> NoDeal:
        """The error that points at a word."""
        found = cls(word.line, word.column, problem)
        found.facts = facts
        return found


class Unplayable(NotationError):
    """A line behind a table that no deal agrees with, or that cannot be counted: nothing can be said of the line."""
