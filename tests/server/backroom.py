"""A hall without a network: guests that write down what they are sent, a clock that is set by hand."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import msgspec

from defuse.kernel import Observation
from defuse.kernel.deal import promise_of
from defuse.server.schema import server_message
from defuse.server.settings import Settings
from defuse.server.store.sql import SqlStore
from defuse.server.tables.hall import Hall, Open
from defuse.server.tables.state import digest
from defuse.server.wire import messages as said
from defuse.server.wire.messages import ClientMessage, FromServer
from defuse.server.wire.rest import NewTable
from defuse.server.workers.fair import NOBODY, Fair
from defuse.server.workers.pool import NoThought
from defuse.server.workers.thinkers import Player, Thinkers, Thought
from defuse.words import Text
from tests.server.games import Frame

T = TypeVar("T")

ServerMessage = server_message()

TURNS = 20
"""So often everybody else gets a turn before the clock is moved on."""


_IDS = itertools.count(1)


class Hands:
    """A clock that is set by hand. Whoever sleeps sets it, too, once nobody has anything to do at the moment."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.busy: Callable[[], bool] = lambda: False
        """Whether somebody does something that takes no time here."""
        self._wake: list[float] = []

    def __call__(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        """Sleep until it is so much later; the first one who wakes up sets the clock."""
        wake = self.time + seconds
        self._wake.append(wake)
        try:
            while self.time < wake:
                for _ in range(TURNS):  # those who are about to go to sleep do so first
                    await asyncio.sleep(0)
                while self.busy():
                    await asyncio.sleep(0.001)
                if wake == min(self._wake):
                    self.time = max(self.time, wake)
        finally:
            self._wake.remove(wake)


class Visitor:
    """A guest that writes down what it is sent."""

    listening: ClassVar[int] = 0
    """How many of them wait until something is said: meanwhile no time passes."""

    def __init__(self, open: Open, token: str = "", language: str = "en") -> None:
        self.open = open
        self.key = digest(token) if token else ""
        self.seat: int | None = None
        self.address = ""
        self.language = language
        self.luck = False
        self.got: list[FromServer] = []
        self.hours: list[float] = []
        """When it got them, by the clock of its table."""
        self.ended: tuple[int, Text] | None = None

    def send(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data, type=ServerMessage))
        self.hours.append(self.open.table.now())

    def close(self, code: int, reason: Text) -> None:
        self.ended = self.ended or (code, reason)

    async def say(self, **message: Any) -> Any:
        """Send a message, and give back the answer."""
        message = {"id": f"v{next(_IDS)}", **message}
        await self.open.dispatcher.hear(self, msgspec.convert(message, ClientMessage))
        Visitor.listening += 1
        try:
            await self.open.table.chat.quiet()
        finally:
            Visitor.listening -= 1
        return next(found for found in reversed(self.got) if getattr(found, "id", None) == message["id"])

    def last(self, kind: type[T]) -> T:
        return next(message for message in reversed(self.got) if isinstance(message, kind))

    def when(self, message: object) -> float:
        """When it got a message. By the time a test looks at the clock, a bot may have moved it on."""
        return next(hour for found, hour in zip(self.got, self.hours, strict=True) if found is message)

    def count(self, kind: type[FromServer]) -> int:
        return sum(isinstance(message, kind) for message in self.got)

    @property
    def frame(self) -> Frame:
        return cast(Frame, self.last(said.Frame))


class Lucky(Visitor):
    """A guest whose client adds to deals, as a browser does. Tests replace `promise` and `part`."""

    def __init__(self, open: Open, token: str = "", language: str = "en") -> None:
        super().__init__(open, token, language)
        self.luck = True
        self.own = secrets.token_hex(32)
        """What it adds."""
        self.answers: list[asyncio.Task[Any]] = []

    def send(self, data: bytes) -> None:
        super().send(data)
        asked = self.got[-1]
        if isinstance(asked, said.Dealing) and self.seat is not None and asked.stage != "cancelled":
            answer = self.promise(asked) if asked.stage == "promise" else self.part(asked)
            if answer is not None:
                self.answers.append(asyncio.ensure_future(self.say(type="luck", deal=asked.commitment, **answer)))

    def promise(self, asked: said.Dealing) -> dict[str, str] | None:
        """The answer to the first stage; None for silence."""
        assert self.seat is not None
        return {"promise": promise_of(asked.commitment, self.seat, self.own)}

    def part(self, asked: said.Dealing) -> dict[str, str] | None:
        """The answer to the second stage; None for silence."""
        return {"part": self.own}


class Thinker(Thinkers):
    """It thinks at once, in this process: it does the first thing that it may."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.players: list[Player] = []
        self.failing = False

    async def decide(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought:
        if self.failing:
            raise NoThought("nothing comes to mind")
        self.asked += 1
        self.players.append(player)
        form = observation.forms()[0]
        return Thought(form.nth(0), "it is the first thing")

    async def chime_in(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought | None:
        return None


class Backroom:
    """A hall with a store in a folder."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.now = Hands()
        self.thinkers = Thinker()
        self.store = SqlStore(f"sqlite:///{folder / 'tables.sqlite'}")
        self.hall = Hall(self.store, self.thinkers, Settings(**settings), self.now, self.now.sleep)
        self.now.busy = lambda: (
            Visitor.listening > 0 or any(found.table.lock.locked() for found in self.hall.tables.values())
        )

    async def __aenter__(self) -> Backroom:
        await self.store.open()  # without the beat of the hall: the tests look after tables by hand
        return self

    async def __aexit__(self, *_: object) -> None:
        for found in self.hall.tables.values():
            found.driver.stop()
        await self.store.close()

    async def table(self, **wanted: Any) -> tuple[Open, str]:
        """A new table and the token of its host."""
        made = await self.hall.make(msgspec.convert({"name": "Ann", **wanted}, NewTable))
        found = await self.hall.find(made.table)
        assert found is not None
        return found, made.token

    async def enter(self, open: Open, token: str = "", language: str = "en") -> Visitor:
        visitor = Visitor(open, token, language)
        open.table.arrive(visitor, None)
        return visitor

    async def browse(self, open: Open, token: str = "", kind: type[Lucky] = Lucky) -> Lucky:
        """Somebody comes with a client that adds to deals."""
        visitor = kind(open, token)
        open.table.arrive(visitor, None)
        return visitor

    async def start(self, host: Visitor) -> Any:
        """The host starts; the answer comes when everybody has added to the deal, or had the time to."""
        id = f"start{next(_IDS)}"
        await host.open.dispatcher.hear(host, msgspec.convert({"type": "start", "id": id}, ClientMessage))
        return await self.answer(host, id)

    async def answer(self, visitor: Visitor, id: str) -> Any:
        """What is answered to an id, once it is."""
        while True:
            for found in visitor.got:
                if getattr(found, "id", None) == id:
                    return found
            await asyncio.sleep(0.001)

    async def later(self, open: Open, seconds: float = 0.0) -> None:
        """Time passes, and the hall looks after the table."""
        self.now.time += seconds
        if self.hall.needs_care(open):
            await self.hall.look_after(open.table.id, open)
        await self.rest()

    async def rest(self) -> None:
        """Let the bots do what they want to do."""
        for found in list(self.hall.tables.values()):
            task = found.driver._task
            if task is not None:
                await asyncio.wait_for(task, 30)


def in_thread(story: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, in a thread: where a browser was used before, this one has a loop that runs already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(story)).result()


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a story to its end."""
    in_thread(story)
