"""The rule book as it is sent: everything in words, in one language."""

from __future__ import annotations

from msgspec import Struct


class RuleSection(Struct, frozen=True):
    """Some sentences that belong together."""

    title: str
    lines: tuple[str, ...]
    points: bool
    """Whether each line is a point of a list."""
    picture: str
    """The name of a drawing of the client."""
    entry: str
    """The entry that says more."""


class RuleAsked(Struct, frozen=True):
    """What players ask, and the answer."""

    question: str
    answer: str
    rulings: tuple[str, ...]


class RuleEntry(Struct, frozen=True):
    """One thing that can be looked up."""

    id: str
    """Chapter and name, as in the address: `card/6`."""
    title: str
    sign: tuple[str, str]
    """Its picture: the kind of card and which one; or `mission` and its number."""
    facts: tuple[tuple[str, str], ...]
    sections: tuple[RuleSection, ...]
    asked: tuple[RuleAsked, ...]
    see: tuple[str, ...]
    """Other entries that belong to it."""
    rulings: tuple[str, ...]
    find: str
    """More words by which people look for it."""
    since: int
    """The first mission in which it is met; 0 for what is there from the start."""


class RuleChapter(Struct, frozen=True):
    """Entries of one kind."""

    id: str
    title: str
    text: str
    entries: tuple[RuleEntry, ...]


class RuleBox(Struct, frozen=True):
    """A part of the campaign: later ones are shown when somebody asks for them."""

    title: str
    first: int
    last: int


class RuleBook(Struct, frozen=True):
    """The book of one game."""

    game: str
    title: str
    minute: str
    """The entry that tells the game in one minute."""
    boxes: tuple[RuleBox, ...]
    chapters: tuple[RuleChapter, ...]


class RuleBooks(Struct, frozen=True):
    """The books of all games."""

    title: str
    language: str
    books: tuple[RuleBook, ...]
