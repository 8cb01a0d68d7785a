"""`defuse simulate --game academy`: many games of Bomb Squad Academy, counted."""

from __future__ import annotations

import json
import re
import shlex
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from defuse import __version__
from defuse.academy.setup import VERSION
from defuse.arena.origin import code
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
    ],
)
def test_what_cannot_be_played_is_refused(defuse: Command, options: tuple[str, ...], reason: str) -> None:
    ran = defuse(*ACADEMY, *options)
    assert (ran.code, ran.out) == (2, "")
    assert reason in " ".join(ran.err.split())


def test_other_games_and_other_games_options_are_refused(defuse: Command) -> None:
    assert "there is no game 'chess' (there are: busters, academy)" in defuse("simulate", "--game", "chess").err
    ran = defuse("simulate", "-m", "1", "--components", "x.toml")
    assert (ran.code, ran.out) == (2, "")
    assert "--components is for Bomb Squad Academy" in ran.err


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_results_are_written_and_a_second_call_plays_nothing_again(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    options = (*ACADEMY, "-p", "2,4", "--bots", "careful,random", "--seed", 3, "--json", "--jobs", 1)
    plain = defuse(*options, "-g", 4)
    assert defuse(*options, "-g", 4, "--out", path) == plain
    written = path.read_bytes()
    again = defuse(*options, "-g", 4, "--out", path)
    assert (again.code, again.out, again.err) == (0, plain.out, "8 of 8 games are there already\n")
    assert path.read_bytes() == written
    more = defuse(*options, "-g", 6, "--out", path)
    assert more.err == "8 of 12 games are there already\n"
    assert more.out == defuse(*options, "-g", 6).out
    assert path.read_bytes().startswith(written)


def test_a_file_that_was_cut_short_is_gone_on_with(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    options = (*ACADEMY, "-p", "3", "-g", 3, "--json", "--jobs", 1, "--out", path)
    whole = defuse(*options)
    path.write_bytes(path.read_bytes()[:-30])
    again = defuse(*options)
    assert (again.out, again.err) == (whole.out, "2 of 3 games are there already\n")
    assert len(lines_of(path)) == 4


def test_the_first_line_has_the_command_and_the_game(defuse: Command, tmp_path: Path) -> None:
    path, mine = tmp_path / "a file.jsonl", tmp_path / "mine.toml"
    mine.write_text(re.sub(r"track = \d+", "track = 4", TEXT))
    defuse(*ACADEMY, "-p", "3", "-g", 2, "--jobs", 1, "--components", mine, "--out", path)
    header, *games = lines_of(path)
    assert (header["game"], header["planned"]) == ("academy", 2)
    assert header["numbers"]
    assert {game["match"]["components"]["green"]["track"] for game in games} == {4}
    path.unlink()
    name, *args = shlex.split(header["command"])
    assert name == "defuse"
    assert defuse(*args).code == 0
    assert [game["scores"] for game in lines_of(path)[1:]] == [game["scores"] for game in games]


def test_a_file_that_does_not_fit_is_refused(defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, mine = tmp_path / "x.jsonl", tmp_path / "mine.toml"
    mine.write_text(re.sub(r"track = \d+", "track = 4", TEXT))
    options = (*ACADEMY, "-p", "2", "-g", 1, "--jobs", 1, "--out", path)
    assert defuse(*options).code == 0
    for more, said in (
        (("--seed", 2), "it holds games of seed 1, not of seed 2; choose another file"),
        (("--bots", "careful"), "it holds games of random, not of careful"),
        (("--components", mine), "it holds games with other numbers on the components"),
        (("--game", "busters", "-m", 1), "it holds games of Bomb Squad Academy, not of Bomb Busters"),
    ):
        ran = defuse(*options, *more)
        assert (ran.code, ran.out) == (2, "")
        assert f"--out: {path}: {said}" in ran.err
    missions = tmp_path / "missions.jsonl"
    assert defuse("simulate", "-m", 1, "-p", 2, "-g", 1, "--out", missions).code == 0
    assert "it holds games of Bomb Busters, not of" in defuse(*options[:-1], missions).err
    monkeypatch.setattr("defuse.arena.origin.code", lambda game, brought: "0123456789ab")
    ran = defuse(*options[:-2], "-g", 2, "--out", path)
    assert ran.code == 2
    assert "its games were played by other code" in ran.err
    assert defuse(*options[:-2], "-g", 2, "--out", path, "--mix").code == 0


def test_each_game_has_a_digest_of_its_own_code() -> None:
    assert code("academy") != code("busters")


def test_a_report_tells_rows_and_times(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    table = defuse(*ACADEMY, "-p", "2,3", "-g", 6, "--bots", "careful,random", "--jobs", 1, "--out", path).out
    ran = defuse("report", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"careful,random: 12 games; defuse {__version__}, engine {VERSION}, code ")
    rows = ran.out.split("Won by a seat, with 95 % interval\n")[1].split("\n\n")[0]
    assert rows.split() == table.split()
    assert "Thinking s/game" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    page = defuse("report", path, "--markdown").out
    assert "| Players | Bot | Seats | Games | Won by a seat | 95 % | Fair | Score | Rounds |" in page
    (found,) = json.loads(defuse("report", path, "--json").out)
    assert (found["game"], found["games"], found["planned"]) == ("academy", 12, 12)
    assert [(row["players"], row["bot"]) for row in found["rows"]] == [
        *[(2, "careful"), (2, "random")],
        *[(3, "careful"), (3, "random")],
    ]


def test_games_of_both_sorts_stand_one_after_the_other(defuse: Command, tmp_path: Path) -> None:
    ours, theirs = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    defuse(*ACADEMY, "-p", "2", "-g", 1, "--out", ours)
    defuse("simulate", "-m", 1, "-p", 2, "-g", 1, "--out", theirs)
    ran = defuse("report", ours, theirs)
    assert ran.out.index("Won, by mission") < ran.out.index("Won by a seat")


@pytest.mark.parametrize("option", [("--compare",), ("--plot", "x.svg")])
def test_missions_are_compared_and_drawn_and_nothing_else(
    defuse: Command, tmp_path: Path, option: tuple[str, ...]
) -> None:
    path = tmp_path / "x.jsonl"
    defuse(*ACADEMY, "-p", "2", "-g", 1, "--out", path)
    other = tmp_path / "y.jsonl"
    other.write_bytes(path.read_bytes())
    ran = defuse("report", path, other, *option)
    assert (ran.code, ran.out) == (2, "")
    assert f"{option[0]} is for missions of Bomb Busters" in ran.err


def test_games_that_are_not_what_the_first_line_says_are_refused(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    defuse(*ACADEMY, "-p", "2", "-g", 1, "--out", path)
    text = path.read_text()
    path.write_text(text.replace('"game":"academy"', '"game":"chess"'))
    assert "it holds games of 'chess', which this program does not know" in defuse("report", path).err
    path.write_text(text.replace('"game":"academy"', '"game":"busters"'))
    assert "line 2 cannot be read" in defuse("report", path).err
    path.write_text(text.replace('"seed":"1","bots"', '"seed":"2","bots"', 1))
    assert "line 2 is a game of other bots, or of another seed" in defuse("report", path).err


@pytest.mark.parametrize(
    ("was", "becomes", "reason"),
    [
        ('"winners":[', '"winners":[9,', "scores or winners do not go with the number of players"),
        ('"scores":[', '"scores":[1,', "scores or winners do not go with the number of players"),
        ('"match":{"players":2', '"match":{"players":9', "there is no such game"),
    ],
)
def test_results_that_cannot_be_are_named(defuse: Command, tmp_path: Path, was: str, becomes: str, reason: str) -> None:
    path = tmp_path / "x.jsonl"
    defuse(*ACADEMY, "-p", "2", "-g", 1, "--out", path)
    assert was in path.read_text()
    path.write_text(path.read_text().replace(was, becomes))
    ran = defuse("report", path)
    assert (ran.code, ran.out) == (2, "")
    assert f"line 2 cannot be read: {reason}" in ran.err


def test_a_later_first_line_of_a_game_that_nobody_knows_is_named(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    defuse(*ACADEMY, "-p", "2", "-g", 1, "--out", path)
    head = path.read_text().splitlines()[0]
    path.write_text(path.read_text() + head.replace('"game":"academy"', '"game":"chess"') + "\n")
    assert "games of 'chess', which this program does not know" in defuse("report", path).err


def test_a_refused_file_makes_no_folder_either(defuse: Command, tmp_path: Path) -> None:
    path, games = tmp_path / "x.jsonl", tmp_path / "games"
    defuse(*ACADEMY, "-p", "2", "-g", 1, "--out", path)
    assert defuse(*ACADEMY, "-p", "2", "-g", 1, "--seed", 9, "--out", path, "--save", games).code == 2
    assert not games.exists()


def test_deals_of_different_seeds_are_different_samples(defuse: Command, tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.jsonl" for seed in range(6)]
    for seed, path in enumerate(files):
        bots = "careful,random,random,random"
        defuse(*ACADEMY, "-p", "4", "-g", 4, "--bots", bots, "--seed", seed, "--out", path, "--jobs", 1)
    together = json.loads(defuse("report", *files, "--json").out)[0]["rows"]
    alone = json.loads(defuse("report", files[0], "--json").out)[0]["rows"]
    assert [(row["games"], row["low"], row["high"]) for row in alone] == [(4, 0.0, 1.0)] * 2, "one deal says nothing"
    assert [row["games"] for row in together] == [24, 24]
    assert all(0.0 < row["high"] - row["low"] < 1.0 for row in together)
