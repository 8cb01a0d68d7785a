"""The twenty tables of the documentation are read, and answered as the page says."""

import re
from pathlib import Path

import pytest

from defuse.busters.notation import parse_observation, render_observation
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
    assert set(re.findall(r"^### .*: (\w+) players$", PAGE, re.MULTILINE)) == {"two", "three", "four", "five"}
    assert sum(tells_of_turns(text) for _, text, _ in TABLES) > 10


@pytest.mark.parametrize(("mission", "text", "answer"), TABLES, ids=[mission for mission, _, _ in TABLES])
def test_the_answer_is_the_one_that_the_page_shows(mission: str, text: str, answer: str) -> None:
    book = read(text)
    assert book.seen.public.mission == int(mission)
    assert answer_lines(book.seen) == answer.strip().split("\n")
    again = parse_observation(book.text())
    assert render_observation(again) == book.text()
    assert Odds(again).deals == Odds(book.seen).deals
