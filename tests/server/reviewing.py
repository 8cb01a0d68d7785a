"""Tables whose game is over, and people who look at a review of it."""

from __future__ import annotations

import itertools
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple, Self

import msgspec
from websockets.sync.client import ClientConnection, connect

from defuse import busters
from defuse.kernel import Game
from defuse.kernel.replay import dumps, replay_of
from defuse.server.store.interface import ActRow, GameRow
from defuse.server.tables.match import Match, begun
from defuse.server.tables.state import Chair, State, seated
from defuse.server.wire.options import Options
from defuse.server.wire.reviews import People, Shown, ToReader, ToReaderMessage
from tests.server.house import House
from tests.steer import steer

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
PATIENCE = 30.0
_IDS = itertools.count(1)


class Over(NamedTuple):
    """A table whose game is over, or was broken off after some acts."""

    table: str
    tokens: tuple[str, ...]
    match: Match
    acts: tuple[ActRow, ...]
    state: State

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def file(self) -> bytes:
        """Its replay file."""
        return dumps(replay_of(self.match.game))

    @property
    def path(self) -> str:
        """Where its review is made."""
        return f"/api/tables/{self.table}/games/1/review"


def played(
    mission: int = 1, players: int = 3, *, seed: str = "over", most: int | None = None, skill: float = 0.9, **state: Any
) -> tuple[Over, GameRow]:
    """A game that was played, by people and one bot, and its table."""
    table = f"over{next(_IDS):06}{Random(seed).randrange(10**6):06}"
    setup = busters.Setup(mission=mission, players=players, captain=0)
    match, row = begun(table, 1, setup, seed, NAMES[:players])
    rng = Random(seed)
    acts: list[ActRow] = []
    while not match.over and (most is None or len(acts) < most):
        tried = match.try_act(steer(match.game, rng, skill=skill))
        acts.append(match.row(tried))
        match.install(tried)
    people = [seated(Chair(), name) for name in NAMES[: players - 1]]
    bot = Chair(kind="bot", bot="quick", name=NAMES[players - 1])
    kept = State(
        mission=mission,
        chairs=(*[chair for chair, _ in people], bot),
        options=Options(takeover=0),
        host=0,
        phase="over" if match.over else "running",
        game=1,
    )
    kept = msgspec.structs.replace(kept, **state)
    return Over(table, tuple([token for _, token in people]), match, tuple(acts), kept), row


def put(house: House, *args: Any, **wanted: Any) -> Over:
    """A table like that at a server."""
    over, row = played(*args, **wanted)

    async def keep() -> None:
        store = house.hall.store
        hold = await store.make(over.table, over.state.encode())
        await store.begin(hold, row, over.state.encode(), over.acts)
        await store.release([hold])

    house.do(keep())
    return over


def review_of(house: House, over: Over, **sent: Any) -> str:
    """The id of the review of its game."""
    made = house.http.post(over.path, json=sent or {"token": over.tokens[0]})
    assert made.status_code == 200, made.text
    id: str = made.json()["review"]
    assert made.json()["link"] == f"/r/{id}"
    return id


class Reader:
    """Somebody who looks at a review."""

    def __init__(self, house: House, review: str, name: str = "Ann", me: str | None = None, **hello: Any) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"{house.socket_url}/ws/review/{review}", open_timeout=30, compression=None)
        )
        self.got: list[ToReader] = []
        if hello.pop("hello", True):
            self.send(type="hello", name=name, me=me, **hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> ToReader:
        data = self.socket.recv(PATIENCE)
        message: ToReader = msgspec.json.decode(data, type=ToReaderMessage)
        self.got.append(message)
        return message

    def people(self, count: int | None = None) -> People:
        """The next word on who is there; with a number, once so many are."""
        while True:
            found = self.hear()
            if isinstance(found, People) and (count is None or len(found.people) == count):
                return found

    def shown(self) -> Shown:
        """What the leader looks at next."""
        while True:
            found = self.hear()
            if isinstance(found, Shown):
                return found

    def ask(self, type: str, **fields: Any) -> ToReader:
        """Send something with an id, and hear the answer."""
        id = f"r{next(_IDS)}"
        self.send(type=type, id=id, **fields)
        while True:
            found = self.hear()
            if getattr(found, "id", None) == id:
                return found
