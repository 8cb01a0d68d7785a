"""The queue of thoughts: nobody waits long because others ask for much."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import httpx
import pytest

from defuse.server.tables.replays import replay_file
from defuse.server.transport.request_limits import REPLAYS_EACH
from defuse.server.wire import messages as said
from defuse.server.workers.fair import HALF_LIFE, Fair, FairQueue
from defuse.server.workers.pool import NoThought, Pool
from tests.server.backroom import Backroom, Visitor, run
from tests.server.house import House, opened
from tests.server.people import Person, make

pytestmark = pytest.mark.slow


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def served(queue: FairQueue[str], seconds: float = 1.0) -> str:
    """Who is next; each thought takes a second."""
    item = queue.take()
    queue.charge(Fair(item[0], item[:2]), seconds)
    return item


def filled(*items: str) -> FairQueue[str]:
    """Work by address (a letter) and table (a number): a1x is the thought x for table 1 of address a."""
    queue: FairQueue[str] = FairQueue(Clock())
    for item in items:
        queue.put(item, Fair(item[0], item[:2]))
    return queue


def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    queue = filled("a1x", "a1y", "a1z", "a2x", "a2y", "b1x", "b1y")
    assert [served(queue) for _ in range(7)] == ["a1x", "b1x", "a2x", "b1y", "a1y", "a2y", "a1z"]
    assert len(queue) == 0


def test_many_busy_tables_of_one_address_hold_nobody_else_up() -> None:
    queue = filled(*(f"a{table}{thought}" for table in range(9) for thought in "xyz"))
    for _ in range(10):
        served(queue)
    queue.put("b1x", Fair("b", "b1"))
    assert served(queue) == "b1x"


def test_a_table_that_asks_for_little_is_served_before_one_that_asks_for_much() -> None:
    queue = filled("a1x", "a1y", "a1z")
    served(queue, 5.0)
    queue.put("a2x", Fair("a", "a2"))  # of the same address
    assert served(queue, 0.1) == "a2x"
    queue.put("a2y", Fair("a", "a2"))
    assert served(queue) == "a2y"
    assert served(queue) == "a1y"


def test_what_somebody_has_used_is_forgotten_after_a_while() -> None:
    clock = Clock()
    queue: FairQueue[str] = FairQueue(clock)
    queue.charge(Fair("a", "a1"), 8.0)
    clock.time += 3 * HALF_LIFE
    assert queue.used.of("a") == pytest.approx(1.0)
    for number in range(200):
        queue.charge(Fair(f"x{number}", "t"), 0.01)
    clock.time += 20 * HALF_LIFE
    queue.charge(Fair("b", "b1"), 1.0)
    assert len(queue.used) == 2  # b and its table; the others are forgotten


def test_whoever_left_the_queue_is_not_served() -> None:
    queue = filled("a1x", "a1y", "b1x")
    assert queue.remove("b1x", Fair("b", "b1"))
    assert not queue.remove("b1x", Fair("b", "b1"))
    assert [served(queue), served(queue)] == ["a1x", "a1y"]


@pytest.fixture
def one() -> Iterator[Pool]:
    pool = Pool(1)
    yield pool
    pool.close()


def busy_until(folder: Path) -> str:
    """A command that ends when it is told to."""
    return f"touch {folder}/begun; until test -e {folder}/end; do sleep 0.02; done"


async def begun(folder: Path) -> None:
    while not (folder / "begun").exists():
        await asyncio.sleep(0.02)


def test_a_pool_serves_another_address_first(one: Pool, tmp_path: Path) -> None:
    async def story() -> None:
        order: list[str] = []

        async def think(address: str, table: str) -> None:
            await one.work(os.getpid, fair=Fair(address, table))
            order.append(address)

        first = asyncio.create_task(one.work(subprocess.getoutput, busy_until(tmp_path), fair=Fair("a", "1")))
        await begun(tmp_path)
        many = [asyncio.create_task(think("a", str(table))) for table in range(20)]
        await asyncio.sleep(0)
        other = asyncio.create_task(think("b", "1"))
        await asyncio.sleep(0)
        assert one.busy == 22
        (tmp_path / "end").touch()
        await asyncio.gather(first, other, *many)
        assert order[0] == "b"
        assert one.busy == 0

    run(story())


def test_time_in_the_queue_is_not_time_of_thinking(one: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five thoughts of half the allowed time each: the last one waits for longer than that, and is thought."""

    async def story() -> None:
        await one.work(os.getpid)
        monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 2.0)
        await asyncio.gather(*(one.work(time.sleep, 1.0) for _ in range(4)))

    run(story())


