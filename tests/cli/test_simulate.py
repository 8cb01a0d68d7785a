"""`defuse simulate`: many games between bots, counted."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse.bots import RandomBot
from defuse.bots import busters as busters_bots
from defuse.busters import catalogue
from defuse.kernel import Act, Form, Observation
from tests.cli.conftest import Command

pytestmark = pytest.mark.slow


def test_rows_for_programs(defuse: Command) -> None:
    ran = defuse("simulate", "--missions", "1,3", "--players", "2-3", "--games", 4, "--json")
    assert (ran.code, ran.err) == (0, "")
    rows = json.loads(ran.out)
    assert [(row["mission"], row["players"]) for row in rows] == [(1, 2), (1, 3), (3, 2), (3, 3)]
    for row in rows:
        assert set(row) == {"mission", "players", "bots", "games", "wins", "losses", "turns", "acts"}
        assert row["games"] == row["wins"] + sum(row["losses"].values()) == 4
        assert row["acts"] > row["turns"] > 0
        assert row["bots"] == ["random"]


def test_a_table_for_people(defuse: Command) -> None:
    lines = defuse("simulate", "--missions", "1", "--players", "2,4", "--games", 3).out.splitlines()
    assert lines[0].split() == ["Mission", "Players", "Games", "Wins", "Won", "Turns", "Lost", "by"]
    assert lines[1].split()[:5] == ["1", "2", "3", "0", "0%"]
    assert lines[2].split()[:2] == ["4", "3"]
    assert lines[3].split()[:2] == ["all", "6"]
    assert "dial" in lines[1]


def test_all_missions_and_all_player_counts(defuse: Command) -> None:
    rows = json.loads(defuse("simulate", "--missions", "all", "--players", "all", "--games", 1, "--json").out)
    assert [(row["mission"], row["players"]) for row in rows] == [
        (number, players) for number, mission in catalogue.missions().items() for players in mission.players
    ]


def test_the_seed_decides_and_the_number_of_processes_does_not(defuse: Command) -> None:
    options = ("simulate", "--missions", "8", "--players", "4", "--games", 12, "--json")
    alone = defuse(*options, "--seed", 5, "--jobs", 1)
    assert defuse(*options, "--seed", 5, "--jobs", 2) == alone
    assert defuse(*options, "--seed", 5) == alone
    assert defuse(*options, "--seed", 6, "--jobs", 1).out != alone.out


def test_kept_games_verify(defuse: Command, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert defuse("simulate", "-m", "1", "-p", "4", "-g", 3, "--seed", 7, "--save", folder).code == 0
    kept = sorted(path.name for path in folder.iterdir())
    assert kept == ["m01-p4-s7-0001.defuse", "m01-p4-s7-0002.defuse", "m01-p4-s7-0003.defuse"]
    for name in kept:
        assert defuse("replay", folder / name).code == 0


def test_a_folder_that_cannot_be_written_is_an_error(defuse: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ran = defuse("simulate", "-m", "1", "-p", "4", "-g", 1, "--save", tmp_path / "file")
    assert ran.code == 2
    assert "cannot make the folder" in ran.err
    out = tmp_path / "x.jsonl"
    ran = defuse("simulate", "-m", "1", "-p", "4", "-g", 1, "--out", out, "--save", tmp_path / "file")
    assert ran.code == 2
    assert not out.exists()
    (tmp_path / "folder" / "m01-p4-s1-0001.defuse").mkdir(parents=True)
    ran = defuse("simulate", "-m", "1", "-p", "4", "-g", 1, "--save", tmp_path / "folder")
    assert ran.code == 1
    assert "m01-p4-s1-0001.defuse: Is a directory" in ran.err


def test_what_a_mission_does_not_allow_is_skipped_with_a_word(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    some = {1: replace(catalogue.mission(1), players=(3, 4, 5))}
    monkeypatch.setattr(catalogue, "missions", lambda: some)
    ran = defuse("simulate", "--players", "2-3", "--games", 1, "--json")
    assert ran.code == 0
    assert ran.err == "skipped: mission 1 is not played with 2 players\n"
    assert [row["players"] for row in json.loads(ran.out)] == [3]
    nothing = defuse("simulate", "--players", "2", "--games", 1)
    assert nothing.code == 2
    assert "there is nothing to play" in nothing.err


class Stubborn(RandomBot):
    """Answers for somebody else."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return replace(super().decide(observation, forms), seat=3)


