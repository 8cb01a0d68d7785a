"""Kill -9 at any moment: no game of a crew is lost, and none counts twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from defuse.server.crews.desk import Crews
from defuse.server.crews.seen import history_of
from defuse.server.settings import Settings
from defuse.server.store.sql import SqlStore
from defuse.server.tables.hall import Hall
from defuse.server.tables.match import again
from defuse.words import LETTERS
from tests.crews.playing_on import ONCE
from tests.server.backroom import Thinker, in_thread
from tests.server.postgres import postgres

KILLS = [
    pytest.param(3, marks=pytest.mark.slow),
    pytest.param(int(os.environ.get("DEFUSE_KILLS", "40")), marks=pytest.mark.soak),
]
"""How often a server is killed, in the ordinary run and in `make soak`."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        with postgres() as url:
            yield url


def one_life(url: str, random: Random) -> tuple[str, set[str]]:
    """A process plays until it is killed, a few games and some milliseconds later. What it has acknowledged."""
    process = subprocess.Popen([sys.executable, "-m", "tests.crews.playing_on", url], stdout=subprocess.PIPE)
    assert process.stdout is not None
    crew = process.stdout.readline().decode().strip()
    told = [process.stdout.readline() for _ in range(random.randrange(1, 6))]
    time.sleep(random.uniform(0, 0.05))
    process.send_signal(signal.SIGKILL)
    told += process.stdout.readlines()
    process.wait(30)
    process.stdout.close()
    assert crew, ONCE
    return crew, {line.decode().strip() for line in told if line.endswith(b"\n")}


async def ended(url: str, crew: str) -> tuple[list[str], set[str]]:
    """The games of a crew as they are counted, and those that are over if they are played again."""
    store = SqlStore(url)
    await store.open()
    try:
        crews = Crews(Hall(store, Thinker(), Settings()))
        counted = [game.id for game, _ in (await history_of(crews, crew)).games]
        over: set[str] = set()
        for table in await store.crews.tables(crew, 10):
            number = 1
            while (kept := await store.game(table.id, number)) is not None and kept.row is not None:
                *_, (match, wrong) = again(kept.row, kept.acts, LETTERS)
                assert wrong is None
                if match.over:
                    over.add(f"{table.id}/{number}")
                number += 1
        return counted, over
    finally:
        await store.close()


@pytest.mark.parametrize("kills", KILLS)
def test_what_is_over_is_counted_once(url: str, kills: int) -> None:
    random = Random(kills)
    acknowledged: set[str] = set()
    for _ in range(kills):
        crew, told = one_life(url, random)
        acknowledged |= told
        counted, over = in_thread(ended(url, crew))
        assert len(counted) == len(set(counted))
        assert set(counted) == over
        assert acknowledged <= over
    assert len(acknowledged) >= kills
