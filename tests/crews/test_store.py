"""Crews in both databases: several change one at once, a game is there once, copies carry everything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse.server.crews.changing import change
from defuse.server.crews.coming import join, make
from defuse.server.crews.desk import Crews
from defuse.server.crews.ending import end_due
from defuse.server.crews.playing import play
from defuse.server.crews.seen import history_of
from defuse.server.settings import Settings
from defuse.server.store.copying import backup, restore
from defuse.server.store.crew_rows import DEALS
from defuse.server.store.interface import Clash
from defuse.server.store.sql import SqlStore
from defuse.server.tables.hall import Hall
from defuse.server.wire.crews import CrewChange, JoinCrew, NewCrew, PlayMission
from tests.crews.club import finished
from tests.server.backroom import Thinker, run
from tests.server.postgres import postgres

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
    else:
        with postgres() as url:
            yield url


@pytest.fixture
def url(server: str, tmp_path: Path) -> str:
    return server or f"sqlite:///{tmp_path / 'tables.sqlite'}"


async def desks(url: str) -> list[Crews]:
    """Two processes that share a database; with SQLite there is one."""
    shared = not url.startswith("sqlite")
    stores = [SqlStore(url, cluster="crews" if shared else "") for _ in range(2 if shared else 1)]
    for store in stores:
        await store.open()
    halls = [Hall(store, Thinker(), Settings(crew_members=40)) for store in stores]
    found = [Crews(hall) for hall in halls]
    return found if shared else found * 2


async def closed(desks: list[Crews]) -> None:
    for store in {desk.hall.store for desk in desks}:
        await store.close()


def test_many_join_at_once_in_two_processes(url: str) -> None:
    async def story() -> None:
        both = await desks(url)
        ann = await make(both[0], NewCrew(name="Crowd", member="Ann"))
        key = (await both[0].found(ann.crew, ann.token)).state.key
        joining = [join(both[at % 2], ann.crew, JoinCrew(key=key, member=f"M{at}")) for at in range(12)]
        members = {each.member for each in await asyncio.gather(*joining)}
        found = await both[1].found(ann.crew, ann.token)
        assert {member.id for member in found.state.members} == {ann.member, *members}
        assert len(members) == 12
        await closed(both)

    run(story())


def test_the_secret_is_the_same_in_two_processes(url: str) -> None:
    async def story() -> None:
        both = await desks(url)
        secrets = await asyncio.gather(*(desk.store.secret(DEALS) for desk in both * 3))
        assert len(set(secrets)) == 1
        await closed(both)

    run(story())


def test_a_change_of_an_older_version_is_not_made(url: str) -> None:
    async def story() -> None:
        both = await desks(url)
        ann = await make(both[0], NewCrew(name="Crowd", member="Ann"))
        row = (await both[0].found(ann.crew, ann.token)).row
        assert await both[0].store.change(replace(row, version=row.version + 1, share=0))
        assert not await both[1].store.change(replace(row, version=row.version + 1, share=1))
        assert (await both[0].found(ann.crew, ann.token)).row.share == 0
        await closed(both)

    run(story())


async def one_game(crews: Crews) -> tuple[str, str, str]:
    """A crew, its token, and its table where a game was won."""
    ann = await make(crews, NewCrew(name="Crowd", member="Ann"))
    found = await crews.found(ann.crew, ann.token)
    made = await play(crews, found, PlayMission(bots=("quick",)), "")
    await finished(crews.hall, made.table)
    return ann.crew, ann.token, made.table


def test_a_game_is_kept_with_its_last_act_or_not_at_all(url: str) -> None:
    async def story() -> None:
        both = await desks(url)
        crew, _, table = await one_game(both[0])
        store = both[0].hall.store
        (row,) = await both[0].store.games(crew)
        kept = await store.load(table)
        assert kept is not None
        last = kept.acts[-1]
        hold = both[0].hall.tables[table].table.hold
        further = replace(last, number=last.number + 1)
        with pytest.raises(Clash):  # the row of the game is there already
            await store.append(hold, further, None, row)
        again = await store.load(table)
        assert again is not None
        assert again.acts == kept.acts
        stale = hold._replace(fence=hold.fence - 1)
        other = replace(row, id="other/1")
        with pytest.raises(Clash):
            await store.append(stale, further, None, other)
        assert [game.id for game in await both[0].store.games(crew)] == [row.id]
        await closed(both)

    run(story())


def test_one_process_deletes_a_crew(url: str) -> None:
    async def story() -> None:
        both = await desks(url)
        crew, token, table = await one_game(both[0])
        await change(both[1], crew, token, CrewChange(do="delete"))
        for desk in both:
            desk.hall.wall = lambda: 9e9
        gone = await asyncio.gather(*(end_due(desk) for desk in both))
        assert sum(gone) == 1
        assert await both[0].store.load(crew) is None
        assert await both[1].hall.store.load(table) is None
        await closed(both)

    run(story())


def test_a_copy_carries_crews(url: str, tmp_path: Path) -> None:
    crew = token = ""

    async def story() -> None:
        nonlocal crew, token
        both = await desks(url)
        crew, token, table = await one_game(both[0])
        row = await both[0].store.game(crew, f"{table}/1")
        assert row is not None
        await closed(both)

    run(story())
    backup(url, tmp_path / "copy")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    restore(tmp_path / "copy", other)

    async def later() -> None:
        both = await desks(other)
        found = await both[0].found(crew, token)
        history = await history_of(both[0], crew)
        assert found.state.name == "Crowd"
        assert history.won() == {1}
        await closed(both)

    run(later())