def test_a_bot_that_breaks_the_rules_ends_it(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(busters_bots.OWN, "stubborn", Stubborn)
    ran = defuse("simulate", "-m", "1", "-p", "4", "--bots", "random, stubborn", "--jobs", 1)
    assert (ran.code, ran.out) == (1, "")
    assert "defuse: game m01-p4-s1-0001: Refused: it is not your turn" in ran.err
    assert ran.err.count("\n") == 1


def test_a_watched_terminal_gets_a_progress_bar(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ("simulate", "-m", "1", "-p", "4", "-g", 2, "--json")
    plain = defuse(*options)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    watched = defuse(*options)
    assert "playing" in watched.err
    assert "2/2" in watched.err
    assert watched.out == plain.out


def test_results_are_written_and_a_second_call_plays_nothing_again(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    options = ("simulate", "-m", "1,8", "-p", "2,4", "--seed", 3, "--json", "--out", path)
    plain = defuse(*options[:-2], "-g", 2)
    first = defuse(*options, "-g", 2)
    assert first == plain
    written = path.read_bytes()
    again = defuse(*options, "-g", 2)
    assert (again.code, again.out, again.err) == (0, plain.out, "8 of 8 games are there already\n")
    assert path.read_bytes() == written
    more = defuse(*options, "-g", 3)
    assert more.err == "8 of 12 games are there already\n"
    assert more.out == defuse(*options[:-2], "-g", 3).out
    assert path.read_bytes().startswith(written)


def test_the_first_game_of_everything_comes_first(defuse: Command, tmp_path: Path) -> None:
    defuse("simulate", "-m", "1-3", "-p", 2, "-g", 2, "--jobs", 1, "--out", tmp_path / "x.jsonl")
    header, *games = [json.loads(line) for line in (tmp_path / "x.jsonl").read_text().splitlines()]
    assert header["command"].startswith("defuse simulate --missions 1-3 --players 2 --games 2 --bots random --seed 1")
    assert [(game["match"]["number"], game["match"]["mission"]) for game in games] == [
        (number, mission) for number in (1, 2) for mission in (1, 2, 3)
    ]


def test_the_command_in_the_file_gives_the_same_games(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "a file.jsonl"
    defuse("simulate", "-m", 19, "-p", 2, "-g", 2, "--no-clock", "--out", path)
    header, *games = path.read_text().splitlines()
    assert all(json.loads(game)["match"]["clock"] is False for game in games)
    path.unlink()
    name, *args = shlex.split(json.loads(header)["command"])
    assert name == "defuse"
    assert defuse(*args).code == 0
    assert [json.loads(game)["acts"] for game in path.read_text().splitlines()[1:]] == [
        json.loads(game)["acts"] for game in games
    ]


def test_a_file_that_does_not_fit_is_refused(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    options = ("simulate", "-m", "1", "-p", "2", "-g", 1, "--out", path)
    assert defuse(*options).code == 0
    ran = defuse(*options, "--seed", 2)
    assert (ran.code, ran.out) == (2, "")
    assert f"--out: {path}: it holds games of seed 1, not of seed 2; choose another file" in ran.err
    ran = defuse(*options[:-1], tmp_path / "no" / "x.jsonl")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot write" in ran.err
    assert "No such file or directory" in ran.err


def test_other_code_goes_on_with_a_file_only_when_it_is_told_to(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.jsonl"
    options = ("simulate", "-m", "1", "-p", "2", "--out", path)
    assert defuse(*options, "-g", 1).code == 0
    monkeypatch.setattr("defuse.arena.origin.code", lambda game, brought: "0123456789ab")
    ran = defuse(*options, "-g", 2)
    assert ran.code == 2
    assert "its games were played by other code" in ran.err
    assert "--mix" in ran.err
    assert defuse(*options, "-g", 2, "--mix").code == 0
    assert "and 0123456789ab" in " ".join(defuse("report", path).out.split())


def test_a_budget_is_for_bots_that_can_be_told(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    options = ("simulate", "-m", "1", "-p", "3", "-g", 1, "--jobs", 1)
    assert defuse(*options, "--bots", "expert,random,expert:0.002", "--budget", 0.001, "--out", path).code == 0
    header, game = map(json.loads, path.read_text().splitlines())
    assert header["bots"] == game["match"]["bots"] == ["expert:0.001", "random", "expert:0.002"]
    assert "--bots expert:0.001,random,expert:0.002" in header["command"]


@pytest.mark.parametrize(
    ("bots", "budget", "said"),
    [
        ("random", "0.5", "--budget: random cannot be told how long to think"),
        ("random,expert:3", "0.5", "--budget: random, expert:3 cannot be told how long to think"),
        ("nobody", "0.5", "--bots: there is no bot 'nobody'"),
        *[("expert", wrong, "are no time to think") for wrong in ("0", "-1", "inf", "nan")],
    ],
)
def test_a_budget_that_nobody_can_use(defuse: Command, bots: str, budget: str, said: str) -> None:
    ran = defuse("simulate", "-m", "1", "-p", "4", "--bots", bots, "--budget", budget)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_game_that_fails_leaves_the_others_in_the_file(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    (tmp_path / "games" / "m01-p4-s1-0003.defuse").mkdir(parents=True)
    ran = defuse("simulate", "-m", "1", "-p", 4, "-g", 5, "--jobs", 1, "--out", path, "--save", tmp_path / "games")
    assert ran.code == 1
    assert len(path.read_text().splitlines()) == 3
    (tmp_path / "games" / "m01-p4-s1-0003.defuse").rmdir()
    ran = defuse("simulate", "-m", "1", "-p", 4, "-g", 5, "--jobs", 1, "--out", path, "--save", tmp_path / "games")
    assert ran.code == 0
    assert len(path.read_text().splitlines()) == 6


def test_without_ray_no_file_is_begun(defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = defuse("simulate", "-m", 1, "-p", 2, "-g", 1, "--ray", "local", "--out", tmp_path / "x.jsonl")
    assert ran.code == 2
    assert "defuse-wires[ray]" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_results_need_a_file(defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = defuse("simulate", "-m", 1, "-p", 2, "-g", 1, "--out", "-")
    assert (ran.code, ran.out) == (2, "")
    assert "--out: results are kept in a file" in ran.err
    assert not list(tmp_path.iterdir())
