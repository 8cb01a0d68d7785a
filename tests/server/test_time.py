"""Time: clocks that run with real time, those who are away, and bots who play for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from defuse.busters import catalogue
from defuse.kernel import Clock
from defuse.server.tables.clock import Stopwatch, due
from defuse.server.tables.hall import Open
from defuse.server.tables.state import State
from defuse.server.wire import messages as said
from defuse.server.wire.panels import Timer
from tests.server.backroom import Backroom, Hands, Visitor, run
from tests.server.games import Frame, match_of, played, players_of
from tests.server.test_answers import filled, two_people

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "quick"}


def left(frame: Frame) -> float:
    panels = frame.scene.panels if frame.yours.panels is None else frame.yours.panels
    return next(panel.left for panel in panels if isinstance(panel, Timer))


def over(visitor: Visitor) -> bool:
    return visitor.open.table.game.over


def actors(visitor: Visitor) -> set[int]:
    """The seats that have acted."""
    return {act.seat for act in visitor.open.table.game.acts}


async def opened(ann: Visitor, bo: Visitor) -> None:
    """Play until the opening tokens lie."""
    while not ann.open.table.game.public.opened:
        asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
        await asked.say(**filled(asked))


def test_the_bomb_explodes_when_the_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=10)
            await opened(ann, bo)
            await room.later(ann.open, 6)
            await room.later(ann.open, left(ann.frame) - 10)
            assert not over(ann)
            await room.later(ann.open, 20)
            assert over(ann)
            assert ann.frame.scene.ending is not None
            assert ann.frame.scene.ending.why == "the time was up"
            assert bo.last(said.Lobby).state == "over"

    run(story())


def test_an_act_comes_with_the_time_that_has_passed(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=10)
            await opened(ann, bo)
            before = left(ann.frame)
            room.now.time += 3
            asked = ann if ann.frame.forms else bo
            await asked.say(**filled(asked))
            assert left(ann.frame) == before - 3
            kept = await room.store.load(ann.open.table.id)
            assert kept is not None
            assert [act.seat for act in kept.acts][-2:] == [-1, asked.seat]

    run(story())


def test_whoever_comes_in_sees_the_time_of_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=10)
            await opened(ann, bo)
            before = left(ann.frame)
            room.now.time += 3
            eve = await room.enter(ann.open)
            assert left(eve.frame) == before - 3
            assert eve.frame.scene.clock is not None
            assert eve.frame.scene.clock.running

    run(story())


def test_the_clock_stands_while_everybody_is_away_or_the_table_is_paused(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=10)
            await opened(ann, bo)
            before = left(ann.frame)
            await ann.say(type="pause", on=True)
            assert ann.frame.scene.clock is not None
            assert not ann.frame.scene.clock.running
            await room.later(ann.open, 500)
            await ann.say(type="pause", on=False)
            assert left(ann.frame) == before
            for person in (ann, bo):
                ann.open.table.depart(person)
            await room.enter(ann.open)  # a spectator does not let the clock run
            await room.later(ann.open, 500)
            ann.open.table.arrive(ann, None)
            assert left(ann.frame) == before

    run(story())


def test_a_casual_game_has_no_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=10, options={"clock": False})
            await opened(ann, bo)
            await room.later(ann.open, 5000)
            assert not ann.open.table.game.over
            assert ann.frame.scene.clock is None

    run(story())


def test_the_clock_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, mission=10)
            await opened(ann, bo)
            await room.later(ann.open, 30)
            before = left((await room.enter(ann.open)).frame)
            id = ann.open.table.id
        async with Backroom(tmp_path) as room:
            room.now.time += 9000
            found = await room.hall.find(id)
            assert found is not None
            ann.open = found
            found.table.arrive(ann, None)
            assert left(ann.frame) == before

    run(story())


def test_something_is_due_before_any_rule_waits_longer() -> None:
    """In every mission with a clock: moving it to when something is due misses nothing that comes by time alone."""
    for mission in [number for number, card in catalogue.missions().items() if card.seconds_a_turn]:
        for match in played(mission, players_of(mission), 40):
            if match.over:
                break
            now, then = match.game.public.clock, due(match.game)
            assert then > now or match.game.ask is not None
            just_before = now + (then - now) * 0.99
            if just_before > now:
                events = match.game.play(Clock(seconds=just_before))[1]
                assert [type(event).__name__ for event in events] == ["ClockTicked"], mission


def test_a_bot_plays_for_somebody_who_is_away_and_hands_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, options={"takeover": 60, "pace": "none"})
            ann.open.table.depart(ann)
            assert not bo.last(said.Lobby).seats[0].here
            await room.later(ann.open, 50)
            assert actors(ann) == set()
            await room.later(ann.open, 20)
            assert bo.last(said.Lobby).seats[0].standin
            assert actors(ann) == {0}
            ann.open.table.arrive(ann, None)
            assert not bo.last(said.Lobby).seats[0].standin
            thoughts = room.thinkers.asked
            while not ann.open.table.game.over and not (ann.frame.ask is not None and ann.frame.ask.yours):
                await bo.say(**filled(bo))
            await room.later(ann.open, 500)
            assert room.thinkers.asked == thoughts

    run(story())


def test_the_host_may_let_a_bot_play_at_once_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, options={"takeover": 0, "pace": "none"})
            assert (await ann.say(type="seat", do="bot", seat=1)).code == "seat"
            ann.open.table.depart(bo)
            await room.later(ann.open, 5000)
            assert not ann.last(said.Lobby).seats[1].standin
            await ann.say(type="seat", do="bot", seat=1, bot="quick")
            seat = ann.last(said.Lobby).seats[1]
            assert (seat.standin, seat.bot, seat.kind) == (True, "quick", "person")

    run(story())


def test_a_table_whose_host_is_away_goes_to_somebody_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, host_seconds=60) as room:
            ann, bo = await two_people(room)
            ann.open.table.depart(ann)
            await room.later(ann.open, 30)
            assert not bo.last(said.Lobby).you.host
            await room.later(ann.open, 40)
            assert bo.last(said.Lobby).you.host
            kept = await room.store.load(ann.open.table.id)
            assert kept is not None
            assert State.decode(kept.state).host == 1

    run(story())


def test_bots_wait_while_nobody_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(seats=[OPEN, BOT, BOT], captain=1, start=True, options={"pace": "none"})
            await room.rest()
            assert len(open.table.game.acts) == 0
            ann = await room.enter(open, token)
            await room.later(open)
            assert actors(ann) == {1, 2}
            assert ann.frame.number > 1

    run(story())


def test_a_table_without_anybody_leaves_the_memory_and_is_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, idle_seconds=100) as room:
            ann, bo = await two_people(room)
            await ann.say(**filled(ann))
            id = ann.open.table.id
            await room.later(ann.open, 5000)
            assert id in room.hall.tables
            for person in (ann, bo):
                ann.open.table.depart(person)
            await room.later(ann.open, 50)
            assert id in room.hall.tables
            await room.later(ann.open, 60)
            assert id not in room.hall.tables
            found = await room.hall.find(id)
            assert found is not None
            assert found.table.match is not None
            assert len(found.table.match.game.acts) == 1

    run(story())


def test_a_stopwatch_stands_and_goes_on() -> None:
    hands = Hands()
    watch = Stopwatch(hands, 5.0)
    hands.time += 10
    assert watch.read() == 5.0
    watch.run(True)
    hands.time += 2
    watch.run(True)
    hands.time += 1
    watch.run(False)
    hands.time += 100
    assert watch.read() == 8.0


def test_a_match_that_waits_for_a_question_by_the_clock_is_due_then() -> None:
    for mission in catalogue.missions():
        for match in played(mission, players_of(mission), 10):
            ask = match.game.ask
            if ask is not None and ask.until is not None:
                assert due(match.game) <= ask.until
    assert due(match_of(1, 4).game) == 5.0


async def everybody_has_acted(room: Backroom, **wish: Any) -> tuple[Open, Visitor]:
    """A table of four at which all have acted and Ann is asked, and the mission does not end with her next miss."""
    while True:
        open, token = await room.table(**wish)
        ann = await room.enter(open, token)
        await ann.say(type="start")
        await room.rest()
        while ann.frame.ask is not None and len(actors(ann)) < 4:
            assert ann.frame.ask.yours
            await ann.say(**filled(ann))
            await room.rest()
        if ann.frame.ask is not None and open.table.game.public.dial > 1:
            return open, ann


def test_bots_hear_which_seats_the_same_bot_has_played_from_the_start(tmp_path: Path) -> None:
    """Ann makes one bot another one and leaves the mission to a bot: nobody relies on what those seats did before."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            bot = {"kind": "bot", "bot": "expert"}
            wish = {"mission": 1, "seats": [OPEN, bot, bot, BOT], "options": {"pace": "none", "takeover": 0}}
            open, ann = await everybody_has_acted(room, **wish)
            assert all(player.company == {1: "expert", 2: "expert", 3: "quick"} for player in room.thinkers.players)
            await ann.say(type="seat", do="bot", seat=3, name="Olga")
            await ann.say(type="seat", do="bot", seat=2, bot="careful")
            thoughts = room.thinkers.asked
            await ann.say(**filled(ann))
            await room.rest()
            assert room.thinkers.asked > thoughts
            assert all(player.company == {1: "expert", 3: "quick"} for player in room.thinkers.players[thoughts:])
            await ann.say(type="seat", do="leave")
            await room.rest()
            kept = await room.store.load(open.table.id)
            assert kept is not None
            assert State.decode(kept.state).company == {1: "expert", 3: "quick"}

    run(story())


def test_a_bot_that_could_not_think_is_not_relied_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(mission=1, seats=[OPEN, BOT], captain=1, options={"pace": "none"})
            ann = await room.enter(open, token)
            room.thinkers.failing = True
            await ann.say(type="start")
            await room.rest()
            assert actors(ann) == {1}
            assert open.table.state.company == {}

    run(story())
