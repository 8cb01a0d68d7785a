"""Talk: what the table has agreed on, and what missions have to say about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters.rules.speed import Race
from defuse.server import messages as said
from defuse.server.agreed import Options
from defuse.server.speech import SIGNS, manners
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
            await ann.say(type="sign", sign=SIGNS[0])
            assert heard(bo) == [SIGNS[0]]

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
            while not ann.open.table.game.over:
                asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
                await asked.say(**filled(asked))
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
    may = moment_of(match, Options(talk="open")).may(0)
    assert not may.talk
    assert len(may.signs) == 1
    assert may.signs[0] in may.talk_why
    assert moment_of(match, Options(talk="open")).may(None).talk


def test_a_silenced_seat_may_only_use_signs_in_mission_30() -> None:
    match = next(match for match in played(30, 4, 60) if match.game.public.rule("race-cards") is not None)
    board = match.game.public
    rules = tuple([replace(rule, silent=2) if isinstance(rule, Race) else rule for rule in board.rules])
    silenced = replace(board, rules=rules)
    open_talk = Options(talk="open")
    assert manners(board, open_talk, 2).talk
    assert not manners(silenced, open_talk, 2).talk
    assert manners(silenced, open_talk, 2).signs == SIGNS
    assert manners(silenced, open_talk, 1).talk
