"""Looking something up by words: accents, capital letters and endings of words do not matter.

The page does the same while one types (`web/src/rulebook/search.ts`); `tests/rulebook/searches.json` holds both to it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from defuse.rulebook.book import GameBook
from defuse.rulebook.entry import Entry
from defuse.words import Speaker, Text

LIGATURES = {"ß": "ss", "œ": "oe", "æ": "ae"}
STEM, ENDING = 4, 3
"""Words are of one stem if they share so many letters at the beginning, and at most so many others follow in each."""
SHORT = 3
"""In a short word that has just one more letter: `cut` and `cuts`."""
TITLE, FIND, CHAPTER, TEXT = 8, 6, 3, 1
"""How much a hit counts, by where it is."""


class Found(NamedTuple):
    """An entry that fits, and how well."""

    entry: Entry
    score: float


def folded(text: str) -> str:
    """A text without accents and capital letters.

    >>> folded("Drähte, Œil, Straße")
    'drahte, oeil, strasse'
    """
    plain = "".join([LIGATURES.get(each, each) for each in text.lower()])
    return "".join([each for each in unicodedata.normalize("NFD", plain) if not unicodedata.combining(each)])


def words_of(text: str) -> list[str]:
    """The words of a text, folded; signs such as = and × are words of their own."""
    # Decomposed, the sign for unequal would be an equals sign.
    return re.findall(r"[a-z0-9]+|[=≠×]", folded(text.replace("≠", " unequal "))) if text else []


def likeness(asked: str, word: str) -> float:
    """How well a word fits one that was asked for: 3 the same, 2 its beginning, 1 the same stem, 0.5 inside, or 0.

    >>> [likeness("cuts", word) for word in ("cuts", "cut", "dial")], likeness("karte", "zahlenkarten")
    ([3, 1, 0], 0.5)
    >>> likeness("tokens", "token"), likeness("detecteurs", "detecteur"), likeness("tok", "token")
    (1, 1, 2)
    """
    if word.startswith(asked):
        return 3 if word == asked else 2
    shared = 0
    while shared < min(len(asked), len(word)) and asked[shared] == word[shared]:
        shared += 1
    ending = max(len(asked), len(word)) - shared
    if (shared >= STEM and ending <= ENDING) or (shared >= SHORT and ending <= 1 and word.isalpha()):
        return 1
    return 0.5 if len(asked) >= STEM and asked in word else 0


class Searcher:
    """Looks up entries of books in the words of a speaker."""

    def __init__(self, books: Iterable[GameBook], speaker: Speaker) -> None:
        self._entries: list[Entry] = []
        self._places: dict[str, list[tuple[int, int]]] = {}
        """Every word of the books, with the entries that have it and how much it counts there."""
        for book in books:
            for chapter in book.chapters():
                for entry in chapter.entries:
                    for word, weight in _weighed(entry, chapter.title, speaker).items():
                        self._places.setdefault(word, []).append((len(self._entries), weight))
                    self._entries.append(entry)

    def find(self, text: str, most: int = 30) -> list[Found]:
        """The entries in which every word of a text is found, the best first."""
        scores = [self._scores(word) for word in words_of(text)]
        fit = [at for at in range(len(self._entries)) if scores and all(at in each for each in scores)]
        found = [Found(self._entries[at], sum(each[at] for each in scores)) for at in fit]
        return sorted(found, key=lambda each: -each.score)[:most]

    def _scores(self, asked: str) -> dict[int, float]:
        """How well each entry fits a word; those that do not are left out."""
        best: dict[int, float] = {}
        for word, places in self._places.items():
            like = likeness(asked, word)
            for at, weight in places if like else ():
                best[at] = max(best.get(at, 0), like * weight)
        return best


def _weighed(entry: Entry, chapter: Text, speaker: Speaker) -> dict[str, int]:
    """The words of an entry, with how much each counts."""
    text = speaker.text
    body = [text(line) for section in entry.sections for line in (section.title, *section.lines)]
    body += [text(part) for asked in entry.asked for part in (asked.question, asked.answer)]
    body += [text(fact.text) for fact in entry.facts]
    find = text(entry.find) if entry.find is not None else ""
    weights: dict[str, int] = {}
    for weight, said in (
        (TITLE, text(entry.title)),
        (FIND, f"{find} {entry.name}"),
        (CHAPTER, text(chapter)),
        (TEXT, " ".join(body)),
    ):
        for word in words_of(said):
            weights.setdefault(word, weight)
    return weights
