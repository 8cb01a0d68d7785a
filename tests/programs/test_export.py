"""Games as data: what is written can be read, and gives the same games back."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from defuse import academy, busters
from defuse.arena.playing import play
from defuse.bots import bots_of
from defuse.busters import catalogue
from defuse.kernel import Game
from defuse.kernel.replay import decode_act, load, replay_of, save
from defuse.programs.export import read_acts, read_games
from defuse.programs.export.rows import ActRow, GameRow, _option
from tests.cli.conftest import Command, files_of_at_most
from tests.leak.worlds import other_deals, twin
from tests.steer import play_out


def game_of(name: str, players: int, seed: int) -> Game:
    game = academy.new(players, seed) if name == "academy" else busters.new(seed, players, seed)
    return play(game, [bots_of(name).make("random", str(seat)) for seat in game.seats()])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Replays of both games, one of which is not over."""
    path = tmp_path_factory.mktemp("replays")
    for mission in (1, 10, 45, 66):
        save(game_of("busters", 3, mission), path / f"m{mission}.defuse")
    save(game_of("academy", 3, 2), path / "academy.defuse")
    whole = play_out(busters.new(8, 4, 5), Random(5), 0.97)[0]
    half = busters.new(8, 4, 5)
    for act in whole.acts[: len(whole.acts) // 2]:
        half, _ = half.play(act)
    save(half, path / "half.defuse")
    return path


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_reading_back_gives_the_same_games(defuse: Command, folder: Path, tmp_path: Path, form: str) -> None:
    ran = defuse("export", folder, "--out", tmp_path / "data", "--format", form)
    assert (ran.code, ran.err) == (0, "")
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [
        f"acts.{form}",
        "datasheet.md",
        f"games.{form}",
    ]
    found = {row.id: (row, replay) for row, replay in read_games(tmp_path / "data")}
    assert set(found) == {path.stem for path in folder.iterdir()}
    for path in folder.iterdir():
        before = load(path)
        row, replay = found[path.stem]
        assert replay == before
        end = replay.verify()
        assert (row.over, row.won, row.acts) == (end.over, bool(end.outcome and end.outcome.won), len(before.acts))
        assert row.mission == getattr(end.setup, "mission", 0)
    assert found["half"][0].over is False


def test_both_formats_hold_the_same(defuse: Command, folder: Path, tmp_path: Path) -> None:
    for form in ("parquet", "jsonl"):
        defuse("export", folder / "m10.defuse", folder / "academy.defuse", "-o", tmp_path / form, "-f", form)
    assert list(read_acts(tmp_path / "parquet")) == list(read_acts(tmp_path / "jsonl"))
    assert [row for row, _ in read_games(tmp_path / "parquet")] == [row for row, _ in read_games(tmp_path / "jsonl")]


def test_an_act_comes_with_what_its_seat_knew_and_could_do(defuse: Command, folder: Path, tmp_path: Path) -> None:
    defuse("export", folder / "m45.defuse", "-o", tmp_path / "data", "-f", "jsonl")
    steps = list(load(folder / "m45.defuse").steps())
    rows = [msgspec.convert(row, ActRow) for row in read_acts(tmp_path / "data")]
    assert len(rows) == len(steps) - 1
    for row, (_, before, _), (act, _, _) in zip(rows, steps, steps[1:], strict=False):
        assert decode_act(before.kit, json.loads(row.act)) == act
        if row.seat < 0:
            continue
        forms = before.forms(row.seat)
        assert row.options == sum(form.count() for form in forms)
        assert nth(forms, row.option) == act
        seen = json.loads(row.observation)
        assert [form["verb"] for form in seen["forms"]] == [form.verb.__struct_config__.tag for form in forms]
        assert json.loads(row.odds)["wires"]


def test_a_game_of_every_mission_is_written_and_read_back(defuse: Command, tmp_path: Path) -> None:
    played = tmp_path / "played"
    played.mkdir()
    for mission in catalogue.missions():
        save(game_of("busters", 3, mission), played / f"m{mission}.defuse")
    ran = defuse("export", played, "-o", tmp_path / "data", "-f", "jsonl", "--no-observations", "--no-odds")
    assert (ran.code, ran.err) == (0, "")
    found = {row.id: replay for row, replay in read_games(tmp_path / "data")}
    assert found == {path.stem: load(path) for path in played.iterdir()}


def test_the_number_of_an_option_is_that_of_the_form_that_has_it() -> None:
    """In mission 54 oxygen is taken by forms of one verb, one for each seat that offers some: an act fits them all."""
    several = 0
    for seed in range(6):
        for _, game, _ in replay_of(play_out(busters.new(54, 5, seed), Random(seed), 0.97)[0]).steps():
            for seat in game.seats():
                forms = game.forms(seat)
                several += len({form.verb for form in forms}) < len(forms)
                for act in [form.nth(at) for form in forms for at in (0, form.count() - 1)]:
                    assert nth(forms, _option(forms, act)[1]) == act
    assert several


def nth(forms: Any, number: int) -> Any:
    for form in forms:
        if number < form.count():
            return form.nth(number)
        number -= form.count()
    raise AssertionError


def test_observations_and_odds_can_be_left_out(defuse: Command, folder: Path, tmp_path: Path) -> None:
    defuse("export", folder / "m1.defuse", "-o", tmp_path / "data", "--no-observations", "--no-odds")
    assert all(row["observation"] == row["odds"] == "" for row in read_acts(tmp_path / "data"))
    assert "acts alone" in (tmp_path / "data" / "datasheet.md").read_text()


def test_a_file_of_results_is_played_again_or_its_replays_are_read(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, replays = tmp_path / "x.jsonl", tmp_path / "replays"
    options = ("simulate", "-m", "1,3", "-p", "2", "-g", 2, "--bots", "quick,random", "--jobs", 1)
    defuse(*options, "--out", results, "--save", replays)
    assert defuse("export", results, "--out", tmp_path / "again", "--no-odds").code == 0
    monkeypatch.setattr("defuse.programs.export.sources.run", None)  # nothing is played
    assert defuse("export", results, "--out", tmp_path / "kept", "--replays", replays, "--no-odds").code == 0
    assert f"--replays {replays}" in (tmp_path / "kept" / "datasheet.md").read_text()
    again, kept = [[row for row, _ in read_games(tmp_path / name)] for name in ("again", "kept")]
    assert again == kept
    assert {row.bots for row in again} == {'["quick","random"]'}
    assert {row["bot"] for row in read_acts(tmp_path / "kept") if row["seat"] == 1} == {"random"}


def test_a_game_that_comes_out_otherwise_is_refused(defuse: Command, tmp_path: Path) -> None:
    results = tmp_path / "x.jsonl"
    defuse("simulate", "-m", 1, "-p", 2, "-g", 1, "--jobs", 1, "--out", results)
    head, game = results.read_text().splitlines()
    other = json.loads(game)
    other["turns"] += 1
    results.write_text(f"{head}\n{json.dumps(other)}\n")
    ran = defuse("export", results, "--out", tmp_path / "data")
    assert ran.code == 2
    assert "comes out otherwise" in ran.err
    assert not (tmp_path / "data").exists(), "half an export is none"


def test_programs_that_a_file_of_results_names_are_run_only_where_it_is_said(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file may come from somebody else: then its bots are commands of somebody else."""
    monkeypatch.chdir(tmp_path)
    program = tmp_path / "bot.py"
    anything = (Path(__file__).parents[2] / "examples" / "anything.py").read_text().partition("\n")[2]
    program.write_text(
        f"#!{sys.executable}\nimport pathlib\n"
        'with pathlib.Path("ran").open("a") as ran:\n    ran.write("x")\n' + anything
    )
    program.chmod(0o755)
    for bots in (f"exec:{program}", f"random,exec@20:{program}"):
        results, replays, ran_file = tmp_path / "x.jsonl", tmp_path / "replays", tmp_path / "ran"
        options = ("simulate", "-m", 1, "-p", 2, "-g", 1, "--jobs", 1, "--bots", bots)
        assert defuse(*options, "--out", results, "--save", replays).code == 0
        ran_file.unlink()
        export = ("export", results, "-o", tmp_path / "data", "-f", "jsonl", "--no-odds")
        for more in ((), ("--replays", tmp_path)):  # the second folder has no replays
            refused = defuse(*export, *more)
            assert (refused.code, refused.out) == (2, "")
            assert "was played by the program 'exec" in refused.err
            assert "--run-programs" in refused.err
            assert not ran_file.exists()
            assert not (tmp_path / "data").exists()
        assert defuse(*export, "--replays", replays).code == 0
        assert not ran_file.exists(), "a replay needs no program"
        shutil.rmtree(tmp_path / "data")
        assert defuse(*export, "--run-programs").code == 0
        assert ran_file.exists()
        assert "--run-programs" in (tmp_path / "data" / "datasheet.md").read_text()
        for path in (tmp_path / "data", replays):
            shutil.rmtree(path)
        results.unlink()


@pytest.mark.parametrize("game", [("-m", "3"), ("--game", "academy")])
def test_the_replay_of_other_bots_is_never_taken_for_this_game(
    defuse: Command, tmp_path: Path, game: tuple[str, ...]
) -> None:
    results, ours, theirs = tmp_path / "x.jsonl", tmp_path / "ours", tmp_path / "theirs"
    options = ("simulate", *game, "-p", 2, "-g", 2, "--jobs", 1)
    defuse(*options, "--bots", "careful", "--out", results, "--save", ours)
    kept = {path: path.read_bytes() for path in ours.iterdir()}
    assert defuse(*options, "--bots", "careful", "--save", ours).code == 0, "the same again"
    first = min(kept)
    first.write_bytes(kept[first][:50])
    assert defuse(*options, "--bots", "careful", "--save", ours).code == 0, "its writing was cut short"
    ran = defuse(*options, "--bots", "random", "--save", ours)
    assert (ran.code, ran.err) == (1, f"defuse: {first} is the replay of another game; choose another folder\n")
    assert {path: path.read_bytes() for path in ours.iterdir()} == kept
    defuse(*options, "--bots", "random", "--save", theirs)
    head, *lines = map(json.loads, results.read_text().splitlines())
    older = [{name: value for name, value in line.items() if name != "digest"} for line in lines]
    # A game can end the same way by chance: then its digest tells.
    alike = [{**line, "digest": "0" * 16} for line in lines]
    for number, (games, folder, code) in enumerate(
        [(lines, theirs, 2), (older, theirs, 2), (alike, ours, 2), (older, ours, 0), (lines, ours, 0)]
    ):
        results.write_text("".join([f"{json.dumps(line)}\n" for line in (head, *games)]))
        ran = defuse("export", results, "--replays", folder, "--out", tmp_path / str(number), "--no-odds")
        assert ran.code == code
        assert code == 0 or "is of another game than the result" in ran.err


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("nothing.defuse",), "No such file"),
        ((".",), "no game to export"),
        (("x.jsonl", "--replays", "nowhere"), "--replays: there is no folder nowhere"),
        (("--format", "csv", "x"), "none of parquet and jsonl"),
    ],
)
def test_bad_input_is_refused_with_a_word_and_leaves_nothing(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        ran = defuse("export", *options, "--out", tmp_path / "some" / "data")
        assert ran.code in (1, 2)
        assert why in ran.err
        assert list(tmp_path.iterdir()) == []
    (tmp_path / "data").mkdir()
    defuse("export", *options, "--out", tmp_path / "data")
    assert list((tmp_path / "data").iterdir()) == []


@pytest.mark.parametrize(("form", "size"), [("jsonl", 8192), ("jsonl", 0), ("parquet", 4096), ("parquet", 0)])
def test_what_cannot_be_written_is_told_of_the_folder_and_leaves_nothing(
    defuse: Command, folder: Path, tmp_path: Path, form: str, size: int
) -> None:
    out = tmp_path / "some" / "data"
    with files_of_at_most(size):
        ran = defuse("export", folder, "-o", out, "-f", form, "--no-odds")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"defuse: --out: cannot write {out}/")
    assert "too large" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_data_sheet_that_cannot_be_written_leaves_nothing(defuse: Command, folder: Path, tmp_path: Path) -> None:
    """The tables are smaller than their sheet."""
    out = tmp_path / "data"
    with files_of_at_most(2500):
        ran = defuse("export", folder / "m1.defuse", "-o", out, "-f", "jsonl", "--no-odds", "--no-observations")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"defuse: --out: cannot write {out / 'datasheet.md'}: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="names of files are text there")
@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_files_whose_names_are_no_utf8_are_written_and_told_apart(
    defuse: Command, folder: Path, tmp_path: Path, form: str
) -> None:
    named = [tmp_path / os.fsdecode(name) for name in (b"bad\xff.defuse", b"bad\xfe.defuse")]
    for path in named:
        shutil.copy(folder / "m1.defuse", path)
    ran = defuse("export", *named, "-o", tmp_path / "data", "-f", form, "--no-odds")
    assert (ran.code, ran.err) == (0, "")
    assert [row.id for row, _ in read_games(tmp_path / "data")] == ["bad\\udcff", "bad\\udcfe"]
    assert "- From: bad\\udcff.defuse, bad\\udcfe.defuse" in (tmp_path / "data" / "datasheet.md").read_text("utf-8")


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_a_column_that_there_is_not_is_refused(defuse: Command, folder: Path, tmp_path: Path, form: str) -> None:
    defuse("export", folder / "m1.defuse", "--out", tmp_path / "data", "--format", form, "--no-odds")
    with pytest.raises(ValueError, match="no column colour, only id, number"):
        read_acts(tmp_path / "data", columns=("id", "colour"))


def test_a_folder_with_something_in_it_is_left_alone(defuse: Command, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    ran = defuse("export", folder, "--out", tmp_path)
    assert ran.code == 2
    assert "not empty" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_without_the_library_jsonl_still_works(
    defuse: Command, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.import_module

    def without(name: str, package: str | None = None) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr("defuse.programs.export.writing.import_module", without)
    ran = defuse("export", folder / "m1.defuse", "--out", tmp_path / "a")
    assert ran.code == 2
    assert "defuse-wires[export]" in ran.err
    assert defuse("export", folder / "m1.defuse", "--out", tmp_path / "b", "-f", "jsonl", "--no-odds").code == 0


def test_the_data_sheet_names_every_column_and_the_files(defuse: Command, folder: Path, tmp_path: Path) -> None:
    defuse("export", folder / "m1.defuse", "--out", tmp_path / "data", "--no-odds")
    sheet = (tmp_path / "data" / "datasheet.md").read_text()
    for kind in (GameRow, ActRow):
        assert all(f"| `{name}` |" in sheet for name in kind.__struct_fields__)
    assert "must not show it these columns" in sheet


def test_what_is_told_of_an_act_is_the_same_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    from defuse.programs.export.rows import Wanted, _told

    game, random, found = busters.new(8, 4, 3), Random(3), 0
    for act in play_out(game, Random(3), 0.97)[0].acts[:12]:
        told = _told(game, act, Wanted())
        for deal in other_deals(game, act.seat, random, 2):
            other = twin(game, deal)
            if other is not None:
                assert _told(other, act, Wanted()) == told
                found += 1
        game, _ = game.play(act)
    assert found
