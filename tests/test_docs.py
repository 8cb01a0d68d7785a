"""What the README and the contributors' guide show is true: the code runs, the tables parse, the files exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import ClassVar

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.equipment.e06_rewinder import Rewinder
from defuse.busters.rule import Rank, Rule

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


def test_the_readmes_program_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("README.md", "python")
    exec(program, {})
    assert "Outcome(" in capsys.readouterr().out


def test_the_readmes_table_can_be_played_on() -> None:
    (table,) = re.findall(r"```\n(mission.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    game = busters.parse(table)
    assert game.forms(0)


def test_the_readme_says_that_it_is_unofficial() -> None:
    assert "unofficial fan project" in (ROOT / "README.md").read_text()


def test_the_guides_mission_and_card_are_those_of_the_project() -> None:
    mission, rule, card = blocks("CONTRIBUTING.md", "python")
    found: dict[str, object] = {"Rule": Rule, "Rank": Rank, "ClassVar": ClassVar}
    exec(mission, found)
    exec(f"from __future__ import annotations\n{rule}", found)  # its hook is a declared one
    shown, real = found["MISSION"], catalogue.mission(4)
    assert isinstance(shown, type(real))
    assert (shown.number, shown.title, shown.wires, shown.two_players) == (4, real.title, real.wires, real.two_players)
    assert f'title: ClassVar[str] = "{Rewinder.title}"' in card
    assert f'text: ClassVar[str] = "{Rewinder.text}"' in card


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=str)
def test_sessions_in_the_docs_run_as_written(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert found.examples
    result = doctest.DocTestRunner(verbose=False).run(found)
    assert result.failed == 0


def test_the_bot_of_20_lines_plays(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("docs/bots.md", "python")
    exec(program, {})
    assert "Outcome(" in capsys.readouterr().out
