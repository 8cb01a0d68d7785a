"""`defuse simulate`: many games between bots, counted."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse.bots import RandomBot, registry
from defuse.busters import catalogue
from defuse.kernel import Act, Form, Observation
from tests.cli.conftest import Command


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
    monkeypatch.setitem(registry.OWN, "stubborn", Stubborn)
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
