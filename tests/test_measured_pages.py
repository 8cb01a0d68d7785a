"""Figures on the pages are written by the tools that measure them, into blocks that are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import calibration, odds
from bench.arena import Row as ArenaRow
from bench.arena import lines as arena_lines
from bench.engine import measure, speed
from bench.engine_page import engine_lines, speed_lines
from bench.odds_page import odds_lines
from bench.page import DOCS, measured
from bench.puzzles import set_lines, telling_lines
from bench.server import Row as ServerRow
from bench.server import lines as server_lines
from bench.steps import lines as steps_lines
from defuse.puzzles.shelf import shelf
from tools.blocks import replaced

BLOCKS = {
    "bench.md": ["engine", "speed", *[f"odds {name}" for name in odds.TITLES]],
    "server.md": ["attacks", "server", "reviewing"],
    "arena.md": ["arena"],
    "many-machines.md": ["ray"],
    "bots.md": ["careful", "steps"],
    "cross.md": ["cross", "learned"],
    "calibration.md": ["all", "groups", "sorts"],
    "academy.md": ["numbers careful", "numbers expert", "mixtures"],
    "puzzles.md": ["set", "making", "telling"],
}


def test_only_the_block_is_replaced_and_doing_it_again_changes_nothing() -> None:
    page = "before\n<!-- begin: a -->\nold\n<!-- end: a -->\nbetween\n<!-- begin: b -->\nkept\n<!-- end: b -->\nafter\n"
    new = replaced(page, "a", "| new |\n")
    assert new == page.replace("\nold\n", "\n\n| new |\n\n")
    assert replaced(new, "a", "| new |") == new


@pytest.mark.parametrize(
    "page",
    ["", "<!-- begin: a -->", "<!-- end: a --><!-- begin: a -->", "<!-- begin: a --><!-- end: a -->" * 2],
    ids=["none", "no end", "turned round", "two"],
)
def test_a_page_without_one_whole_block_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="begin: a"):
        replaced(page, "a", "new")


def test_text_can_be_piped_into_a_block(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- begin: a --><!-- end: a -->", "utf-8")
    command = [sys.executable, "-m", "tools.blocks", str(page)]
    root = Path(__file__).parent.parent
    subprocess.run([*command, "a"], input="× 1\n", encoding="utf-8", check=True, cwd=root)
    assert page.read_text("utf-8") == "<!-- begin: a -->\n\n× 1\n\n<!-- end: a -->"
    wrong = subprocess.run([*command, "b"], input="", capture_output=True, encoding="utf-8", cwd=root)
    assert wrong.returncode == 1
    assert "begin: b" in wrong.stderr


@pytest.mark.parametrize("page", BLOCKS)
def test_every_block_of_a_page_has_a_tool_and_a_date(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert re.findall(r"<!-- begin: (.*?) -->", text) == BLOCKS[page]
    for name in BLOCKS[page]:
        assert replaced(text, name, "new") != text
    assert re.search(r"<!-- begin: .*? -->\n\n.*?\d{4}-\d\d-\d\d", text, re.DOTALL)


def test_the_line_above_a_table_says_when_and_by_what_and_is_wrapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--write", "--missions", "1,2,3,4,5,6,7,8", "--players", "2,3,4,5"])
    said = measured("bench.odds", 3.3)
    assert "--write" not in said
    assert "`python -m bench.odds --missions 1,2,3,4,5,6,7,8 --players 2,3,4,5`" in " ".join(said.split())
    assert "yardstick 3.30 µs" in said
    assert max(map(len, said.splitlines())) <= 120


def rows(lines: list[str]) -> list[list[str]]:
    """The cells of a table, its head first."""
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert len({len(cells) for cells in found}) == 1
    return [found[0], *found[2:]]


def test_the_engine_is_measured_and_shown() -> None:
    measured_now = [measure(1, players, 1) for players in (2, 3)]
    slow = measured_now[1]._replace(stick=measured_now[0].stick * 2)
    head, first, *_, last = rows(engine_lines([measured_now[0], slow]))
    assert head == ["", "2 players", "3 players"]
    assert first == ["engine, acts/s, mission 1", f"{measured_now[0].engine:,.0f}", f"{slow.engine:,.0f}*"]
    assert last[:2] == ["acts a game, mission 1", str(measured_now[0].acts)]
    _, box = rows(speed_lines([(1, 2, *speed(1, 2, 1)), (2, 2, 30.0, 10.0)]))
    assert box[0] == "1–8"
    assert (box[1], box[4]) == ("30", "10")


def test_the_odds_are_measured_and_shown() -> None:
    states = odds.states_of(1, 2, 0, each=1)
    beside = odds.Beside("fresh", 12, 1.0, 5.0, 12, 2, 5000.0, 3610.0)
    found: dict[str, list[Any]] = {
        "queries": odds.costs(states),
        "spectators": odds.spectators(states),
        "growth": [odds.growth(1, players) for players in (2, 3)],
        "side by side": [beside, beside._replace(phase="late", finished=12, memo=6.3, memo_ratio=25.0)],
    }
    shown = {name: rows(lines) for name, lines in odds_lines(found).items()}
    assert list(shown) == list(odds.TITLES)
    assert [row[0] for row in shown["queries"]][1:3] == ["all states", "all, fresh"]
    assert shown["queries"][1][1] == str(len(states))
    assert shown["spectators"][1][0] == "2 players"
    assert shown["growth"][1][0] == "24 (1)"
    assert shown["growth"][1][1].startswith("55, ")
    assert [row[-2:] for row in shown["side by side"][1:]] == [["≥ 5,000.0", "≥ 3,610"], ["6.3", "25"]]


def test_calibration_is_shown_by_chance_group_and_sort() -> None:
    case = calibration.Case(mission=1, players=2, seed=1)
    said = [calibration.Said(case, "likely", 0.3, number % 10 < 3) for number in range(100)]
    said += [calibration.Said(case._replace(mission=9), "red", 0.0, False)]
    found = calibration.tables(said)
    assert rows(calibration.all_lines(found["all"]))[1:] == [
        ["0", "1", "1", "0.0000", "0.0000", "+0.0"],
        ["0.30–0.35", "100", "1", "0.3000", "0.3000", "+0.0"],
    ]
    head, *groups = rows(calibration.group_lines(found))
    assert head == ["chance", "1–8", "9–19"]
    assert groups == [
        ["0", "", "0.000 (+0.0)"],
        ["0.30–0.35", "0.300 (+0.0)", ""],
        ["statements", "100", "1"],
        ["expected error", "0.0000", "0.0000"],
    ]
    assert rows(calibration.sort_lines(found["sorts"]))[1][:2] == ["likely", "100"]


def test_server_arena_and_steps_are_shown() -> None:
    served = ServerRow(1, 0, 1000, 5000, 196.7, 6.1, 68.2, 151.0, 0.574, 2.9, 4.0, 71.0, 32.0, 1.4, 0)
    assert " | ".join(rows(server_lines([served]))[1]) == "1,000 | 5,000 | 197 | 6 | 68 | 151 | 57 % | 2.9 | 71 | 32"
    arena = [ArenaRow(1, 60, 0.5, 2.0, 2.0, 0.98, 456.0), ArenaRow(2, 60, 0.5, 3.7, 1.85, 0.98, 513.0)]
    assert rows(arena_lines(arena))[2] == ["2", "3.7", "1.9", "513", "× 1.85"]
    times = {
        "questions": 10_392,
        "q50": 15.0,
        "q90": 76.0,
        "q99": 214.0,
        "q99.9": 399.0,
        "longest": 679.0,
        "step": 300.0,
    }
    (shown,) = rows(steps_lines([{"game": "busters", "bot": "careful", **times}]))[1:]
    assert shown == ["Bomb Busters", "`careful`", "10,392", "15", "76", "214", "399", "679", "300"]


def test_the_page_has_the_puzzles_that_ship() -> None:
    text = (DOCS / "puzzles.md").read_text("utf-8")
    assert replaced(text, "set", "\n".join(set_lines(shelf()))) == text
    _, *grades, _ = rows(set_lines(shelf()))
    assert [sum(map(int, cells[1:7])) for cells in grades] == [int(cells[7]) for cells in grades]


def test_telling_puzzles_is_measured_and_shown() -> None:
    _, *told = rows(telling_lines([1, 2]))
    assert len(told) == 4
    assert all(float(cells[1]) <= float(cells[3]) for cells in told)
