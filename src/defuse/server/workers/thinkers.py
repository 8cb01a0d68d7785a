"""Thinkers: processes that think for bots and work out odds, so that the event loop never waits for a thought.

They get observations and nothing else: what they do not know they cannot tell.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from defuse.bots import UNKNOWN_STEP, Explains, bots_of
from defuse.kernel import Act, Observation
from defuse.server.games import box_named
from defuse.server.games.box import Proven
from defuse.server.logs import LOG
from defuse.server.workers.fair import NOBODY, Fair
from defuse.server.workers.pool import NoThought, Pool
from defuse.words import Text, say


class Player(NamedTuple):
    """A bot: its name, its seed, and the bots at the table by seat. Seats that are not named are people."""

    name: str
    seed: str
    company: Mapping[int, str] = {}


class Thought(NamedTuple):
    """What a bot does, and why."""

    act: Act
    why: Text
    helpless: bool = False
    """Whether it is just anything that is legal."""


class Thinkers(Pool):
    """Those who think for bots; and one who counts for people, and makes their replay files.

    People's odds have a process of their own: whoever asks for them must not notice how long bots are thinking. No bot
    of another package is ever loaded there.
    """

    def __init__(self, workers: int) -> None:
        super().__init__(workers, {task: name for name, task in TRAVELS.items()})
        self.counter = Pool(1)
        self._steps: dict[tuple[str, str], float] = {}

    async def decide(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought:
        """What a bot does, now that its seat is asked."""
        return await self.work(_decide, player, pickle.dumps(observation), fair=fair)

    async def chime_in(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought | None:
        """Whether it uses an any-time card while somebody else is asked."""
        return await self.work(_chime_in, player, pickle.dumps(observation), fair=fair)

    async def step(self, game: str, name: str) -> float:
        """At multiples of how many seconds a bot answers people."""
        own = bots_of(game).own_step(name)
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

    async def odds(self, observation: Observation, fair: Fair = NOBODY) -> Any:
        """The odds of the seat, as they are sent."""
        return await self.counter.work(_odds, pickle.dumps(observation), fair=fair)

    async def proof(self, observation: Observation, wire: int, fair: Fair = NOBODY) -> Proven | None:
        """Why a wire is certain for a seat; None if it is not."""
        return await self.counter.work(_proof, pickle.dumps(observation), wire, fair=fair)

    def close(self) -> None:
        """End the processes. What they were thinking is lost."""
        super().close()
        self.counter.close()


# In the other processes.


def _decide(player: Player, data: bytes) -> Thought:
    observation: Observation = pickle.loads(data)
    bot = bots_of(observation.game).make(*player)
    forms = observation.forms()
    act, why = bot.think(observation, forms) if isinstance(bot, Explains) else (bot.decide(observation, forms), "")
    return Thought(act, why)


def _chime_in(player: Player, data: bytes) -> Thought | None:
    observation: Observation = pickle.loads(data)
    bot = bots_of(observation.game).make(*player)
    act = bot.chime_in(observation, observation.forms())
    return None if act is None else Thought(act, say("bot-chimes-in"))


def _step(game: str, name: str) -> float:
    return bots_of(game).step_of(name)


def _odds(data: bytes) -> Struct:
    observation: Observation = pickle.loads(data)
    return box_named(observation.game).chances(observation)


def _proof(data: bytes, wire: int) -> Proven | None:
    observation: Observation = pickle.loads(data)
    return box_named(observation.game).proof(observation, wire)


TRAVELS: dict[str, Callable[..., Any]] = {"decide": _decide, "chime_in": _chime_in}
"""What may be thought on other machines, by name (see `desk`)."""
