"""`defuse replay`: a saved game is told again, and verified."""

import json
from pathlib import Path

import msgspec
import pytest

from defuse.kernel.replay import load
from tests.cli.conftest import Command


def test_a_game_is_told_from_its_set_up_to_its_end(defuse: Command, deep: dict[int, Path]) -> None:
    ran = defuse("replay", deep[4])
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].split("  ")[-1] == "Mission 8: Final Exam."
    replay = load(deep[4])
    assert f"Verified: {len(replay.acts)} acts, digest {replay.digest}." in ran.out
    numbers = [line[:4].strip() for line in lines if line[:4].strip().isdecimal()]
    assert numbers == [str(number) for number in range(1, len(replay.acts) + 1)]
    assert "puts a" in ran.out
    assert " calls " in ran.out
    assert "Right: " in ran.out


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_event_has_words(defuse: Command, deep: dict[int, Path], players: int) -> None:
    """What is told by its name and fields, as unknown events are, has brackets at its end."""
    assert ")." not in defuse("replay", deep[players]).out


def test_step_by_step_with_the_table_after_each_act(defuse: Command, deep: dict[int, Path]) -> None:
    ran = defuse("replay", deep[4], "--step", stdin="\n\nq\n")
    assert ran.code == 0
    assert ran.out.count("the whole truth") == 3
    assert "Verified" not in ran.out
    assert defuse("replay", deep[4], "--step", stdin="\n").code == 0  # the input may end
    whole = defuse("replay", deep[4], "--step", stdin="\n" * 100)
    assert whole.out.count("the whole truth") == len(load(deep[4]).acts) + 1
    assert "Verified" in whole.out


def test_programs_get_every_step(defuse: Command, deep: dict[int, Path]) -> None:
    replay = load(deep[3])
    data = json.loads(defuse("replay", deep[3], "--json").out)
    assert data["verified"] is True
    assert (data["game"], data["digest"], data["seed"]) == ("busters", replay.digest, replay.seed)
    assert data["setup"] == replay.setup
    assert len(data["steps"]) == len(replay.acts) + 1
    assert data["steps"][0]["act"] is None
    assert [step["act"] for step in data["steps"][1:]] == [msgspec.to_builtins(act) for act in replay.acts]
    assert data["steps"][1]["seat"] in "ABC"
    assert all(isinstance(line, str) for step in data["steps"] for line in step["happened"])
    assert set(data["outcome"]) == {"won", "why"}


def changed(deep: dict[int, Path], tmp_path: Path, old: str, new: str) -> Path:
    """The same file with another word in it."""
    path = tmp_path / "changed.defuse"
    text = deep[4].read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return path


def test_a_game_that_comes_out_differently_does_not_verify(
    defuse: Command, deep: dict[int, Path], tmp_path: Path
) -> None:
    digest = load(deep[4]).digest
    for mode in ((), ("--json",)):
        ran = defuse("replay", changed(deep, tmp_path, digest, "0" * 32), *mode)
        assert ran.code == 1
        assert "Verified" not in ran.out
        assert ran.err.count("\n") == 1
        assert f"this engine plays it differently (digest {digest} instead of {'0' * 32})" in ran.err
    assert ran.out == ""


def test_another_seed_is_noticed(defuse: Command, deep: dict[int, Path], tmp_path: Path) -> None:
    seed = load(deep[4]).seed
    ran = defuse("replay", changed(deep, tmp_path, f'"seed": "{seed}"', '"seed": "something else"'))
    assert ran.code == 1
    assert "changed.defuse: " in ran.err


def test_an_illegal_act_is_named(defuse: Command, deep: dict[int, Path], tmp_path: Path) -> None:
    path = tmp_path / "illegal.defuse"
    data = json.loads(deep[4].read_text())
    data["acts"][0]["seat"] = (data["acts"][0]["seat"] + 1) % 4
    path.write_text(json.dumps(data))
    ran = defuse("replay", path)
    assert ran.code == 1
    assert "act 1 is not legal: it is not your turn" in ran.err


def test_an_act_after_the_end_is_named(defuse: Command, deep: dict[int, Path], tmp_path: Path) -> None:
    path = tmp_path / "longer.defuse"
    data = json.loads(deep[4].read_text())
    data["acts"].append(data["acts"][-1])
    path.write_text(json.dumps(data))
    ran = defuse("replay", path)
    assert ran.code == 1
    assert f"act {len(data['acts'])} is not legal: the game is over" in ran.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not a replay file"),
        ("{", "this is not a replay file"),
        ("[]", "it names no format"),
        ('{"format": 99}', "has format 99"),
        ('{"format": 1}', "is broken"),
        ("mission 1\n", "this is not a replay file"),
    ],
)
def test_a_broken_file_is_refused(defuse: Command, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "broken.defuse"
    path.write_text(text)
    for command in ("replay", "show"):
        ran = defuse(command, path)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert ran.err.count("\n") == 1


def test_a_file_cut_short_is_refused(defuse: Command, deep: dict[int, Path], tmp_path: Path) -> None:
    path = tmp_path / "short.defuse"
    path.write_bytes(deep[4].read_bytes()[:-40])
    assert defuse("replay", path).code == 2


def test_acts_and_games_that_do_not_exist_are_refused(defuse: Command, deep: dict[int, Path], tmp_path: Path) -> None:
    unknown = defuse("replay", changed(deep, tmp_path, '"do":"place-token"', '"do":"pull-it"'))
    assert unknown.code == 2
    assert "no such act: 'pull-it'" in unknown.err
    other = defuse("replay", changed(deep, tmp_path, '"game": "busters"', '"game": "chess"'))
    assert other.code == 2
    assert "unknown game 'chess'" in other.err


def test_a_replay_can_come_through_a_pipe(defuse: Command, deep: dict[int, Path]) -> None:
    assert defuse("replay", "-", stdin=deep[4].read_text()).out == defuse("replay", deep[4]).out
