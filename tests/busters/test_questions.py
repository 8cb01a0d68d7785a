"""docs/questions.md: no question of the published FAQs is left out, and each has a test and rulings that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from defuse.busters import catalogue
from tests.test_rulings_are_cited import RULINGS, rulings

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "questions.md"

SECTIONS = ("Cutting", "Tokens", "Equipment", "Characters", "Missions")

BASE_BOXES = range(1, 15)
"""The FAQ boxes of the complete reference on the base game; those of missions follow, in the order of the missions."""

BOX_OF_MISSION = {
    9: 15,
    10: 16,
    12: 17,
    13: 18,
    18: 19,
    24: 20,
    29: 21,
    31: 22,
    32: 23,
    38: 24,
    39: 25,
    41: 26,
    54: 27,
    63: 28,
    64: 29,
    66: 30,
}
"""The missions whose cards have a FAQ box, and which box of the complete reference it is."""

TABLE = range(1, 18)
"""The rows of the machine summary's FAQ table."""

ROWS_OF_MISSION = {9: {8}, 10: {9}, 13: {10}, 29: {12}, 32: {11}, 39: {15}, 41: {16}, 44: {13, 14}, 49: {13}, 54: {13}}
"""The missions of which rows of that table speak."""

_SOURCE = re.compile(r"FAQ [1-9]\d*|table [1-9]\d*|note")
_TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
_RULING = re.compile(r"[A-Z][1-9]\d*")


class Question(NamedTuple):
    """One question of the page."""

    section: str
    text: str
    answer: str
    rulings: tuple[str, ...]
    sources: tuple[str, ...]
    tests: tuple[str, ...]
    book: tuple[str, ...] = ()
    """Where the rule book answers it (tests/rulebook/test_questions.py)."""

    @property
    def mission(self) -> int:
        """The mission of which it speaks, 0 for the base game."""
        return int(self.section.removeprefix("Mission ")) if self.section.startswith("Mission ") else 0


def questions(page: str) -> Iterator[Question]:
    """All questions of a page. A list item below a heading that is none is an error: nothing is passed over."""
    for part in re.split(r"^#{2,3} ", page, flags=re.MULTILINE)[1:]:
        section, _, body = part.partition("\n")
        for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
            said, *notes = re.split(r"\n  - ", item.rstrip())
            found = re.fullmatch(r"\*\*(.+?\?)\*\* (.+\.\)?)", " ".join(said.split()))
            assert found, f"not a question and an answer: {said}"
            under: dict[str, list[str]] = {"rulings": [], "source": [], "test": [], "book": []}
            for note in notes:
                name, _, rest = note.partition(": ")
                under[name] += rest.split(", ")
            yield Question(section, found[1], found[2], *(tuple(under[name]) for name in under))


@cache
def functions(file: str) -> frozenset[str]:
    """The functions of a module's top level, by name."""
    path = ROOT / file
    body = ast.parse(path.read_text("utf-8")).body if path.is_file() else []
    return frozenset(node.name for node in body if isinstance(node, ast.FunctionDef))


def faults(question: Question, known: list[str]) -> list[str]:
    """What is wrong with a question."""
    found = [f"no {name}" for name in ("rulings", "sources", "tests") if not getattr(question, name)]
    found += [f"no such ruling: {id}" for id in question.rulings if not _RULING.fullmatch(id) or id not in known]
    found += [f"no such source: {source}" for source in question.sources if not _SOURCE.fullmatch(source)]
    for test in question.tests:
        match = _TEST.fullmatch(test)
        if match is None or match[2] not in functions(match[1]):
            found.append(f"no such test: {test}")
    return found


ASKED = tuple(questions(PAGE.read_text("utf-8")))
KNOWN = rulings(RULINGS.read_text("utf-8"))


def numbers(kind: str, asked: tuple[Question, ...]) -> set[int]:
    """Which FAQ boxes, or rows of the table, some questions come from."""
    sources = [source for question in asked for source in question.sources]
    return {int(source.split()[1]) for source in sources if source.startswith(f"{kind} ")}


