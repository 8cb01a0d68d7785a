"""Tables that are in the middle of a mission already: their games are played here, and put into the server's store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import time
from typing import Any

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.engine import make_url

from defuse import busters
from defuse.kernel import Act, Form, Game, One
from defuse.server.store.columns import ACTS, GAMES, TABLES
from defuse.server.store.databases import Lite
from defuse.server.store.interface import ActRow, GameRow
from defuse.server.tables.match import Match, begun
from defuse.server.tables.state import Chair, State, seated
from defuse.server.wire.options import Options
from tests.steer import steer
from tests.web.people import House

NAMES = ("Mia", "Ben", "Zoe", "Kai", "Uma")
SEEDS = 40
"""More deals than it takes to find one in which the moment comes."""

Wanted = Callable[[Game], bool]
BotDriver = Callable[[Game, Random], Act]


def able(game: Game, rng: Random) -> Act:
    """The next act of a team that knows everything."""
    return steer(game, rng, skill=1.0)


class NeverCame(AssertionError):
    """In none of the deals there was such a moment."""


class Planted:
    """A table at the moment that was wanted. Everybody there is a person, so that nothing moves by itself."""

    def __init__(self, match: Match, tokens: list[str]) -> None:
        self.match = match
        self.table = match.table
        self.game = match.game
        self.tokens = tokens

    def seat(self, seat: int) -> dict[str, Any]:
        """What somebody needs to sit down there."""
        return {"table": self.table, "token": self.tokens[seat], "seat": seat}

    def value(self, wire: int) -> int:
        """What a wire is in truth."""
        return busters.KIT.value(self.game.secret.faces[wire])


def plant(
    house: House,
    wanted: Wanted,
    setup: busters.Setup,
    *,
    driver: BotDriver = able,
    crew: str = "",
    members: Sequence[str] = (),
    **options: Any,
) -> Planted:
    """A table at the first moment that is as wanted, in the first deal in which it comes; perhaps of a crew."""
    match, row, acts = _found(wanted, setup, driver)
    of_crew = [*members, *[""] * (setup.players - len(members))]
    people = [seated(Chair(), name, "", of_crew[at]) for at, name in enumerate(NAMES[: setup.players])]
    state = State(
        mission=setup.mission,
        chairs=tuple([chair for chair, _ in people]),
        options=Options(takeover=0, **options),
        host=0,
        phase="over" if match.over else "running",
        game=1,
        crew=crew,
    )
    # Playwright has a loop in this thread already.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(_keep(house, state, row, acts))).result()
    return Planted(match, [token for _, token in people])


def _found(wanted: Wanted, setup: busters.Setup, driver: BotDriver) -> tuple[Match, GameRow, list[ActRow]]:
    for seed in range(SEEDS):
        table = f"planted{Random().randrange(10**9):09}"
        match, row = begun(table, 1, setup, f"{seed}", NAMES[: setup.players])
        acts: list[ActRow] = []
        rng = Random(seed)
        while True:
            if wanted(match.game):
                return match, row, acts
            if match.over:
                break
            tried = match.try_act(driver(match.game, rng))
            acts.append(match.row(tried))
            match.install(tried)
    raise NeverCame("the moment never came")


async def _keep(house: House, state: State, row: GameRow, acts: list[ActRow]) -> None:
    """Write a table beside the server, as if it had been there before."""
    database = Lite(make_url(f"sqlite:///{house.store}"), owner=False)
    now = time()

    def written(connection: sa.Connection) -> None:
        table = {"id": row.table, "state": state.encode(), "made": now, "changed": now, "crew": state.crew}
        connection.execute(sa.insert(TABLES), [table])
        connection.execute(sa.insert(GAMES), [asdict(row)])
        if acts:
            connection.execute(sa.insert(ACTS), [asdict(act) for act in acts])

    await database.write(written)
    await database.close()


def forms_of(game: Game, seat: int, verb: str, card: str = "") -> list[Form]:
    """The forms that a seat is offered for a verb, with a card whose id begins so."""
    found = [form for form in game.forms(seat) if form.verb.__struct_config__.tag == verb]
    return [form for form in found if not card or any(used.startswith(card) for used in form.using)]


def items_of(form: Form, name: str) -> list[tuple[int, ...]]:
    """What can be chosen in a field, in its groups."""
    field = next(field for field in form.fields if field.name == name)
    groups: Any = (field.items,) if isinstance(field, One) else field.groups  # handles; mypy knows them as items only
    return list(groups)
