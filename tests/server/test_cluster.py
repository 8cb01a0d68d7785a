"""Many processes: they share a database behind a proxy, are killed, frozen, restarted, and no table is harmed."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from defuse.server.store.columns import ACTS, PROCESSES, TABLES
from tests.server.backroom import in_thread
from tests.server.cluster import Cluster, cluster
from tests.server.crowd import Guest, seated
from tests.server.postgres import Trouble, troubled

T = TypeVar("T")

PATIENCE = 60.0
"""Far longer than anything takes, for a machine that is busy with something else."""


async def until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


async def until_async(look: Callable[[], Awaitable[T]], true: Callable[[T], bool]) -> None:
    """Wait for something that has to be looked for."""
    async with asyncio.timeout(PATIENCE):
        while not true(await look()):
            await asyncio.sleep(0.1)


async def everybody_goes_on(guests: list[Guest]) -> None:
    """Everybody gets something acknowledged from now on."""
    before = [len(guest.acknowledged) for guest in guests]
    await until(lambda: all(len(guest.acknowledged) > had for guest, had in zip(guests, before, strict=True)))


def story(folder: Path, processes: int, tables: int, told: Callable[[Cluster, list[Guest]], Awaitable[None]]) -> None:
    """People play at a cluster while something happens to it. Nothing that was acknowledged may be gone, or doubled."""

    async def tell(found: Cluster) -> None:
        guests = await seated(found.port, tables, pause=0.2)
        playing = [asyncio.create_task(guest.stay()) for guest in guests]
        try:
            await everybody_goes_on(guests)
            happening = asyncio.ensure_future(told(found, guests))
            await asyncio.wait({happening, *playing}, return_when=asyncio.FIRST_COMPLETED)
            for task in (happening, *playing):
                if task.done():
                    task.result()
            await everybody_goes_on(guests)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await check(found, guests)

    with cluster(folder, processes) as found:
        in_thread(tell(found))


async def check(found: Cluster, guests: list[Guest]) -> None:
    """Everything that was acknowledged is kept once, and every game is whole."""
    engine = create_async_engine(found.database.url)
    async with engine.connect() as connection:
        rows = (await connection.execute(sa.select(ACTS.c.table, ACTS.c.game, ACTS.c.number, ACTS.c.id))).all()
    await engine.dispose()
    theirs = [row.id for row in rows if row.id]
    assert len(theirs) == len(set(theirs)), "something was played twice"
    acknowledged = {id for guest in guests for id in guest.acknowledged}
    assert acknowledged <= set(theirs), "something that was acknowledged is gone"
    games: dict[tuple[str, int], list[int]] = {}
    for row in rows:
        games.setdefault((row.table, row.game), []).append(row.number)
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in games.values())


@pytest.mark.slow
def test_processes_are_killed_one_after_the_other(tmp_path: Path) -> None:
    async def killed(found: Cluster, guests: list[Guest]) -> None:
        for turn in range(3):
            member = found.members[turn % len(found.members)]
            member.end(signal.SIGKILL)
            await everybody_goes_on(guests)
            await asyncio.to_thread(member.start)

    story(tmp_path, 2, 6, killed)


@pytest.mark.slow
def test_all_processes_are_restarted_in_turn_and_tables_move(tmp_path: Path) -> None:
    async def restarted(found: Cluster, guests: list[Guest]) -> None:
        for member in found.members:
            await asyncio.to_thread(member.end, signal.SIGTERM)
            await asyncio.to_thread(member.start)
            await everybody_goes_on(guests)
        for member in found.members:
            assert "error" not in {line.split('"level":"')[1].split('"')[0] for line in lines_of(member.log)}

    story(tmp_path, 2, 6, restarted)


@pytest.mark.slow
def test_two_versions_side_by_side_harm_no_table(tmp_path: Path) -> None:
    async def replaced(found: Cluster, guests: list[Guest]) -> None:
        engine = create_async_engine(found.database.url)

        async def formats() -> dict[str, int]:
            async with engine.connect() as connection:
                rows = await connection.execute(sa.select(TABLES.c.id, TABLES.c.state))
                return {row.id: msgspec.json.decode(row.state).get("format", 1) for row in rows}

        one, other = found.members
        before = await formats()
        await asyncio.to_thread(one.end, signal.SIGTERM)
        one.newer = True
        await asyncio.to_thread(one.start)
        await asyncio.to_thread(other.end, signal.SIGTERM)  # so the newer one gets all tables
        await asyncio.to_thread(other.start)
        await everybody_goes_on(guests)
        # Games end and others begin: then the newer one keeps a table in its own way.
        await until_async(formats, lambda now: any(now[table] > before[table] for table in now))
        after = await formats()
        newer = {table for table in after if after[table] > before[table]}
        await asyncio.to_thread(one.end, signal.SIGKILL)  # the older one is asked for its tables, and leaves them alone
        await asyncio.sleep(1)
        now = await formats()
        assert all(now[table] == after[table] for table in newer)
        await asyncio.to_thread(one.start)
        await everybody_goes_on(guests)
        await asyncio.to_thread(other.end, signal.SIGTERM)
        other.newer = True
        await asyncio.to_thread(other.start)
        await everybody_goes_on(guests)
        await engine.dispose()

    story(tmp_path, 2, 6, replaced)


@pytest.mark.slow
def test_a_process_that_was_frozen_until_its_lease_was_over_writes_nothing(tmp_path: Path) -> None:
    async def frozen(found: Cluster, guests: list[Guest]) -> None:
        engine = create_async_engine(found.database.url)

        async def holders() -> dict[str, str]:
            async with engine.connect() as connection:
                rows = await connection.execute(sa.select(TABLES.c.id, TABLES.c.holder))
                return {row.id: row.holder for row in rows}

        async def leases() -> dict[str, float]:
            async with engine.connect() as connection:
                return {row.id: row.until for row in await connection.execute(sa.select(PROCESSES))}

        member = found.members[0]
        before = await holders()
        member.send(signal.SIGSTOP)
        await everybody_goes_on(guests)  # the other process takes its tables once its lease is over
        taken = await holders()
        (other,) = set(taken.values())
        assert set(before.values()) - {other}, "the frozen one had no table"
        asleep = min(await leases(), key=(await leases()).__getitem__)
        member.send(signal.SIGCONT)
        slept = (await leases())[asleep]
        async with asyncio.timeout(PATIENCE):
            while (await leases()).get(asleep, slept) == slept:  # it is awake, and renews its lease
                await asyncio.sleep(0.1)
        await everybody_goes_on(guests)
        assert set((await holders()).values()) == {other}
        await engine.dispose()

    story(tmp_path, 2, 6, frozen)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["stopped", "frozen", "full"])
def test_the_database_is_away_and_tables_wait_say_so_and_go_on(tmp_path: Path, how: Trouble) -> None:
    async def away(found: Cluster, guests: list[Guest]) -> None:
        async with troubled(found.database, how):
            await until(lambda: any(guest.waits for guest in guests))
        await everybody_goes_on(guests)

    story(tmp_path, 2, 4, away)


@pytest.mark.soak
def test_a_random_process_is_killed_or_restarted_again_and_again(tmp_path: Path) -> None:
    async def chaos(found: Cluster, guests: list[Guest]) -> None:
        random = Random(17)
        for _ in range(40):
            member = random.choice(found.members)
            await asyncio.to_thread(member.end, random.choice((signal.SIGKILL, signal.SIGTERM)))
            await asyncio.sleep(random.uniform(0, 2))
            await asyncio.to_thread(member.start)
            await everybody_goes_on(guests)

    story(tmp_path, 3, 30, chaos)


def lines_of(log: Path) -> list[str]:
    """What a process has logged."""
    return [line for line in log.read_text().splitlines() if line.startswith("{")]
