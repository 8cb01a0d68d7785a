"""Reading: bots wait until people could have read what happened, or have heard it explained, and no longer."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from defuse import busters
from defuse.bots.steps import leaves
from defuse.kernel import Game
from defuse.server.tables.reading import LONGEST_HOLD, SPEEDS, reading_time
from defuse.server.tables.state import Chair, State
from defuse.server.wire import messages as said
from defuse.server.wire.options import Options, Pace
from tests.leak.worlds import other_deals, twin
from tests.server.backroom import Backroom, Visitor, run
from tests.server.games import match_of
from tests.server.test_steps import BOT, OPEN, STEP, Watcher, any_time, by_faces, ponderer, watched

pytestmark = pytest.mark.slow

CLOCKED = 10


async def at_turn(room: Backroom, pace: Pace, mission: int = 9, asked: int = 1) -> Watcher:
    """Ann, at a table of four where a bot is on turn."""
    ponderer(room, by_faces(0.99))
    return await watched(room, any_time(asked), mission=mission, seats=[OPEN, BOT, BOT, BOT], options={"pace": pace})


def test_the_more_has_happened_the_longer_bots_wait() -> None:
    told = match_of(9, 4).latest
    assert sum(1 for event in told if event.text) == 6
    times = {pace: [reading_time(pace, told[:count]) for count in range(len(told) + 1)] for pace in SPEEDS}
    assert set(times["none"]) == {0.0}
    for pace in ("slow", "normal", "fast"):
        assert times[pace] == sorted(times[pace])
        assert times[pace][0] < times[pace][-1] <= SPEEDS[pace].most
    for fast, normal, slow in zip(times["fast"], times["normal"], times["slow"], strict=True):
        assert fast < normal < slow


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_bots_wait_until_people_have_read_what_happened(tmp_path: Path, pace: Pace) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await at_turn(room, pace)
            match = ann.open.table.match
            assert match is not None
            reading = reading_time(pace, match.latest)
            await room.rest()
            assert ann.gaps[0] == pytest.approx(leaves(0.0, 0.0, STEP, reading))
            assert reading <= ann.gaps[0] < reading + STEP

    run(story())


def test_worlds_that_a_person_cannot_tell_apart_are_read_equally_long(tmp_path: Path) -> None:
    """As with the steps alone: bots think longer or shorter by what they hold, and nobody can tell."""
    true = busters.new(mission=4, players=4, seed="worlds", captain=1)
    worlds = [true, *[twin(true, deal) for deal in other_deals(true, 0, Random(1), 6)]]
    gaps = set()

    async def story(world: Game, folder: Path) -> None:
        folder.mkdir()
        async with Backroom(folder) as room:
            ponderer(room, by_faces(0.99))
            ann = await watched(room, world, mission=4, seats=[OPEN, BOT, BOT, BOT], captain=1)
            await room.rest()
            gaps.add(tuple(ann.gaps))

    for number, world in enumerate(worlds):
        assert world is not None
        run(story(world, tmp_path / str(number)))
    (found,) = gaps
    assert len(found) == 3
    for gap in found:
        assert gap / STEP == pytest.approx(round(gap / STEP))


def test_where_time_counts_a_slow_table_is_as_fast_as_a_fast_one(tmp_path: Path) -> None:
    async def story(pace: Pace) -> float:
        async with Backroom(tmp_path / pace) as room:
            ponderer(room, lambda seen: 0.0)
            seats = [OPEN, BOT, BOT, BOT]
            ann = await watched(room, mission=CLOCKED, seats=seats, captain=1, options={"pace": pace})
            await ann.say(type="hold", on=True)
            await room.rest()
            return ann.gaps[0]

    waited: dict[str, float] = {}

    async def stories() -> None:
        for pace in ("slow", "normal", "fast"):
            (tmp_path / pace).mkdir()
            waited[pace] = await story(pace)

    run(stories())
    assert waited["slow"] == waited["normal"] == waited["fast"] < 2


@pytest.mark.parametrize(
    ("kept", "pace"),
    [({}, "normal"), ({"pace": 1.5}, "normal"), ({"pace": 0}, "none"), ({"pace": 0.5}, "fast"), ({"pace": 5}, "slow")],
)
def test_tables_that_were_kept_with_another_pace_open(kept: dict[str, object], pace: Pace) -> None:
    state = json.loads(State(mission=9, chairs=(Chair(), Chair()), company={1: "careful"}).encode())
    old = State.decode(json.dumps({**state, "options": {"talk": "open", **kept}}).encode())
    assert old.options == Options(talk="open", pace=pace)
    assert old.company == {1: "careful"}
    assert State.decode(old.encode()) == old


def test_bots_wait_while_something_is_explained(tmp_path: Path) -> None:
    """Ann lets them go on after some seconds; the answer leaves at the next whole step."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await at_turn(room, "fast")
            began = room.now()
            assert isinstance(await ann.say(type="hold", on=True), said.Accepted)
            acts = len(ann.open.table.game.acts)
            await room.now.sleep(7.03)
            assert len(ann.open.table.game.acts) == acts
            await ann.say(type="hold", on=False)
            await room.rest()
            assert ann.instants[1] - began == pytest.approx(leaves(0.0, 0.0, STEP, 7.03))

    run(story())


def test_bots_go_on_some_time_after_the_last_frame_whoever_wants_them_to_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await at_turn(room, "fast")
            began = room.now()
            await ann.say(type="hold", on=True)
            nagging = asyncio.create_task(nag(room, ann))
            await room.rest()
            nagging.cancel()
            assert ann.instants[1] - began == pytest.approx(leaves(0.0, 0.0, STEP, LONGEST_HOLD))

    run(story())


async def nag(room: Backroom, ann: Visitor) -> None:
    """Hold bots up again and again."""
    while True:
        for on in (False, True):
            await ann.say(type="hold", on=on)
        await room.now.sleep(1.7)


def test_a_hold_ends_with_its_connection(tmp_path: Path) -> None:
    """Ann's phone goes away; her other screen is still there."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await at_turn(room, "fast")
            began = room.now()
            phone = Visitor(ann.open)
            phone.key = ann.key
            ann.open.table.arrive(phone, None)
            await phone.say(type="hold", on=True)
            await room.now.sleep(3.01)
            ann.open.table.depart(phone)
            await room.rest()
            first = next(instant for instant in ann.instants if instant > began + 3.01)
            assert first - began == pytest.approx(leaves(0.0, 0.0, STEP, 3.01))

    run(story())


def test_only_players_hold_bots_up_and_only_while_something_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(mission=1, seats=[OPEN, OPEN], captain=0)
            ann, eve = await room.enter(open, token), await room.enter(open)
            assert (await ann.say(type="hold", on=True)).code == "state"
            assert isinstance(await ann.say(type="hold", on=False), said.Accepted)
            await ann.say(type="start")
            refused = await eve.say(type="hold", on=True)
            assert (refused.code, refused.why) == ("seat", "you only watch here")
            assert open.table.holds.until() == 0

    run(story())


def test_nobody_is_told_of_a_hold_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await at_turn(room, "slow", asked=0)
            eve = await room.enter(ann.open)
            before = await room.store.load(ann.open.table.id), list(eve.got)
            await ann.say(type="hold", on=True)
            await ann.say(type="hold", on=False)
            assert (await room.store.load(ann.open.table.id), eve.got) == before

    run(story())
