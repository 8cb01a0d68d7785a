"""Versions of the database: old ones are opened and get a number, newer ones are left alone. On both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace

from defuse.server.store.columns import META
from defuse.server.store.databases import Lite, Served
from defuse.server.store.interface import ActRow, GameRow, Hold, StoreError
from defuse.server.store.sql import SqlStore
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, run
from tests.server.postgres import postgres
from tests.server.test_answers import hit
from tests.server.test_upgrade import reopened, some_acts

pytestmark = pytest.mark.slow

T = TypeVar("T")

UNNUMBERED = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL, state BLOB NOT NULL, made FLOAT NOT NULL, changed FLOAT NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE games (
    "table" VARCHAR(32) NOT NULL, game INTEGER NOT NULL, kit VARCHAR(32) NOT NULL, engine VARCHAR(32) NOT NULL,
    setup BLOB NOT NULL, seed VARCHAR(64) NOT NULL, digest VARCHAR(64) NOT NULL,
    PRIMARY KEY ("table", game), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE acts (
    "table" VARCHAR(32) NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, act BLOB NOT NULL,
    digest VARCHAR(64) NOT NULL, seat INTEGER NOT NULL, id VARCHAR(40) NOT NULL, why TEXT NOT NULL,
    PRIMARY KEY ("table", game, number), FOREIGN KEY("table", game) REFERENCES games ("table", game)
);
INSERT INTO tables VALUES ('abcdefgh1234', X'72756e6e696e67', 1.5, 2.5);
INSERT INTO games VALUES ('abcdefgh1234', 1, 'busters', '1', X'7b7d', 's', 'd');
INSERT INTO acts VALUES ('abcdefgh1234', 1, 1, X'7b7d', 'e', 0, 'x', 'because');
"""
"""What the program wrote before databases had numbers."""

SAID = """
CREATE TABLE said (
    "table" VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
    kind VARCHAR(16) NOT NULL, held INTEGER NOT NULL, heard INTEGER NOT NULL, id VARCHAR(40) NOT NULL,
    PRIMARY KEY ("table", number), FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO said VALUES ('abcdefgh1234', 1, 0, 'Ann', 'hello', 'talk', 0, 1, 't1');
"""
"""And what it wrote once it kept what people say."""

NEWEST = "3"

WITHOUT_A_NUMBER = """
DROP TABLE alembic_version; DROP TABLE processes; DROP TABLE thoughts; DROP TABLE store_facts;
ALTER TABLE tables DROP COLUMN holder; ALTER TABLE tables DROP COLUMN fence; ALTER TABLE games DROP COLUMN deal;
ALTER TABLE games DROP COLUMN began; DROP TABLE reviews; DROP TABLE findings; DROP TABLE branches;
DROP INDEX ix_tables_crew; ALTER TABLE tables DROP COLUMN crew;
DROP TABLE challenges; DROP TABLE crew_games; DROP TABLE crews
"""
"""What makes a database of today one of before."""

TABLE = "abcdefgh1234"
GAME = GameRow(table=TABLE, game=1, kit="busters", engine="1", setup=b"{}", seed="s", digest="d")
ACT = ActRow(table=TABLE, game=1, number=1, act=b"{}", digest="e", seat=0, id="x", why="because")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
    else:
        with postgres() as url:
            yield url


