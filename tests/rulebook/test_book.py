"""The rule book is whole: an entry for everything there is, in three languages; links and rulings lead somewhere."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from defuse.academy.catalogue import tools
from defuse.busters import catalogue
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.tokens import sort_of
from defuse.rulebook import Entry, UnknownEntry, book_of, books, entries, entry_of
from defuse.words import SOURCE, Message, Speaker, Text, languages
from defuse.words import catalogue as texts
from tests.test_rulings_are_cited import RULINGS, rulings

ROOT = Path(__file__).parent.parent.parent
PICTURES = ROOT / "web/src/rulebook/pictures"
KNOWN = frozenset(rulings(RULINGS.read_text("utf-8")))
# Notes on missions (N1 …) are rulings as well, though no group of their own there.
NOTES = frozenset(re.findall(r"^- \*\*(N\d+)\b", RULINGS.read_text("utf-8"), re.MULTILINE))

TOKEN_KINDS = {
    "value": ("number", "yellow"),
    "parity": ("parity",),
    "count": ("count",),
    "false": ("false",),
}
"""The entries of each sort of token that the rules know (`sort_of`)."""


def said(entry: Entry) -> list[Text]:
    """Everything that an entry says."""
    lines: list[Text] = [entry.title, *(fact.text for fact in entry.facts), *(fact.name for fact in entry.facts)]
    lines += [line for section in entry.sections for line in (section.title, *section.lines) if line]
    lines += [part for asked in entry.asked for part in (asked.question, asked.answer)]
    return [*lines, *([entry.find] if entry.find else [])]


def test_every_thing_of_bomb_busters_has_an_entry() -> None:
    wanted = {f"mission/{number}" for number in catalogue.missions()}
    wanted |= {f"card/{card}" for card in catalogue.cards()}
    wanted |= {f"character/{name}" for name in CHARACTERS}
    wanted |= {f"constraint/{letter}" for letter in CONSTRAINTS}
    wanted |= {f"challenge/{number}" for number in CHALLENGES}
    wanted |= {"learn/minute", "learn/ten", "learn/players"}
    assert wanted <= entries().keys()
    assert len(catalogue.missions()) == 66


def test_every_kind_of_token_has_an_entry() -> None:
    sorts = {sort_of(mark) for mark in ("5", "yellow", "even", "odd", "x1", "x2", "x3", "~5")}
    assert sorts == TOKEN_KINDS.keys()
    wanted = {f"token/{name}" for name in chain(*TOKEN_KINDS.values())}
    others = ("beside", "equal", "differs", "x", "oxygen", "validation", "marker")
    assert wanted | {f"token/{name}" for name in others} <= entries().keys()


def test_every_tool_of_the_academy_has_an_entry() -> None:
    wanted = {f"tool/{name}" for name in tools()}
    assert len(wanted) == 20
    assert wanted | {"academy/minute", "academy/ten", "academy/players"} <= entries().keys()


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_every_language(language: str) -> None:
    own, speaker = texts(language), Speaker(language)
    for entry in entries().values():
        assert entry.sections, entry.id
        for line in said(entry):
            assert isinstance(line, Message), f"{entry.id} says {line!r} in no language"
            assert line.id in own, f"{entry.id}: {line.id} is not in {language}"
            words = speaker.text(line)
            assert words.strip(), f"{entry.id}: {line.id} is empty"
            assert "⟦" not in words, f"{entry.id}: {words}"


@pytest.mark.parametrize("language", [each for each in languages() if each != SOURCE])
def test_no_text_of_the_book_is_left_in_english(language: str) -> None:
    theirs, english = Speaker(language), Speaker()
    same = [
        line.id
        for entry in entries().values()
        for line in said(entry)
        if isinstance(line, Message)
        and line.id.startswith("rulebook-")
        and len(english.text(line)) > 20
        and theirs.text(line) == english.text(line)
    ]
    assert same == []


def test_every_ruling_that_is_cited_exists() -> None:
    for entry in entries().values():
        cited = {*entry.rulings, *chain(*[asked.rulings for asked in entry.asked])}
        assert cited <= KNOWN | NOTES, entry.id


def test_every_entry_cites_a_ruling() -> None:
    assert [entry.id for entry in entries().values() if not entry.rulings] == []
    own = [asked for entry in entries().values() for asked in entry.asked if asked.question.id.startswith("rulebook-")]
    assert own
    assert [asked.question.id for asked in own if not asked.rulings] == []


def test_a_mission_cites_the_ruling_that_has_its_number() -> None:
    for number in catalogue.missions():
        if f"M{number}" in KNOWN:
            assert f"M{number}" in entry_of(f"mission/{number}").rulings


def test_every_link_leads_to_an_entry() -> None:
    for entry in entries().values():
        links = [*entry.see, *(section.entry for section in entry.sections if section.entry)]
        assert [link for link in links if link not in entries()] == [], entry.id
        assert entry.id not in entry.see
        assert len(set(entry.see)) == len(entry.see), entry.id


def test_every_picture_is_drawn() -> None:
    """The client has a scene or a drawing of each name."""
    drawn = (PICTURES / "scenes.ts").read_text("utf-8")
    things = (PICTURES / "Things.svelte").read_text("utf-8")
    academy = (PICTURES / "Academy.svelte").read_text("utf-8")
    for entry in entries().values():
        for picture in [section.picture for section in entry.sections if section.picture]:
            if picture.startswith("academy-"):
                name = picture.removeprefix("academy-")
                assert f"    {name}: [" in academy or f'name === "{name}"' in academy, picture
            else:
                scene = re.search(rf'^  "?{picture}"?: {{', drawn, re.MULTILINE)
                assert scene or f'name === "{picture}"' in things, picture


def test_ids_are_written_as_addresses_and_no_two_books_share_a_chapter() -> None:
    chapters = [chapter.id for book in books() for chapter in book.chapters()]
    assert len(chapters) == len(set(chapters))
    count = sum(len(chapter.entries) for book in books() for chapter in book.chapters())
    assert count == len(entries()), "no id is there twice"
    for book in books():
        assert book.minute in entries()
        for chapter in book.chapters():
            assert [entry.id for entry in chapter.entries if entry.chapter != chapter.id] == []
    assert [id for id in entries() if not re.fullmatch(r"[a-z]+/[A-Za-z0-9-]+", id)] == []
    assert len({id.lower() for id in entries()}) == len(entries())


def test_the_one_minute_can_be_read_in_one() -> None:
    """About 200 words a minute."""
    for language in languages():
        for book in books():
            lines = [line for section in entry_of(book.minute).sections for line in section.lines]
            words = sum(len(Speaker(language).text(line).split()) for line in lines)
            assert 60 <= words <= 200, (language, book.game, words)
            assert all(section.picture for section in entry_of(book.minute).sections)


def test_the_ten_minutes_are_made_of_the_rules_and_say_nothing_twice() -> None:
    ten = entry_of("learn/ten")
    for section in ten.sections[1:]:
        assert section.lines == entry_of(section.entry).sections[0].lines


def test_what_is_said_of_the_dial_is_what_the_missions_have() -> None:
    """C1: the missions whose dial does not begin at the number of players."""
    told = str(entry_of("rule/dial").sections[1].lines[0])
    others = [n for n, card in catalogue.missions().items() if card.dial is not None or "dial" in card.replaces]
    others += [51]  # one higher: a rule of the mission
    assert sorted(map(int, re.findall(r"\d{2}", told))) == sorted(set(others))


def test_what_is_said_of_the_clock_is_what_the_missions_have() -> None:
    timed = {number for number, card in catalogue.missions().items() if card.seconds_a_turn}
    told = str(entry_of("rule/clock").sections[0].lines[0])
    assert set(map(int, re.findall(r"\d+", told))) == timed | {42}


def test_an_unknown_entry_is_refused_in_words() -> None:
    with pytest.raises(UnknownEntry, match="no entry card/77"):
        entry_of("card/77")
    assert entry_of("CARD/dd").id == "card/DD"
    assert book_of("academy").minute == "academy/minute"
