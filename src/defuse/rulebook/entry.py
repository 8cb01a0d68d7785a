"""What the book is made of: chapters, entries, and the parts of an entry. All of it is data; the words are messages."""

from __future__ import annotations

from msgspec import Struct

from defuse.words import Message, Text


class Section(Struct, frozen=True, kw_only=True):
    """Some sentences that belong together, perhaps with a heading and a picture."""

    title: Text = ""
    lines: tuple[Message, ...] = ()
    points: bool = False
    """Whether each line is a point of a list."""
    picture: str = ""
    """The name of a drawing that the page has (`web/src/rulebook/pictures`)."""
    entry: str = ""
    """The entry that says more."""


class Fact(Struct, frozen=True):
    """Something short with a name: when a card is used, how many play."""

    name: Message
    text: Text


class Asked(Struct, frozen=True):
    """What players ask, and the answer."""

    question: Message
    answer: Message
    rulings: tuple[str, ...] = ()
    """The ids of the rulings that settle it (docs/rulings.md)."""


class Entry(Struct, frozen=True, kw_only=True):
    """One thing that can be looked up."""

    id: str
    """Chapter and name, as in the address: `card/6`."""
    title: Message
    sign: tuple[str, str] = ("", "")
    """Its picture: the kind of card and which one; or `mission` and its number."""
    facts: tuple[Fact, ...] = ()
    sections: tuple[Section, ...] = ()
    asked: tuple[Asked, ...] = ()
    see: tuple[str, ...] = ()
    """Other entries that belong to it."""
    rulings: tuple[str, ...] = ()
    find: Message | None = None
    """More words by which people look for it."""
    since: int = 0
    """The first mission in which it is met; 0 for what is there from the start."""

    @property
    def chapter(self) -> str:
        """The chapter that it stands in."""
        return self.id.partition("/")[0]

    @property
    def name(self) -> str:
        """What it is called within its chapter."""
        return self.id.partition("/")[2]


class Chapter(Struct, frozen=True, kw_only=True):
    """Entries of one kind."""

    id: str
    title: Message
    text: Message | None = None
    """What all of them have in common."""
    entries: tuple[Entry, ...]
