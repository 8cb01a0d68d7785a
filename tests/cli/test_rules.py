"""`defuse rules`: the rule book in the terminal, and missions that say what it says."""

import json

from defuse.rulebook import entries, entry_of
from tests.cli.conftest import Command


def test_the_contents_have_every_entry(defuse: Command) -> None:
    ran = defuse("rules")
    assert ran.code == 0
    words = ran.out.split()
    assert [id for id in entries() if id not in words] == []


def test_an_entry_is_told_in_words_with_its_questions(defuse: Command) -> None:
    told = " ".join(defuse("rules", "card/2").out.split())
    entry = entry_of("card/2")
    assert str(entry.title) in told
    for asked in entry.asked:
        assert f"{asked.question} {asked.answer}" in told
    for section in entry.sections:
        for line in section.lines:
            assert str(line) in told
    assert "card/11-11" in told


def test_words_find_an_entry_and_several_are_listed(defuse: Command) -> None:
    one = defuse("rules", "rewinder").out
    assert one.startswith("Rewinder")
    assert str(entry_of("card/6").sections[0].lines[0]) in " ".join(one.split())
    listed = defuse("rules", "oxygen", "reserve").out.split()
    assert "mission/44" in listed
    assert "mission/63" in listed


def test_other_languages_and_programs(defuse: Command) -> None:
    assert "Der Zünder" in defuse("--lang", "de", "rules", "rule/dial").out
    found = json.loads(defuse("rules", "rule/dial", "--json").out)
    assert found["id"] == "rule/dial"
    assert "C1" in found["rulings"]
    books = json.loads(defuse("rules", "--json").out)
    assert [book["game"] for book in books] == ["busters", "academy"]


def test_what_is_not_there_is_refused(defuse: Command) -> None:
    ran = defuse("rules", "zeppelin")
    assert ran.code == 2
    assert "the rule book says nothing of 'zeppelin'" in ran.err


def test_a_mission_has_the_questions_of_the_book(defuse: Command) -> None:
    told = " ".join(defuse("missions", 29).out.split())
    for asked in entry_of("mission/29").asked:
        assert f"{asked.question} {asked.answer}" in told
