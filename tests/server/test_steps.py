"""Steps: at a table with people nobody can tell by the clock what a bot has thought about.

The thinking takes as long as each story says, by a clock that is moved by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.bots import RandomBot, UnknownBot, academy
from defuse.bots import busters as busters_bots
from defuse.bots.busters import own_step, step_of
from defuse.bots.steps import UNKNOWN_STEP, leaves
from defuse.busters.asks import TurnAsk
from defuse.kernel import Game, Observation, Pass
from defuse.server.tables.bots_asked import AskedBot, bots_left
from defuse.server.tables.hall import Open
from defuse.server.tables.reading import reading_time
from defuse.server.wire import messages as said
from defuse.server.workers.fair import NOBODY, Fair
from defuse.server.workers.thinkers import Player, Thought
from tests.leak.worlds import other_deals, twin
from tests.server.backroom import Backroom, Hands, Thinker, Visitor, run
from tests.server.games import any_act
from tests.server.test_academy_tables import choose
from tests.server.test_academy_tables import two_people as two_at_the_academy
from tests.server.test_answers import filled

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "careful"}
QUICK = {"kind": "bot", "bot": "quick"}
AT_ONCE = {"pace": "none"}
STEP = busters_bots.STEPS["careful"].seconds

Takes = Callable[[Observation], float]


class Ponderer(Thinker):
    """A thinkers whose thoughts take as long as a story says; by the clock of the room."""

    def __init__(self, hands: Hands, decides: Takes, chimes: Takes = lambda seen: 0.0) -> None:
        super().__init__()
        self.hands = hands
        self.decides, self.chimes = decides, chimes
        self.took: list[float] = []
        self.eager: set[int] = set()
        """The seats that use an any-time card if they can."""

    async def decide(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought:
        await self._ponder(self.decides(observation))
        forms = observation.forms()
        form = next((form for form in forms if form.verb is Pass), forms[0])
        return Thought(form.nth(0), "it is the first thing")

    async def chime_in(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought | None:
        await self._ponder(self.chimes(observation))
        if observation.seat not in self.eager:
            return None
        return Thought(observation.forms()[0].nth(0), "it can")

    async def _ponder(self, seconds: float) -> None:
        self.took.append(seconds)
        await self.hands.sleep(seconds)


class Watcher(Visitor):
    """A guest who looks at the clock whenever a frame comes."""

    def __init__(self, open: Open, token: str = "") -> None:
        super().__init__(open, token)
        self.instants: list[float] = []

    def send(self, data: bytes) -> None:
        super().send(data)
        if isinstance(self.got[-1], said.Frame):
            self.instants.append(round(self.open.table.now(), 6))

    @property
    def gaps(self) -> list[float]:
        """The seconds between what happened."""
        return [round(later - earlier, 6) for earlier, later in pairwise(self.instants)]


def ponderer(room: Backroom, decides: Takes, chimes: Takes = lambda seen: 0.0) -> Ponderer:
    thinkers = room.thinkers = room.hall.thinkers = Ponderer(room.now, decides, chimes)
    return thinkers


async def watched(room: Backroom, game: Game | None = None, seat: str = "ann", **wish: object) -> Watcher:
    """Somebody who sits at a table that has begun; the game is replaced before anybody is there."""
    open, token = await room.table(start=True, **wish)
    if game is not None:
        assert open.table.match is not None
        open.table.match.game = game
        open.table.match._asked(aside=False)
    watcher = Watcher(open, token if seat == "ann" else "")
    open.table.arrive(watcher, None)
    return watcher


def by_faces(share: float) -> Takes:
    """Longer or shorter by what the seat sees, but never longer than a share of a step."""
    return lambda seen: crc32(seen.faces) / 2**32 * share * STEP


def test_worlds_that_a_person_cannot_tell_apart_are_answered_at_the_same_instants(tmp_path: Path) -> None:
    """Ann waits for the opening tokens of three bots, who think longer or shorter by what they hold."""
    true = busters.new(mission=4, players=4, seed="worlds", captain=1)
    worlds = [true, *[twin(true, deal) for deal in other_deals(true, 0, Random(1), 6)]]
    thoughts, gaps = set(), set()

    async def story(world: Game, folder: Path) -> None:
        folder.mkdir()
        async with Backroom(folder) as room:
            thinkers = ponderer(room, by_faces(0.99))
            seats = [OPEN, BOT, BOT, BOT]
            ann = await watched(room, world, mission=4, seats=seats, captain=1, options=AT_ONCE)
            await room.rest()
            assert {act.seat for act in ann.open.table.game.acts} == {1, 2, 3}
            thoughts.add(tuple(thinkers.took))
            gaps.add(tuple(ann.gaps))

    for number, world in enumerate(worlds):
        assert world is not None
        assert world.observe(0) == true.observe(0)
        run(story(world, tmp_path / str(number)))
    assert len(thoughts) > 3, "the bots should have thought differently long"
    assert gaps == {(STEP, STEP, STEP)}


@cache
def any_time(asked: int) -> Game:
    """A table of four at which a seat is on turn while B or C could use an any-time card, and the others could not."""
    for seed in range(2000):
        random = Random(seed)
        game = busters.new(mission=9, players=4, seed=str(seed))
        for _ in range(60):
            if game.over:
                break
            asks = type(game.ask) is TurnAsk and game.ask.seats == (asked,)
            others = [seat for seat in game.seats() if seat != asked and game.forms(seat)]
            if asks and game.public.opened and {1, 2} - {asked} <= set(others):
                return game
            game, _ = game.play(any_act(game, random))
    raise AssertionError("no such table")


@pytest.mark.parametrize("seconds", [0.0, 0.2 * STEP, 0.9 * STEP])
def test_a_bot_chimes_in_a_step_after_the_question_however_long_it_thought(tmp_path: Path, seconds: float) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            thinkers = ponderer(room, lambda seen: 0.0, lambda seen: seconds)
            thinkers.eager = {1}
            ann = await watched(room, any_time(0), mission=9, seats=[OPEN, BOT, BOT, BOT], options=AT_ONCE)
            before = len(ann.open.table.game.acts)
            await room.rest()
            assert ann.open.table.game.acts[before].seat == 1
            assert ann.gaps[0] == STEP

    run(story())


@pytest.mark.parametrize("seconds", [0.0, 0.2 * STEP, 0.9 * STEP])
def test_who_lets_the_chance_to_chime_in_pass_does_not_hold_up_the_answer(tmp_path: Path, seconds: float) -> None:
    """B is on turn. Whether C thinks about its card, and how long, does not show."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            thinkers = ponderer(room, lambda seen: 0.3 * STEP, lambda seen: seconds)
            ann = await watched(room, any_time(1), mission=9, seats=[OPEN, BOT, BOT, BOT], options=AT_ONCE)
            await room.rest()
            assert seconds in thinkers.took
            assert ann.gaps[0] == STEP

    run(story())


