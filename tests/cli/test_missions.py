import json

import pytest

from defuse.busters import catalogue
from tests.cli.conftest import Command


def test_every_mission_is_listed(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    ran = defuse("missions")
    assert ran.code == 0
    for number, mission in catalogue.missions().items():
        line = next(line for line in ran.out.splitlines() if str(mission.title) in line)
        assert line.split()[0] == str(number)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_list_fits_into_a_terminal(defuse: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    for width in (80, 100):
        monkeypatch.setenv("COLUMNS", str(width))
        head, *lines = defuse("--lang", language, "missions").out.splitlines()
        assert max(map(len, lines)) <= width
        # What goes on in the next line stands below its column.
        wires = head.rindex(" ") + 1
        assert {line[wires - 2 : wires] for line in lines} <= {"  ", ""}
        assert all(line[0] == " " or line[0].isdigit() for line in lines)


def test_the_list_says_which_wires_and_whether_there_is_equipment(defuse: Command) -> None:
    told = " ".join(defuse("missions").out.split())
    assert "1 Training, Day 1 2–5 no blue 1–6 2 " in told
    assert "7 Last Day of Class 2–5 yes blue 1–12, 1 of 2 red; 2 players: 1 of 3 red 8 " in told


def test_one_mission_is_told_in_words(defuse: Command) -> None:
    mission = catalogue.mission(5)
    told = " ".join(defuse("missions", 5).out.split())
    assert str(mission.story) in told
    for sentence in (*mission.setup, *mission.goal):
        assert str(sentence) in told
    assert "Wires, 2 players blue 1–12, 2 red, 2 of 3 yellow" in told
    assert "Wires, 3–5 players blue 1–12, 1 red, 2 of 3 yellow" in told


def test_questions_come_with_their_answers(defuse: Command) -> None:
    told = " ".join(defuse("missions", 6).out.split())
    for question, answer in catalogue.mission(6).questions:
        assert f"{question} {answer}" in told


def test_banned_cards_are_named(defuse: Command) -> None:
    assert "one card a player, without Walkie-Talkies and Label =" in defuse("missions", 3).out
    assert "none, but everybody has a personal Double Detector" in defuse("missions", 1).out


def test_programs_get_the_same(defuse: Command) -> None:
    everything = json.loads(defuse("missions", "--json").out)
    assert [mission["number"] for mission in everything] == list(catalogue.missions())
    one = json.loads(defuse("missions", 8, "--json").out)
    assert one == everything[7]
    assert one["wires"]["red"] == {"count": 1, "of": 2, "from": [f"{value}.5" for value in range(1, 12)]}
    assert one["two_players"]["yellow"]["count"] == 4
    assert one["wires"]["blue"] == list(range(1, 13))
    assert one["players"] == [2, 3, 4, 5]
    assert one["equipment"] is True
    assert {"title", "story", "setup", "goal", "questions", "dial", "banned"} <= set(one)
