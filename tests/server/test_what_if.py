"""What if: a table that goes on from a moment of a reviewed game. It counts for nothing, and is kept like any other."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from defuse.kernel.replay import loads
from defuse.server.store.columns import BRANCHES
from defuse.server.wire import messages as said
from tests import patient
from tests.server.backroom import Backroom, run
from tests.server.house import House, opened
from tests.server.people import Person
from tests.server.reviewing import NAMES, Over, played, put, review_of
from tests.server.test_reviews import rows

ONCE = "a-random_string-of-mine-7"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("what-if")) as found:
        yield found


@pytest.fixture(scope="module")
def over(house: House) -> Over:
    return put(house)


def asked(house: House, over: Over, **wish: Any) -> httpx.Response:
    wish = {"act": len(over.acts) - 3, "name": "Mia", "seat": 0, **wish}
    return house.http.post(f"/api/reviews/{review_of(house, over)}/branch", json=wish)


def table_of(house: House, seated: dict[str, Any]) -> Any:
    found = house.do(house.hall.find(seated["table"]))
    assert found is not None
    return found.table


def test_it_goes_on_with_the_wires_as_they_lay(house: House, over: Over) -> None:
    seated = asked(house, over).json()
    table = table_of(house, seated)
    act = len(over.acts) - 3
    assert table.match.game.secret.faces == over.game.secret.faces
    assert table.match.game.acts[: act - 1] == over.game.acts[: act - 1]
    assert table.match.game.setup == over.game.setup
    assert table.state.branch.act == act
    with Person(house, seated["table"], seated["token"]) as mia:
        mia.first_frame()
        assert mia.lobby is not None
        turn = over.game.public.turns
        assert mia.lobby.branch is not None
        assert mia.lobby.branch.text.startswith("What if: mission 1, turn ")
        assert mia.lobby.branch.turn <= turn
        assert mia.lobby.branch.review == "", "all wires lie open there"
        assert mia.lobby.deal is None
        assert mia.lobby.seats[0].name == "Mia"
        assert [seat.kind for seat in mia.lobby.seats] == ["person", "bot", "bot"]
        assert mia.lobby.seats[2].name == NAMES[2], "a bot keeps its name"
        assert mia.lobby.seats[1].name != NAMES[1], "nobody's name is given to a bot"


def test_friends_can_sit_down_before_it_begins(house: House, over: Over) -> None:
    seated = asked(house, over, others="open", seat=1).json()
    table = table_of(house, seated)
    assert table.state.phase == "lobby"
    assert seated["seat"] == 1
    info = house.http.get(f"/api/tables/{seated['table']}").json()
    assert info["branch"]["text"].startswith("What if: ")
    replay = house.http.get(f"/api/tables/{seated['table']}/games/1/replay")
    assert replay.status_code == 404, "nothing of its past is told before it begins"
    joined = house.http.post(f"/api/tables/{seated['table']}/join", json={"name": "Zoe"}).json()
    with Person(house, seated["table"], seated["token"]) as mia, Person(house, seated["table"], joined["token"]) as zoe:
        for wrong in ({"mission": 3}, {"players": 4}, {"game": "academy"}):
            assert isinstance(mia.request("setting", **wrong), said.Refused)
        assert isinstance(mia.request("seat", do="captain", seat=0), said.Refused)
        assert isinstance(mia.request("start"), said.Accepted)
        for each in (mia, zoe):
            each.first_frame()
        assert table.match.game.secret.seed == over.game.secret.seed
        assert table.state.company == {}, "bots rely on no habits of those who played before"


def test_played_to_its_end_it_can_be_reviewed_itself_and_tried_again(house: House, over: Over) -> None:
    seated = asked(house, over, others="open").json()
    with Person(house, seated["table"], seated["token"]) as mia:
        assert isinstance(mia.request("setting", options={"pace": "none"}), said.Accepted)
        assert isinstance(mia.request("start"), said.Accepted)
        random = Random(1)
        while mia.first_frame().scene.ending is None:
            if mia.asked:
                mia.act(random)
            mia.next_frame()
        assert mia.lobby is not None
        assert mia.lobby.state == "over"
        assert mia.lobby.branch is not None
        assert mia.lobby.branch.review.startswith(f"/r/{review_of(house, over)}/")
        made = house.http.post(f"/api/tables/{seated['table']}/games/1/review", json={"token": seated["token"]})
        seen = house.http.get(f"/api/reviews/{made.json()['review']}").json()
        assert seen["branch"] == mia.lobby.branch.text
        assert seen["since"] == len(over.acts) - 3
        file = house.http.get(f"/api/reviews/{made.json()['review']}/file").content
        assert loads(file).verify().acts[: seen["since"] - 1] == over.game.acts[: seen["since"] - 1]
        mia.request("again")
        assert isinstance(mia.request("start"), said.Accepted)
        table = table_of(house, seated)
        assert table.state.game == 2
        assert table.match.game.secret.seed == over.game.secret.seed
        assert len(table.match.game.acts) >= seen["since"] - 1
        mia.request("again", mission=2)
        assert table.state.branch is None, "with another mission it is a table like any other"


def test_given_up_it_tells_nothing_of_the_cards_that_are_played_again(house: House, over: Over) -> None:
    seated = asked(house, over, others="open").json()
    with Person(house, seated["table"], seated["token"]) as mia:
        for _ in range(2):
            assert isinstance(mia.request("start"), said.Accepted)
            assert replay_of(house, seated) == (409, "state")
            assert isinstance(mia.request("again"), said.Accepted)
            assert replay_of(house, seated) == (409, "state")
    assert table_of(house, seated).state.game == 2


def replay_of(house: House, seated: dict[str, Any]) -> tuple[int, str]:
    """What a stranger with the link is answered who asks for the replay of its first game."""
    answer = house.http.get(f"/api/tables/{seated['table']}/games/1/replay")
    return answer.status_code, answer.json().get("code", "")


def test_the_same_once_makes_the_same_table(house: House, over: Over) -> None:
    first = asked(house, over, once=ONCE).json()
    assert asked(house, over, once=ONCE).json() == first
    assert table_of(house, first).state.game == 1


def test_what_cannot_be(house: House, over: Over) -> None:
    for wrong in ({"act": 0}, {"act": len(over.acts) + 1}, {"seat": 3}, {"name": ""}, {"others": "some"}, {"x": 1}):
        assert asked(house, over, **wrong).status_code == 400, wrong
    assert asked(house, over, bot="nobody").status_code in (400, 409)
    assert asked(house, over, act=1).status_code == 201, "from the very beginning, with the same cards"


def test_tables_are_counted_as_others_are(tmp_path: Path) -> None:
    with opened(tmp_path, tables_each=2) as house:
        over = put(house)
        assert [asked(house, over).status_code for _ in range(3)] == [201, 201, 429]


def test_it_survives_a_crash_before_and_after_its_start(tmp_path: Path) -> None:
    async def story(tables: list[dict[str, Any]], acts: int) -> None:
        async with Backroom(tmp_path) as room:
            for seated in tables:
                found = await room.hall.find(seated["table"])
                assert found is not None
                assert found.table.state.branch is not None
                if found.table.state.phase == "lobby":
                    mia = await room.enter(found, seated["token"])
                    await mia.say(type="start")
                assert found.table.match is not None
                assert len(found.table.match.game.acts) >= acts - 1

    with opened(tmp_path) as house:
        over = put(house)
        waiting, running = asked(house, over, others="open").json(), asked(house, over).json()
        # Nothing is written in good order: as after a crash, only what was committed is there.
        house.call(house.hall.tables.clear)
    run(story([waiting, running], len(over.acts) - 3))


@contextmanager
def served(store: Path) -> Iterator[str]:
    """A server in a process of its own, which is killed in the end: where it is."""
    program = Path(__file__).parents[1] / "web" / "serving.py"
    with subprocess.Popen([sys.executable, program, store], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.kill()


@pytest.mark.slow
def test_it_survives_kill_9_at_any_moment(tmp_path: Path) -> None:
    store, file = tmp_path / "tables.sqlite", played(seed="killed")[0]
    kind = {"content-type": "application/octet-stream"}
    wish = {"act": len(file.acts) - 3, "name": "Mia", "seat": 0}
    tables: list[tuple[str, str]] = []
    review = ""
    for others in ("open", "bots", "open"):
        with served(store) as url:
            review = review or patient.post(f"{url}/api/reviews", content=file.file, headers=kind).json()["review"]
            for table, phase in tables:
                info = patient.get(f"{url}/api/tables/{table}").json()
                assert info["state"] == phase
                assert info["branch"]["text"].startswith("What if: mission 1")
            made = patient.post(f"{url}/api/reviews/{review}/branch", json={**wish, "others": others}).json()
            tables.append((made["table"], "lobby" if others == "open" else "running"))


def test_a_table_that_is_deleted_takes_its_past_along(house: House, over: Over) -> None:
    seated = asked(house, over).json()
    table = table_of(house, seated)

    async def delete() -> None:
        await house.hall.store.delete(table.hold)
        found = await house.hall.find(seated["table"])
        if found is not None:
            await house.hall.let_go(found)

    house.do(delete())
    assert seated["table"] not in {row.table for row in rows(house, BRANCHES)}


def test_its_end_counts_for_nothing(house: House, over: Over) -> None:
    """Whatever counts games asks whether they are branches: the state of the table says so to its end."""
    seated = asked(house, over).json()
    table = table_of(house, seated)
    assert table.state.branch is not None
    assert msgspec.json.decode(table.state.encode())["branch"]["act"] == len(over.acts) - 3