def test_a_thought_that_takes_longer_leaves_at_the_next_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: {1: 1.1, 2: 2.9, 3: 0.1}.get(seen.seat or 0, 0.0) * STEP)
            ann = await watched(room, mission=1, seats=[OPEN, BOT, BOT, BOT], captain=1, options=AT_ONCE)
            await room.rest()
            assert ann.gaps == pytest.approx([2 * STEP, 3 * STEP, STEP])
            assert room.hall.metrics.registry.get_sample_value("defuse_bot_late_total") == 2

    run(story())


def test_the_pace_is_kept_in_whole_steps(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, by_faces(0.99))
            ann = await watched(room, mission=1, seats=[OPEN, BOT], captain=1, options={"pace": "slow"})
            match = ann.open.table.match
            assert match is not None
            pace = reading_time("slow", match.latest) * match.box.bot_pace(match.game)
            await room.rest()
            assert ann.gaps == pytest.approx([leaves(0.0, 0.0, STEP, pace)])
            assert pace <= ann.gaps[0] < pace + STEP

    run(story())


def test_a_table_of_bots_alone_does_not_wait(tmp_path: Path) -> None:
    """Ann has left the table to bots and looks on."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: 0.01)
            open, token = await room.table(mission=1, seats=[OPEN, BOT, BOT], captain=1, options=AT_ONCE)
            ann = await room.enter(open, token)
            await ann.say(type="start")
            await ann.say(type="seat", do="leave")
            eve = Watcher(open)
            open.table.arrive(eve, None)
            await room.rest()
            assert open.table.game.over
            assert set(eve.gaps) == {0.01}

    run(story())


def test_a_quick_bot_waits_for_those_who_might_chime_in(tmp_path: Path) -> None:
    """Alone with people it answers by its own step; beside a careful one by that of the slower bot."""
    quick = busters_bots.STEPS["quick"].seconds
    assert quick < STEP

    async def story(folder: Path, others: list[object], expected: float) -> None:
        folder.mkdir()
        async with Backroom(folder) as room:
            ponderer(room, lambda seen: 0.0)
            game = any_time(1)
            ann = await watched(room, game, mission=9, seats=[OPEN, QUICK, *others], options=AT_ONCE)
            await room.rest()
            assert ann.gaps[0] == pytest.approx(expected)

    run(story(tmp_path / "quick", [QUICK, QUICK], quick))
    run(story(tmp_path / "mixed", [QUICK, BOT], STEP))


def test_the_step_is_counted_anew_when_the_table_goes_on(tmp_path: Path) -> None:
    """The table is paused while a bot thinks, and left, and the bot's answer leaves a step after each return."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: 0.7 * STEP)
            ann = await watched(room, mission=1, seats=[OPEN, BOT, BOT], captain=1, options=AT_ONCE)
            await ann.say(type="pause", on=True)
            room.now.time += 7.03
            await ann.say(type="pause", on=False)
            began = ann.instants[-1]
            ann.open.table.depart(ann)
            room.now.time += 11.11
            ann.open.table.arrive(ann, None)
            back = ann.instants[-1]
            assert back == pytest.approx(began + 11.11)
            await room.rest()
            assert ann.instants[-2:] == pytest.approx([back + STEP, back + 2 * STEP])

    run(story())


