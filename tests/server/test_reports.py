"""Reports: what the host has heard at a table that talks by voice (M25, M30)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters.rules.speed import Race
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, Visitor, run
from tests.server.games import match_of, moment_of
from tests.server.test_answers import filled, two_people


async def under_way(room: Backroom, mission: int = 25) -> tuple[Visitor, Visitor]:
    """Ann, the host, and Bo, at their first turn."""
    ann, bo = await two_people(room, mission=mission)
    for _ in range(2):
        asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
        await asked.say(**filled(asked))
    return ann, bo


def dial(visitor: Visitor) -> int:
    assert visitor.frame.scene.dial is not None
    return visitor.frame.scene.dial.left


def slip(seat: int) -> dict[str, Any]:
    return {"type": "report", "form": "slip", "chosen": {"by": [seat]}}


def test_only_the_host_is_offered_the_report(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=25)
            assert ann.frame.reports == ()  # the opening tokens do not lie yet
            ann, bo = await under_way(room)
            eve = await room.enter(ann.open)
            (form,) = ann.frame.reports
            assert (form.id, form.label) == ("slip", "Report a spoken number")
            assert form.text == "Did you hear it? The dial moves one step on, and that cannot be taken back."
            assert [item.label for item in form.fields[0].groups[0].items] == ["Ann", "Bo"]
            assert bo.frame.reports == eve.frame.reports == ()
            assert all(each.verb != "slip" for each in (*ann.frame.forms, *bo.frame.forms))

    run(story())


def test_a_reported_slip_moves_the_dial_and_the_turn_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await under_way(room)
            asked = ann.frame.ask
            before = dial(ann)
            planned = filled(ann)  # what Ann is about to do counts all the same
            assert isinstance(await ann.say(**slip(1)), said.Accepted)
            assert dial(ann) == dial(bo) == before - 1
            assert "Bo said a number aloud." in [event.text for event in bo.frame.events]
            assert asked is not None
            assert ann.frame.ask is not None
            assert ann.frame.ask.text == asked.text
            assert isinstance(await ann.say(**planned), said.Accepted)

    run(story())


def test_a_report_that_is_sent_again_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(seats=[{"kind": "open"}, {"kind": "bot"}], captain=0, mission=25)
            ann = await room.enter(open, token)
            await ann.say(type="start")
            await room.rest()
            await ann.say(**filled(ann))
            await room.rest()
            before = dial(ann)
            for _ in range(2):
                assert isinstance(await ann.say(**slip(1), id="heard"), said.Accepted)
            assert dial(ann) == before - 1
            id = open.table.id
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(id)
            assert found is not None
            ann = await room.enter(found, token)
            assert isinstance(await ann.say(**slip(1), id="heard"), said.Accepted)
            assert dial(ann) == before - 1

    run(story())


def test_what_is_no_report_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await under_way(room)
            eve = await room.enter(ann.open)
            match = ann.open.table.match
            assert match is not None
            acts = match.game.acts
            for visitor in (bo, eve):
                no = await visitor.say(**slip(0))
                assert (no.code, no.why) == ("host", "only the host of the table may do that")
            assert (await ann.say(**slip(4))).why == "choose who it was"
            assert (await ann.say(type="report", form="slip", chosen={})).code == "rule"
            assert (await ann.say(type="report", form="cut", chosen={})).why == "that cannot be done now"
            await ann.say(type="pause", on=True)
            assert (await ann.say(**slip(1))).why == "the table is paused"
            assert match.game.acts == acts

    run(story())


def test_where_speech_is_free_there_is_nothing_to_report(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await under_way(room, mission=1)
            assert ann.frame.reports == ()
            assert (await ann.say(**slip(1))).why == "that cannot be done now"

    run(story())


def test_the_button_goes_to_the_new_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await under_way(room)
            await ann.say(type="seat", do="host", seat=1)
            assert ann.frame.reports == ()
            assert len(bo.frame.reports) == 1
            assert (await ann.say(**slip(1))).code == "host"
            assert isinstance(await bo.say(**slip(0)), said.Accepted)

    run(story())


@pytest.mark.parametrize("silent", [None, 2])
def test_in_the_race_only_a_silenced_seat_is_reported(silent: int | None) -> None:
    """M30."""
    match = match_of(30, 4)
    rules = tuple(
        [replace(each, silent=silent) if isinstance(each, Race) else each for each in match.game.public.rules]
    )
    match.game.public = replace(match.game.public, rules=rules)
    for seat in (0, 1, 2, 3, None):
        reports = moment_of(match, host=1).reports(seat, "en")
        named = [item.label for form in reports for item in form.fields[0].groups[0].items]
        assert named == (["Cy"] if silent is not None and seat == 1 else [])
