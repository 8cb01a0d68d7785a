"""Talk: what the table has agreed on, and what missions have to say about it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from defuse.busters.rules.speed import Race
from defuse.server.games.busters.talk import MissionTalk
from defuse.server.games.talk import SIGNS
from defuse.server.store.interface import Hold, SaidRow
from defuse.server.wire import messages as said
from defuse.server.wire.messages import ClientMessage
from defuse.server.wire.options import Options
from tests.server.backroom import Backroom, Visitor, run
from tests.server.games import match_of, moment_of, played
from tests.server.test_answers import filled, two_people


def heard(visitor: Visitor) -> list[str]:
    return [message.text for message in visitor.got if isinstance(message, said.Said) and message.kind != "note"]


def test_before_the_mission_everybody_talks(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table()
            ann, eve = await room.enter(open, token), await room.enter(open)
            await ann.say(type="talk", text="  who   is there? ")
            await eve.say(type="talk", text="me")
            assert heard(ann) == heard(eve) == ["who is there?", "me"]
            assert (await ann.say(type="talk", text="   ")).code == "bad"

    run(story())


def test_while_a_mission_runs_there_are_only_signs(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            assert not ann.frame.may.talk
            assert (await ann.say(type="talk", text="I have a five")).code == "talk"
            assert (await ann.say(type="sign", sign="I have a five")).code == "talk"
            await ann.say(type="sign", sign=SIGNS[0].id)
            assert heard(bo) == [str(SIGNS[0])]

    run(story())


def test_friends_may_agree_to_talk(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, options={"talk": "open"})
            assert ann.frame.may.talk
            await ann.say(type="talk", text="let me see")
            assert heard(bo) == ["let me see"]

    run(story())


def test_players_hear_spectators_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve, max_ = await room.enter(ann.open), await room.enter(ann.open)
            await eve.say(type="talk", text="the third is a five")
            assert heard(max_) == ["the third is a five"]
            assert heard(ann) == heard(bo) == []
            await play_out(ann, bo)
            assert heard(ann) == heard(bo) == ["the third is a five"]

    run(story())


def test_what_was_said_to_spectators_is_not_told_to_a_player_who_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            await eve.say(type="talk", text="the third is a five")
            again = Visitor(ann.open)
            again.key = bo.key
            ann.open.table.arrive(again, None)
            assert again.seat == 1
            assert heard(again) == []
            assert heard(await room.enter(ann.open)) == ["the third is a five"]

    run(story())


async def come_back(room: Backroom, someone: Visitor) -> Visitor:
    """Somebody opens the table again, perhaps at another server."""
    found = await room.hall.find(someone.open.table.id)
    assert found is not None
    back = Visitor(found)
    back.key = someone.key
    found.table.arrive(back, None)
    return back


async def play_out(ann: Visitor, bo: Visitor) -> None:
    while not ann.open.table.game.over:
        asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
        await asked.say(**filled(asked))


def test_what_was_said_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, options={"talk": "open"})
            await ann.say(type="talk", text="let me see", id="one")
            await bo.say(type="sign", sign=SIGNS[0].id)
            before = [message for message in ann.got if isinstance(message, said.Said)]
        async with Backroom(tmp_path) as room:
            back = await come_back(room, ann)
            assert [message for message in back.got if isinstance(message, said.Said)] == before
            assert heard(back) == ["let me see", str(SIGNS[0])]
            await back.say(type="talk", text="let me see", id="one")
            assert heard(back) == ["let me see", str(SIGNS[0])], "a resend is not said twice"
            await back.say(type="talk", text="it is a five", id="two")
            numbers = [message.number for message in back.got if isinstance(message, said.Said)]
            assert len(set(numbers)) == len(numbers)

    run(story())


def test_after_a_restart_players_still_hear_spectators_only_after_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            await eve.say(type="talk", text="the third is a five")
        async with Backroom(tmp_path) as room:
            ann, bo = await come_back(room, ann), await come_back(room, bo)
            assert heard(ann) == heard(bo) == []
            assert heard(await room.enter(ann.open)) == ["the third is a five"]
            await play_out(ann, bo)
            assert heard(ann) == heard(bo) == ["the third is a five"]
        async with Backroom(tmp_path) as room:
            assert heard(await come_back(room, ann)) == ["the third is a five"]

    run(story())


def test_when_a_mission_is_given_up_players_hear_what_spectators_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            await eve.say(type="talk", text="the third is a five")
            await ann.say(type="again")
            assert heard(ann) == heard(bo) == ["the third is a five"]
            await ann.say(type="start")
            assert heard(await come_back(room, bo)) == ["the third is a five"]

    run(story())


def test_the_numbers_of_what_is_said_do_not_tell_that_spectators_talk(tmp_path: Path) -> None:
    async def story(spectators: int, folder: Path) -> list[said.Said]:
        async with Backroom(folder) as room:
            ann, bo = await two_people(room, options={"talk": "open"})
            eve = await room.enter(ann.open)
            for _ in range(spectators):
                await eve.say(type="talk", text="the third is a five")
            await ann.say(type="talk", text="let me see")
            return [message for message in bo.got if isinstance(message, said.Said)]

    told: list[list[said.Said]] = []

    async def both() -> None:
        told.extend([await story(0, tmp_path / "quiet"), await story(5, tmp_path / "loud")])

    run(both())
    assert told[0] == told[1]
    assert told[0]


def test_what_cannot_be_kept_is_not_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table()
            ann, bo = await room.enter(open, token), await room.enter(open)
            await room.store.close()
            assert (await ann.say(type="talk", text="hello")).code == "busy"
            await room.store.open()
            assert heard(bo) == []
            await ann.say(type="talk", text="hello \x00again")
            assert heard(bo) == ["hello again"]

    run(story())


def test_a_number_said_aloud_costs_a_step_in_mission_25(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=25, options={"talk": "open"})
            await ann.say(type="talk", text="take five")
            assert ann.frame.scene.dial is not None
            before = ann.frame.scene.dial.left
            while not ann.open.table.game.public.opened:
                asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
                await asked.say(**filled(asked))
            assert ann.frame.may.talk_note
            await bo.say(type="talk", text="often")
            assert ann.frame.scene.dial.left == before
            talk: dict[str, Any] = {"type": "talk", "text": "take the seven", "id": "slip"}
            await bo.say(**talk)
            await bo.say(**talk)
            frame = ann.frame
            assert frame.scene.dial is not None
            assert frame.scene.dial.left == before - 1, "a resend costs nothing"
            assert frame.events[0].text == "Bo said a number aloud."

    run(story())


@pytest.mark.parametrize("mission", [44, 49, 63])
def test_under_water_nobody_can_speak(mission: int) -> None:
    match = match_of(mission, 4)
    may = moment_of(match, Options(talk="open")).may(0, "en")
    assert not may.talk
    assert len(may.signs) == 1
    assert may.signs[0].text in may.talk_why
    assert moment_of(match, Options(talk="open")).may(None, "en").talk


def test_a_silenced_seat_may_only_use_signs_in_mission_30() -> None:
    match = next(match for match in played(30, 4, 60) if match.game.public.rule("race-cards") is not None)
    board = match.game.public
    rules = tuple([replace(rule, silent=2) if isinstance(rule, Race) else rule for rule in board.rules])
    silenced = replace(board, rules=rules)
    open_talk = Options(talk="open")
    assert MissionTalk(board, open_talk).may_talk(2).talk
    assert not MissionTalk(silenced, open_talk).may_talk(2).talk
    assert MissionTalk(silenced, open_talk).may_talk(2).signs == SIGNS
    assert MissionTalk(silenced, open_talk).may_talk(1).talk


class SlowToSay:
    """A store that does not keep talk until it is told to."""

    def __init__(self, room: Backroom) -> None:
        self.go_on = asyncio.Event()
        self.waiting = 0
        self._say = room.store.say
        cast(Any, room.store).say = self.say

    async def say(self, hold: Hold, row: SaidRow) -> None:
        self.waiting += 1
        await self.go_on.wait()
        await self._say(hold, row)


async def send(visitor: Visitor, **message: Any) -> None:
    """Send something without waiting until it is said."""
    await visitor.open.dispatcher.hear(visitor, msgspec.convert(message, ClientMessage))
    for _ in range(5):
        await asyncio.sleep(0)


def test_talk_that_is_not_kept_yet_holds_up_nobodys_acts(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, options={"talk": "open"})
            slow = SlowToSay(room)
            await send(ann, type="talk", text="let me see", id="one")
            await send(bo, type="talk", text="yes?", id="two")
            assert slow.waiting == 1, "one after the other"
            asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
            await send(asked, **filled(asked), id="act")
            assert asked.last(said.Accepted).id == "act"
            await send(ann, type="pause", on=True, id="pause")
            assert ann.last(said.Accepted).id == "pause", "nor what the table says of it"
            await send(bo, type="seat", do="name", name="Bob", id="name")
            assert bo.last(said.Lobby).seats[1].name == "Bob"
            assert heard(ann) == []
            slow.go_on.set()
            await ann.open.table.chat.quiet()
            assert heard(ann) == heard(bo) == ["let me see", "yes?"]
            texts = [message.text for message in ann.got if isinstance(message, said.Said)][-4:]
            assert texts[2:] == ["Ann pauses the table.", "Bo is now called Bob."]

    run(story())


def test_talk_does_not_wait_for_acts(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, options={"talk": "open"})
            async with ann.open.table.lock:
                await asyncio.wait_for(ann.say(type="talk", text="let me see"), 10)
                await asyncio.wait_for(bo.say(type="sign", sign=SIGNS[0].id), 10)
            assert heard(bo) == ["let me see", str(SIGNS[0])]

    run(story())


def test_what_a_spectator_said_just_before_the_end_is_heard_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            eve = await room.enter(ann.open)
            slow = SlowToSay(room)
            await send(eve, type="talk", text="the third is a five", id="one")
            await send(ann, type="again", id="again")
            assert heard(ann) == []
            slow.go_on.set()
            await ann.open.table.chat.quiet()
            assert heard(ann) == heard(bo) == heard(eve) == ["the third is a five"]

    run(story())


def test_a_table_hears_so_much_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, talk_burst=9, talk_rate=3.0) as room:
            ann, bo = await two_people(room, options={"talk": "open"})
            eve, max_ = await room.enter(ann.open), await room.enter(ann.open)
            # Spectators have their own part of it, together.
            for each in (eve, max_, eve):
                assert isinstance(await each.say(type="talk", text="hello"), said.Accepted)
            for each in (eve, max_):
                assert (await each.say(type="talk", text="hello")).code == "busy"
            # Players have theirs, however much spectators say.
            for each in (ann, bo) * 3:
                assert isinstance(await each.say(type="talk", text="hello"), said.Accepted)
            refused = await bo.say(type="sign", sign=SIGNS[0].id)
            assert (refused.code, refused.why) == ("busy", "too much is being said at once; wait a moment")
            room.now.time += 1.0
            assert isinstance(await bo.say(type="sign", sign=SIGNS[0].id), said.Accepted)
            assert isinstance(await eve.say(type="talk", text="hello"), said.Accepted)

    run(story())


def test_a_number_said_just_before_a_crash_costs_one_step(tmp_path: Path) -> None:
    async def story() -> None:
        talk: dict[str, Any] = {"type": "talk", "text": "take the seven", "id": "slip"}
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=25, options={"talk": "open"})
            while not ann.open.table.game.public.opened:
                asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
                await asked.say(**filled(asked))
            before = len(ann.open.table.game.acts)
            SlowToSay(room)  # the words are never kept
            await send(bo, **talk)
            while len(ann.open.table.game.acts) == before:
                await asyncio.sleep(0.001)
        async with Backroom(tmp_path) as room:
            back = await come_back(room, bo)
            assert len(back.open.table.game.acts) == before + 1
            assert isinstance(await back.say(**talk), said.Accepted)
            assert len(back.open.table.game.acts) == before + 1, "the step is not paid twice"
            assert heard(back) == ["take the seven"]

    run(story())
