"""Tables of Bomb Squad Academy: choosing the game, windows that close by real time, bots, restarts."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from defuse.academy.asks import ChooseAsk, WindowAsk
from defuse.academy.board import Board
from defuse.bots import bots_of
from defuse.kernel import Clock
from defuse.server.games import boxes
from defuse.server.tables.state import State
from defuse.server.wire import messages as said
from defuse.server.wire.rest import NewTable
from defuse.server.wire.scenes import EventSeen
from tests.server.academy_games import AcademyFrame
from tests.server.backroom import Backroom, Visitor, run
from tests.server.people import chosen_by

OPEN = {"kind": "open"}
BOT = {"kind": "bot"}
SECONDS = 20


async def two_people(room: Backroom, bots: int = 0, **options: Any) -> tuple[Visitor, Visitor]:
    """Ann and Bo, at a table that has begun."""
    options = {"pace": "none", "window": SECONDS, **options}
    open, token = await room.table(game="academy", seats=[OPEN, OPEN, *[BOT] * bots], options=options)
    ann = await room.enter(open, token)
    bo = await room.enter(open)
    await bo.say(type="seat", do="take", name="Bo")
    assert isinstance(await ann.say(type="start"), said.Accepted)
    return ann, bo


def frame(visitor: Visitor) -> AcademyFrame:
    return cast(AcademyFrame, visitor.last(said.Frame))


def board(visitor: Visitor) -> Board:
    found: Board = visitor.open.table.game.public
    return found


def number(visitor: Visitor) -> int | None:
    """The number of the open question."""
    ask = visitor.open.table.game.ask
    return None if ask is None else ask.number


async def choose(visitor: Visitor, card: str) -> Any:
    ask = frame(visitor).ask
    assert ask is not None
    return await visitor.say(type="answer", ask=ask.number, form="choose", chosen={"card": [card]})


async def anything(visitor: Visitor, *, verb: str = "") -> None:
    """Answer the open question somehow, if this seat is asked; with a verb, only by that one."""
    now = frame(visitor)
    if now.ask is None or not now.ask.yours:
        return
    forms = [form for form in now.forms if not verb or form.verb == verb] or list(now.forms)
    form = forms[-1] if not verb else forms[0]
    chosen = chosen_by(form, Random(now.number))
    await visitor.say(type="answer", ask=now.ask.number, form=form.id, chosen=chosen)


async def until_a_window(room: Backroom, ann: Visitor, bo: Visitor) -> WindowAsk:
    """Play until somebody is asked whether to use a tool."""
    for _ in range(600):
        await room.rest()
        ask = ann.open.table.game.ask
        if isinstance(ask, WindowAsk):
            return ask
        await room.later(ann.open, 9)  # people think for a while, and that is nobody's time
        assert ask is not None, "no window was ever opened"
        for person in (ann, bo):
            if ask.waits_for(cast(int, person.seat)) and person.seat not in ask.answered:
                await anything(person, verb="choose" if isinstance(ask, ChooseAsk) else "")
    raise AssertionError("no window was opened")


def test_everybody_learns_that_somebody_has_locked_in_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            assert isinstance(await choose(ann, "red"), said.Accepted)
            assert [seat.answered for seat in frame(bo).scene.seats] == [True, False]
            assert frame(bo).yours.locked is None
            (event,) = frame(bo).events
            assert event == EventSeen(at=2, kind="answered", seat=0)
            frames = bo.count(said.Frame)
            await choose(ann, "green")
            assert bo.count(said.Frame) == frames, "a change of mind is nobody else's business"
            locked = frame(ann).yours.locked
            assert locked is not None
            assert locked.id == "green"
            await choose(bo, "chicken")
            assert any(event.kind == "actions-revealed" for event in frame(bo).events)
            assert board(ann).played[0] == ("green",)

    run(story())


def test_a_card_that_is_still_on_the_table_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            no = await choose(ann, "yellow")
            assert (no.code, no.why) == ("rule", "there is no such wire in this game")

    run(story())


def test_a_window_closes_when_its_time_is_up(tmp_path: Path) -> None:
    """A9: real time becomes acts of the clock; whoever has not declared by then has passed."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            ask = await until_a_window(room, ann, bo)
            asked = ann if 0 in ask.seats else bo
            seen = frame(asked)
            assert seen.ask is not None
            assert seen.scene.clock is not None
            assert seen.ask.until is not None
            assert round(seen.ask.until - seen.scene.clock.seconds) == SECONDS
            await room.later(ann.open, SECONDS - 1)
            assert number(ann) == ask.number
            await room.later(ann.open, 2)
            assert number(ann) != ask.number
            assert isinstance(ann.open.table.game.acts[-1], Clock)

    run(story())


def test_a_window_without_a_limit_stays_open_until_everybody_has_passed(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, window=0)
            ask = await until_a_window(room, ann, bo)
            assert ask.until is None
            await room.later(ann.open, 500)
            assert number(ann) == ask.number
            for seat in ask.seats:
                await anything((ann, bo)[seat], verb="pass")
            assert number(ann) != ask.number

    run(story())


