"""The thinkers: thinking in other processes, which may die, and which end with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from defuse import busters
from defuse.kernel import Game
from defuse.server.workers.pool import NoThought, Pool
from defuse.server.workers.thinkers import Player, Thinkers
from tests.server.backroom import run

pytestmark = pytest.mark.slow

GAME = busters.new(mission=3, players=3, seed=1, captain=0)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


async def pid(thinkers: Thinkers) -> int:
    return await thinkers.work(os.getpid)


def test_a_bot_thinks_in_another_process_and_says_why(thinkers: Thinkers) -> None:
    async def story() -> None:
        thought = await thinkers.decide(Player("careful", "seed"), GAME.observe(0))
        assert GAME.why_not(thought.act) is None
        assert thought.why
        assert await pid(thinkers) != os.getpid()
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


@pytest.mark.slow
def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    async def story() -> None:
        first = await thinkers.decide(Player("quick", "seed"), GAME.observe(0))
        dead = await pid(thinkers)
        os.kill(dead, signal.SIGKILL)
        assert await thinkers.decide(Player("quick", "seed"), GAME.observe(0)) == first
        assert await pid(thinkers) != dead

    run(story())


def test_a_process_that_dies_of_a_thought_gets_a_second_chance_and_no_third(thinkers: Thinkers, tmp_path: Path) -> None:
    async def story() -> None:
        with pytest.raises(NoThought, match="ended"):
            await thinkers.work(subprocess.getoutput, f"echo begun >> {tmp_path}/log; kill -9 $PPID")
        assert (tmp_path / "log").read_text() == "begun\n" * 2
        assert await pid(thinkers) != os.getpid()
        assert thinkers.busy == 0

    run(story())


@pytest.fixture
def two() -> Iterator[Pool]:
    pool = Pool(2)
    yield pool
    pool.close()


def lasting(folder: Path) -> str:
    """A command that takes a while, and notes when it is begun; it says by which process."""
    waiting = f"for i in $(seq 600); do test -e {folder}/end && break; sleep 0.05; done"
    return f"echo begun >> {folder}/log; {waiting}; echo $PPID"


@pytest.mark.parametrize("trouble", ["dies", "hangs"])
def test_trouble_with_one_process_is_not_felt_by_another(
    two: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """What another process thinks goes on: it is neither lost nor begun anew."""

    async def story() -> None:
        beside = asyncio.create_task(two.work(subprocess.getoutput, lasting(tmp_path)))
        while not (tmp_path / "log").exists():
            await asyncio.sleep(0.05)
        if trouble == "hangs":
            monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 0.5)
        with pytest.raises(NoThought):
            await (two.work(time.sleep, 60) if trouble == "hangs" else two.work(os._exit, 1))
        monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 60.0)
        other = await two.work(os.getpid)
        (tmp_path / "end").touch()
        assert int(await beside) not in (other, os.getpid())
        assert (tmp_path / "log").read_text() == "begun\n"

    run(story())


@pytest.mark.slow
def test_a_thought_that_takes_too_long_is_given_up(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait behind it are thought all the same."""

    async def story() -> None:
        first = await thinkers.decide(Player("quick", "seed"), GAME.observe(0))
        hung = await pid(thinkers)
        monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 0.3)
        slow = asyncio.create_task(thinkers.work(time.sleep, 60))
        await asyncio.sleep(0.1)
        monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 60.0)
        behind = asyncio.create_task(thinkers.decide(Player("quick", "seed"), GAME.observe(0)))
        with pytest.raises(NoThought, match="too long"):
            await slow
        assert await behind == first
        assert await pid(thinkers) != hung

    run(story())


def test_a_thought_that_nobody_waits_for_any_more_does_not_hold_its_process_for_ever(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        hung = await pid(thinkers)
        monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 0.5)
        slow = asyncio.create_task(thinkers.work(time.sleep, 60))
        await asyncio.sleep(0.1)
        slow.cancel()
        monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 60.0)
        assert await pid(thinkers) != hung

    run(story())


def test_an_error_comes_as_one_that_the_server_knows(thinkers: Thinkers) -> None:
    """An error of another package's class would load that package here."""

    async def story() -> None:
        with pytest.raises(ValueError, match="nobody") as wrong:
            await thinkers.decide(Player("nobody", "seed"), GAME.observe(0))
        assert type(wrong.value) is ValueError
        assert "in _decide" in wrong.value.__notes__[0]
        with pytest.raises(RuntimeError, match="non-zero") as other:
            await thinkers.work(subprocess.check_call, ["false"])
        assert type(other.value) is RuntimeError

    run(story())


def test_whoever_closed_it_starts_nothing_more(two: Pool, tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())  # a server of other tests may have processes, too

    async def story() -> None:
        going = [asyncio.create_task(two.work(subprocess.getoutput, lasting(tmp_path))) for _ in range(4)]
        while not (tmp_path / "log").exists():
            await asyncio.sleep(0.05)
        two.close()
        assert [type(done) for done in await asyncio.gather(*going, return_exceptions=True)] == [NoThought] * 4
        with pytest.raises(NoThought):
            await two.work(os.getpid)
        assert not [child for child in multiprocessing.active_children() if child.is_alive() and child not in others]
        (tmp_path / "end").touch()

    run(story())


SERVER = """
import asyncio, os, time
from defuse import busters
from defuse.server.workers.thinkers import Thinkers, Player

async def think():
    thinkers = Thinkers(1)
    await thinkers.decide(Player("quick", "seed"), busters.new(mission=1, players=2, captain=0).observe(0))
    print(await thinkers.work(os.getpid), flush=True)
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
