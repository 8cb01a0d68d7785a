"""The store: what it has said to have kept is there, and two writers of one table clash. On SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from defuse.server.store import membership, writing
from defuse.server.store.columns import ACTS, GAMES, PROCESSES, SAID, TABLES
from defuse.server.store.databases import Lite, Served
from defuse.server.store.interface import ActRow, Clash, Elsewhere, GameRow, Hold, SaidRow, StoreError
from defuse.server.store.membership import Membership
from defuse.server.store.sql import REMEMBERED, SqlStore
from defuse.server.store.transaction import Transaction
from tests.server.backroom import run
from tests.server.postgres import postgres

pytestmark = pytest.mark.slow

TABLE = "abcdefgh1234"
GAME = GameRow(table=TABLE, game=1, kit="busters", engine="1", setup=b"{}", seed="s", digest="d")
SHARED = pytest.mark.parametrize("server", ["postgresql"], indirect=True)
"""For what many processes share. A file belongs to one."""

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
        store = SqlStore(server, cluster="tests")
        await store.open()
        for table in (SAID, ACTS, GAMES, TABLES):
            await store.database.write(lambda connection, table=table: connection.execute(sa.delete(table)).close())  # type: ignore[misc]
        await store.close()

    run(empty())
    return server


HOLD = Hold(TABLE, 1)
"""What whoever makes the table holds."""


async def filled(url: str) -> SqlStore:
    """A store with one table, one game and one act."""
    store = SqlStore(url, cluster="tests")
    await store.open()
    assert await store.make(TABLE, b"lobby") == HOLD
    await store.begin(HOLD, GAME, b"running")
    await store.append(HOLD, ACT)
    return store


def test_what_was_kept_is_there_when_it_is_opened_again(url: str) -> None:
    async def story() -> None:
        await (await filled(url)).close()
        store = SqlStore(url, cluster="tests")
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
        await store.append(HOLD, replace(ACT, number=2), b"over")
        with pytest.raises(Clash):
            await store.append(HOLD, replace(ACT, number=2), b"something else")
        kept = await store.load(TABLE)
        assert kept is not None
        assert kept.state == b"over"
        assert [act.number for act in kept.acts] == [1, 2]
        await store.close()

    run(story())


async def another(url: str) -> SqlStore:
    """The store of another process of the same cluster."""
    store = SqlStore(url, cluster="tests")
    await store.open()
    return store


def test_the_embedded_file_belongs_to_one_process(tmp_path: Path) -> None:
    async def story() -> None:
        one = await filled(url := f"sqlite:///{tmp_path / 'tables.sqlite'}")
        with pytest.raises(StoreError, match=r"is open in another server .process [0-9]+.: close that one"):
            await another(url)
        await one.append(HOLD, replace(ACT, number=2))
        await one.close()
        two = await another(url)
        kept = await two.load(TABLE)
        assert kept is not None
        assert len(kept.acts) == 2
        await two.close()

    run(story())


@SHARED
def test_a_server_of_its_own_and_a_cluster_do_not_share_a_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "NOTICED", 0.0)

    async def story() -> None:
        one = await filled(url)
        for cluster in ("", "others"):
            with pytest.raises(StoreError, match="start all with the same --cluster NAME"):
                await SqlStore(url, cluster=cluster).open()
        await one.close()
        alone = SqlStore(url)
        await alone.open()
        with pytest.raises(StoreError, match="a server without a cluster uses this database"):
            await another(url)
        await alone.close()

    run(story())


@SHARED
def test_whoever_starts_right_after_another_one_was_killed_waits_until_that_is_noticed(url: str) -> None:
    async def story() -> None:
        one = await filled(url)
        alone = SqlStore(url)
        opening = asyncio.create_task(alone.open())
        await asyncio.sleep(0.3)
        assert not opening.done()
        await one.close()
        await opening
        await alone.close()

    run(story())


@SHARED
@pytest.mark.parametrize("wrong", [sa.exc.OperationalError("INSERT", {}, OSError("gone")), StoreError("no")])
def test_whoever_could_not_join_leaves_no_connection_open(
    url: str, wrong: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise wrong

    others = sa.text("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")

    async def story() -> None:
        one = await filled(url)

        async def connections() -> int:
            return int(await one.database.read(lambda connection: connection.scalar(others)) or 0)

        before = await connections()
        with monkeypatch.context() as patched:
            patched.setattr(Membership, "_joined", fails)
            with pytest.raises(StoreError):
                await another(url)
        async with asyncio.timeout(30):
            while await connections() > before:  # the server takes a moment to notice
                await asyncio.sleep(0.05)
        await one.close()

    run(story())


@SHARED
def test_a_table_is_open_in_one_process_and_another_takes_it_once_it_is_free(url: str) -> None:
    async def story() -> None:
        one, two = await filled(url), await another(url)
        with pytest.raises(Elsewhere):
            await two.take(TABLE)
        await one.release([HOLD])
        taken = await two.take(TABLE)
        assert taken is not None
        assert taken.hold == Hold(TABLE, 2)
        assert taken.kept.acts == (ACT,)
        with pytest.raises(Elsewhere):
            await one.take(TABLE)
        assert await one.lost([HOLD]) == [TABLE]
        await two.append(taken.hold, replace(ACT, number=2))
        await two.close()  # whoever ends in good order lets go of everything
        assert await one.take(TABLE) is not None
        await one.close()

    run(story())


def test_whoever_has_lost_a_table_writes_nothing(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        taken = await store.take(TABLE)
        assert taken is not None
        before = await store.load(TABLE)
        late = [
            store.append(HOLD, replace(ACT, number=2), b"over"),
            store.save(HOLD, b"renamed"),
            store.begin(HOLD, replace(GAME, game=2), b"running"),
            store.say(HOLD, said(1)),
            store.adopt(HOLD, 1, "99"),
        ]
        found = await asyncio.gather(*late, store.save(taken.hold, b"mine"), return_exceptions=True)
        assert [type(each) for each in found] == [Clash] * 5 + [type(None)]
        after = await store.load(TABLE)
        assert before is not None
        assert after is not None
        assert (after.state, after.row, after.acts, after.said) == (b"mine", before.row, before.acts, ())
        await store.release([HOLD])  # nor does it let go of what is another's
        assert await store.lost([taken.hold]) == []
        await store.close()

    run(story())


@SHARED
def test_a_process_that_has_ended_holds_nothing(url: str) -> None:
    async def story() -> None:
        one, two = await filled(url), await another(url)
        member = one._membership  # as if it were killed: its connections break, and nothing is tidied up
        assert member is not None
        assert member._beating is not None
        member._beating.cancel()
        member._connection.terminate()
        for _ in range(100):  # the database notices within an instant, in its own time
            try:
                taken = await two.take(TABLE)
                break
            except Elsewhere:
                await asyncio.sleep(0.05)
        assert taken is not None
        with pytest.raises(Clash):
            await one.append(HOLD, replace(ACT, number=2))
        await one.close()
        await two.close()

    run(story())


@SHARED
def test_all_tables_of_a_process_that_has_ended_are_taken_at_once(url: str) -> None:
    async def story() -> None:
        one, two, three = await filled(url), await another(url), await another(url)
        tables = [f"{TABLE}{number}" for number in range(20)]
        for table in tables:
            await one.make(table, b"lobby")
        member = one._membership
        assert member is not None
        assert member._beating is not None
        member._beating.cancel()
        key, member._key = member._key, 0
        await member._connection.execute("SELECT pg_advisory_unlock($1)", key)  # as it is when its connection broke
        takers = [two if number % 2 else three for number in range(20)]
        taken = await asyncio.gather(*(taker.take(table) for taker, table in zip(takers, tables, strict=True)))
        assert all(taken), "nobody takes somebody else's look for the process itself"
        for store in (one, two, three):
            await store.close()

    run(story())


@SHARED
def test_a_process_that_is_frozen_loses_its_tables_when_its_lease_is_over(url: str) -> None:
    async def story() -> None:
        one, two = await filled(url), await another(url)
        member = one._membership
        assert member is not None
        assert member._beating is not None
        member._beating.cancel()  # it is connected, but renews nothing
        with pytest.raises(Elsewhere):
            await two.take(TABLE)
        over = sa.update(PROCESSES).where(PROCESSES.c.id == member.id).values(until=0.0)
        await two.database.write(lambda connection: connection.execute(over).close())
        taken = await two.take(TABLE)
        assert taken is not None
        with pytest.raises(Clash):
            await one.append(HOLD, replace(ACT, number=2))
        await one.close()
        await two.close()

    run(story())


def test_a_table_expires_unless_it_has_changed_or_is_open_elsewhere(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        before = time.time() + 100
        assert await store.unchanged_since(time.time() - 100, 9) == []
        assert await store.unchanged_since(before, 9) == [TABLE]
        assert not await store.expire(TABLE, time.time() - 100)
        assert not await store.expire("another", before)
        if store.shared:
            other = SqlStore(url, cluster="tests")
            await other.open()
            assert not await other.expire(TABLE, before)
            await other.close()
        assert await store.expire(TABLE, before)
        assert await store.load(TABLE) is None
        with pytest.raises(Clash):
            await store.append(HOLD, replace(ACT, number=2))
        await store.close()

    run(story())


class Flaky:
    """A database that goes away now and then, before or after it has kept something."""

    def __init__(self, database: Lite | Served, *, keeps: bool) -> None:
        self.database, self.keeps, self.away = database, keeps, 0

    async def keep(self, work: Callable[[Transaction], Any]) -> Any:
        if self.away and not self.keeps:
            self.away -= 1
            raise OSError("it is away")
        found = await self.database.keep(work)
        if self.away:
            self.away -= 1
            raise OSError("it went away before it could say so")
        return found


@pytest.mark.parametrize("keeps", [False, True], ids=["before it keeps", "after it has kept"])
def test_a_database_that_is_away_for_a_while_is_waited_for(
    url: str, keeps: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        monkeypatch.setattr(writing, "AGAIN", 0.01)
        store = await filled(url)
        flaky = Flaky(store.database, keeps=keeps)
        store.writer._database, store.writer._patience = flaky, 60.0  # type: ignore[assignment]
        flaky.away = 1 if keeps else 5
        await asyncio.gather(
            store.append(HOLD, replace(ACT, number=2), b"over"), store.say(HOLD, said(1)), store.say(HOLD, said(2))
        )
        assert await store.ready()
        kept = await store.load(TABLE)
        assert kept is not None
        assert [act.number for act in kept.acts] == [1, 2]
        assert kept.said == (said(1), said(2))
        told = [record.message for record in caplog.records]
        assert told == ["store keeps nothing", "store keeps again"]  # once each, however long it lasts
        with pytest.raises(Clash):
            await store.append(HOLD, replace(ACT, number=2, digest="another"))
        await store.close()

    caplog.set_level("WARNING", "defuse.server")
    monkeypatch.setattr(logging.getLogger("defuse"), "propagate", True)
    run(story())


def test_a_database_that_stays_away_is_given_up_and_health_tells(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(writing, "AGAIN", 0.01)
        store = await filled(url)
        flaky = Flaky(store.database, keeps=False)
        store.writer._database, store.writer._patience = flaky, 0.05  # type: ignore[assignment]
        flaky.away = 10**6
        with pytest.raises(StoreError, match="cannot write to the store: OSError"):
            await store.append(HOLD, replace(ACT, number=2))
        assert (await store.ready(), store.failed) == (False, "OSError")
        flaky.away = 0
        await store.append(HOLD, replace(ACT, number=2))
        assert (await store.ready(), store.failed) == (True, "")
        await store.close()

    run(story())


def test_a_clash_does_not_spoil_what_others_write_at_the_same_moment(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        writes = [store.append(HOLD, replace(ACT, number=number)) for number in (2, 1, 3, 4, 1, 5)]
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
        before = store.writer.commits
        await asyncio.gather(*(store.append(HOLD, replace(ACT, number=number)) for number in range(2, 102)))
        assert store.writer.commits - before < 20
        await store.close()

    run(story())


def test_an_earlier_game_of_a_table_can_be_read(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        await store.begin(HOLD, replace(GAME, game=2, seed="t"), b"again")
        first, last = await store.game(TABLE, 1), await store.load(TABLE)
        assert first is not None
        assert last is not None
        assert (first.row, first.acts) == (GAME, (ACT,))
        assert last.row is not None
        assert (last.row.game, last.acts) == (2, ())
        missing = await store.game(TABLE, 3)
        assert missing is not None
        assert missing.row is None
        await store.adopt(HOLD, 1, "2")
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
            await store.save(HOLD, b"x")
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
            await store.say(HOLD, said(number))
        with pytest.raises(Clash):
            await store.say(HOLD, said(2 * REMEMBERED))
        await store.close()
        store = SqlStore(url, cluster="tests")
        await store.open()
        kept = await store.load(TABLE)
        assert kept is not None
        assert kept.said == tuple([said(number) for number in range(REMEMBERED + 6, 2 * REMEMBERED + 6)])
        assert kept.acts == (ACT,)
        await store.close()

    run(story())


def test_whoever_holds_a_table_can_delete_it_and_nobody_else(url: str) -> None:
    async def story() -> None:
        store = await filled(url)
        await store.say(HOLD, SaidRow(table=TABLE, number=1, seat=0, name="Ann", text="hello", kind="talk", heard=1))
        other = await store.make("another12345", b"lobby")
        with pytest.raises(Clash):
            await store.delete(Hold(TABLE, 7))
        kept = await store.load(TABLE)
        assert kept is not None
        assert (len(kept.acts), len(kept.said)) == (1, 1)
        await store.delete(HOLD)
        assert await store.load(TABLE) is None
        assert await store.load(other.table) is not None
        for table in (GAMES, ACTS, SAID):
            left = sa.select(sa.func.count()).select_from(table)
            assert await store.database.read(lambda connection, left=left: connection.scalar(left)) == 0  # type: ignore[misc]
        with pytest.raises(Clash):
            await store.save(HOLD, b"back again")
        await store.close()

    run(story())
