"""The catalogues of all languages: nothing is missing, nothing is left over, and placeholders agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from defuse.words import SOURCE, Catalogue, languages
from defuse.words.pattern import FUNCTIONS
from tests.words.placeholders import placeholders
from tests.words.used import CLIENT_PREFIX, families, literal_calls

LOCALE = Path(__file__).parents[2] / "src/defuse/locale"
OTHERS = [language for language in languages() if language != SOURCE]


@cache
def own(language: str) -> Catalogue:
    """What this project has of a language, without what other packages have brought to it in this process."""
    return Catalogue(language, (LOCALE,))


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """All patterns of a language by id, attributes too."""
    found = own(language)
    for id in found.ids():
        entry = found.entry(id)
        if entry.value is not None:
            yield id, entry.value
        for attribute in entry.attributes:
            yield f"{id}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("file", sorted(LOCALE.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_is_fluent(file: Path) -> None:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.annotations[0].message


def test_there_are_english_german_and_french() -> None:
    assert {"en", "de", "fr"} <= set(languages())


@pytest.mark.parametrize("language", OTHERS)
def test_no_entry_is_missing_or_left_over(language: str) -> None:
    english, theirs = dict(patterns(SOURCE)), dict(patterns(language))
    missing = sorted(english.keys() - theirs.keys())
    # A language may have forms of a name that English does not need, and terms of its own.
    over = sorted(id for id in theirs.keys() - english.keys() if not id.startswith("-") and "." not in id)
    assert not missing, f"{len(missing)} missing: {missing[:10]}"
    assert not over, f"{len(over)} left over: {over[:10]}"


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_are_those_of_the_english_entry(language: str) -> None:
    english = {id: placeholders(pattern).variables for id, pattern in patterns(SOURCE)}
    for id, pattern in patterns(language):
        # A form of a name is filled in with what the name itself is.
        known = english.get(id, english.get(id.partition(".")[0], set()))
        asked = placeholders(pattern).variables
        assert asked <= known, f"{id} asks for {sorted(asked - known)}, which nobody gives"
        if id in english:
            assert known <= asked, f"{id} leaves out {sorted(known - asked)}"


@pytest.mark.parametrize("language", languages())
def test_entries_and_functions_that_are_named_exist(language: str) -> None:
    ids = set(own(language).ids())
    for id, pattern in patterns(language):
        found = placeholders(pattern)
        assert found.entries <= ids, f"{id} names {sorted(found.entries - ids)}"
        assert id.startswith(CLIENT_PREFIX) or found.functions <= set(FUNCTIONS), id


def test_every_id_in_the_code_is_in_the_catalogue() -> None:
    english = dict(patterns(SOURCE))
    lost = [f"{call.where}: {call.id}" for call in literal_calls() if call.id not in english]
    lost += sorted(families() - english.keys())
    assert not lost, f"in no catalogue: {lost[:20]}"


def test_the_code_gives_every_entry_what_it_asks_for() -> None:
    english = {id: placeholders(pattern).variables for id, pattern in patterns(SOURCE)}
    for call in literal_calls():
        if call.given is None:
            continue  # filled in from a dictionary: seen when it is played
        missing = english[call.id] - call.given
        assert not missing, f"{call.where}: {call.id} needs {sorted(missing)}"


def test_no_entry_is_unused() -> None:
    used = {call.id for call in literal_calls()} | families()
    named = {name for _, pattern in patterns(SOURCE) for name in placeholders(pattern).entries}
    unused = [
        id
        for id, _ in patterns(SOURCE)
        if not id.startswith(CLIENT_PREFIX) and id not in used and id.partition(".")[0] not in named
    ]
    assert not unused, f"{len(unused)} used nowhere: {unused[:100]}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_was_forgotten(language: str) -> None:
    """A sentence that reads as in English was most likely not translated; a few words are the same in both."""
    english = {id: _plain(pattern) for id, pattern in patterns(SOURCE)}
    same = [
        id
        for id, pattern in patterns(language)
        if id in english and _plain(pattern) == english[id] and len(re.findall(r"[a-z]{2,}", english[id])) > 3
    ]
    assert not same, same[:20]


def _plain(node: ast.Pattern) -> str:
    return " ".join(part.value for part in node.elements if isinstance(part, ast.TextElement))
