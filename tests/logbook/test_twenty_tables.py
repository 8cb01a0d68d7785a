"""The twenty tables of the documentation are read, and answered as the page says."""

import re
from pathlib import Path

import pytest

from defuse.busters.notation import render_observation
from defuse.logbook import read, tells_of_turns
from defuse.odds import Odds
from tests.logbook.answers import answer_lines

PAGE = (Path(__file__).parents[2] / "docs" / "tables.md").read_text(encoding="utf-8")
TABLES = re.findall(r"^### Mission (\d+).*?```view\n(.*?)```\n\n```answer\n(.*?)```", PAGE, re.MULTILINE | re.DOTALL)
BOXES = (range(1, 9), range(9, 20), range(20, 31), range(31, 43), range(43, 55), range(55, 67))


def test_there_are_twenty_of_all_boxes_and_for_two_to_five_players() -> None:
    assert len(TABLES) == PAGE.count("```view") == 20
    missions = [int(mission) for mission, _, _ in TABLES]
    assert all(any(mission in box for mission in missions) for box in BOXES)
    assert {read(text).seen.public.players for _, text, _ in TABLES} == {2, 3, 4, 5}
    assert sum(tells_of_turns(text) for _, text, _ in TABLES) > 10


@pytest.mark.parametrize(("mission", "text", "answer"), TABLES, ids=[mission for mission, _, _ in TABLES])
def test_the_answer_is_the_one_that_the_page_shows(mission: str, text: str, answer: str) -> None:
    assert answer_lines(text) == answer.strip().split("\n")


@pytest.mark.parametrize(("mission", "text", "answer"), TABLES, ids=[mission for mission, _, _ in TABLES])
def test_the_table_as_it_stands_says_the_same(mission: str, text: str, answer: str) -> None:
    book = read(text)
    again = read(book.text())
    assert render_observation(again.seen) == book.text()
    assert Odds(again.seen).deals == Odds(book.seen).deals