def test_a_thought_for_a_question_that_has_passed_is_not_thought(one: Pool, tmp_path: Path) -> None:
    async def story() -> None:
        process = await one.work(os.getpid)
        first = asyncio.create_task(one.work(subprocess.getoutput, busy_until(tmp_path)))
        await begun(tmp_path)
        passed = asyncio.create_task(one.work(subprocess.getoutput, f"touch {tmp_path}/thought"))
        behind = asyncio.create_task(one.work(os.getpid))
        await asyncio.sleep(0)
        passed.cancel()
        first.cancel()  # this one has begun: it ends, for nobody, and its process goes on
        await asyncio.sleep(0)
        assert one.busy == 2
        (tmp_path / "end").touch()
        assert await behind == process
        assert not (tmp_path / "thought").exists()
        assert passed.cancelled()

    run(story())


def test_those_who_wait_hear_that_it_was_closed(one: Pool, tmp_path: Path) -> None:
    async def story() -> None:
        first = asyncio.create_task(one.work(subprocess.getoutput, busy_until(tmp_path)))
        await begun(tmp_path)
        waiting = asyncio.create_task(one.work(os.getpid, fair=Fair("a", "1")))
        await asyncio.sleep(0)
        one.close()
        (tmp_path / "end").touch()
        ended = await asyncio.gather(first, waiting, return_exceptions=True)
        assert [type(end) for end in ended] == [NoThought, NoThought]
        assert one.busy == 0

    run(story())


def test_a_table_belongs_to_who_made_it_or_came_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            found, token = await room.table()
            assert found.table.fair == Fair("", found.table.id)

            def come(address: str) -> None:
                visitor = Visitor(found, token)
                visitor.address = address
                found.table.arrive(visitor, None)

            come("192.0.2.1")
            come("192.0.2.2")
            assert found.table.fair == Fair("192.0.2.1", found.table.id)

    run(story())


def test_over_the_network_the_address_is_known(house: House) -> None:
    made = make(house)
    assert house.hall.tables[made["table"]].table.address == "127.0.0.1"
    with Person(house, made["table"], made["token"]) as ann:
        ann.until(lambda message: isinstance(message, said.Lobby))
        assert [guest.address for guest in house.hall.tables[made["table"]].table.guests] == ["127.0.0.1"]


@pytest.fixture
def ended(tmp_path: Path) -> Iterator[tuple[House, str]]:
    """A table of bots whose game is over: its replay can be had."""
    bots = [{}, {"kind": "bot", "bot": "quick"}, {"kind": "bot", "bot": "quick"}]
    with opened(tmp_path) as house:
        made = make(house, mission=1, seats=bots, options={"pace": "none"}, start=True)
        with Person(house, made["table"], made["token"]) as ann:
            ann.first_frame()
            assert isinstance(ann.request("again"), said.Accepted)
        yield house, f"/api/tables/{made['table']}/games/1/replay"


def test_a_replay_is_worked_out_in_another_process(ended: tuple[House, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same bytes as here, and with nothing done here."""
    house, url = ended
    table = url.split("/")[3]
    kept = house.do(house.hall.store.game(table, 1))
    assert kept is not None
    assert kept.row is not None
    here = replay_file(kept.row, kept.acts)
    assert here is not None
    monkeypatch.setattr("defuse.server.tables.match.begun", None)  # it cannot be done in this process
    answer = house.http.get(url)
    assert answer.status_code == 200
    assert answer.content == here.data
    assert here.name in answer.headers["content-disposition"]


def test_a_replay_that_takes_too_long_is_given_up(ended: tuple[House, str], monkeypatch: pytest.MonkeyPatch) -> None:
    house, url = ended
    monkeypatch.setattr("defuse.server.workers.pool.PATIENCE", 0.0)
    answer = house.http.get(url)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    monkeypatch.undo()
    assert house.http.get(url).status_code == 200


def test_replays_for_one_address_have_a_limit(ended: tuple[House, str], tmp_path: Path) -> None:
    house, url = ended
    counter = house.hall.thinkers.counter
    busy = asyncio.run_coroutine_threadsafe(counter.work(subprocess.getoutput, busy_until(tmp_path)), house.loop)
    with ThreadPoolExecutor(REPLAYS_EACH + 1) as people:
        asked = [people.submit(httpx.get, house.url + url, timeout=30) for _ in range(REPLAYS_EACH + 1)]
        first = next(as_completed(asked)).result()  # all others wait
        assert (first.status_code, first.json()["code"]) == (429, "fast")
        (tmp_path / "end").touch()
        assert sorted(each.result().status_code for each in asked) == [200] * REPLAYS_EACH + [429]
    busy.result(30)
    assert house.http.get(url).status_code == 200
