"""A process that plays games of a crew, one after the other, until it is killed. It says which ones were acknowledged.

`python -m tests.crews.playing_on URL`
"""

from __future__ import annotations

import asyncio
import sys

from msgspec.structs import replace

from defuse.server.crews.coming import make
from defuse.server.crews.desk import Crews
from defuse.server.crews.playing import play
from defuse.server.settings import Settings
from defuse.server.store.sql import SqlStore
from defuse.server.tables.hall import Hall
from defuse.server.wire.crews import NewCrew, PlayMission
from tests.crews.club import finished
from tests.server.backroom import Thinker

ONCE = "the-same-crew-every-time"


async def play_on(url: str) -> None:
    """Go on with the crew's table, wherever it was left."""
    hall = Hall(SqlStore(url), Thinker(), Settings(games=100_000))
    await hall.store.open()
    crews = Crews(hall)
    ann = await make(crews, NewCrew(name="Killed", member="Ann", once=ONCE))
    print(ann.crew, flush=True)
    found = await crews.found(ann.crew, ann.token)
    made = await play(crews, found, PlayMission(bots=("quick",), once=ONCE), "")
    while True:
        open = await hall.find(made.table)
        assert open is not None
        table = open.table
        if table.state.phase == "over":
            async with table.lock:
                await table.change(replace(table.state, phase="lobby"))
        await finished(hall, made.table, won=False)
        print(f"{made.table}/{table.state.game}", flush=True)


if __name__ == "__main__":
    asyncio.run(play_on(sys.argv[1]))
