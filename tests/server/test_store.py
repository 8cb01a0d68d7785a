"""The store: what it has said to have kept is there, and two writers of one table clash. On SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from defuse.server.store.columns import ACTS, GAMES, SAID, TABLES
from defuse.server.store.interface import ActRow, Clash, GameRow, SaidRow, StoreError
from defuse.server.store.sql import REMEMBERED, SqlStore
from tests.server.backroom import run
from tests.server.postgres import postgres

TABLE = "abcdefgh1234"
GAME = GameRow(table=TABLE, game=1, kit="busters", engine="1", setup=b"{}", seed="s", digest="d")
ACT = ActRow(table=TABLE, game=1, number=1, act=b"{}", digest="e", seat=0, id="x", why="because")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
    else:
        with postgres() as url:
            yield url


@pytest.fixture
def url(server: str, tmp_path: Path) -> str:
    if not server:
        return f"sqlite:///{tmp_path / 'deeper' / 'tables.sqlite'}"

    async def empty() -> None:
        store = SqlStore(server)
        await store.open()
        for table in (SAID, ACTS, GAMES, TABLES):
            await store.database.write(lambda connection, table=table: connection.execute(sa.delete(table)).close())  # type: ignore[misc]
        await store.close()

    run(empty())
    return server


async def filled(url: str) -> SqlStore:
    """A store with one table, one game and one act."""
    store = SqlStore(url)
    await store.open()
    await store.make(TABLE, b"lobby")
    await store.begin(GAME, b"running")
    await store.append(ACT)
    return store


def test_what_was_kept_is_there_when_it_is_opened_again(url: str) -> None:
    async def story() -> None:
        await (await filled(url)).close()
        store = SqlStore(url)
        await store.open()
        kept = await store.load(TABLE)
        assert kept is not None
        assert (kept.state, kept.row, kept.acts) == (b"running", GAME, (ACT,))
        assert await store.load("nobody") is None
        await store.close()

    run(story())


def test_an_act_and_the_new_state_are_kept_together(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        await store.append(replace(ACT, number=2), b"over")
        with pytest.raises(Clash):
            await store.append(replace(ACT, number=2), b"something else")
        kept = await store.load(TABLE)
        assert kept is not None
        assert kept.state == b"over"
        assert [act.number for act in kept.acts] == [1, 2]
        await store.close()

    run(story())


def test_the_second_writer_of_an_act_is_told(url: str) -> None:
    async def story() -> None:
        one = await filled(url)
        two = SqlStore(url)
        await two.open()
        await one.append(replace(ACT, number=2, digest="one"))
        with pytest.raises(Clash):
            await two.append(replace(ACT, number=2, digest="two"))
        await one.close()
        kept = await two.load(TABLE)
        assert kept is not None
        assert kept.acts[1].digest == "one"
        await two.close()

    run(story())


def test_a_clash_does_not_spoil_what_others_write_at_the_same_moment(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        writes = [store.append(replace(ACT, number=number)) for number in (2, 1, 3, 4, 1, 5)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(found, Clash) for found in done] == [False, True, False, False, True, False]
        kept = await store.load(TABLE)
        assert kept is not None
        assert [act.number for act in kept.acts] == [1, 2, 3, 4, 5]
        await store.close()

    run(story())


def test_many_writes_share_a_commit(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        before = store.commits
        await asyncio.gather(*(store.append(replace(ACT, number=number)) for number in range(2, 102)))
        assert store.commits - before < 20
        await store.close()

    run(story())


def test_an_earlier_game_of_a_table_can_be_read(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        await store.begin(replace(GAME, game=2, seed="t"), b"again")
        first, last = await store.game(TABLE, 1), await store.load(TABLE)
        assert first is not None
        assert last is not None
        assert (first.row, first.acts) == (GAME, (ACT,))
        assert last.row is not None
        assert (last.row.game, last.acts) == (2, ())
        missing = await store.game(TABLE, 3)
        assert missing is not None
        assert missing.row is None
        await store.adopt(TABLE, 1, "2")
        first = await store.game(TABLE, 1)
        assert first is not None
        assert first.row is not None
        assert first.row.engine == "2"
        await store.close()

    run(story())


def test_a_closed_store_says_so(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        assert await store.ready()
        await store.close()
        assert not await store.ready()
        with pytest.raises(StoreError):
            await store.save(TABLE, b"x")
        with pytest.raises(StoreError):
            await store.load(TABLE)

    run(story())


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    async def story() -> None:
        with pytest.raises((StoreError, OSError)):
            await SqlStore(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}").open()
        with pytest.raises(StoreError):
            await SqlStore("postgresql+asyncpg://nobody@127.0.0.1:1/nothing").open()

    run(story())


def said(number: int) -> SaidRow:
    return SaidRow(table=TABLE, number=number, seat=1, name="Bo", text=f"word {number}", kind="talk", id=f"t{number}")


def test_what_was_said_lately_is_there_and_what_is_old_is_forgotten(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        for number in range(1, 2 * REMEMBERED + 6):
            await store.say(said(number))
        with pytest.raises(Clash):
            await store.say(said(2 * REMEMBERED))
        await store.close()
        store = SqlStore(url)
        await store.open()
        kept = await store.load(TABLE)
        assert kept is not None
        assert kept.said == tuple([said(number) for number in range(REMEMBERED + 6, 2 * REMEMBERED + 6)])
        assert kept.acts == (ACT,)
        await store.close()

    run(story())
