"""What is sent again is done once: making a table and sitting down by `once`, all else by its id, after a crash too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from defuse.server.store.interface import Elsewhere
from defuse.server.tables.guests import No
from defuse.server.tables.once import ID_LENGTH, table_of, token_of
from defuse.server.wire import messages as said
from defuse.server.wire.rest import NewTable
from tests.server.backroom import Backroom, Visitor, run
from tests.server.house import House
from tests.server.test_answers import filled, two_people
from tests.server.test_talk import come_back

OPEN = {"kind": "open"}
BOT = {"kind": "bot"}
ONCE = "a-random_string-of-mine-0"
OTHER = "b-random_string-of-mine-1"


def wanted(**fields: Any) -> NewTable:
    return msgspec.convert({"name": "Ann", "once": ONCE, **fields}, NewTable)


def test_a_table_that_is_asked_for_again_is_the_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            first = await room.hall.make(wanted(seats=[OPEN, BOT], start=True))
            assert await room.hall.make(wanted(seats=[OPEN, BOT], start=True)) == first
            both = await asyncio.gather(*[room.hall.make(wanted(once=OTHER)) for _ in range(5)])
            assert len({each.table for each in both}) == len({each.token for each in both}) == 1
            assert len(room.hall.tables) == 2
            assert first.table == table_of(ONCE) != first.token
            assert len(first.table) == ID_LENGTH
            assert room.hall.tables[first.table].table.state.game == 1, "it has begun once"
        async with Backroom(tmp_path) as room:
            assert await room.hall.make(wanted(seats=[OPEN, BOT], start=True)) == first, "after a crash, too"

    run(story())


def test_a_table_that_was_made_before_a_crash_starts_with_the_repeat(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            first = await room.hall.make(wanted(seats=[OPEN, BOT]))
        async with Backroom(tmp_path) as room:
            assert await room.hall.make(wanted(seats=[OPEN, BOT], start=True)) == first
            assert room.hall.tables[first.table].table.state.phase == "running"

    run(story())


def test_a_table_whose_maker_has_left_is_not_given_out_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            made = await room.hall.make(wanted(seats=[OPEN, OPEN]))
            ann = await room.enter(room.hall.tables[made.table], made.token)
            await ann.say(type="seat", do="leave")
            with pytest.raises(No, match="another table"):
                await room.hall.make(wanted(seats=[OPEN, OPEN]))

    run(story())


def test_sitting_down_can_be_repeated(house: House) -> None:
    made = house.http.post("/api/tables", json={"name": "Ann", "seats": [OPEN, OPEN, OPEN]}).json()
    url = f"/api/tables/{made['table']}/join"
    first, again = [house.http.post(url, json={"name": "Bo", "once": ONCE}).json() for _ in range(2)]
    assert first == again
    assert first["token"] == token_of(ONCE, made["table"])
    other = house.http.post(url, json={"name": "Cy", "once": OTHER}).json()
    assert other["seat"] == 2
    assert house.http.post(url, json={"name": "Cy", "once": OTHER}).json() == other, "at a full table, too"
    assert house.http.post(url, json={"name": "Di", "once": ONCE + "x"}).status_code == 409
    for bad in ("short", "x" * 65, "not url-safe! not url-safe!"):
        assert house.http.post(url, json={"name": "Bo", "once": bad}).status_code == 400
    names = [seat["name"] for seat in house.http.get(f"/api/tables/{made['table']}").json()["seats"]]
    assert names == ["Ann", "Bo", "Cy"]


def test_whoever_watches_can_repeat_sitting_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, _ = await room.table(seats=[OPEN, OPEN, OPEN])
            take = {"type": "seat", "do": "take", "name": "Bo", "seat": 1, "once": ONCE, "id": "sit"}
            bo = await room.enter(open)
            await bo.say(**take)
            id = open.table.id
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(id)
            assert found is not None
            again = Visitor(found)  # the answer was lost, and with it the token
            found.table.arrive(again, None)
            assert isinstance(await again.say(**take), said.Accepted)
            assert again.last(said.SeatedHere) == bo.last(said.SeatedHere)
            assert again.seat == 1
            assert again.last(said.Lobby).you.seat == 1
            notes = [message.text for message in again.got if isinstance(message, said.Said)]
            assert notes == ["Bo sits down."], "it is said once"
            assert [seat.kind for seat in again.last(said.Lobby).seats] == ["person", "person", "open"]

    run(story())


def test_what_was_done_before_a_crash_is_not_done_again(tmp_path: Path) -> None:
    """Each of these would be refused, or do something else, if it were done twice."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            await ann.say(type="again", mission=2, id="again")
            await ann.say(type="setting", mission=3, id="mission")
            await ann.say(type="seat", do="captain", seat=1, id="captain")
            await ann.say(type="setting", mission=4, id="later")
            await ann.say(type="seat", do="captain", seat=0, id="other")
            await ann.say(type="start", id="start")
            await ann.say(type="pause", on=True, id="pause")
            await ann.say(type="pause", on=False, id="on")
        async with Backroom(tmp_path) as room:
            back = await come_back(room, ann)
            before = back.open.table.state
            for sent in (
                {"type": "again", "mission": 2, "id": "again"},
                {"type": "setting", "mission": 3, "id": "mission"},
                {"type": "seat", "do": "captain", "seat": 1, "id": "captain"},
                {"type": "start", "id": "start"},
                {"type": "pause", "on": True, "id": "pause"},
            ):
                assert isinstance(await back.say(**sent), said.Accepted)
            assert back.open.table.state == before
            assert (before.phase, before.mission, before.captain, before.game) == ("running", 4, 0, 2)
            assert (await back.say(type="start", id="another")).code == "state"

    run(story())


