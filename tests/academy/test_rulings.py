"""Every ruling on Bomb Squad Academy has a test here that cites it, and no test cites one that does not exist."""

from __future__ import annotations

from pathlib import Path

from defuse.academy import catalogue
from tests.test_rulings_are_cited import RULINGS, citations, cited_by_tests, rulings

FOLDER = Path(__file__).parent
MODULES = {path.name: path.read_text("utf-8") for path in sorted(FOLDER.rglob("test_*.py"))}


def wanted() -> list[str]:
    return [id for id in rulings(RULINGS.read_text("utf-8")) if id[0] == "A"]


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = {id for name, source in MODULES.items() for id in cited_by_tests(source, name)}
    assert [id for id in wanted() if id not in cited] == []


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    named = {citation for name, source in MODULES.items() for citation in citations(source, name)}
    assert [str(citation) for citation in named if citation.id[0] == "A" and citation.id not in wanted()] == []


def test_the_rulings_are_numbered_without_gaps() -> None:
    assert wanted() == [f"A{number}" for number in range(1, len(wanted()) + 1)]


def test_every_tool_has_a_file_of_tests() -> None:
    for name in catalogue.tools():
        assert f"test_{name.replace('-', '_')}.py" in MODULES, name
