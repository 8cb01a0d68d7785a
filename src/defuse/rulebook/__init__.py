"""The rule book: chapters and entries as data, made from the catalogues and from `locale/*/rulebook-*.ftl`.

The page, `defuse rules`, `defuse missions` and the docs all read it here.

>>> str(entry_of("card/6").title)
'Rewinder'
"""

from defuse.rulebook.book import GameBook, UnknownEntry, book_of, books, entries, entry_of
from defuse.rulebook.entry import Asked, Chapter, Entry, Fact, Section
from defuse.rulebook.search import Found, Searcher

__all__ = [
    "Asked",
    "Chapter",
    "Entry",
    "Fact",
    "Found",
    "GameBook",
    "Searcher",
    "Section",
    "UnknownEntry",
    "book_of",
    "books",
    "entries",
    "entry_of",
]