def test_the_clock_of_a_window_stands_while_the_table_is_paused(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            ask = await until_a_window(room, ann, bo)
            await ann.say(type="pause", on=True)
            await room.later(ann.open, 10 * SECONDS)
            assert number(ann) == ask.number
            await bo.say(type="pause", on=False)
            await room.later(ann.open, SECONDS + 1)
            assert number(ann) != ask.number

    run(story())


def test_two_people_and_two_bots_play_to_the_end_and_once_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room, bots=2)
            for _ in range(2000):
                await room.rest()
                if ann.open.table.game.over:
                    break
                for person in (ann, bo):
                    await anything(person)
            ending = frame(ann).scene.ending
            assert ending is not None
            assert ending == frame(bo).scene.ending
            assert ann.last(said.Lobby).state == "over"
            assert (await bo.say(type="again")).code == "host"
            assert isinstance(await ann.say(type="again"), said.Accepted)
            assert ann.last(said.Lobby).state == "lobby"
            assert isinstance(await ann.say(type="start"), said.Accepted)
            assert frame(ann).game == 2

    run(story())


def test_a_game_goes_on_after_a_restart_with_what_was_locked_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            await choose(ann, "blue")
            id, key = ann.open.table.id, ann.key
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(id)
            assert found is not None
            back = Visitor(found)
            back.key = key
            found.table.arrive(back, None)
            locked = frame(back).yours.locked
            assert locked is not None
            assert locked.id == "blue"
            assert back.last(said.Lobby).mission.game == "academy"

    run(story())


def test_the_host_can_choose_another_game_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(mission=3, seats=[OPEN, {"kind": "bot", "bot": "quick"}, BOT], captain=1)
            ann = await room.enter(open, token)
            assert isinstance(await ann.say(type="setting", game="academy"), said.Accepted)
            lobby = ann.last(said.Lobby)
            assert lobby.mission.game == "academy"
            assert lobby.captain is None
            assert "quick" not in lobby.bots
            assert [seat.bot for seat in lobby.seats] == ["", "careful", "careful"]
            assert (await ann.say(type="seat", do="bot", seat=1, bot="quick")).code == "bad"
            await ann.say(type="start")
            assert frame(ann).scene.bomb == 1
            assert (await ann.say(type="setting", game="busters")).code == "state"

    run(story())


def test_a_mission_that_the_next_game_does_not_have_makes_room_for_its_first_one(tmp_path: Path) -> None:
    """A game that is played as a whole takes any number; it has no missions that one could miss."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(game="academy", mission=999, seats=[OPEN, BOT])
            assert open.table.state.mission == 1
            ann = await room.enter(open, token)
            await ann.say(type="setting", mission=998)
            assert open.table.state.mission == 1
            assert isinstance(await ann.say(type="setting", game="busters"), said.Accepted)
            assert ann.last(said.Lobby).mission.number == 1
            await ann.say(type="setting", mission=3)
            await ann.say(type="setting", game="academy")
            await ann.say(type="setting", game="busters")
            assert ann.last(said.Lobby).mission.number == 3, "whoever looks at another game comes back to it"
            await ann.say(type="setting", game="academy")
            await ann.say(type="start")
            await ann.say(type="again", mission=999)
            assert open.table.state.mission == 1
            await ann.say(type="setting", game="busters")
            assert isinstance(await ann.say(type="start"), said.Accepted)

    run(story())


def test_a_table_that_was_kept_with_a_mission_that_its_game_does_not_have_can_be_used(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(seats=[OPEN, BOT])
            await room.store.save(open.table.hold, replace(open.table.state, mission=999).encode())
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(open.table.id)
            assert found is not None
            ann = await room.enter(found, token)
            assert ann.last(said.Lobby).mission.number == 1
            assert isinstance(await ann.say(type="start"), said.Accepted)

    run(story())


def test_talk_is_free_among_rivals(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            assert frame(ann).may.talk
            assert isinstance(await ann.say(type="talk", text="I cut red!"), said.Accepted)
            assert bo.last(said.Said).text == "I cut red!"

    run(story())


def test_whoever_plays_a_game_hears_of_games_and_not_of_missions(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            for game, one in (("academy", "game"), ("busters", "mission")):
                options = {"aids": "odds", "pace": "none"}
                open, token = await room.table(game=game, seats=[OPEN, BOT, BOT], options=options)
                ann = await room.enter(open, token)
                for message in ({"type": "pause", "on": True}, {"type": "odds"}):
                    assert (await ann.say(**message)).why == f"no {one} runs"
                assert (await ann.say(type="again")).why == f"no {one} has been played yet"
                await ann.say(type="start")
                assert (await ann.say(type="start")).why == f"a {one} runs already"
                assert (
                    await ann.say(type="setting", players=4)
                ).why == f"that has to be settled before the {one} begins"
                assert (await ann.say(type="why", number=1)).why.endswith(f"ask after the {one}")
                spectator = await room.enter(open)
                assert spectator.frame.may.talk_note == f"Players hear this after the {one}."

    run(story())


def test_a_table_that_was_kept_before_there_were_two_games_is_one_of_bomb_busters() -> None:
    kept = b'{"mission":4,"chairs":[{},{}]}'
    assert State.decode(kept).plays == "busters"
    assert msgspec.convert({"name": "Ann"}, NewTable).game == "busters"


def test_every_game_has_a_name_a_card_and_bots() -> None:
    for box in boxes():
        assert box.name == box.kit.name
        assert box.card(1, "en").game == box.name
        assert {"careful", "expert", "random"} <= set(box.bots())
        for bot in box.bots():
            assert bots_of(box.name).make(bot, "seed", {}) is not None
