"""`defuse puzzles`: which ones there are, making them, checking them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse.puzzles import making
from defuse.puzzles.file import Origin, PuzzleSet, read, written
from defuse.puzzles.making import Played
from tests.cli.conftest import Command
from tests.puzzles.shipped import ALL


def a_set(*puzzles: int) -> PuzzleSet:
    return PuzzleSet(origin=Origin(seed="1", count=3, games=60), puzzles=tuple([ALL[at - 1][1] for at in puzzles]))


@pytest.fixture
def some(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_bytes(written(a_set(1, 2, 3)))
    return path


def test_it_tells_how_many_there_are(defuse: Command) -> None:
    ran = defuse("puzzles")
    assert ran.code == 0
    assert ran.out.split("\n")[-2].split()[-1] == str(len(ALL))
    told = json.loads(defuse("puzzles", "--json").out)
    assert len(told["puzzles"]) == len(ALL)
    assert set(told["puzzles"][0]) == {"number", "grade", "kind", "mission", "players"}  # and no answer


def test_a_file_is_checked(defuse: Command, some: Path) -> None:
    ran = defuse("puzzles", "check", some, "--jobs", 1)
    assert (ran.code, ran.out) == (0, "All 3 puzzles are as they should be.\n")


def test_a_file_with_a_wrong_answer_is_found_out(defuse: Command, some: Path) -> None:
    found = a_set(1, 2, 3)
    wrong = replace(found.puzzles[1], grade=found.puzzles[1].grade % 5 + 1)
    some.write_bytes(written(replace(found, puzzles=(found.puzzles[0], wrong, found.puzzles[2]))))
    ran = defuse("puzzles", "check", some, "--jobs", 1)
    assert ran.code == 1
    assert ran.out.startswith("Puzzle 2: grade: ")
    told = json.loads(defuse("puzzles", "check", some, "--jobs", 1, "--json").out)
    assert [flaw["number"] for flaw in told["flaws"]] == [2]


def test_puzzles_are_made_into_a_file(defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "look_through", lambda seed, number: Played(number, (ALL[number][1],)))
    out = tmp_path / "made.jsonl"
    ran = defuse("puzzles", "make", "--count", 12, "--seed", "x", "--out", out, "--jobs", 1)
    assert ran.code == 0
    made = read(out.read_bytes())
    assert (made.origin.seed, len(made.puzzles)) == ("x", 12)
    assert not out.with_name("made.jsonl.part").exists()
    assert ran.out.rstrip().endswith("12")


def test_somebody_who_stops_can_go_on(defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(seed: str, number: int) -> Played:
        if number == 5:
            raise KeyboardInterrupt
        return Played(number, (ALL[number][1],))

    monkeypatch.setattr(making, "look_through", stop)
    out = tmp_path / "made.jsonl"
    args = ("puzzles", "make", "--count", 12, "--out", out, "--jobs", 1)
    ran = defuse(*args)
    assert ran.code == 130
    assert "made.jsonl.part" in "".join(ran.err.split())
    assert not out.exists()
    monkeypatch.setattr(making, "look_through", lambda seed, number: Played(number, (ALL[number][1],)))
    assert defuse(*args).code == 0
    assert defuse("puzzles", "make", "--count", 12, "--out", tmp_path / "again.jsonl", "--jobs", 1).code == 0
    assert out.read_bytes() == (tmp_path / "again.jsonl").read_bytes()


def test_where_no_set_can_be_written_is_said_before_the_first_game(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "look_through", None)  # nothing is played
    folder, notes = tmp_path / "folder", tmp_path / "other.part"
    folder.mkdir()
    notes.mkdir()
    for out, named in ((folder, folder), (tmp_path / "other", notes)):
        ran = defuse("puzzles", "make", "-n", 1, "--out", out, "--jobs", 1)
        assert (ran.code, ran.err) == (2, f"defuse: --out: cannot write {named}: Is a directory\n")
    assert sorted(tmp_path.iterdir()) == [folder, notes]


def test_files_of_somebody_else_are_left_alone(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, some: Path
) -> None:
    monkeypatch.setattr(making, "look_through", lambda seed, number: Played(number, (ALL[number][1],)))
    out, notes = tmp_path / "h", tmp_path / "h.part"
    make = ("puzzles", "make", "-n", 1, "--out", out, "--jobs", 1)
    for text in ("precious", "precious\n", '{"seed":1}\n', "\n", '{"seed":"1"'[:9] + "x"):
        notes.write_text(text)
        ran = defuse(*make)
        assert (ran.code, out.exists(), notes.read_text()) == (1, False, text)
        assert "h.part is there already and has no notes of this command" in ran.err
    notes.write_text('{"seed":"2"}\n')
    assert "another seed than 1" in defuse(*make).err
    notes.unlink()
    for text in ("precious", '{"a":1}\n'):
        out.write_text(text)
        ran = defuse(*make)
        assert (ran.code, out.read_text(), notes.exists()) == (2, text, False)
        assert "h is there already and is no file of puzzles" in ran.err
    # What was not finished, what is empty, and an older set are no reason to stop.
    for found, begun in ((b"", b'{"see'), (some.read_bytes(), b"")):
        out.write_bytes(found)
        notes.write_bytes(begun)
        assert defuse(*make).code == 0
        assert len(read(out.read_bytes()).puzzles) == 1
        assert not notes.exists()


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("bake",), "there is no action 'bake': choose list or make or check"),
        (("make",), "say with --out which file to write"),
        (("make", "--out", "/none/x.jsonl", "--jobs", "1"), "cannot write"),
        (("make", "--count", "0", "--out", "x"), "greater than or equal to 1"),
        (("check", "--out", "x"), "--out is for make only"),
        (("check", "none.jsonl"), "cannot read none.jsonl"),
        (("check", __file__), "line 1 is no puzzle"),
    ],
)
def test_mistakes_are_one_line(defuse: Command, args: tuple[str, ...], why: str) -> None:
    ran = defuse("puzzles", *args)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert ran.err.count("\n") == 1
