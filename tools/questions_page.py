"""docs/questions.md says what the rule book says: `python -m tools.questions_page` writes its questions anew.

Each question of the page names its place in the book: `book: card/2 swap-token` is the question
`rulebook-ask-swap-token` of that entry, whose English texts are put there. What the page adds in brackets at the end,
about its sources, stays. `book: mission/9 question-1` is a part of the mission card; there the page has its own words.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from defuse.rulebook import entry_of

PAGE = Path(__file__).parent.parent / "docs" / "questions.md"
WIDTH = 120

_ITEM = re.compile(r"^- \*\*(?P<said>(?:.|\n)+?)(?P<notes>(?:\n  - .*)+)", re.MULTILINE)
_BOOK = re.compile(r"\n  - book: (\S+) (\S+)")
_REMARK = re.compile(r" (\([^()]*\))$")


def written(page: str) -> str:
    """The page with the questions of the book."""
    return _ITEM.sub(_item, page)


def _item(found: re.Match[str]) -> str:
    book = _BOOK.search(found["notes"])
    if book is None or book[1].startswith("mission/"):
        return found[0]
    question, answer = told(book[1], book[2])
    remark = _REMARK.search(" ".join(found["said"].split()))
    kept = f" {remark[1]}" if remark and not answer.endswith(remark[1]) and remark[1] not in answer else ""
    said = textwrap.wrap(
        f"- **{question}** {answer}{kept}",
        WIDTH,
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(said) + found["notes"]


def told(entry: str, name: str) -> tuple[str, str]:
    """A question of an entry and its answer, in English. On the page, a question about a card names the card."""
    for asked in entry_of(entry).asked:
        if asked.question.id == f"rulebook-ask-{name}":
            question = str(asked.question)
            chapter, _, corner = entry.partition("/")
            if chapter == "card":
                title = str(entry_of(entry).title) + ("" if corner == "DD" else f" ({corner})")
                first = question if question.startswith("I ") else question[0].lower() + question[1:]
                question = f"{title}: {first}"
            return question, str(asked.answer)
    raise ValueError(f"{entry} has no question {name}")


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
    print(f"{PAGE}: written")
