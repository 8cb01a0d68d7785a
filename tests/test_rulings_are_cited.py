"""Every ruling has a test that cites its id, and no test cites a ruling that does not exist.

A test cites a ruling by naming its id (`E6`) in a comment or a docstring of its own. Names of stands and slots look
alike (`C1 | 5 6`, `C1.2`); they stand in table texts, which are neither comments nor docstrings, and a slot with its
dot is never taken for an id.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings.md"

GROUPS = {
    "A": "Bomb Squad Academy",
    "C": "core",
    "D": "decided while building",
    "E": "equipment and characters",
    "H": "challenge cards",
    "K": "constraint cards",
    "M": "missions",
    "P": "pools of missions",
}
"""The groups of rulings of which every one needs a test."""

_ITEM = re.compile(r"^- \*\*([A-Z]\d+(?:[,/] ?[A-Z]\d+)*)\b", re.MULTILINE)
_ID = re.compile(r"(?<![\w.-])([A-Z]\d+)(?!\w|\.\d|-|\s*\|)")


class Citation(NamedTuple):
    """Where a test names a ruling."""

    id: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.id} in {self.file}, line {self.line}"


def rulings(text: str) -> list[str]:
    """The ids of all rulings, in the order of the page. Some share an item: M9, M16, M36."""
    return [id for item in _ITEM.findall(text) for id in re.findall(r"[A-Z]\d+", item)]


def said(source: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings of a module, line by line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.partition("noqa")[0]  # codes of a linter look like ids too
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            docstring = node.body[0]
            yield from enumerate(lines[docstring.lineno - 1 : docstring.end_lineno], docstring.lineno)


@cache
def citations(source: str, file: str = "") -> tuple[Citation, ...]:
    """All ids that a module names in comments and docstrings."""
    if _ID.search(source) is None:
        return ()
    return tuple(Citation(id, file, line) for line, text in said(source) for id in _ID.findall(text))


def spans(source: str) -> list[range]:
    """The lines of each test of a module, from its decorators and the comment right above them to its end."""
    lines = source.splitlines()
    found: list[range] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            while first > 1 and lines[first - 2].startswith("#"):
                first -= 1
            assert node.end_lineno is not None
            found.append(range(first, node.end_lineno + 1))
    return found


def cited_by_tests(source: str, file: str = "") -> set[str]:
    """The ids that are named in a test itself, not just somewhere in its module."""
    found = citations(source, file)
    inside = {line for span in spans(source) for line in span} if found else set()
    return {citation.id for citation in found if citation.line in inside}


def unknown(found: Iterable[Citation], known: list[str]) -> list[Citation]:
    """The citations, of the groups that are watched, of rulings that do not exist."""
    return [citation for citation in found if citation.id[0] in GROUPS and citation.id not in known]


@cache
def modules() -> dict[str, str]:
    """The source of every module of the tests but this one, by its path."""
    paths = [path for path in sorted((ROOT / "tests").rglob("*.py")) if path != Path(__file__)]
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}


def wanted(letter: str) -> list[str]:
    return [id for id in rulings(RULINGS.read_text("utf-8")) if id[0] == letter]


@pytest.fixture(scope="module")
def cited() -> set[str]:
    tests = {file: source for file, source in modules().items() if Path(file).name.startswith("test_")}
    return {id for file, source in tests.items() for id in cited_by_tests(source, file)}


@pytest.mark.parametrize("letter", GROUPS)
def test_every_ruling_of_a_group_has_a_test_that_cites_it(letter: str, cited: set[str]) -> None:
    group = wanted(letter)
    assert group, f"there are no rulings {letter}*"
    missing = [id for id in group if id not in cited]
    assert not missing, f"no test cites {', '.join(missing)} ({GROUPS[letter]})"


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    known = rulings(RULINGS.read_text("utf-8"))
    wrong = [
        str(citation) for file, source in modules().items() for citation in unknown(citations(source, file), known)
    ]
    assert not wrong, f"there is no such ruling: {'; '.join(wrong)}"


# The checks themselves.

PAGE = """
### Core

- **C1 Dial.** Starts at the number of players (see **E6** and M99).
- **C2 Stands.** 2 players.
- **M9, M16, M36** The sequence.
- **P22/P26** No change.
- **K1** A–E: yellow.
Not an item: **C7**.
"""


def test_the_ids_of_the_page_are_read() -> None:
    assert rulings(PAGE) == ["C1", "C2", "M9", "M16", "M36", "P22", "P26", "K1"]


def test_the_page_numbers_each_group_without_gaps_or_doubles() -> None:
    for letter in set(GROUPS) - {"M", "P"}:  # these are numbered like the missions
        assert wanted(letter) == [f"{letter}{number}" for number in range(1, len(wanted(letter)) + 1)]


MODULE = '''
"""Stories of C5."""

TABLE = "C1 | 5 6"


# C2: right above the test
def test_something() -> None:
    """C1: a docstring."""
    game = "C3, only a string"
    assert game  # E6, and the slot D1.2 is none
    # C40 | 5 is a stand


def helper() -> None:
    """C4."""
'''


def test_what_a_test_says_counts_and_nothing_else() -> None:
    assert cited_by_tests(MODULE) == {"C1", "C2", "E6"}


def test_a_citation_outside_of_tests_is_still_checked() -> None:
    assert {citation.id for citation in citations(MODULE)} == {"C1", "C2", "C4", "C5", "E6"}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("# C99: never heard of it", ["C99"]),
        ('"""As E40 has it."""', ["E40"]),
        ("# C1 and E21", []),
        ("# C1, E22/D99", ["D99"]),
        ("x = 'C99'", []),
        ("x = 1  # noqa: E731", []),
        ("# slot C99.1, an X200, a UTF8 and a Z7", []),
    ],
)
def test_a_ruling_that_does_not_exist_is_noticed(text: str, wrong: list[str]) -> None:
    known = rulings(RULINGS.read_text("utf-8"))
    assert [citation.id for citation in unknown(citations(text + "\n"), known)] == wrong


def test_the_message_says_where() -> None:
    (citation,) = citations("x = 1\n# C99\n", "tests/test_x.py")
    assert str(citation) == "C99 in tests/test_x.py, line 2"
