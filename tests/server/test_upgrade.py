"""Upgrades: a running table is played again by the new version, and goes on only if it comes out the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from defuse import busters
from defuse.server.store.columns import ACTS, GAMES
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, Visitor, run
from tests.server.test_answers import hit, two_people

pytestmark = pytest.mark.slow


async def some_acts(room: Backroom) -> Visitor:
    """Ann, at a table where four acts have been played."""
    ann, bo = await two_people(room)
    for _ in range(4):
        asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
        await asked.say(**hit(asked))
    return ann


@asynccontextmanager
async def reopened(folder: Path, ann: Visitor) -> AsyncIterator[tuple[Visitor, Backroom]]:
    """Ann comes back after a restart."""
    async with Backroom(folder) as room:
        found = await room.hall.find(ann.open.table.id)
        assert found is not None
        back = Visitor(found)
        back.key = ann.key
        found.table.arrive(back, None)
        yield back, room


async def changed(room: Backroom, statement: Any) -> None:
    await room.store.database.write(lambda connection: connection.execute(statement).close())


def test_a_table_that_comes_out_the_same_goes_on_and_is_adopted(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await some_acts(room)
            await changed(room, sa.update(GAMES).values(engine="0"))
        async with reopened(tmp_path, ann) as (back, room):
            assert back.last(said.Lobby).state == "running"
            assert back.frame.scene == ann.frame.scene
            assert back.frame.forms == ann.frame.forms
            kept = await room.store.load(ann.open.table.id)
            assert kept is not None
            assert kept.row is not None
            assert kept.row.engine == busters.KIT.version

    run(story())


@pytest.mark.parametrize(
    "values",
    [{"digest": "something else"}, {"act": b'{"do":"place-token","seat":0,"wire":999}'}, {"act": b"{}"}],
)
def test_a_table_that_would_differ_is_closed_with_a_word_and_can_be_looked_at(
    tmp_path: Path, values: dict[str, Any]
) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await some_acts(room)
            await changed(room, sa.update(ACTS).where(ACTS.c.number == 3).values(**values))
        async with reopened(tmp_path, ann) as (back, _):
            lobby = back.last(said.Lobby)
            assert lobby.state == "closed"
            assert "another version" in lobby.closed
            assert "act 3" in lobby.closed
            assert len(back.open.table.game.acts) == 2
            assert (await back.say(type="answer", ask=3, form="cut", chosen={})).code == "state"
            assert (await back.say(type="start")).code == "state"
            assert (await back.say(type="setting", mission=2)).why == lobby.closed
        async with reopened(tmp_path, ann) as (again, _):
            assert again.last(said.Lobby).closed == lobby.closed

    run(story())


def test_a_table_that_was_closed_goes_on_with_an_engine_that_plays_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await some_acts(room)
            kept = await room.store.load(ann.open.table.id)
            assert kept is not None
            third = kept.acts[2].digest
            await changed(room, sa.update(ACTS).where(ACTS.c.number == 3).values(digest="as another engine has it"))
        async with reopened(tmp_path, ann) as (back, room):
            assert back.last(said.Lobby).state == "closed"
            await changed(room, sa.update(ACTS).where(ACTS.c.number == 3).values(digest=third))
        async with reopened(tmp_path, ann) as (again, room):
            lobby = again.last(said.Lobby)
            assert (lobby.state, lobby.closed) == ("running", "")
            assert again.frame.scene == ann.frame.scene
            assert len(again.open.table.game.acts) == 4
            kept = await room.store.load(ann.open.table.id)
            assert kept is not None
            assert b"closed" not in kept.state

    run(story())


@pytest.mark.parametrize("table", [ACTS, GAMES])
def test_people_at_a_closed_table_begin_anew(tmp_path: Path, table: sa.Table) -> None:
    """Even where not so much as the deal can be shown."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await some_acts(room)
            await changed(room, sa.update(table).values(digest="other"))
        async with reopened(tmp_path, ann) as (back, room):
            assert back.last(said.Lobby).state == "closed"
            assert (await back.say(type="seat", do="kick", seat=1)) is not None
            assert isinstance(await back.say(type="again"), said.Accepted)
            lobby = back.last(said.Lobby)
            assert (lobby.state, lobby.closed) == ("lobby", "")
            await back.say(type="seat", do="open", seat=1)
            eve = await room.enter(back.open)
            assert isinstance(await eve.say(type="seat", do="take", name="Eve"), said.Accepted)
            assert isinstance(await back.say(type="start"), said.Accepted)
            assert (eve.frame.game, eve.frame.number) == (2, 1)

    run(story())


def test_a_deal_that_would_differ_closes_the_table_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await some_acts(room)
            await changed(room, sa.update(GAMES).values(digest="other"))
        async with reopened(tmp_path, ann) as (back, _):
            assert "deals differently" in back.last(said.Lobby).closed
            assert back.count(said.Frame) == 0

    run(story())
