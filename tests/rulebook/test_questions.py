"""Every question of docs/questions.md is answered in the rule book, in the same words and by the same rulings."""

from __future__ import annotations

import pytest

from defuse.rulebook import entries, entry_of
from defuse.rulebook.busters.questions import QUESTIONS
from defuse.words import SOURCE, catalogue
from tests.busters.test_questions import ASKED, PAGE, Question
from tools.questions_page import told, written

LEFT_OUT: dict[str, str] = {}
"""Questions of the page that the book does not answer, with the reason."""


def place_of(question: Question) -> tuple[str, str]:
    """The entry that answers a question, and which part of it."""
    (where,) = question.book
    entry, _, part = where.partition(" ")
    return entry, part


@pytest.mark.parametrize("question", ASKED, ids=[f"{asked.section}: {asked.text}" for asked in ASKED])
def test_a_question_of_the_page_is_in_the_book(question: Question) -> None:
    if question.text in LEFT_OUT:
        assert not question.book
        return
    entry, part = place_of(question)
    asked = {each.question.id.removeprefix("rulebook-ask-"): each for each in entry_of(entry).asked}
    if part in asked:
        assert set(asked[part].rulings) == set(question.rulings)
    else:
        number = entry.removeprefix("mission/")
        assert question.section == f"Mission {number}"
        assert part in catalogue(SOURCE).attributes(f"mission-{number}")
        assert set(question.rulings) & set(entry_of(entry).rulings)


def test_the_words_of_the_page_are_those_of_the_book() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "python -m tools.questions_page writes it anew"


def test_no_question_of_the_book_is_missing_on_the_page() -> None:
    of_page = {place_of(question) for question in ASKED if question.book}
    of_book = {
        (entry, asked.question.id.removeprefix("rulebook-ask-")) for entry in QUESTIONS for asked in QUESTIONS[entry]
    }
    assert of_book <= of_page


def test_questions_are_asked_of_entries_that_exist() -> None:
    for entry, asked in QUESTIONS.items():
        assert [each for each in asked if each not in entries()[entry].asked] == []


ITEM = """- **Old words?** Old answer. (A remark on a source.)
  - book: card/6 gone
  - rulings: C1
"""


def test_another_text_is_put_in_its_place_and_the_remark_stays() -> None:
    page = "# Page\n\n" + ITEM.replace("card/6 gone", "card/2 swap-wish") + ITEM.replace("card/6", "mission/6")
    new = written(page)
    question, answer = told("card/2", "swap-wish")
    assert question == "Walkie-Talkies (2): may I ask for a certain wire?"
    assert f"- **{question}** {answer}" in " ".join(new.split())
    assert new.count("(A remark on a source.)") == 2
    assert new.endswith(ITEM.replace("card/6", "mission/6")), "missions have their own words"
    with pytest.raises(ValueError, match="card/6 has no question gone"):
        written(ITEM)
