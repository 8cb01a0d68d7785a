"""BotDriver: lets the bots of a table think and act, at a pace that people can follow.

Whenever a question is open to any-time cards, bots who are not asked may chime in first, clockwise from the one who is
asked; then those who are asked decide. All of them think at the same time, in other processes,
never here.

How long a bot thinks depends on what it holds, so it must not show. At a table with people nothing that a bot does
leaves at another moment than a whole number of steps after the question (`defuse.bots.steps`). The step is that of the
slowest bot that may say something to the question, whether it has anything to say or not. A bot that lets its chance
to chime in pass holds nobody up. How many steps people need to read what happened (`tables.reading`) follows from what
everybody was told.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from defuse.bots import RandomBot, leaves
from defuse.server.logs import LOG, short
from defuse.server.tables.bots_asked import AskedBot, bots_asked, bots_left
from defuse.server.tables.clock import counts
from defuse.server.tables.guests import No
from defuse.server.tables.match import Match
from defuse.server.tables.reading import AGAINST_THE_CLOCK, reading_time
from defuse.server.tables.table import Table
from defuse.server.workers.pool import NoThought
from defuse.server.workers.thinkers import Player, Thought
from defuse.words import say

AFTER_FAILURE = 1.0
"""Seconds to wait after something went wrong."""


class Question(NamedTuple):
    """What bots think about. They start again whenever any of it changes."""

    game: int
    number: int
    answered: tuple[int, ...]
    """Who has answered; nobody where answers are sealed, since they tell the others nothing."""
    bots: tuple[tuple[int, str], ...]
    """The seats that bots play, for good or while somebody is away, and which bots."""


class BotDriver:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._question: Question | None = None
        self._since = 0.0
        """When the question was asked, the bot sat down or the table went on: whatever came last."""
        self._heard: set[int] = set()
        """Those who have said what they have to say to the question, or let it be."""
        self._changed = asyncio.Event()
        """Set when there is another question than the one that bots think about."""
        self._moved = asyncio.Event()
        """Set when anything has changed at the table."""
        table.moved = self.poke

    def poke(self) -> None:
        """Something has changed: see whether a bot has something to do."""
        question = self._now_asked()
        if question != self._question:
            self._question, self._since, self._heard = question, self.table.now(), set()
            self._changed.set()
        self._moved.set()
        if (self._task is None or self._task.done()) and self._bots_left():
            self._task = asyncio.create_task(self._drive(), name="bots")

    def stop(self) -> None:
        """Think no more, and hear no more of the table."""
        self.table.moved = lambda: None
        if self._task is not None:
            self._task.cancel()

    def _now_asked(self) -> Question | None:
        table = self.table
        match = table.match
        if match is None or not table.running or table.broken or match.game.ask is None:
            return None
        ask = match.game.ask
        bots = [(seat, chair.bot) for seat, chair in enumerate(table.state.chairs) if table.is_bot(seat)]
        return Question(match.game_number, ask.number, () if ask.mode == "all" else ask.answered, tuple(bots))

    def _bots_left(self) -> tuple[AskedBot, ...]:
        """Those who have still something to think about."""
        match, question = self.table.match, self._question
        if match is None or question is None:
            return ()
        return bots_left(match.game, {seat for seat, _ in question.bots} - self._heard)

    async def _drive(self) -> None:
        while to_think := self._bots_left():
            try:
                await self._round(to_think)
            except No as no:  # the store is away, for example: people are told when they act, bots try again
                LOG.warning("bot held up", extra={"table": short(self.table.id), "why": str(no)})
                await self.table.sleep(AFTER_FAILURE)
            except Exception:
                self.table.metrics.errors.inc()
                LOG.exception("bot failed", extra={"table": short(self.table.id)})
                await self.table.sleep(AFTER_FAILURE)

    async def _round(self, to_think: tuple[AskedBot, ...]) -> None:
        """All think; the first one who has something to say says it, or all of them, where answers are sealed."""
        match, question = self.table.match, self._question
        assert match is not None
        assert question is not None
        self._changed.clear()
        step = asyncio.create_task(self._step(match, question))
        thinking = [asyncio.create_task(self._pondered(match, asked_bot)) for asked_bot in to_think]
        try:
            for asked_bot, task in zip(to_think, thinking, strict=True):
                if not await self._unless_changed(task):
                    return
                thought, ready = task.result()
                if thought is None:
                    self._heard.add(asked_bot.seat)
                    continue
                if not await self._unless_changed(step) or not await self._left(match, step.result(), ready):
                    return
                if not await self._acted(question, asked_bot, thought) or not self._sealed(match):
                    return
        finally:
            step.cancel()
            for task in thinking:
                task.cancel()

    async def _unless_changed(self, task: asyncio.Future[Any]) -> bool:
        """Wait for something. Whether the question is still the same then."""
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait({task, changed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
        return not self._changed.is_set()

    async def _left(self, match: Match, step: float, ready: float) -> bool:
        """Wait until an answer may leave that was ready at an instant. Whether it is still wanted then."""
        if step and ready - self._since > step:
            self.table.metrics.thoughts_late.inc()
        pace = self._pace(match)
        while True:
            leaving = leaves(self._since, ready, step, pace)
            if await self._slept(leaving - self.table.now()):
                return True
            if self._changed.is_set():
                return False
            pace = max(self._pace(match), self.table.now() - self._since)  # somebody holds bots up, or no longer

    async def _slept(self, seconds: float) -> bool:
        """Sleep, unless something changes at the table meanwhile. Whether nothing has."""
        self._moved.clear()
        waiting = asyncio.ensure_future(self.table.sleep(max(0.0, seconds)))
        moved = asyncio.create_task(self._moved.wait())
        try:
            await asyncio.wait({waiting, moved}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            moved.cancel()
        return not self._moved.is_set()

    def _pace(self, match: Match) -> float:
        """How long bots wait after the question: people read what happened, and are perhaps explained something.

        Where time counts, nobody waits long, and never until a question closes before bots have answered.
        """
        table, ask, question = self.table, match.game.ask, self._question
        agreed, share = table.state.options.pace, match.box.bot_pace(match.game)
        if not counts(match.game):
            read = max(table.holds.framed, self._since) + share * reading_time(agreed, match.latest)
            return max(read, table.holds.until()) - self._since
        pace = share * reading_time(AGAINST_THE_CLOCK.get(agreed, agreed), match.latest)
        if ask is None or ask.until is None or question is None:
            return pace
        bots = [seat for seat, _ in question.bots if seat in ask.waiting]
        left: float = ask.until - match.game.public.clock
        return min(pace, max(0.0, left) / (len(bots) + 1))

    async def _step(self, match: Match, question: Question) -> float:
        """The longest step of those who may say something, as far as everybody knows; none where only bots play."""
        if not self.table.has_people:
            return 0.0
        names = dict(question.bots)
        asked = [names[each.seat] for each in bots_asked(match.game, names)]
        steps = [await self.table.thinkers.step(match.box.name, name) for name in asked]
        return max(steps, default=0.0)

    def _sealed(self, match: Match) -> bool:
        return match.game.ask is not None and match.game.ask.sealed

    async def _acted(self, question: Question, asked_bot: AskedBot, thought: Thought) -> bool:
        """Play what a bot wants. Whether the question is still the same afterwards."""
        table = self.table
        async with table.lock:
            await table.keep_time()
            self.poke()
            if self._question != question:
                return False  # somebody has acted meanwhile: think again
            tried = await table.play(thought.act, why=thought.why)
            table.show(tried)
            if thought.helpless and asked_bot.seat in table.state.company:
                await table.change(table.state.doubting(asked_bot.seat))
        if self._question != question:
            return False
        self._heard.add(asked_bot.seat)
        return True

    async def _pondered(self, match: Match, asked_bot: AskedBot) -> tuple[Thought | None, float]:
        """What a bot wants to do, and when it knew."""
        return await self._thought(match, asked_bot), self.table.now()

    async def _thought(self, match: Match, asked_bot: AskedBot) -> Thought | None:
        seat = asked_bot.seat
        forms = match.forms(seat)
        if not forms and not asked_bot.asked:
            return None
        name = self.table.state.chairs[seat].bot
        player = Player(name, match.bot_seed(seat), self.table.state.company)
        observation = match.game.observe(seat)
        try:
            if asked_bot.asked:
                thought: Thought | None = await self.table.thinkers.decide(player, observation, self.table.fair)
            else:
                thought = await self.table.thinkers.chime_in(player, observation, self.table.fair)
            if thought is None or match.game.why_not(thought.act) is None:
                return thought
            LOG.warning("bot wants what it may not", extra={"table": short(self.table.id), "bot": name})
        except (NoThought, ValueError) as error:
            LOG.warning("bot without a thought", extra={"table": short(self.table.id), "bot": name, "why": str(error)})
        self.table.metrics.thoughts_failed.inc()
        if not asked_bot.asked:
            return None
        # A table must not wait for ever: anything legal is better than nothing.
        act = RandomBot(player.seed).decide(observation, forms)
        return Thought(act, say("bot-helpless"), helpless=True)
