"""Pointing at a wire: for all to see and soon forgotten, and only where the table and the mission leave talk free."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.memory import by_heart
from defuse.busters.rules.speech import Speech
from defuse.busters.rules.speed import Race
from defuse.server.games.busters.talk import MissionTalk
from defuse.server.wire import messages as said
from defuse.server.wire.options import Options
from tests.server.backroom import Backroom, Visitor, run
from tests.server.games import match_of, moment_of, played, players_of
from tests.server.test_answers import filled, two_people
from tests.server.test_talk import play_out

OPEN: dict[str, Any] = {"options": {"talk": "open"}}


def pointed(visitor: Visitor) -> list[tuple[int, int]]:
    return [(message.seat, message.wire) for message in visitor.got if isinstance(message, said.Pointed)]


def wire_of(visitor: Visitor, seat: int) -> int:
    return next(stand.wires[2].id for stand in visitor.frame.scene.stands if stand.seat == seat)


def test_everybody_sees_who_points_at_which_wire(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            eve = await room.enter(ann.open)
            wire = wire_of(ann, 1)
            assert ann.frame.may.point
            assert bo.frame.may.point
            assert not eve.frame.may.point
            assert isinstance(await ann.say(type="point", wire=wire), said.Accepted)
            assert isinstance(await bo.say(type="point", wire=wire), said.Accepted)
            assert pointed(ann) == pointed(bo) == pointed(eve) == [(0, wire), (1, wire)]

    run(story())


def test_a_resend_points_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            for _ in range(2):
                await ann.say(type="point", wire=wire_of(ann, 1), id="once")
            assert len(pointed(bo)) == 1

    run(story())


def test_it_is_kept_nowhere_and_told_to_nobody_who_comes_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            table = ann.open.table
            before = await room.store.load(table.id), table.game, bo.frame
            await ann.say(type="point", wire=wire_of(ann, 1))
            assert (await room.store.load(table.id), table.game, bo.frame) == before
            eve = await room.enter(ann.open)
            assert pointed(eve) == []
            assert not [message for message in eve.got if isinstance(message, said.Said) and message.seat == 0]

    run(story())


def test_after_the_end_people_point_as_they_talk(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            await play_out(ann, bo)
            assert ann.frame.may.point
            wire = wire_of(ann, 1)
            await ann.say(type="point", wire=wire)
            assert pointed(bo) == [(0, wire)]
            await ann.say(type="again")
            assert (await ann.say(type="point", wire=wire)).code == "state"

    run(story())


def test_where_the_table_talks_in_signs_nobody_points(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            assert not ann.frame.may.point
            refused = await ann.say(type="point", wire=wire_of(ann, 1))
            assert (refused.code, refused.why) == ("talk", "pointing is for tables that have agreed to talk freely")
            await play_out(ann, bo)
            assert not ann.frame.may.point
            assert (await ann.say(type="point", wire=wire_of(ann, 1))).code == "talk"
            assert pointed(bo) == []

    run(story())


def test_spectators_point_at_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            eve = await room.enter(ann.open)
            assert (await eve.say(type="point", wire=wire_of(ann, 1))).code == "seat"
            await play_out(ann, bo)
            assert not eve.frame.may.point
            assert (await eve.say(type="point", wire=wire_of(ann, 1))).code == "seat"
            assert pointed(ann) == []

    run(story())


def test_there_has_to_be_such_a_wire(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            for wire in (999, 2**53):
                refused = await ann.say(type="point", wire=wire)
                assert (refused.code, refused.why) == ("bad", "there is no such wire on a stand")
            assert pointed(bo) == []
            open, token = await room.table(game="academy", seats=[{"kind": "bot"}] * 3, **OPEN, start=True)
            visitor = await room.enter(open, token)
            assert (await visitor.say(type="point", wire=1)).code == "talk"

    run(story())


@pytest.mark.parametrize("mission", list(catalogue.missions()))
def test_missions_that_limit_talk_or_test_memory_have_no_pointing(mission: int) -> None:
    match = match_of(mission, players_of(mission))
    board = match.game.public
    limited = by_heart(board) or any(isinstance(rule, Speech) for rule in board.rules)
    assert limited == (mission in (18, 25, 44, 49, 50, 63))
    assert moment_of(match, Options(talk="open")).may(0, "en").point == (not limited)
    assert not moment_of(match, Options(talk="signs")).may(0, "en").point
    assert not moment_of(match, Options(talk="open")).may(None, "en").point


def test_a_silenced_seat_points_no_more() -> None:
    match = next(match for match in played(30, 4, 60) if match.game.public.rule("race-cards") is not None)
    board = match.game.public
    rules = tuple([replace(rule, silent=2) if isinstance(rule, Race) else rule for rule in board.rules])
    talk = MissionTalk(replace(board, rules=rules), Options(talk="open"))
    assert talk.why_no_pointing(1) is None
    assert talk.why_no_pointing(2) == talk.may_talk(2).why


def test_pointing_goes_on_while_somebody_is_asked_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, **OPEN)
            asked, other = (ann, bo) if ann.frame.ask is not None and ann.frame.ask.yours else (bo, ann)
            answer = filled(asked)
            await other.say(type="point", wire=wire_of(ann, 0))
            assert isinstance(await asked.say(**answer), said.Accepted)

    run(story())
