"""Looking something up: by a word of any language, with or without accents, in any form of it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from defuse.rulebook import Searcher, books, entries
from defuse.rulebook.search import likeness, words_of
from defuse.words import Speaker, languages

CASES: dict[str, Any] = json.loads(Path(__file__).with_name("searches.json").read_text("utf-8"))


@cache
def searcher(language: str) -> Searcher:
    return Searcher(books(), Speaker(language))


def found(language: str, text: str) -> list[str]:
    return [hit.entry.id for hit in searcher(language).find(text)]


@pytest.mark.parametrize(("text", "words"), CASES["words"])
def test_words_are_folded(text: str, words: list[str]) -> None:
    assert words_of(text) == words


@pytest.mark.parametrize(("asked", "word", "score"), CASES["likeness"])
def test_words_are_like_others(asked: str, word: str, score: float) -> None:
    assert likeness(asked, word) == score


@pytest.mark.parametrize(
    ("language", "text", "first"),
    [
        ("en", "stabilizer", "card/9"),
        ("en", "Stabilizers", "card/9"),
        ("en", "mission 43", "mission/43"),
        ("en", "solo cuts", "rule/solo-cut"),
        ("en", "walkie talkie", "card/2"),
        ("en", "oxygen", "token/oxygen"),
        ("en", "air horn", "tool/air-horn"),
        ("en", "beginner minute", "learn/minute"),
        ("de", "Stabilisator", "card/9"),
        ("de", "zunder", "rule/dial"),
        ("de", "Zünders", "rule/dial"),
        ("de", "duo-schnitte", "rule/dual-cut"),
        ("de", "Draht", "rule/wires"),
        ("de", "Angsthasen", "action/chicken"),
        ("fr", "cadran", "rule/dial"),
        ("fr", "etiquette =", "card/12"),
        ("fr", "ÉQUIPEMENTS", "rule/equipment"),
        ("fr", "coupes duo", "rule/dual-cut"),
        ("fr", "oxygene", "token/oxygen"),
        ("fr", "poules mouillees", "action/chicken"),
    ],
)
def test_what_somebody_looks_for_comes_first(language: str, text: str, first: str) -> None:
    assert found(language, text)[0] == first


@pytest.mark.parametrize("language", languages())
def test_every_entry_is_found_by_its_title(language: str) -> None:
    speaker = Speaker(language)
    for entry in entries().values():
        assert entry.id in found(language, speaker.text(entry.title)), entry.id


def test_all_words_have_to_be_there() -> None:
    assert "card/9" in found("en", "stabilizer red token")
    assert found("en", "stabilizer zeppelin") == []
    assert found("en", "  ?! ") == []
