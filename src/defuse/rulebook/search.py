"""Looking something up by words: accents, capital letters and endings of words do not matter.

The page does the same while one types (`web/src/rulebook/search.ts`); `tests/rulebook/searches.json` holds both to it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from defuse.rulebook.entry import Entry
from defuse.words import Speaker

LIGATURES = {"ß": "ss", "œ": "oe", "æ": "ae"}
LEAST = 4
"""Words that share fewer letters at their beginning are not of one stem."""
ENDING = 3
"""So many letters at most may differ at the end."""
TITLE, FIND, TEXT = 8, 6, 1
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
    """The words of a text, folded; signs such as = and ≠ are words of their own."""
    return re.findall(r"[a-z0-9]+|[=≠×?]", folded(text))


def likeness(asked: str, word: str) -> float:
    """How well a word fits one that was asked for: 3 the same, 2 its beginning, 1 the same stem, 0.5 inside, or 0.

    >>> [likeness("cuts", word) for word in ("cuts", "cutting", "cut", "dial")], likeness("karte", "zahlenkarten")
    ([3, 0, 0, 0], 0.5)
    >>> likeness("tokens", "token"), likeness("detecteurs", "detecteur"), likeness("tok", "token")
    (1, 1, 2)
    """
    if word.startswith(asked):
        return 3 if word == asked else 2
    shared = 0
    while shared < min(len(asked), len(word)) and asked[shared] == word[shared]:
        shared += 1
    if shared >= LEAST and len(asked) - shared <= ENDING and len(word) - shared <= ENDING:
        return 1
    return 0.5 if len(asked) >= LEAST and asked in word else 0


class Searcher:
    """Looks up entries in the words of a speaker."""

    def __init__(self, entries: list[Entry], speaker: Speaker) -> None:
        self._known = [(entry, _weighed(entry, speaker)) for entry in entries]

    def find(self, text: str, most: int = 30) -> list[Found]:
        """The entries in which every word of a text is found, the best first."""
        asked = words_of(text)
        if not asked:
            return []
        found: list[Found] = []
        for entry, weights in self._known:
            scores = [max((likeness(word, known) * weight for known, weight in weights.items()), default=0) for word in asked]
            if all(scores):
                found.append(Found(entry, sum(scores)))
        return sorted(found, key=lambda each: -each.score)[:most]


def _weighed(entry: Entry, speaker: Speaker) -> dict[str, int]:
    """The words of an entry, with how much each counts."""
    text = speaker.text
    body = [text(line) for section in entry.sections for line in (section.title, *section.lines)]
    body += [text(part) for asked in entry.asked for part in (asked.question, asked.answer)]
    body += [text(fact.text) for fact in entry.facts]
    find = text(entry.find) if entry.find is not None else ""
    weights: dict[str, int] = {}
    for weight, said in ((TITLE, text(entry.title)), (FIND, f"{find} {entry.name}"), (TEXT, " ".join(body))):
        for word in words_of(said):
            weights.setdefault(word, weight)
    return weights