@pytest.mark.parametrize("question", ASKED, ids=[f"{asked.section}: {asked.text}" for asked in ASKED])
def test_every_question_has_rulings_a_source_and_tests_that_exist(question: Question) -> None:
    assert faults(question, KNOWN) == []


def test_every_box_and_every_row_is_answered_and_there_are_no_others() -> None:
    assert numbers("FAQ", ASKED) == {*BASE_BOXES, *BOX_OF_MISSION.values()} == set(range(1, 31))
    assert numbers("table", ASKED) == set(TABLE)


@pytest.mark.parametrize(("mission", "box"), BOX_OF_MISSION.items())
def test_a_mission_with_a_box_answers_it_in_its_section_and_in_its_briefing(mission: int, box: int) -> None:
    asked = tuple([question for question in ASKED if question.mission == mission])
    assert numbers("FAQ", asked) == {box}
    assert any(f"M{mission}" in question.rulings for question in asked)
    assert catalogue.mission(mission).questions


def test_rows_that_speak_of_missions_stand_with_them() -> None:
    of_missions = {mission: {q for q in ASKED if q.mission == mission} for mission in {q.mission for q in ASKED} - {0}}
    found = {mission: numbers("table", tuple(asked)) for mission, asked in of_missions.items()}
    assert {mission: rows for mission, rows in found.items() if rows} == ROWS_OF_MISSION


def test_the_boxes_on_the_base_game_stand_before_the_missions() -> None:
    assert numbers("FAQ", tuple([question for question in ASKED if not question.mission])) == set(BASE_BOXES)


def test_sections_come_in_order_and_no_question_twice() -> None:
    assert tuple(re.findall(r"^## (.+)$", PAGE.read_text("utf-8"), re.MULTILINE)) == SECTIONS
    missions = [question.mission for question in ASKED]
    assert missions == sorted(missions)
    asked = [(question.section, question.text) for question in ASKED]
    assert len(asked) == len(set(asked))


# The checks themselves.

RIGHT = """# A page

- not a question

## Cutting

- **May I solo cut three wires?** No,
  wait.
  - rulings: C8
  - source: FAQ 3, table 2
  - test: `tests/busters/core/test_faq.py::test_may_i_solo_cut_three`
"""


def test_a_question_is_read() -> None:
    (question,) = questions(RIGHT)
    assert (question.section, question.text, question.answer) == ("Cutting", "May I solo cut three wires?", "No, wait.")
    assert (question.rulings, question.sources, question.mission) == (("C8",), ("FAQ 3", "table 2"), 0)
    assert faults(question, KNOWN) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("C8", "C88", "no such ruling: C88"),
        ("  - rulings: C8\n", "", "no rulings"),
        ("FAQ 3, table 2", "hearsay", "no such source: hearsay"),
        ("  - source: FAQ 3, table 2\n", "", "no sources"),
        ("cut_three`", "cut_five`", "no such test: `tests/busters/core/test_faq.py::test_may_i_solo_cut_five`"),
        ("test_faq.py", "test_fax.py", "no such test: `tests/busters/core/test_fax.py::test_may_i_solo_cut_three`"),
        ("  - test: `tests/busters/core/test_faq.py::test_may_i_solo_cut_three`\n", "", "no tests"),
    ],
)
def test_what_is_wrong_is_noticed(old: str, new: str, fault: str) -> None:
    (question,) = questions(RIGHT.replace(old, new))
    assert faults(question, KNOWN) == [fault]


@pytest.mark.parametrize(("old", "new"), [("wires?** No,\n  wait.", "wires.**"), ("- **May", "- May")])
def test_an_item_that_is_no_question_is_not_passed_over(old: str, new: str) -> None:
    with pytest.raises(AssertionError, match="not a question and an answer"):
        list(questions(RIGHT.replace(old, new)))
