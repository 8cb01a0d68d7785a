"""Spectators and the host: they are numbered, muted, removed, and sent away all at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from defuse.server.wire import messages as said
from defuse.words import kept, say
from tests.server.backroom import Backroom, Visitor, run
from tests.server.house import House
from tests.server.people import Person, make
from tests.server.test_answers import two_people
from tests.server.test_talk import come_back, heard

OPEN = {"kind": "open"}


def options(visitor: Visitor, **changed: bool) -> dict[str, object]:
    """What the table has agreed on, with something changed."""
    agreed = visitor.last(said.Lobby).options
    return {name: changed.get(name, getattr(agreed, name)) for name in agreed.__struct_fields__}


def test_spectators_have_numbers_and_only_the_host_sees_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve, max_ = await room.enter(ann.open), await room.enter(ann.open, language="de")
            first = eve.last(said.Watching).number
            assert eve.last(said.Watching).name == f"Spectator {first}"
            assert max_.last(said.Watching).name == f"Publikum {first + 1}"
            assert [each.number for each in ann.last(said.Lobby).watchers] == [first, first + 1]
            assert bo.last(said.Lobby).watchers == eve.last(said.Lobby).watchers == ()
            await eve.say(type="talk", text="hello")
            assert max_.last(said.Said).name == f"Publikum {first}"
            ann.open.table.depart(eve)
            late = await room.enter(ann.open)
            assert late.last(said.Watching).number == first + 2, "nobody is taken for somebody who left"
            assert late.last(said.Said).name == f"Spectator {first}"

    run(story())


def test_signs_of_spectators_come_in_the_language_of_the_reader(tmp_path: Path) -> None:
    typed = kept(say("sign-thanks"))  # what people type is theirs, even where it looks like a message

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table()
            ann = await room.enter(open, token)
            eve = await room.enter(open, language="de")
            for _ in range(2):  # the second one is a resend
                assert isinstance(await eve.say(type="sign", sign="sign-thanks", id="1"), said.Accepted)
            await eve.say(type="talk", text=typed)
            assert (heard(ann), heard(eve)) == (["Thank you!", typed], ["Danke!", typed])
            assert {message.kind for message in ann.got if isinstance(message, said.Said)} == {"spectator"}
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(open.table.id)
            assert found is not None
            assert heard(await room.enter(found, language="fr")) == ["Merci\u202f!", typed]

    run(story())


def test_the_host_mutes_a_spectator_and_lets_it_speak_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve, max_ = await room.enter(ann.open), await room.enter(ann.open)
            number = eve.last(said.Watching).number
            assert (await bo.say(type="watcher", do="mute", number=number)).code == "host"
            assert (await max_.say(type="watcher", do="mute", number=number)).code == "host"
            assert (await ann.say(type="watcher", do="mute", number=999)).code == "bad"
            await ann.say(type="watcher", do="mute", number=number)
            assert eve.last(said.Watching).muted
            assert [each.muted for each in ann.last(said.Lobby).watchers] == [True, False]
            refused = await eve.say(type="talk", text="the third is a five")
            assert (refused.code, refused.why) == ("talk", "The host has muted you.")
            await max_.say(type="talk", text="hello")
            await ann.say(type="watcher", do="unmute", number=number)
            await eve.say(type="talk", text="hello, too")
            assert heard(max_) == ["hello", "hello, too"]

    run(story())


def test_all_spectators_can_be_kept_from_talking_while_a_mission_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            assert [each.frame.may.talk for each in (eve,)] == [True]
            refused = await bo.say(type="setting", options=options(bo, spectators_talk=False))
            assert refused.code == "host"
            await ann.say(type="setting", options=options(ann, spectators_talk=False))
            assert [each.frame.may.talk for each in (eve,)] == [False]
            late = await room.enter(ann.open)
            for each in (eve, late):
                assert (await each.say(type="talk", text="hello")).why == "At this table only players talk."
            changed = {**options(ann), "talk": "open"}
            assert (await ann.say(type="setting", options=changed)).code == "state", "all else waits for the end"
            assert (await ann.say(type="setting", options=options(ann), mission=2)).code == "state"

    run(story())


def test_switching_spectators_off_sends_those_away_who_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            lobbies = eve.count(said.Lobby)
            await ann.say(type="setting", options=options(ann, spectators=False))
            await asyncio.sleep(0)
            assert eve.ended is not None
            assert eve.ended[0] == 4005
            assert eve.count(said.Lobby) == lobbies
            assert (ann.ended, bo.ended, ann.last(said.Lobby).spectators) == (None, None, 0)

    run(story())


def test_whoever_was_removed_does_not_come_back_by_the_same_link(house: House) -> None:
    made = make(house, seats=[OPEN, OPEN, OPEN])
    id = made["table"]
    with Person(house, id, made["token"]) as ann, Person(house, id) as friend, Person(house, id) as eve:
        numbers = [each.until(lambda m: isinstance(m, said.Watching)).number for each in (friend, eve)]
        ann.request("watcher", do="remove", number=numbers[1])
        assert eve.closed() == (4009, "you were removed from this table")
        assert all(not isinstance(m, said.Lobby) or not m.key for m in eve.got), "she is not told the new key"
        assert ann.lobby is not None
        key = ann.lobby.key
        assert len(key) == 10
        told: said.Lobby = friend.until(lambda m: isinstance(m, said.Lobby) and bool(m.key))
        assert told.key == key
        # The old link opens nothing, by whatever way.
        with Person(house, id) as again:
            assert again.closed()[0] == 4009
        with Person(house, id, hello=False) as guessing:
            guessing.send(type="hello", key="aaaaaaaaaa")
            assert guessing.closed()[0] == 4009
        assert house.http.get(f"/api/tables/{id}").status_code == 403
        assert house.http.get(f"/api/tables/{id}/games/1/replay").status_code == 403
        refused = house.http.post(f"/api/tables/{id}/join", json={"name": "Eve"})
        assert (refused.status_code, refused.json()["code"]) == (403, "key")
        # The new one does, and a token opens its seat as before.
        assert house.http.get(f"/api/tables/{id}?k={key}").status_code == 200
        joined = house.http.post(f"/api/tables/{id}/join", json={"name": "Bo", "key": key}).json()
        assert joined["link"] == f"/t/{id}?k={key}"
        with Person(house, id, joined["token"]) as bo, Person(house, id, hello=False) as watching:
            watching.send(type="hello", key=key)
            for each in (bo, watching):
                each.until(lambda m: isinstance(m, said.Lobby))
        assert isinstance(friend.request("seat", do="take", seat=2, name="Flo"), said.Accepted)


def test_the_new_link_holds_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            eve = await room.enter(ann.open)
            remove = {"type": "watcher", "do": "remove", "number": eve.last(said.Watching).number, "id": "out"}
            await ann.say(**remove)
            key = ann.last(said.Lobby).key
            assert key
        async with Backroom(tmp_path) as room:
            back = await come_back(room, ann)
            assert back.last(said.Lobby).key == key
            assert isinstance(await back.say(**remove), said.Accepted), "it is known that this was done"
            assert back.last(said.Lobby).key == key

    run(story())


def test_where_removing_cannot_be_kept_nothing_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            eve = await room.enter(ann.open)
            number = eve.last(said.Watching).number
            await room.store.close()
            assert (await ann.say(type="watcher", do="remove", number=number)).code == "busy"
            await room.store.open()
            assert (eve.ended, ann.open.table.state.key) == (None, "")
            assert eve in ann.open.table.guests

    run(story())
