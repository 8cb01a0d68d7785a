"""What the README and the contributors' guide show is true: the code runs, the tables parse, the files exist."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import ClassVar

import pytest
import typer

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.equipment.e06_rewinder import Rewinder
from defuse.busters.rule import Rank, Rule
from defuse.cli.app import app
from defuse.games import GameParts
from tests.toybox.parts import PARTS as TOYBOX

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])
WIDTH = 120
LONG_WORD = 80


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


def test_the_program_on_the_page_for_python_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("docs/api.md", "python")
    exec(program, {})
    assert "Outcome(" in capsys.readouterr().out


def test_the_table_on_the_page_for_python_can_be_played_on() -> None:
    (table,) = re.findall(r"```\n(mission.*?)```", (ROOT / "docs/api.md").read_text(), re.DOTALL)
    game = busters.parse(table)
    assert game.forms(0)


def test_the_readme_is_one_screen() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 60


def test_extras_are_named_as_the_package_index_knows_us() -> None:
    """`pip install defuse[plot]` would install somebody else's package."""
    pages = [page for page in PAGES if page.parent.name != "decisions"]  # one of them tells about that package
    code = [
        path
        for place in ("src/defuse/locale/*/*.ftl", "src/defuse/**/*.py", "examples/**/*.py")
        for path in ROOT.glob(place)
    ]
    wrong = re.compile(r"\bdefuse\[[a-z]+\]|pip install defuse\b(?!-)")
    assert not [path.name for path in (*pages, *code) if wrong.search(path.read_text())]


def test_examples_that_are_packages_need_ours_by_its_name_on_the_package_index() -> None:
    packages = [tomllib.loads(path.read_text())["project"] for path in ROOT.glob("examples/*/pyproject.toml")]
    assert packages
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["name"]
    for package in packages:
        named = [re.split(r"[^\w.-]", needed)[0] for needed in package["dependencies"]]
        assert [name for name in named if name.startswith("defuse")] == [ours], package["name"]


def test_the_page_on_commands_has_every_command() -> None:
    text = (ROOT / "docs/commands.md").read_text()
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    assert not [name for name in commands if not re.search(rf"defuse {name}\b", text)]


def test_the_page_on_installing_has_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    listed = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs/install.md").read_text(), re.MULTILINE)
    assert set(listed) == set(extras)


def test_the_readme_says_that_it_is_unofficial() -> None:
    assert "unofficial fan project" in (ROOT / "README.md").read_text()


def test_the_guides_mission_and_card_are_those_of_the_project() -> None:
    mission, rule, card, _ = blocks("CONTRIBUTING.md", "python")
    found: dict[str, object] = {"Rule": Rule, "Rank": Rank, "ClassVar": ClassVar}
    exec(mission, found)
    exec(f"from __future__ import annotations\n{rule}", found)  # its hook is a declared one
    shown, real = found["MISSION"], catalogue.mission(4)
    assert isinstance(shown, type(real))
    assert (shown.number, shown.title, shown.wires, shown.two_players) == (4, real.title, real.wires, real.two_players)
    assert f'card: ClassVar[str] = "{Rewinder.card}"' in card
    assert f"code: ClassVar[int] = {Rewinder.code}" in card


def test_the_guides_game_says_where_all_of_its_parts_are() -> None:
    *_, parts = blocks("CONTRIBUTING.md", "python")
    found: dict[str, object] = {}
    exec(parts, found)
    shown = found["PARTS"]
    assert isinstance(shown, GameParts)
    assert all(shown), "each part is told"
    assert [where.partition(":")[2] for where in shown[:5]] == [where.partition(":")[2] for where in TOYBOX[:5]]


def test_the_files_that_the_architecture_names_are_there() -> None:
    """By their path or the end of it; a word with a slash at its end is a folder."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./]+(?:\.(?:py|ts)|/))`", text))
    assert len(named) > 40
    places = [ROOT / top for top in ("src/defuse", "web/src", "tests", "docs")]
    there = {f"/{path.relative_to(ROOT)}{'/' if path.is_dir() else ''}" for top in places for path in top.rglob("*")}
    there |= {"/web/"}
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def prose(page: str) -> list[str]:
    """The lines of a page that can be wrapped: not code, tables, headings, comments, or a long link or path."""
    lines = re.sub(r"^ *```.*?^ *```", "", page, flags=re.DOTALL | re.MULTILINE).splitlines()
    return [
        line
        for line in lines
        if not re.match(r"\s*(\||#|<!--|!\[)", line) and max(map(len, line.split()), default=0) < LONG_WORD
    ]


def test_a_long_line_of_prose_is_found_and_a_long_table_is_not() -> None:
    long = "word " * 30
    page = f"{long}\n| {long} |\n# {long}\n```sh\n{long}\n```\n- {long}\n  ```\n  {long}\n  ```\n- {'x' * 130}\nend"
    assert [line for line in prose(page) if len(line) > WIDTH] == [long, f"- {long}"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_prose_is_wrapped_at_one_width(page: Path) -> None:
    assert [line for line in prose(page.read_text(encoding="utf-8")) if len(line) > WIDTH] == []


def test_every_picture_is_shown_and_small() -> None:
    pictures = sorted((ROOT / "docs" / "images").iterdir())
    assert pictures
    shown = "\n".join([page.read_text(encoding="utf-8") for page in PAGES])
    assert [picture.name for picture in pictures if f"images/{picture.name})" not in shown] == []
    assert [picture.name for picture in pictures if picture.stat().st_size >= 100_000] == []


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
