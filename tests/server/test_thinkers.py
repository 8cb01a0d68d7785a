"""The thinkers: thinking in other processes, which may die, and which end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from defuse import busters
from defuse.kernel import Game
from defuse.server.workers.thinkers import NoThought, Player, Thinkers
from tests.server.backroom import run

GAME = busters.new(mission=3, players=3, seed=1, captain=0)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


def pids(thinkers: Thinkers) -> list[int]:
    assert thinkers._pool is not None
    return list(thinkers._pool._processes)


def test_a_bot_thinks_in_another_process_and_says_why(thinkers: Thinkers) -> None:
    async def story() -> None:
        thought = await thinkers.decide(Player("careful", "seed"), GAME.observe(0))
        assert GAME.why_not(thought.act) is None
        assert thought.why
        assert os.getpid() not in pids(thinkers)
        again = await thinkers.decide(Player("careful", "seed"), GAME.observe(0))
        assert again == thought
        assert await thinkers.chime_in(Player("careful", "seed"), GAME.observe(1)) is None
        assert thinkers.busy == 0

    run(story())


def test_odds_are_of_the_seat_that_asks(thinkers: Thinkers) -> None:
    async def story() -> None:
        odds = await thinkers.odds(GAME.observe(0))
        assert {wire.wire for wire in odds.wires}.isdisjoint(_own(GAME, 0))
        assert all(abs(sum(wire.values.values()) - 1) < 1e-6 for wire in odds.wires)

    run(story())


def test_who_asks_for_odds_does_not_wait_for_bots_that_think(thinkers: Thinkers) -> None:
    """How long the answer takes would tell how long a bot thinks."""

    async def story() -> None:
        slow = asyncio.create_task(thinkers.work(time.sleep, 3600))
        assert (await thinkers.odds(GAME.observe(0))).wires
        assert not slow.done()
        slow.cancel()

    run(story())


def _own(game: Game, seat: int) -> set[int]:
    return {
        wire for stand, owner in enumerate(game.public.owners) if owner == seat for wire in game.public.stands[stand]
    }


def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    async def story() -> None:
        first = await thinkers.decide(Player("quick", "seed"), GAME.observe(0))
        (pid,) = pids(thinkers)
        os.kill(pid, signal.SIGKILL)
        assert await thinkers.decide(Player("quick", "seed"), GAME.observe(0)) == first
        assert pids(thinkers) != [pid]
        assert thinkers.failures >= 1

    run(story())


def test_a_thought_that_takes_too_long_is_given_up(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait behind it are thought all the same."""

    async def story() -> None:
        first = await thinkers.decide(Player("quick", "seed"), GAME.observe(0))
        (pid,) = pids(thinkers)
        monkeypatch.setattr("defuse.server.workers.thinkers.PATIENCE", 0.3)
        slow = asyncio.create_task(thinkers.work(time.sleep, 60))
        await asyncio.sleep(0.1)
        monkeypatch.setattr("defuse.server.workers.thinkers.PATIENCE", 60.0)
        behind = asyncio.create_task(thinkers.decide(Player("quick", "seed"), GAME.observe(0)))
        with pytest.raises(NoThought, match="too long"):
            await slow
        assert await behind == first
        assert pid not in pids(thinkers)

    run(story())


SERVER = """
import asyncio, os, time
from defuse import busters
from defuse.server.workers.thinkers import Thinkers, Player

async def think():
    thinkers = Thinkers(1)
    await thinkers.decide(Player("quick", "seed"), busters.new(mission=1, players=2, captain=0).observe(0))
    print(*thinkers._pool._processes, flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_the_processes_end_when_the_server_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()
    with suppress(ProcessLookupError):
        for _ in range(600):
            os.kill(pid, 0)
            time.sleep(0.05)
        pytest.fail("it lives on")