def test_an_id_of_somebody_else_is_not_taken_for_a_resend(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            await ann.say(type="pause", on=True, id="1")
            await bo.say(type="pause", on=False, id="1")
            assert not ann.open.table.state.paused

    run(story())


def test_what_somebody_said_who_sat_there_before_is_no_resend(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(seats=[OPEN, OPEN])
            ann, bo, cy = await room.enter(open, token), await room.enter(open), await room.enter(open)
            await bo.say(type="seat", do="take", name="Bo")
            await bo.say(type="talk", text="hello", id="1")
            await bo.say(type="seat", do="leave")
            await cy.say(type="seat", do="take", name="Cy")
            assert isinstance(await cy.say(type="talk", text="good evening", id="1"), said.Accepted)
            talk = [message.text for message in ann.got if isinstance(message, said.Said) and message.kind == "talk"]
            assert talk == ["hello", "good evening"]

    run(story())


def test_spectators_repeat_themselves_by_id_and_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table()
            await room.enter(open, token)
            eve, max_ = await room.enter(open), await room.enter(open)
            for each, text in ((eve, "hello"), (eve, "hello"), (max_, "hi")):
                assert isinstance(await each.say(type="talk", text=text, id="1"), said.Accepted)
            talk = [message.text for message in eve.got if isinstance(message, said.Said)]
            assert talk == ["hello", "hi"]

    run(story())


def test_a_table_that_was_paused_is_paused_when_it_is_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            await ann.say(type="pause", on=True)
        async with Backroom(tmp_path) as room:
            back = await come_back(room, ann)
            assert back.last(said.Lobby).paused
            assert (await back.say(**filled(back))).why == "the table is paused"
            await back.say(type="pause", on=False)
            await back.say(type="pause", on=True)
            await back.say(type="again")
            await back.say(type="start")
            assert back.open.table.running, "another game begins unpaused"

    run(story())


def test_a_repeat_is_answered_where_another_process_has_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            first = await room.hall.make(wanted(seats=[OPEN, BOT]))
            await room.hall.let_go(room.hall.tables[first.table])

            async def elsewhere(table: str) -> None:
                raise Elsewhere("the table is open in another process")

            cast(Any, room.store).take = elsewhere
            assert await room.hall.make(wanted(seats=[OPEN, BOT], start=True)) == first
            assert room.hall.tables == {}

    run(story())
