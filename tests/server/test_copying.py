"""Copies of a store: made while a server writes, restored to an empty store of either kind, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse.server.store.copying import Copied, backup, restore
from defuse.server.store.interface import Hold, ReviewRow, StoreError
from defuse.server.store.sql import SqlStore
from tests.server.backroom import in_thread, run
from tests.server.postgres import postgres
from tests.server.test_store import ACT, GAME, HOLD, TABLE, said
from tests.server.test_versions import SAID, UNNUMBERED


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


def lite(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}"


async def filled(url: str, acts: int = 1201) -> SqlStore:
    store = SqlStore(url)
    await store.open()
    await store.make(TABLE, b"running")
    await store.begin(HOLD, GAME, b"running")
    for number in range(1, acts + 1):
        await store.append(HOLD, replace(ACT, number=number))
        if number == acts:
            await store.say(HOLD, said(1))
    return store


def found_in(url: str) -> object:
    async def look() -> object:
        store = SqlStore(url)
        await store.open()
        kept = await store.load(TABLE)
        await store.close()
        return kept

    return in_thread(look())


def test_a_store_is_copied_while_it_is_open_and_restored_elsewhere(tmp_path: Path, server: str) -> None:
    file = tmp_path / "copy.defuse-store"

    async def story() -> None:
        store = await filled(lite(tmp_path, "one.sqlite"))
        copied = await asyncio.to_thread(backup, lite(tmp_path, "one.sqlite"), file)
        assert copied == Copied(tables=1, games=1, acts=1201)
        await store.append(HOLD, replace(ACT, number=1202))  # it is not in the copy, and the store works on
        await store.close()

    run(story())
    assert [path.name for path in tmp_path.glob("copy*")] == [file.name]
    assert file.stat().st_mode & 0o077 == 0
    for url in (lite(tmp_path, "two.sqlite"), server):
        assert restore(file, url) == Copied(1, 1, 1201)
        again = found_in(url)
        assert again is not None
        assert found_in(lite(tmp_path, "two.sqlite")) == again
    other = tmp_path / "from-postgresql"
    assert backup(server, other) == Copied(1, 1, 1201)
    assert restore(other, lite(tmp_path, "three.sqlite")) == Copied(1, 1, 1201)
    assert found_in(lite(tmp_path, "three.sqlite")) == again


def test_a_copy_does_not_overwrite_and_is_restored_to_an_empty_store_alone(tmp_path: Path) -> None:
    url, file = lite(tmp_path, "one.sqlite"), tmp_path / "copy"
    run((lambda: _close(filled(url, 2)))())
    backup(url, file)
    before = file.read_bytes()
    with pytest.raises(StoreError, match="is there already"):
        backup(url, file)
    with pytest.raises(StoreError, match="restored to an empty one"):
        restore(file, url)
    assert file.read_bytes() == before
    for wrong in (b"", b"something else entirely, and long enough to be read as something" * 40):
        (tmp_path / "wrong").write_bytes(wrong)
        with pytest.raises(StoreError):
            restore(tmp_path / "wrong", lite(tmp_path, "new.sqlite"))
    with pytest.raises(StoreError, match="no store at"):
        backup(lite(tmp_path, "nothing.sqlite"), tmp_path / "copy2")
    assert not (tmp_path / "nothing.sqlite").exists()
    assert found_in(lite(tmp_path, "new.sqlite")) is None


def test_a_store_with_nothing_but_the_review_of_a_file_is_not_empty(tmp_path: Path) -> None:
    """Nobody could tell afterwards which reviews came with the copy."""
    url, file = lite(tmp_path, "one.sqlite"), tmp_path / "copy"
    run(_close(filled(url, 2)))
    backup(url, file)

    async def story() -> None:
        store = SqlStore(lite(tmp_path, "reviews.sqlite"))
        await store.open()
        await store.reviews.make(ReviewRow(id="abcdefghijklmn", file=b"{}", about=b"{}", digest="d"))
        await store.close()

    run(story())
    with pytest.raises(StoreError, match="restored to an empty one"):
        restore(file, lite(tmp_path, "reviews.sqlite"))


async def _close(making: object) -> None:
    store = await making  # type: ignore[misc]
    await store.close()


def test_a_store_is_not_restored_to_while_a_server_has_it(tmp_path: Path) -> None:
    file = tmp_path / "copy"

    async def story() -> None:
        store = await filled(lite(tmp_path, "one.sqlite"), 2)
        await asyncio.to_thread(backup, lite(tmp_path, "one.sqlite"), file)
        with pytest.raises(StoreError, match="is open in another server"):
            await asyncio.to_thread(restore, file, lite(tmp_path, "one.sqlite"))
        await store.close()

    run(story())


def test_an_older_store_is_copied_before_it_is_upgraded(tmp_path: Path) -> None:
    old, file = tmp_path / "old.sqlite", tmp_path / "copy"
    with closing(sqlite3.connect(old)) as database:
        database.executescript(UNNUMBERED + SAID)
    before = old.read_bytes()
    assert backup(f"sqlite:///{old}", file) == Copied(1, 1, 1)
    assert old.read_bytes() == before
    assert restore(file, lite(tmp_path, "new.sqlite")) == Copied(1, 1, 1)

    async def story() -> None:
        store = SqlStore(lite(tmp_path, "new.sqlite"))
        await store.open()
        taken = await store.take(TABLE)
        assert taken is not None
        assert taken.hold == Hold(TABLE, 1)
        assert taken.kept.acts == (ACT,)
        await store.close()

    run(story())


@pytest.mark.slow
def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    url = lite(tmp_path, "one.sqlite")
    run(_close(filled(url, 3)))

    def defuse(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "defuse", *words], capture_output=True, text=True, timeout=300)

    copy, new = str(tmp_path / "copy"), lite(tmp_path, "new.sqlite")
    made = defuse("backup", copy, "--database", url)
    assert (made.returncode, made.stderr) == (0, "")
    assert "1 table, 1 game, 3 acts" in " ".join(made.stdout.split())
    assert "3 acts" in defuse("restore", copy, "--database", new).stdout
    again = defuse("restore", copy, "--database", new)
    assert again.returncode == 1
    assert "empty one" in again.stderr
