"""What is found out about a game: piece by piece, kept, taken up again, never twice, and told in words."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from defuse.review.analysis import Analysis
from defuse.review.notes import Notes
from defuse.server.reviews import analyst as analysts
from defuse.server.reviews.analyst import Analyst
from defuse.server.reviews.hall import ANALYST_NICE
from defuse.server.store.interface import ReviewRow
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought, Pool
from tests.server.backroom import Backroom, Hands, run
from tests.server.house import House, opened
from tests.server.reviewing import Over, played, put, review_of

pytestmark = pytest.mark.slow

FILE = {"content-type": "application/octet-stream"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("findings")) as found:
        yield found


@pytest.fixture(scope="module")
def over(house: House) -> Over:
    return put(house, 2, 3, seed="verdicts")


def findings(house: House, review: str, **asked: Any) -> dict[str, Any]:
    answer = house.http.get(f"/api/reviews/{review}/findings", **asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until_judged(house: House, review: str, acts: int) -> dict[str, Any]:
    """What is known once every act is judged; the curve takes longer."""
    end = time.monotonic() + 120
    while True:
        found = findings(house, review)
        if len(found["decisions"]) >= acts:
            return found
        assert time.monotonic() < end
        time.sleep(0.1)


def test_verdicts_come_in_words_for_people_and_bots(house: House, over: Over) -> None:
    review = review_of(house, over)
    found = until_judged(house, review, len(over.acts))
    assert {decision["seat"] for decision in found["decisions"]} == {0, 1, 2}
    calls = [decision for decision in found["decisions"] if decision.get("choices")]
    assert calls
    for decision in calls:
        assert decision["heading"]
        assert decision["choices"][0]["chosen"]
        assert 0 <= decision["choices"][0]["hit"] <= 1
        assert decision["text"]
    german = findings(house, review, headers={"accept-language": "de"})
    assert [each["number"] for each in german["decisions"]][: len(calls)]
    assert german["decisions"][-1]["heading"] != found["decisions"][-1]["heading"]


def test_a_certain_wire_has_a_proof_whose_steps_name_wires(house: House, over: Over) -> None:
    review = review_of(house, over)
    found = until_judged(house, review, len(over.acts))
    certain = [decision for decision in found["decisions"] if (decision.get("proof") or {}).get("certain")]
    assert certain, "a table of a team that knows everything has certain wires"
    decision = certain[-1]
    wanted = {"act": decision["number"], "wire": decision["proof"]["wire"], "value": decision["proof"]["value"]}
    proof = house.http.get(f"/api/reviews/{review}/why", params=wanted).json()
    assert proof["chance"] == 1
    assert proof["steps"]
    known = {wire for stand in over.game.public.stands for wire in stand}
    assert all(set(step["wires"]) | set(step["proves"]) <= known for step in proof["steps"])
    assert any(step["wires"] for step in proof["steps"])
    nothing = house.http.get(f"/api/reviews/{review}/why", params={**wanted, "wire": 9999}).json()
    assert (nothing["steps"], nothing["text"]) == ([], "")


class Counting(Pool):
    """Does pieces at once, in this process, and counts them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.done: list[Any] = []
        self.after: Callable[[], Awaitable[None]] | None = None

    async def work(self, task: Any, *args: Any, fair: Fair = Fair()) -> Any:  # noqa: B008
        await asyncio.sleep(0)
        if self.after is not None:
            await self.after()
        self.done.append(args[1])
        return task(*args)


def row_of(over: Over) -> ReviewRow:
    return ReviewRow(id="review00000000", file=over.file, about=b"{}", digest="the digest")


async def finished(analyst: Analyst, over: Over) -> Any:
    going = await analyst.ask("the digest", over.file, "somebody")
    if going.task is not None:
        await going.task
    return going


class Shallow(Analysis):
    """Only verdicts."""

    def __init__(self, notes: Notes | None = None, *, deep: bool = False) -> None:
        super().__init__(notes, deep=False)


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only verdicts: playing on takes longer, and is done in the same way."""
    monkeypatch.setattr(analysts, "Analysis", Shallow)


def test_what_was_found_out_survives_a_crash_and_is_never_found_out_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    monkeypatch.setattr(analysts, "SAVES", -1.0)
    over, _ = played(1, 3, seed="crash")

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            await room.store.reviews.make(row_of(over))
            pool = Counting()
            analyst = Analyst(room.store.reviews, pool, Hands())
            both = await asyncio.gather(*[analyst.ask("the digest", over.file, f"{n}") for n in range(3)])
            assert both[0] is both[1] is both[2]

            async def crash() -> None:
                if len(pool.done) == 3:
                    raise asyncio.CancelledError

            pool.after = crash
            assert both[0].task is not None
            await asyncio.gather(both[0].task, return_exceptions=True)
            before = list(pool.done)
            assert len(before) == 3
        async with Backroom(tmp_path) as room:
            pool = Counting()
            analyst = Analyst(room.store.reviews, pool, Hands())
            going = await finished(analyst, over)
            assert going.findings().progress == 1
            assert len(going.findings().decisions) == len(over.acts)
            assert not [piece for piece in pool.done if piece in before], "what was known is not found out again"
            done = len(pool.done)
            await finished(analyst, over)
            assert len(pool.done) == done
            other = Analyst(room.store.reviews, Counting(), Hands())
            assert (await finished(other, over)).findings() == going.findings()
            assert other.pool.done == []  # type: ignore[attr-defined]

    run(story())


def test_a_piece_that_cannot_be_done_holds_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    over, _ = played(1, 3, seed="failing")

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            await room.store.reviews.make(row_of(over))
            pool = Counting()

            async def fail() -> None:
                if len(pool.done) == 1:
                    pool.done.append(None)
                    raise NoThought("the thought took too long")

            pool.after = fail
            going = await finished(Analyst(room.store.reviews, pool, Hands()), over)
            assert going.analysis.finished
            assert 0 < len(going.findings().decisions) < len(over.acts)

    run(story())


def test_work_rests_when_nobody_asks_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    over, _ = played(1, 3, seed="resting")

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            await room.store.reviews.make(row_of(over))
            pool, now = Counting(), Hands()

            async def later() -> None:
                now.time += analysts.RESTS / 2

            pool.after = later
            analyst = Analyst(room.store.reviews, pool, now)
            going = await finished(analyst, over)
            assert not going.analysis.finished
            assert len(pool.done) <= 3
            pool.after = None
            assert (await finished(analyst, over)).analysis.finished

    run(story())


def test_those_who_find_out_give_way_to_everybody_else(house: House, over: Over) -> None:
    pool = house.app.state.reviews.analyst.pool
    before = os.nice(0)
    assert house.do(pool.work(os.nice, 0)) == min(19, before + ANALYST_NICE)


def test_who_has_it_already_gets_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    with opened(tmp_path) as house:
        over = put(house, seed="known")
        review = review_of(house, over)
        found = until_judged(house, review, len(over.acts))
        while found["progress"] < 1:
            found = findings(house, review)
        again = findings(house, review, params={"have": found["version"]})
        described = house.http.get("/api/openapi.json").json()["paths"]["/api/reviews/{review}/findings"]["get"]
        (have,) = described["parameters"]
        assert have["name"] == "have"
        assert have["schema"]["minimum"] <= found["version"] <= have["schema"]["maximum"]
        assert (again["version"], again["progress"]) == (found["version"], 1)
        assert again["decisions"] == [] != found["decisions"]
        assert findings(house, review, params={"have": found["version"] - 1}) == found
