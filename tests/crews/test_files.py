"""Files of crews: exported here, imported on another server, all of it or nothing."""

from __future__ import annotations

import asyncio
import copy
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from defuse.kernel.replay import loads
from defuse.server.store.columns import CREW_GAMES, CREWS
from defuse.server.transport.http import LONG
from tests.crews.club import Device, done, founded, problem
from tests.server.house import House, opened

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("elsewhere"), crews_each=100_000, crew_file_size=400_000) as house:
        yield house


@pytest.fixture(scope="module")
def file(house: House) -> dict[str, Any]:
    """A crew with games of all kinds."""
    ann = founded(house, "Night shift", won=[2])
    bo = ann.invite("Bo")
    gone = ann.invite("Cy")
    ann.played(1, members=[bo.member], bots=1)
    ann.played(3, won=False)
    ann.post("/box", mission=8, won=True, members=[ann.member, bo.member], others=["Zoe"], note="on the terrace")
    ann.played(bots=1, deal="daily", won=False)
    gone.change("leave")
    answer = ann.get("/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="night-shift.defuse-crew.json"'
    return done(answer)


def imported(house: House, file: Any, **query: str) -> Device:
    return Device(house, done(house.http.post("/api/crews/import", json=file, params=query)))


def test_a_crew_goes_to_another_server(file: dict[str, Any], elsewhere: House) -> None:
    assert (file["format"], file["version"]) == ("defuse-crew", 1)
    ann = imported(elsewhere, file)
    seen = ann.seen()
    assert seen["name"] == "Night shift"
    assert [(member["name"], member["left"]) for member in seen["members"]] == [
        ("Ann", False),
        ("Bo", False),
        ("Cy", True),
    ]
    assert (seen["next"], seen["boxes"][1]["open"]) == (3, True)
    kinds = sorted((game["kind"], game["mission"], game["deal"]) for game in seen["games"])
    daily = next(game["mission"] for game in file["games"] if game["deal"] == "daily")
    assert kinds == sorted(
        [("brought", 2, ""), ("imported", 1, ""), ("imported", 3, ""), ("box", 8, ""), ("imported", daily, "daily")]
    )
    assert next(game for game in seen["games"] if game["kind"] == "box")["note"] == "on the terrace"
    assert all(game["reviewable"] == (game["kind"] == "imported") for game in seen["games"])
    assert seen["members"][0]["id"] == file["by"] == ann.member


def test_the_games_are_whole(file: dict[str, Any], elsewhere: House) -> None:
    replays = [game["replay"] for game in file["games"] if game["replay"] is not None]
    assert len(replays) == 3
    for replay in replays:
        assert loads(replay.encode()).verify().over
    ann = imported(elsewhere, file)
    again = done(ann.get("/export"))
    assert [game["replay"] for game in again["games"]] == [game["replay"] for game in file["games"]]


def test_no_key_is_in_it(house: House) -> None:
    ann = founded(house)
    text = ann.get("/export").text
    for secret in (ann.token, ann.recovery, ann.seen()["link"].partition("?k=")[2], ann.crew):
        assert secret not in text


def test_others_come_back_by_their_names(file: dict[str, Any], elsewhere: House) -> None:
    ann = imported(elsewhere, file)
    bo = ann.invite("Bo")
    assert bo.member == file["members"][1]["id"]
    second = ann.invite("Bo")
    assert second.member != bo.member, "he has come already"
    assert ann.invite("Ann").member != ann.member
    assert ann.invite("Cy").member not in [member["id"] for member in file["members"]], "Cy had left"


def test_somebody_else_imports_it(file: dict[str, Any], elsewhere: House) -> None:
    bo = imported(elsewhere, file, member=file["members"][1]["id"])
    assert bo.member == file["members"][1]["id"]
    cy = elsewhere.http.post("/api/crews/import", json=file, params={"member": file["members"][2]["id"]})
    assert problem(cy) == (409, "bad")


def test_odd_words_of_how_it_ended_do_no_harm(file: dict[str, Any], elsewhere: House) -> None:
    odd = [
        '{"arg":"message","id":"no-such-text","args":[]}',
        '{"arg":"message","id":"loss-dial","args":[["seat",{"arg":"seat","seat":9}]]}',
        '{"arg":"message","id":"end-defused","args":7}',
        '{"arg":',
        "boom\u202e",
    ]
    games = [{**file["games"][0], "why": why, "ended": 9e10} for why in odd]
    seen = imported(elsewhere, {**file, "games": games}).seen()
    assert len(seen["games"]) == len(odd)
    assert "boom" in [game["why"] for game in seen["games"]]
    assert all(game["ended"] < 9e10 for game in seen["games"])


def test_it_is_imported_once(file: dict[str, Any], elsewhere: House) -> None:
    assert imported(elsewhere, file, once="z" * 30).crew == imported(elsewhere, file, once="z" * 30).crew
    assert elsewhere.http.post("/api/crews/import", json=file, params={"once": "!"}).status_code == 400


def test_imported_games_stay_out_of_the_statistics(file: dict[str, Any], elsewhere: House) -> None:
    ann = imported(elsewhere, file)
    statistics = done(ann.get("/statistics"))
    assert (statistics["missions"], statistics["players"], statistics["captains"]) == ({}, {}, {})
    assert not ann.daily()["played"]
    assert elsewhere.http.get("/api/daily").json()["crews"] == 0


def broken(file: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    """The file with one thing changed."""
    other: Any = copy.deepcopy(file)
    at: Any = other
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return dict(other)


def test_a_bad_file_changes_nothing_and_is_told_why(file: dict[str, Any], elsewhere: House) -> None:
    with_replay = next(at for at, game in enumerate(file["games"]) if game["replay"])
    bad: list[tuple[dict[str, Any], int, str]] = [
        (broken(file, "format", value="something"), 400, "format"),
        (broken(file, "version", value=2), 409, "later version"),
        (broken(file, "name", value=""), 400, "name"),
        (broken(file, "members", value=[]), 400, "members"),
        (broken(file, "members", 1, "id", value=file["members"][0]["id"]), 409, "same id"),
        (broken(file, "by", value="nobody"), 409, "member"),
        (broken(file, "games", 0, "kind", value="invented"), 400, "kind"),
        (broken(file, "games", 0, "mission", value=0), 400, "mission"),
        (broken(file, "games", 0, "game", value="chess"), 409, "game 1"),
        (broken(file, "games", with_replay, "replay", value="{"), 409, f"game {with_replay + 1}"),
        (broken(file, "games", with_replay, "game", value="academy"), 409, "another game"),
        (broken(file, "games", 0, "seats", value=[{"name": "x"}] * 6), 400, "seats"),
        (
            broken(file, "games", 1, "seats", value=[{"name": "\u200b"}]),
            409,
            "game 2 of the file cannot be taken: say your name",
        ),
    ]
    before = count(elsewhere)
    for wrong, status, why in bad:
        answer = elsewhere.http.post("/api/crews/import", json=wrong)
        assert answer.status_code == status, answer.text
        assert why in answer.json()["text"]
    big = elsewhere.http.post("/api/crews/import", json=broken(file, "name", value="x" * 400_000))
    assert problem(big) == (413, "big")
    assert problem(elsewhere.http.post("/api/crews/import", content=b"[1", headers=JSON)) == (400, "bad")
    assert count(elsewhere) == before


def test_a_long_file_of_nonsense_holds_up_nobody(tmp_path: Path) -> None:
    """It is refused at the first thing that is wrong, and nothing is made of the rest."""
    with opened(tmp_path) as house:
        nonsense = b'{"games":[' + b"[]," * 5_000_000 + b"[]]}"

        async def longest() -> float:
            """How long the server answers nobody, as long as this is going on."""
            long, before = 0.0, time.monotonic()
            while not done_with_it.is_set():
                await asyncio.sleep(0.01)
                long, before = max(long, time.monotonic() - before), time.monotonic()
            return long

        done_with_it = threading.Event()
        waiting = asyncio.run_coroutine_threadsafe(longest(), house.loop)
        answer = house.http.post("/api/crews/import", content=nonsense, headers=JSON)
        done_with_it.set()
        assert problem(answer) == (400, "bad")
        assert "games[0]" in answer.json()["text"]
        assert waiting.result(30) < 2.0


def test_a_long_file_is_read_as_a_short_one(file: dict[str, Any], elsewhere: House) -> None:
    game = next(each for each in file["games"] if each["kind"] == "box")
    whole = {**file, "games": [{**game, "note": "x" * 200}] * 300}
    assert len(imported(elsewhere, whole).get("/export").content) > LONG


def test_every_file_is_counted_before_it_is_read(file: dict[str, Any], tmp_path: Path) -> None:
    with opened(tmp_path, crews_each=3) as house:
        send = house.http.post
        elsewhere = {"origin": "https://somebody.example"}
        assert [send("/api/crews/import", json=file, headers=elsewhere).status_code for _ in range(4)] == [403] * 4
        assert [send("/api/crews/import", json={}).status_code for _ in range(4)] == [400, 400, 400, 429]
        assert problem(send("/api/crews/import", json=file)) == (429, "fast")
        assert problem(send("/api/crews", json={"name": "Owls", "member": "Ann"})) == (429, "fast")


def count(house: House) -> int:
    def work(connection: sa.Connection) -> int:
        counts = [connection.scalar(sa.select(sa.func.count()).select_from(table)) for table in (CREWS, CREW_GAMES)]
        return sum(each or 0 for each in counts)

    store: Any = house.hall.store
    return int(house.do(store.database.read(work)))


def test_more_games_than_a_crew_may_have(file: dict[str, Any], tmp_path: Path) -> None:
    with opened(tmp_path, crew_games=2) as house:
        assert problem(house.http.post("/api/crews/import", json=file)) == (409, "bad")
