"""Driver: lets the bots of a table think and act, one after the other, at a pace that people can follow.

Whenever a question is open to any-time cards, bots who are not asked may chime in first, clockwise from the one who is
asked; then those who are asked decide. The thinking is done by the crew, never here.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from defuse.bots import RandomBot
from defuse.kernel import Ask, Game
from defuse.server.crew import NoThought, Player, Thought
from defuse.server.guests import No
from defuse.server.logs import LOG, short
from defuse.server.match import Match
from defuse.server.metrics import METRICS
from defuse.server.table import Table

AFTER_FAILURE = 1.0
"""Seconds to wait after something went wrong."""


class Job(NamedTuple):
    """A bot that has something to think about."""

    seat: int
    asked: bool


class Driver:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._let_be: set[tuple[int, int]] = set()
        """The questions and seats where a bot has decided not to chime in."""
        table.moved = self.poke

    def poke(self) -> None:
        """Something has changed: see whether a bot has something to do."""
        if (self._task is None or self._task.done()) and self._next() is not None:
            self._task = asyncio.create_task(self._drive(), name="bots")

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        while (job := self._next()) is not None:
            try:
                await self._do(job)
            except No as no:  # the store is away, for example: people are told when they act, bots try again
                LOG.warning("bot held up", extra={"table": short(self.table.id), "why": no.why})
                await asyncio.sleep(AFTER_FAILURE)
            except Exception:
                METRICS.errors.add()
                LOG.exception("bot failed", extra={"table": short(self.table.id)})
                await asyncio.sleep(AFTER_FAILURE)

    def _next(self) -> Job | None:
        table = self.table
        match = table.match
        if match is None or not table.running or table.broken:
            return None
        ask = match.game.ask
        if ask is None:
            return None
        waiting = ask.waiting
        if ask.open and waiting:
            players = match.game.public.players
            for step in range(1, players):
                seat = (waiting[0] + step) % players
                if seat not in ask.seats and table.is_bot(seat) and self._might_chime_in(match, ask, seat):
                    return Job(seat, False)
        return next((Job(seat, True) for seat in match.game.waiting() if table.is_bot(seat)), None)

    def _might_chime_in(self, match: Match, ask: Ask, seat: int) -> bool:
        if (ask.number, seat) in self._let_be:
            return False
        if match.game.forms(seat):
            return True
        self._let_be.add((ask.number, seat))
        return False

    async def _do(self, job: Job) -> None:
        table = self.table
        match = table.match
        assert match is not None
        question = _question(match.game)
        began = table.now()
        thought = await self._thought(match, job)
        if thought is None:
            self._let_be = {known for known in self._let_be if known[0] == question[0]} | {(question[0], job.seat)}
            return
        pace = table.state.options.pace * match.box.haste(match.game)
        await asyncio.sleep(max(0.0, pace - (table.now() - began)))
        async with table.lock:
            await table.keep_time()
            if table.match is not match or not table.running or not table.is_bot(job.seat):
                return
            if _question(match.game) != question:
                return  # somebody has acted meanwhile: think again
            tried = await table.play(thought.act, aside=thought.aside, why=thought.why)
            table.show(tried)
            if thought.helpless and job.seat in table.state.company:
                await table.change(table.state.doubting(job.seat))

    async def _thought(self, match: Match, job: Job) -> Thought | None:
        name = self.table.state.chairs[job.seat].bot
        player = Player(name, match.bot_seed(job.seat), self.table.state.company)
        observation = match.game.observe(job.seat)
        try:
            if job.asked:
                thought: Thought | None = await self.table.crew.decide(player, observation)
            else:
                thought = await self.table.crew.chime_in(player, observation)
            if thought is None or match.game.why_not(thought.act) is None:
                return thought
            LOG.warning("bot wants what it may not", extra={"table": short(self.table.id), "bot": name})
        except (NoThought, ValueError) as error:
            LOG.warning("bot without a thought", extra={"table": short(self.table.id), "bot": name, "why": str(error)})
        METRICS.thoughts_failed.add()
        if not job.asked:
            return None
        # A table must not wait for ever: anything legal is better than nothing.
        forms = match.game.forms(job.seat)
        act = RandomBot(player.seed).decide(observation, forms)
        aside = any(form.aside and form.has(act) for form in forms)
        return Thought(act, aside, "it could not think of anything", helpless=True)


def _question(game: Game) -> tuple[Any, ...]:
    ask = game.ask
    return () if ask is None else (ask.number, ask.answered)
