"""`defuse simulate --game academy`: many games of Bomb Squad Academy, counted."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from tests.cli.conftest import Command

TEXT = resources.files("defuse.academy").joinpath("components.toml").read_text("utf-8")
ACADEMY = ("simulate", "--game", "academy")


def test_rows_for_programs(defuse: Command) -> None:
    ran = defuse(*ACADEMY, "--players", "2,4", "--games", 4, "--bots", "careful,random", "--json", "--jobs", 1)
    assert (ran.code, ran.err) == (0, "")
    rows = json.loads(ran.out)
    assert [(row["players"], row["bot"], row["seats"]) for row in rows] == [
        (2, "careful", 1),
        (2, "random", 1),
        (4, "careful", 2),
        (4, "random", 2),
    ]
    for players in (2, 4):
        mine = [row for row in rows if row["players"] == players]
        assert sum(row["won"] * row["seats"] for row in mine) == pytest.approx(1.0, abs=1e-3)
        assert all(row["low"] <= row["won"] <= row["high"] for row in mine)


def test_a_table_for_people(defuse: Command) -> None:
    lines = defuse(*ACADEMY, "-p", 3, "-g", 2).out.splitlines()
    assert lines[0].split()[:4] == ["Players", "Bot", "Seats", "Games"]
    assert lines[1].split()[:4] == ["3", "random", "3", "2"]
    assert "33.3%" in lines[1]


def test_the_seed_decides_and_the_number_of_processes_does_not(defuse: Command) -> None:
    options = (*ACADEMY, "-p", "3", "-g", 6, "--json")
    alone = defuse(*options, "--seed", 5, "--jobs", 1)
    assert defuse(*options, "--seed", 5, "--jobs", 2) == alone
    assert defuse(*options, "--seed", 6, "--jobs", 1).out != alone.out


def test_kept_games_verify(defuse: Command, tmp_path: Path) -> None:
    assert defuse(*ACADEMY, "-p", "2", "-g", 2, "--seed", 7, "--save", tmp_path / "x").code == 0
    assert sorted(path.name for path in (tmp_path / "x").iterdir()) == [
        "academy-p2-s7-0001.defuse",
        "academy-p2-s7-0002.defuse",
    ]


def test_numbers_of_ones_own(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(re.sub(r"track = \d+", "track = 1", TEXT))
    options = (*ACADEMY, "-p", "3", "-g", 4, "--json", "--jobs", 1)
    usual, quick = defuse(*options), defuse(*options, "--components", path)
    assert json.loads(quick.out)[0]["rounds"] < json.loads(usual.out)[0]["rounds"] - 5
    path.write_text("green = 3")
    wrong = defuse(*options, "--components", path)
    assert (wrong.code, wrong.out) == (2, "")
    assert f"--components: {path}: " in wrong.err


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--bots", "nobody"), "there is no bot 'nobody' for Bomb Squad Academy"),
        (("--bots", "quick"), "there is no bot 'quick' for Bomb Squad Academy (there are: random, careful, expert)"),
        (("--players", "6"), "Bomb Squad Academy is for 2–5 players, not 6"),
        (("--missions", "3"), "--missions is for Bomb Busters"),
        (("--budget", "3"), "--budget is for Bomb Busters"),
        (("--no-clock",), "--no-clock is for Bomb Busters"),
        (("--out", "x.jsonl"), "--out is for Bomb Busters"),
    ],
)
def test_what_cannot_be_played_is_refused(defuse: Command, options: tuple[str, ...], reason: str) -> None:
    ran = defuse(*ACADEMY, *options)
    assert (ran.code, ran.out) == (2, "")
    assert reason in " ".join(ran.err.split())


def test_other_games_and_other_games_options_are_refused(defuse: Command) -> None:
    assert "there is no game 'chess' (there are busters and academy)" in defuse("simulate", "--game", "chess").err
    ran = defuse("simulate", "-m", "1", "--components", "x.toml")
    assert (ran.code, ran.out) == (2, "")
    assert "--components is for Bomb Squad Academy" in ran.err