def test_the_step_is_counted_anew_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: 0.7 * STEP)
            open, token = await room.table(mission=1, seats=[OPEN, BOT], captain=1, options=AT_ONCE, start=True)
            id = open.table.id
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: 0.7 * STEP)
            room.now.time += 0.123
            found = await room.hall.find(id)
            assert found is not None
            ann = Watcher(found, token)
            found.table.arrive(ann, None)
            await room.rest()
            assert ann.gaps == [STEP]

    run(story())


def test_a_bot_that_stands_in_answers_a_step_after_it_sat_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, by_faces(0.9))
            open, token = await room.table(
                mission=1, seats=[OPEN, OPEN], captain=0, options={"pace": "none", "takeover": 60}
            )
            ann = await room.enter(open, token)
            bo = Watcher(open)
            open.table.arrive(bo, None)
            await bo.say(type="seat", do="take", name="Bo")
            await ann.say(type="start")
            began = bo.instants[-1]
            open.table.depart(ann)
            await room.later(open, 61.07)
            assert bo.instants[-1] - began == pytest.approx(61.07 + STEP)

    run(story())


def test_an_older_thought_does_not_hold_up_the_next_answer(tmp_path: Path) -> None:
    """Ann acts while B still thinks about a card: what comes next is counted from her act."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            thinkers = ponderer(room, lambda seen: 0.0, lambda seen: 25 * STEP)
            ann = await watched(room, any_time(0), mission=9, seats=[OPEN, BOT, BOT, BOT], options=AT_ONCE)
            thinkers.chimes = lambda seen: 0.0
            answer = await ann.say(**filled(ann, verb="cut"))
            assert isinstance(answer, said.Accepted)
            await room.rest()
            assert ann.gaps[:2] == pytest.approx([0.0, STEP], abs=1e-6)

    run(story())


def test_sealed_answers_leave_together_and_people_do_not_shift_them(tmp_path: Path) -> None:
    """Bomb Squad Academy: two bots choose while Ann and Bo do; one thinks long, one does not."""
    step = academy.STEPS["careful"].seconds

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: (0.9 if seen.seat == 2 else 0.1) * step)
            ann, _ = await two_at_the_academy(room, bots=2)
            began = room.now()
            eve = Watcher(ann.open)
            ann.open.table.arrive(eve, None)
            await choose(ann, "red")
            await room.rest()
            assert ann.open.table.game.ask is not None
            assert ann.open.table.game.ask.waiting == (1,)
            assert eve.instants[-2:] == pytest.approx([began + step] * 2)

    run(story())


@pytest.mark.parametrize(("bots", "left"), [(1, 10.0), (3, 10.0), (4, 4.0)])
def test_all_bots_answer_before_a_question_closes_whatever_the_pace(tmp_path: Path, bots: int, left: float) -> None:
    """At a slow table, one bot after the other is asked something that closes by itself."""

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ponderer(room, lambda seen: 0.0)
            game = busters.new(mission=1, players=bots + 1, captain=1)
            assert game.ask is not None
            asked = replace(game.ask, mode="first", seats=tuple(range(1, bots + 1)), until=left)
            game = Game(game.kit, game.setup, replace(game.public, ask=asked), game.secret, game.acts)
            ann = await watched(room, game, mission=1, seats=[OPEN, *[BOT] * bots], options={"pace": "slow"})
            match = ann.open.table.match
            assert match is not None
            assert 0 < ann.open.driver._pace(match) * bots < left

    run(story())


def test_who_may_say_something_is_known_to_everybody() -> None:
    """Not those who have a card to use now, but all bots who might have one."""
    game = any_time(1)
    assert bots_left(game, {0, 1, 2, 3}) == (
        AskedBot(2, False),
        AskedBot(3, False),
        AskedBot(0, False),
        AskedBot(1, True),
    )
    assert bots_left(game, {1}) == (AskedBot(1, True),)
    assert bots_left(game, {0, 3}) == (AskedBot(3, False), AskedBot(0, False))


def test_each_kind_of_bot_has_a_step_above_what_was_measured() -> None:
    assert busters_bots.STEPS.keys() == busters_bots.OWN.keys()
    assert academy.STEPS.keys() == academy.OWN.keys()
    for step in (*busters_bots.STEPS.values(), *academy.STEPS.values()):
        assert 0 < step.p99 < step.seconds


def test_an_expert_with_another_budget_has_another_step() -> None:
    usual = step_of("expert")
    assert step_of("expert:1") == usual
    assert step_of("expert:0.5") == pytest.approx(STEP + 0.5)
    assert own_step("expert:3") == pytest.approx(STEP + 3)


def test_a_bot_of_another_package_may_say_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(RandomBot):
        pass

    class Slow(RandomBot):
        step = 4

    class Wrong(RandomBot):
        step = "soon"

    for bot in (Plain, Slow, Wrong):
        monkeypatch.setitem(busters_bots.OWN, bot.__name__.lower(), bot)
    assert own_step("slow") is None
    assert (step_of("plain"), step_of("slow")) == (UNKNOWN_STEP, 4.0)
    with pytest.raises(UnknownBot, match="declares a step of 'soon'"):
        step_of("wrong")
