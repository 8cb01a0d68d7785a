"""How tables and seats end: by their host, by long disuse, and by very many games."""

from __future__ import annotations

import asyncio
import gc
import time
import warnings
import weakref
from pathlib import Path

import sqlalchemy as sa

from defuse.server.store.columns import ACTS, GAMES, SAID, TABLES
from defuse.server.tables.expiry import DAY, expire
from defuse.server.tables.state import State
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, run
from tests.server.house import House
from tests.server.people import Person, make
from tests.server.test_answers import filled, two_people
from tests.server.test_talk import come_back

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "quick"}


async def rows(room: Backroom) -> dict[str, int]:
    """How much the store has of everything."""

    def count(connection: sa.Connection) -> dict[str, int]:
        tables = (TABLES, GAMES, ACTS, SAID)
        return {table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables}

    return await room.store.database.read(count)


def test_a_table_that_its_host_deletes_is_gone_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            await room.table(seats=[OPEN, BOT], start=True)
            others = await rows(room)
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
            await asked.say(**filled(asked))
            await eve.say(type="talk", text="hello")
            id = ann.open.table.id
            assert (await bo.say(type="delete")).code == "host"
            assert (await eve.say(type="delete")).code == "host"
            assert await room.hall.find(id) is ann.open
            assert isinstance(await ann.say(type="delete"), said.Accepted)
            await asyncio.sleep(0)
            assert [each.ended and each.ended[0] for each in (ann, bo, eve)] == [4008] * 3
            assert await rows(room) == others
            # Whoever was about to do something does not bring it back.
            assert (await bo.say(type="talk", text="wait")).code == "busy"
            assert (await bo.say(type="seat", do="name", name="Bob")).code in ("busy", "seat")
            again = await ann.say(type="answer", ask=1, form="cut", chosen={})
            assert isinstance(again, said.Refused)
            assert await rows(room) == others
            assert await room.hall.find(id) is None
            assert id not in room.hall.tables

    run(story())


def test_a_deleted_table_is_no_longer_found(house: House) -> None:
    made = make(house, seats=[OPEN, BOT], start=True)
    with Person(house, made["table"], made["token"]) as ann:
        ann.request("delete")
        assert ann.closed() == (4008, "the table was deleted by its host")
    assert house.http.get(f"/api/tables/{made['table']}").status_code == 404
    with Person(house, made["table"], made["token"]) as ann:
        assert ann.closed()[0] == 4001


def test_a_table_that_cannot_be_deleted_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            await room.store.close()
            assert (await ann.say(type="delete")).code == "busy"
            await room.store.open()
            assert ann.ended is None
            assert isinstance(await ann.say(**filled(ann)), said.Accepted)

    run(story())


def test_a_table_has_so_many_games_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, games=2) as room:
            ann, bo = await two_people(room)
            await ann.say(type="again")
            await ann.say(type="start")
            while not ann.open.table.game.over:
                asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
                await asked.say(**filled(asked))
            refused = await ann.say(type="again")
            assert refused.code == "state"
            assert "2 missions" in refused.why
            assert "make a new table" in refused.why
            assert ann.last(said.Lobby).state == "over", "the last one can still be looked at"

    run(story())


def test_a_seat_is_given_up_when_its_person_was_not_there_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            room.hall.today = lambda: 20_000
            ann, bo = await two_people(room)
            await ann.say(type="again")
            await room.later(ann.open)
            assert [chair.seen for chair in ann.open.table.state.chairs] == [20_000, 20_000]
        async with Backroom(tmp_path) as room:
            room.hall.today = lambda: 20_100
            ann = await come_back(room, ann)
            await room.later(ann.open)
            assert [chair.seen for chair in ann.open.table.state.chairs] == [20_100, 20_000]
        async with Backroom(tmp_path) as room:
            room.hall.today = lambda: 20_181
            found = await room.hall.find(ann.open.table.id)
            assert found is not None
            assert [chair.kind for chair in found.table.state.chairs] == ["person", "open"]
            assert all(chair.key != bo.key for chair in found.table.state.chairs)
            kept = await room.store.load(found.table.id)
            assert kept is not None
            assert State.decode(kept.state) == found.table.state

    run(story())


