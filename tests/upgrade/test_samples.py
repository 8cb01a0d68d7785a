"""What 0.1.0 wrote opens in this version: replays, results, databases. The samples are as 0.1.0 wrote them.

They are never written anew: a sample that no longer opens is a promise that was broken.
"""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path

import pytest

from defuse.arena.record import parse
from defuse.cli import run as command
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, Visitor, run
from tests.server.house import opened

SAMPLES = Path(__file__).with_name("samples")
FIRST = ("tables-0.1.0", "d4b65ll74ydfer", "a50e95458ced0423ac501a35ecec684e952e1a205ce1654ed9aac5d36bab1a8f")
OLDER = ("tables-unnumbered", "qihhn7n8qp9h5l", "59b540cd917b89599919e542d62c89e2291658563e0fcc9a1f7fb235933c9193")
"""A database, its table, and the digest of the token of Ann, who sits there; the second is from before numbers."""
CREW, TOKEN = "42w69s0gkebnmq", "aVEsyYo0Q07sUkXp47flISvgAZka6npk"


def database(name: str, folder: Path) -> Path:
    """A copy of a database, where a server looks for it."""
    path = folder / "tables.sqlite"
    path.write_bytes(lzma.decompress((SAMPLES / f"{name}.sqlite.xz").read_bytes()))
    return path


@pytest.mark.parametrize("game", ["busters", "academy"])
def test_a_replay_is_played_again_to_the_same_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["--lang", "en", "verify", str(SAMPLES / f"{game}-0.1.0.defuse")]) == 0
    assert command(["--lang", "en", "replay", str(SAMPLES / f"{game}-0.1.0.defuse")]) == 0
    told = capsys.readouterr()
    assert told.out
    assert not told.err


def test_a_replay_of_the_first_engine_is_told_with_a_word_that_it_plays_differently(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command(["--lang", "en", "replay", str(SAMPLES / "busters-engine-1.defuse")]) == 1
    told = capsys.readouterr()
    assert "The bomb is defused" in told.out
    assert "it is from engine 1" in told.err


@pytest.mark.parametrize(("game", "expected"), [("busters", "4 games; defuse 0.1.0"), ("academy", "careful")])
def test_results_are_reported(game: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["--lang", "en", "report", str(SAMPLES / f"{game}-0.1.0.jsonl")]) == 0
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize("game", ["busters", "academy"])
def test_results_without_the_fields_that_came_later_are_read_as_they_were_meant(game: str) -> None:
    """Who sits where and which programs lost their seats came after 0.1.0: bots sat in a row, and nobody lost one."""
    data = (SAMPLES / f"{game}-0.1.0.jsonl").read_bytes()
    assert b'"seating"' not in data
    assert b'"lost"' not in data
    found = parse(data)
    assert {run.seating for run in found.runs} == {"row"}
    assert [result.lost for result in found.results] == [()] * len(found.results)
    assert len(found.results) == found.runs[0].planned


def test_results_of_old_and_new_are_compared_on_the_deals_that_both_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = tmp_path / "new.jsonl"
    play = "simulate --missions 1-2 --players 3 --games 2 --bots random --seed 5 --out"
    assert command(["--lang", "en", *play.split(), str(new)]) == 0
    assert b'"seating"' in new.read_bytes() or b'"lost"' in new.read_bytes()
    capsys.readouterr()
    assert command(["--lang", "en", "report", "--compare", str(SAMPLES / "busters-0.1.0.jsonl"), str(new)]) == 0
    told = capsys.readouterr().out
    assert "quick" in told
    assert "random" in told


@pytest.mark.parametrize("game", ["busters", "academy"])
def test_a_replay_is_shown_and_exported(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay = str(SAMPLES / f"{game}-0.1.0.defuse")
    assert command(["--lang", "en", "show", replay, "--at", "3"]) == 0
    assert command(["--lang", "en", "export", replay, "--format", "jsonl", "--out", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out/acts.jsonl").read_bytes().count(b"\n") > 10
    assert not capsys.readouterr().err


@pytest.mark.parametrize(("name", "table", "key"), [FIRST, OLDER], ids=["0.1.0", "before numbers"])
def test_a_game_in_a_database_goes_on(name: str, table: str, key: str, tmp_path: Path) -> None:
    async def story() -> None:
        database(name, tmp_path)
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(table)
            assert found is not None
            ann = Visitor(found)
            ann.key = key
            found.table.arrive(ann, None)
            assert ann.seat == 0
            assert ann.last(said.Lobby).state == "running"
            assert len(found.table.game.acts) == 4
            assert ann.frame.scene is not None

    run(story())


@pytest.mark.parametrize("name", [FIRST[0], OLDER[0]], ids=["0.1.0", "before numbers"])
def test_a_copy_is_put_back(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`defuse backup` made files of the same kind."""
    store = f"sqlite:///{tmp_path}/new.sqlite"
    assert command(["--lang", "en", "restore", str(database(name, tmp_path)), "--database", store]) == 0
    assert "1 game, 4 acts" in capsys.readouterr().out


def test_a_crew_in_a_database_is_found_by_its_members(tmp_path: Path) -> None:
    database(FIRST[0], tmp_path)
    with opened(tmp_path) as house:
        answer = house.http.get(f"/api/crews/{CREW}", headers={"Authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 200, answer.text
        assert answer.json()["name"] == "Late Shift"


def test_the_samples_are_what_they_say(tmp_path: Path) -> None:
    """The one from before numbers has none; else the test above would test nothing."""
    for name, numbered in ((FIRST[0], True), (OLDER[0], False)):
        path = database(name, tmp_path)
        with sqlite3.connect(path) as connection:
            tables = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
        connection.close()
        assert ("alembic_version" in tables) is numbered
