"""Thinkers: processes that think for bots and work out odds, so that the event loop never waits for a thought.

They get observations and nothing else: what they do not know they cannot tell.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from defuse.bots import UNKNOWN_STEP, Explains
from defuse.kernel import Act, Observation
from defuse.server.games import box_named
from defuse.server.logs import LOG

PATIENCE = 30.0
"""After so many seconds a thought is given up."""

T = TypeVar("T")


class Player(NamedTuple):
    """A bot: its name, its seed, and the bots at the table by seat. Who is not named there is a person."""

    name: str
    seed: str
    company: Mapping[int, str] = {}


class Thought(NamedTuple):
    """What a bot does, and why."""

    act: Act
    why: str
    helpless: bool = False
    """Whether it is just anything that is legal."""


class NoThought(RuntimeError):
    """Nothing came of it: the process died, or took too long."""


class Pool:
    """Processes that work for somebody. They are started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.busy = 0
        """How many pieces of work are being done or wait for a process."""
        self.failures = 0
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """End the processes. What they were thinking is lost."""
        for process in self._ended():
            process.join(5)

    def _ended(self) -> list[Any]:
        """End the processes without waiting for them; new ones are started when they are needed."""
        pool, self._pool = self._pool, None
        if pool is None:
            return []
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False)
        for process in processes:
            process.terminate()
        return processes

    async def work(self, task: Callable[..., T], *args: Any) -> T:
        """Have something done. Raises NoThought where nothing comes of it."""
        self.busy += 1
        try:
            for last in (False, True):
                pool = self._started()
                try:
                    future = pool.submit(task, *args)
                    return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
                except BrokenProcessPool as error:
                    self.failures += 1
                    if pool is self._pool:
                        self._ended()
                    if last:
                        raise NoThought("the process that was thinking ended") from error
                except TimeoutError as error:
                    self.failures += 1
                    if pool is self._pool:
                        self._ended()  # it would think on; what others had begun is begun again
                    raise NoThought("the thought took too long") from error
            raise AssertionError
        finally:
            self.busy -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # "spawn" works the same everywhere, and copies neither sockets nor threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_hired)
        return self._pool


class Thinkers(Pool):
    """Those who think for bots; and one who counts for people.

    People's odds have a process of their own: whoever asks for them must not notice how long bots are thinking.
    """

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.counter = Pool(1)
        self._steps: dict[tuple[str, str], float] = {}

    async def decide(self, player: Player, observation: Observation) -> Thought:
        """What a bot does, now that its seat is asked."""
        return await self.work(_decide, player, pickle.dumps(observation))

    async def chime_in(self, player: Player, observation: Observation) -> Thought | None:
        """Whether it uses an any-time card while somebody else is asked."""
        return await self.work(_chime_in, player, pickle.dumps(observation))

    async def step(self, game: str, name: str) -> float:
        """At multiples of how many seconds a bot answers people."""
        own = box_named(game).own_step(name)
        if own is not None:
            return own
        # Bots of other packages are loaded in the other processes alone, here they could look at everything.
        key = (game, name)
        if key not in self._steps:
            try:
                self._steps[key] = await self.work(_step, game, name)
            except (NoThought, ValueError) as error:
                LOG.warning("bot without a step", extra={"bot": name, "why": str(error)})
                self._steps[key] = UNKNOWN_STEP
        return self._steps[key]

    async def odds(self, observation: Observation) -> Any:
        """The odds of the seat, as they are sent."""
        return await self.counter.work(_odds, pickle.dumps(observation))

    def close(self) -> None:
        """End the processes. What they were thinking is lost."""
        super().close()
        self.counter.close()


# In the other processes.


def _hired() -> None:
    """Leave Ctrl-C to the server, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def _decide(player: Player, data: bytes) -> Thought:
    observation: Observation = pickle.loads(data)
    bot = box_named(observation.game).bot(*player)
    forms = observation.forms()
    act, why = bot.think(observation, forms) if isinstance(bot, Explains) else (bot.decide(observation, forms), "")
    return Thought(act, why)


def _chime_in(player: Player, data: bytes) -> Thought | None:
    observation: Observation = pickle.loads(data)
    bot = box_named(observation.game).bot(*player)
    act = bot.chime_in(observation, observation.forms())
    return None if act is None else Thought(act, "it costs nothing and helps now")


def _step(game: str, name: str) -> float:
    return box_named(game).step(name)


def _odds(data: bytes) -> Struct:
    observation: Observation = pickle.loads(data)
    return box_named(observation.game).chances(observation)
