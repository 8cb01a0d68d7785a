"""GameBook: the rule book of one game. `book_of` finds it by the name of the game, `entry_of` an entry of any."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache

from defuse import games
from defuse.rulebook.entry import Chapter, Entry
from defuse.words import Message, Said, say


class UnknownEntry(Said):
    """There is no such entry."""


class GameBook(ABC):
    """What is to be read about a game. Ids of entries are its own: no other game has the same chapters."""

    game: str
    title: Message
    minute: str
    """The entry that tells the game in one minute."""

    @abstractmethod
    def chapters(self) -> tuple[Chapter, ...]:
        """All of it, in the order in which it is read."""


def book_of(game: str) -> GameBook:
    """The book of a game. Raises ValueError where there is none."""
    found: GameBook = games.part(game, "rulebook")
    return found


def books() -> tuple[GameBook, ...]:
    """The books of all games that have one."""
    return tuple([book_of(name) for name in games.names("rulebook")])


@cache
def entries() -> dict[str, Entry]:
    """All entries of all books, by id."""
    return {entry.id: entry for book in books() for chapter in book.chapters() for entry in chapter.entries}


def entry_of(id: str) -> Entry:
    """An entry by its id; capital letters do not matter.

    >>> entry_of("constraint/a").id
    'constraint/A'
    """
    known = entries()
    found = known.get(id) or next((entry for key, entry in known.items() if key.lower() == id.lower()), None)
    if found is None:
        raise UnknownEntry(say("rulebook-no-entry", id=id))
    return found
