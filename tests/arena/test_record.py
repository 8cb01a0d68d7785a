"""Files of results: written game by game, gone on with after a break, and refused where they do not fit."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import defuse
from defuse import arena
from defuse.arena import Recorder, RecordError, begin, parse, simulate
from defuse.arena.digest import digest_of_ours
from defuse.arena.games.busters import Result, plan
from defuse.arena.games.busters.game import DECIDES
from defuse.arena.origin import code
from defuse.busters.setup import VERSION
from tests.arena.results import lines, match, result, run, written

GAMES = [result(match(number)) for number in (1, 2, 3)]


def test_a_file_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    with Recorder[Result](path, run()) as recorder:
        for game in GAMES:
            recorder.add(game)
    found = parse(path.read_bytes())
    assert found.runs == (run(),)
    assert list(found.results) == GAMES
    assert not found.cut


def test_a_result_is_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    with Recorder[Result](path, run()) as recorder:
        assert path.read_bytes() == b""  # nothing is written before there is a game
        for count, game in enumerate(GAMES, 1):
            recorder.add(game)
            assert len(parse(path.read_bytes()).results) == count


def test_a_run_says_what_it_was_played_by() -> None:
    matches = plan([1], [4], 3, bots=["random"], seed=7, clock=False).matches
    found = begin(matches, ["defuse", "simulate", "--out", "my file"])
    assert found.command == "defuse simulate --out 'my file'"
    assert (found.bots, found.seed, found.clock, found.planned) == (("random",), "7", False, 3)
    assert found.code == code()
    assert found.date == found.began[:10]


def test_whoever_goes_on_knows_what_is_done(tmp_path: Path) -> None:
    path = written(tmp_path / "x.jsonl", run(), GAMES[:2])
    with Recorder[Result](path, run()) as recorder:
        assert list(recorder.done) == [match(1), match(2)]
        recorder.add(GAMES[2])
        assert list(recorder.done) == [match(1), match(2), match(3)]
    assert path.read_bytes() == lines(run(), *GAMES)  # the same command does not say again what it is


@pytest.mark.parametrize("kept", [1, 40, -2])
def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "x.jsonl"
    half = lines(GAMES[1])[:kept]
    path.write_bytes(lines(run(), GAMES[0]) + half)
    found = parse(path.read_bytes())
    assert (list(found.results), found.cut) == (GAMES[:1], len(half))
    with Recorder[Result](path, run()) as recorder:
        assert list(recorder.done) == [match(1)]
        recorder.add(GAMES[1])
    assert path.read_bytes() == lines(run(), *GAMES[:2])


def test_a_whole_line_without_its_end_counts(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(lines(run(), GAMES[0])[:-1])
    with Recorder[Result](path, run()) as recorder:
        assert list(recorder.done) == [match(1)]
        recorder.add(GAMES[1])
    assert path.read_bytes() == lines(run(), *GAMES[:2])


@pytest.mark.parametrize("kept", [0, 1, 5, 60, -2])
def test_a_first_line_that_was_cut_short_is_written_again(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(lines(run())[:kept])
    with Recorder[Result](path, run()) as recorder:
        recorder.add(GAMES[0])
    assert path.read_bytes() == lines(run(), GAMES[0])


def test_a_wider_plan_of_the_same_bots_goes_on_with_the_file(tmp_path: Path) -> None:
    path = written(tmp_path / "x.jsonl", run(), GAMES[:1])
    wider = replace(run(), command="defuse simulate --games 20", planned=20)
    with Recorder[Result](path, wider) as recorder:
        recorder.add(GAMES[1])
    assert parse(path.read_bytes()).runs == (run(), wider)


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (run(("brave",)), "it holds games of random, not of brave; choose another file"),
        (run(seed="2"), "games of seed 1, not of seed 2"),
        (run(clock=False), "games with the clock"),
        (run(engine="0"), f"games of engine {VERSION}; this is engine 0"),
        (run(program="abc"), f"by other code \\({code()}, this is abc\\); choose another file, or go on with --mix"),
        (run(version="0.9"), "played by version 0.1.0; choose another file, or go on with --mix"),
    ],
)
def test_games_that_do_not_go_together_are_refused(tmp_path: Path, now: arena.Run, said: str) -> None:
    path = written(tmp_path / "x.jsonl", run(), GAMES)
    with pytest.raises(RecordError, match=said):
        Recorder(path, now)
    assert path.read_bytes() == lines(run(), *GAMES)


def test_other_code_may_go_on_when_it_is_told_to(tmp_path: Path) -> None:
    path = written(tmp_path / "x.jsonl", run(), GAMES[:1])
    with Recorder[Result](path, run(program="abc"), mix=True) as recorder:
        recorder.add(GAMES[1])
    found = parse(path.read_bytes())
    assert found.codes == (code(), "abc")
    assert list(found.results) == GAMES[:2]
    with pytest.raises(RecordError, match="seed"):
        Recorder(path, run(program="abc", seed="2"), mix=True)


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", '{"mission": 1}', "[1]\n", "\n\n", "\x00\xff"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(RecordError, match="no file of results"):
        Recorder(path, run())
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (lines(run(), GAMES[0]) + b"nonsense\n" + lines(GAMES[1]), "line 3 cannot be read"),
        (lines(run()) + b'{"match": 5}\n', "line 2 cannot be read"),
        (lines(run()) + b"\xff\xfe\n" + lines(GAMES[0]), "line 2 cannot be read"),
        (lines(run(), GAMES[0]) + lines(run(("brave",))), "line 3 begins other games than the first"),
        (lines(run(), result(match(bots=("brave",)))), "line 2 is a game of other bots"),
        (b'{"arena":2,"what":"is to come"}\n', "it has format 2; this program reads format 1"),
        (b'{"arena":1}\n', "line 1 cannot be read"),
    ],
)
def test_a_wrong_line_is_named(data: bytes, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        parse(data)


def test_a_game_that_is_there_twice_counts_once() -> None:
    again = replace(GAMES[0], seconds=9.0)
    assert list(parse(lines(run(), GAMES[0], again)).results) == GAMES[:1]


def test_two_cannot_write_to_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "x.jsonl"
    with Recorder[Result](path, run()), pytest.raises(RecordError, match="another process is writing to it"):
        Recorder(path, run())
    with Recorder[Result](path, run()):
        pass  # it is free again


def test_a_device_is_no_file_to_go_on_with() -> None:
    with pytest.raises(RecordError, match="no plain file"):
        Recorder(Path(os.devnull), run())


def test_a_full_disk_is_said_with_the_name_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with Recorder[Result](tmp_path / "x.jsonl", run()) as recorder:
        monkeypatch.setattr("os.write", full)
        with pytest.raises(OSError, match="No space left on device") as caught:
            recorder.add(GAMES[0])
        monkeypatch.undo()
    assert caught.value.filename == str(tmp_path / "x.jsonl")
    assert recorder.done == {}


def test_games_in_two_sittings_are_those_of_one(tmp_path: Path) -> None:
    matches = plan([1, 5], [2, 3], 2, bots=["random"], seed=3).matches
    path = tmp_path / "x.jsonl"
    for sitting in (matches[:3], matches):
        with Recorder[Result](path, begin(matches, ["defuse"])) as recorder:
            for found in simulate([one for one in sitting if one not in recorder.done], jobs=1):
                recorder.add(found)
    found_games = [one.untimed() for one in parse(path.read_bytes()).results]
    assert found_games == [arena.run(one).untimed() for one in matches]
    assert len(path.read_bytes().splitlines()) == 1 + len(matches)


def test_a_line_is_plain_json(tmp_path: Path) -> None:
    first, second = lines(run(), GAMES[0]).splitlines()
    assert msgspec.json.decode(first)["arena"] == 1
    game = msgspec.json.decode(second)
    assert set(game) == {"match", "won", "why", "turns", "acts", "dial", "seconds", "thinking", "lost", "digest"}
    assert {"count", "total", "median", "p90", "max"} < set(game["thinking"])


def test_whatever_a_bot_plays_by_is_part_of_the_code_that_a_file_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other weights of `learned` are another bot, as other lines of `careful` are."""
    ours = Path(defuse.__file__).parent
    monkeypatch.setattr(defuse, "__file__", str(tmp_path / "__init__.py"))
    changed = ("learned/weights.npz", "learned/network.py", "encoding/grammar.py", "bots/busters/careful.py")
    for name in changed:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ours / name).read_bytes())
    try:
        before = code_now()
        for name in changed:
            with (tmp_path / name).open("ab") as file:
                file.write(b"\n")
            after = code_now()
            assert after != before, name
            before = after
    finally:
        digest_of_ours.cache_clear()


def code_now() -> str:
    digest_of_ours.cache_clear()
    return code()


def test_every_module_that_bots_play_by_is_part_of_the_code_that_a_file_names() -> None:
    """All that is imported while every bot plays a game, apart from what writes games down and puts them into words."""
    aside = ("arena/", "words/", "bots/game.py", "bots/registry.py", "bots/steps.py", "games.py", "statistics.py")
    found = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, check=True).stdout.split()
    assert "learned/network.py" in found
    inside = tuple([part if part.endswith(".py") else f"{part}/" for part in DECIDES])
    left = [name for name in found if not name.startswith(inside + aside) and not name.endswith("__init__.py")]
    assert left == []


PLAYING = """
import sys
from pathlib import Path
import defuse
from defuse.arena.games.busters import plan
from defuse.arena.playing import run
for bot in ("random", "quick", "careful", "expert", "learned"):
    run(plan([1], [2], 1, bots=[bot], seed=1).matches[0])
for name, module in sys.modules.items():
    if name.startswith("defuse."):
        print(Path(module.__file__).relative_to(Path(defuse.__file__).parent).as_posix())
"""
