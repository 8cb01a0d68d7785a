"""Catalogues: the texts of each language, from Fluent files (`defuse/locale/LANGUAGE/*.ftl`).

Files are only cut into entries when a language is first used; an entry is parsed when it is first asked for. So a
short command does not wait for thousands of texts that it never shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

FOLDERS: list[Path] = [Path(__file__).parent.parent / "locale"]
"""Where languages are looked for; `add_folder` is for packages that bring a game of their own."""

SOURCE = "en"
"""The language that has every entry, and that stands in where another one has a gap."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)


class CatalogueError(ValueError):
    """A file of texts that is not right: for those who write it."""


class Catalogue:
    """All texts of one language."""

    def __init__(self, language: str, folders: Iterable[Path] | None = None) -> None:
        self.language = language
        self._raw: dict[str, str] = {}
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for folder in FOLDERS if folders is None else folders:
            self.add(folder)

    def add(self, folder: Path) -> None:
        """Take in what a folder has of this language."""
        for file in sorted((folder / self.language).glob("*.ftl")):
            self._read(file)

    def _read(self, file: Path) -> None:
        for id, text in entries_in(file.read_text(encoding="utf-8")):
            if id in self._raw:
                raise CatalogueError(f"{file.parent.name}/{file.name}: {id} is there already")
            self._raw[id] = text

    def __contains__(self, id: str) -> bool:
        """Whether there is an entry, or with a dot in it an attribute of one."""
        entry, _, attribute = id.partition(".")
        if entry not in self._raw:
            return False
        return attribute in self.attributes(entry) if attribute else self.entry(entry).value is not None

    def ids(self) -> Iterator[str]:
        """The names of all entries."""
        yield from self._raw

    def entry(self, id: str) -> ast.Message | ast.Term:
        """An entry of the language. Raises KeyError if there is none."""
        found = self._entries.get(id)
        if found is None:
            found = self._entries[id] = _parsed(id, self._raw[id], self.language)
        return found

    def attributes(self, id: str) -> list[str]:
        """The names of an entry's attributes, in order; none if there is no such entry."""
        return [attribute.id.name for attribute in self.entry(id).attributes] if id in self._raw else []

    def pattern(self, id: str) -> ast.Pattern | None:
        """The pattern of an entry, or of `entry.attribute`; None if there is none."""
        name, _, attribute = id.partition(".")
        if name not in self._raw:
            return None
        entry = self.entry(name)
        if not attribute:
            return entry.value
        return next((found.value for found in entry.attributes if found.id.name == attribute), None)


def entries_in(text: str) -> Iterable[tuple[str, str]]:
    """The entries of a file, unparsed; comments may be part of the one before them."""
    starts = list(_ENTRY.finditer(text))
    # Not strict: a file of comments alone, such as a glossary, has no entry at all.
    for start, end in zip(starts, [*starts[1:], None], strict=False):
        yield start[1], text[start.start() : end.start() if end is not None else len(text)]


def _parsed(id: str, text: str, language: str) -> ast.Message | ast.Term:
    body = FluentParser(with_spans=False).parse(text).body
    if not body or not isinstance(body[0], ast.Message | ast.Term):
        why = body[0].annotations[0].message if body and isinstance(body[0], ast.Junk) else "nothing to read"
        raise CatalogueError(f"{language}: {id} cannot be read: {why}")
    for other in body[1:]:
        if isinstance(other, ast.Junk):
            raise CatalogueError(f"{language}: after {id}: {other.annotations[0].message}")
    return body[0]


_KNOWN: dict[str, Catalogue] = {}


def catalogue(language: str) -> Catalogue:
    """The texts of a language."""
    found = _KNOWN.get(language)
    if found is None:
        found = _KNOWN[language] = Catalogue(language)
    return found


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = {path.name for folder in FOLDERS if folder.is_dir() for path in folder.iterdir() if path.is_dir()}
    return (SOURCE, *sorted(found - {SOURCE}))


def add_folder(folder: Path) -> None:
    """Look for texts in another folder too: it has a folder for each language, as ours has."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        languages.cache_clear()
        for known in _KNOWN.values():
            known.add(folder)


def best_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there is, or English.

    >>> best_language(["de_CH.UTF-8"]), best_language(["xx", "fr-CA"]), best_language([])
    ('de', 'fr', 'en')
    """
    known = languages()
    for tag in wanted:
        name = re.split(r"[._@]", tag.replace("-", "_"), maxsplit=1)[0].lower()
        if name in known:
            return name
    return SOURCE