def test_in_a_game_a_bot_plays_on_for_somebody_who_never_came_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, token_days=30) as room:
            room.hall.today = lambda: 20_000
            ann, bo = await two_people(room)
            await room.later(ann.open)
            bo.open.table.depart(bo)
            room.hall.today = lambda: 20_031
            await room.later(ann.open, 86_400)  # Ann has been here all the time
            state = ann.open.table.state
            assert [chair.kind for chair in state.chairs] == ["person", "bot"]
            assert (state.chairs[0].seen, state.host) == (20_031, 0)
            assert (state.chairs[1].key, state.chairs[1].name) == ("", "Bo")

    run(story())


def test_seats_from_before_days_were_noted_start_to_count_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            assert b"seen" not in ann.open.table.state.encode()
        async with Backroom(tmp_path) as room:
            room.hall.today = lambda: 30_000
            found = await room.hall.find(ann.open.table.id)
            assert found is not None
            assert [chair.seen for chair in found.table.state.chairs] == [30_000, 30_000]
            assert [chair.kind for chair in found.table.state.chairs] == ["person", "person"]

    run(story())


def test_what_a_newer_version_has_agreed_on_does_not_close_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, _ = await room.table()
            newer = open.table.state.encode().replace(b'"window":30', b'"window":30,"lights":"dim"')
            await room.store.save(open.table.hold, newer)
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(open.table.id)
            assert found is not None
            assert found.table.state.options == open.table.state.options

    run(story())


def test_a_table_that_is_let_go_of_leaves_memory_at_once(tmp_path: Path) -> None:
    """Without waiting for Python to look for cycles, which a server with many tables does only seldom."""

    async def played(room: Backroom) -> weakref.ref[object]:
        ann, bo = await two_people(room)
        asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
        await asked.say(**filled(asked))
        await bo.say(type="talk", text="hello")
        for guest in (ann, bo):
            guest.open.table.depart(guest)
        await room.hall.let_go(ann.open)
        return weakref.ref(ann.open.table)

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            with warnings.catch_warnings(action="ignore"):  # what other tests have left behind is not looked at here
                gc.collect()
            gc.disable()
            try:
                table = await played(room)
                for _ in range(5):
                    await asyncio.sleep(0)
                assert table() is None
            finally:
                gc.enable()

    run(story())


def test_tables_to_which_nobody_comes_are_deleted_where_the_host_of_the_server_wants_that(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, keep_days=30) as room:
            today = room.hall.today()
            old, _ = await room.table(seats=[OPEN, BOT], start=True)
            kept, token = await room.table()
            for found in (old, kept):
                await room.hall.let_go(found)
            room.hall.today = lambda: today + 29
            back = await room.hall.find(kept.table.id)
            assert back is not None
            ann = await room.enter(back, token)
            await room.hall.look_after(back.table.id, back)  # the day is noted
            back.table.depart(ann)
            await room.hall.let_go(back)
            assert await expire(room.hall) == 0
            # Nobody comes for a month, but somebody looks at the older one just now.
            later = time.time() + 40 * DAY
            room.hall.today = lambda: int(later // DAY)
            looked_at = await room.hall.find(old.table.id)
            assert looked_at is not None
            before = await rows(room)
            assert await expire(room.hall) == 1
            assert await room.hall.find(kept.table.id) is None
            await room.hall.let_go(looked_at)
            assert await expire(room.hall) == 1
            assert set((await rows(room)).values()) == {0} != set(before.values())

    run(story())


def test_without_being_told_so_a_server_keeps_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            found, _ = await room.table()
            await room.hall.let_go(found)
            room.hall.today = lambda: 10**6
            assert await expire(room.hall) == 0
            assert await room.hall.find(found.table.id) is not None

    run(story())