@pytest.fixture
def url(server: str, tmp_path: Path) -> str:
    """An empty database."""
    if not server:
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    run(within(server, lambda connection: execute(connection, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")))
    return server


async def within(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Do something in a database that nobody has opened."""
    database = Lite(sa.make_url(url)) if url.startswith("sqlite") else Served(sa.make_url(url))
    try:
        return await database.write(work)
    finally:
        await database.close()


def execute(connection: sa.Connection, script: str) -> None:
    if connection.dialect.name == "postgresql":
        script = script.replace("BLOB", "BYTEA").replace("X'", r"'\x")
    for statement in script.split(";"):
        if statement.strip():
            connection.exec_driver_sql(statement)


def version(connection: sa.Connection) -> Any:
    return connection.scalar(sa.text("SELECT version_num FROM alembic_version"))


def differences(connection: sa.Connection) -> list[Any]:
    """How the tables differ from those that the program works with."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), META))


def names(connection: sa.Connection) -> list[str]:
    return sa.inspect(connection).get_table_names()


async def opened(url: str) -> SqlStore:
    store = SqlStore(url, cluster="tests")
    await store.open()
    return store


def test_the_versions_lead_to_the_tables_that_the_program_works_with(url: str) -> None:
    async def story() -> None:
        for _ in range(2):
            await (await opened(url)).close()
            assert await within(url, version) == NEWEST
            assert await within(url, differences) == []
        await within(url, lambda connection: execute(connection, "ALTER TABLE said DROP COLUMN heard"))
        assert len(await within(url, differences)) == 1, "it would not notice"

    run(story())


@pytest.mark.parametrize("script", [UNNUMBERED, UNNUMBERED + SAID], ids=["without talk", "with talk"])
def test_a_database_without_a_number_is_opened_and_gets_one(url: str, script: str) -> None:
    async def story() -> None:
        await within(url, lambda connection: execute(connection, script))
        store = await opened(url)
        await store.append(Hold(TABLE, 0), replace(ACT, number=2), b"over")
        kept = await store.load(TABLE)
        assert kept is not None
        assert (kept.state, kept.row, kept.acts) == (b"over", GAME, (ACT, replace(ACT, number=2)))
        assert [each.text for each in kept.said] == (["hello"] if SAID in script else [])
        await store.close()
        assert await within(url, version) == NEWEST
        assert await within(url, differences) == []

    run(story())


def test_a_table_of_before_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await some_acts(room)
            await room.store.database.write(lambda connection: execute(connection, WITHOUT_A_NUMBER))
        async with reopened(tmp_path, ann) as (back, room):
            assert back.last(said.Lobby).state == "running"
            assert back.frame.scene == ann.frame.scene
            bo = await room.enter(back.open)
            bo.key = next(chair.key for chair in back.open.table.state.chairs if chair.key != ann.key)
            bo.open.table.arrive(bo, None)
            asked = back if back.frame.ask is not None and back.frame.ask.yours else bo
            await asked.say(**hit(asked))
            assert len(back.open.table.game.acts) == 5

    run(story())


def test_a_database_that_is_newer_is_refused_and_left_alone(url: str) -> None:
    async def story() -> None:
        await (await opened(url)).close()
        newer = "UPDATE alembic_version SET version_num = '99'; DROP TABLE said; DROP TABLE store_facts"
        await within(url, lambda connection: execute(connection, newer))
        with pytest.raises(StoreError, match="version 99; this program knows 3"):
            await opened(url)
        assert await within(url, version) == "99"
        assert "said" not in await within(url, names)

    run(story())


def test_a_database_that_is_newer_is_used_where_it_says_that_this_program_may(url: str) -> None:
    async def story() -> None:
        await (await opened(url)).close()
        newer = "UPDATE alembic_version SET version_num = '99'; ALTER TABLE tables ADD COLUMN colour TEXT"
        await within(url, lambda connection: execute(connection, newer))
        store = await opened(url)
        await store.make(TABLE, b"lobby")
        await store.close()
        assert await within(url, version) == "99"
        later = "UPDATE store_facts SET value = '99.1.0' WHERE name = 'oldest program'"
        await within(url, lambda connection: execute(connection, later))
        with pytest.raises(StoreError, match=r"which needs defuse 99\.1\.0 at least"):
            await opened(url)

    run(story())


@pytest.mark.slow
def test_whoever_starts_the_server_reads_that_the_database_is_newer(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('99')")
    database.close()
    for lang, why in (
        ("en", "the database is of version 99; this program knows 3"),
        ("de", "die Datenbank hat Version 99; dieses Programm kennt 3"),
    ):
        found = subprocess.run(
            [sys.executable, "-m", "defuse", "--lang", lang, "serve", "--port", "0", "--database", f"sqlite:///{file}"],
            capture_output=True,
            timeout=60,
            encoding="utf-8",
        )
        assert found.returncode == 1
        (line,) = found.stderr.splitlines()  # and no word of where in the program that was
        assert line.startswith("defuse: ")
        assert why in line


def test_an_upgrade_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    create = op.create_table

    def failing(name: str, *columns: Any, **options: Any) -> sa.Table:
        if name == "said":
            raise OSError("the disk is full")
        return create(name, *columns, **options)

    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(op, "create_table", failing)
            with pytest.raises(StoreError, match="the disk is full"):
                await opened(url)
        assert await within(url, names) == []
        await (await opened(url)).close()
        assert await within(url, differences) == []

    run(story())


@pytest.mark.parametrize("server", ["postgresql"], indirect=True)  # a file belongs to one process
def test_several_may_open_a_new_database_at_once(url: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(opened(url) for _ in range(4)))
        await stores[0].make(TABLE, b"lobby")
        assert all([await store.load(TABLE) for store in stores])
        for store in stores:
            await store.close()

    run(story())
