"""Thoughts that other machines think: they are laid down in PostgreSQL, taken, answered, and never lost."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
import sqlalchemy as sa

from defuse import busters
from defuse.server.store.columns import PROCESSES, THOUGHTS
from defuse.server.store.databases import Served
from defuse.server.store.sql import SqlStore
from defuse.server.workers import desk as desks
from defuse.server.workers.desk import Desk
from defuse.server.workers.thinkers import Player, Thinkers
from tests.server.backroom import run
from tests.server.postgres import postgres

THINK = "import typer; from defuse.cli import think; typer.run(think.command)"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as found:
        yield found


@contextmanager
def thinker(url: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that thinks and does nothing else; killed at the end."""
    started = subprocess.Popen(
        [sys.executable, "-c", THINK, "--database", url, "--cluster", "tests", "--workers", "1"],
        stdout=subprocess.PIPE,
    )
    with started:
        try:
            assert started.stdout is not None
            assert b"Thinking for tests" in started.stdout.readline()
            yield started
        finally:
            started.kill()


async def at_a_desk(url: str) -> tuple[SqlStore, Desk, Thinkers]:
    """A process of the cluster with no worker of its own: whatever it gets answered was thought elsewhere."""
    store = SqlStore(url, cluster="tests")
    await store.open()
    assert isinstance(store.database, Served)
    desk, thinkers = Desk(store.url, store.database, store.process), Thinkers(1)
    thinkers.workers = 0
    thinkers.use(desk)
    desk.open()
    return store, desk, thinkers


async def leave(store: SqlStore, desk: Desk, thinkers: Thinkers) -> None:
    await desk.close()
    thinkers.close()
    await store.close()


OBSERVATION = busters.new(mission=1, players=3, captain=0).observe(0)
PLAYER = Player("quick", "seed")


@pytest.mark.slow
def test_a_thought_is_thought_elsewhere_and_it_is_the_same(url: str) -> None:
    async def story() -> None:
        store, desk, thinkers = await at_a_desk(url)
        with thinker(url) as other:
            async with asyncio.timeout(120):
                thoughts = await asyncio.gather(*(thinkers.decide(PLAYER, OBSERVATION) for _ in range(5)))
                assert await thinkers.chime_in(PLAYER, OBSERVATION) is None
                with pytest.raises(ValueError, match="nobody"):
                    await thinkers.decide(Player("nobody", "seed"), OBSERVATION)
            other.send_signal(signal.SIGTERM)
            assert other.wait(60) == 0
        here = Thinkers(1)
        assert thoughts == [await here.decide(PLAYER, OBSERVATION)] * 5
        here.close()
        left = await store.database.read(lambda connection: connection.execute(sa.select(PROCESSES.c.thinks)).all())
        assert [row.thinks for row in left] == [0], "whoever ends in good order is gone from the list"
        await leave(store, desk, thinkers)

    run(story())


@pytest.mark.slow
def test_what_a_thinker_had_taken_that_was_killed_is_thought_by_another_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store, desk, thinkers = await at_a_desk(url)
        who = sa.select(PROCESSES.c.id).where(PROCESSES.c.thinks > 0).scalar_subquery()
        taken = sa.update(THOUGHTS).values(thinker=who)
        async with asyncio.timeout(120):
            with thinker(url) as first:
                before = await thinkers.decide(PLAYER, OBSERVATION)
                first.send_signal(signal.SIGSTOP)
                asked = asyncio.create_task(thinkers.decide(PLAYER, OBSERVATION))
                # As if it had just taken it.
                while not await store.database.write(lambda connection: connection.execute(taken).rowcount):
                    await asyncio.sleep(0.05)
            with thinker(url):
                assert await asked == before
        await leave(store, desk, thinkers)

    monkeypatch.setattr(desks, "LOOK", 0.2)
    run(story())


@pytest.mark.slow
def test_where_nobody_answers_it_is_thought_here(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store, desk, thinkers = await at_a_desk(url)
        desk.room = 1  # as if somebody had just been there
        asked = asyncio.create_task(thinkers.decide(PLAYER, OBSERVATION))
        await asyncio.sleep(0)
        thinkers.workers = 1
        async with asyncio.timeout(120):
            assert (await asked).act.seat == 0
            while await store.database.read(lambda connection: connection.execute(sa.select(THOUGHTS.c.id)).first()):
                await asyncio.sleep(0.05)
        await leave(store, desk, thinkers)
        with suppress(asyncio.CancelledError):
            await asked

    monkeypatch.setattr(desks, "PATIENCE", 0.2)
    run(story())
