"""The same deal for all: the deal of the day, challenges, and who may see what of them when."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from defuse.kernel.replay import loads
from defuse.server.campaign.deals import day_ends, day_of, mission_of_day, seed_of_day
from defuse.server.crews.deals import missions_for_all
from defuse.server.store.copying import backup, restore
from defuse.server.store.crew_rows import DEALS
from defuse.server.wire.reviews import Here, ToReader
from tests.crews.club import Device, done, finish, founded, problem
from tests.server.house import House, opened
from tests.server.people import Person
from tests.server.reviewing import Reader


@pytest.fixture
def tomorrow(house: House) -> Iterator[None]:
    yield
    house.hall.wall = time.time


def seed_at(house: House, table: str) -> str:
    return house.call(lambda: str(house.hall.tables[table].table.game.secret.seed))


def replay(house: House, table: str, token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return house.http.get(f"/api/tables/{table}/games/1/replay", headers=headers)


def test_two_crews_play_the_deal_of_the_day(house: House) -> None:
    ann, eve = founded(house, "Foxes"), founded(house, "Geese", "Eve")
    anybody = house.http.get("/api/daily").json()
    assert (anybody["day"], anybody["played"], anybody["results"]) == (day_of(time.time()), False, [])
    assert anybody["mission"]["number"] in missions_for_all()
    first, second = ann.play(bots=3, deal="daily"), eve.play(bots=3, deal="daily")
    assert ann.daily()["running"] == first["table"]
    finish(house, first["table"], won=False)
    assert (ann.daily()["played"], ann.daily()["running"]) == (True, "")
    assert [(each["crew"], each["won"]) for each in ann.daily()["results"]] == [("Foxes", False)]
    assert (eve.daily()["played"], eve.daily()["results"]) == (False, [])
    finish(house, second["table"], won=False)
    assert seed_at(house, first["table"]) == seed_at(house, second["table"])
    assert [(each["crew"], each["yours"]) for each in eve.daily()["results"]] == [("Geese", True), ("Foxes", False)]
    assert house.http.get("/api/daily").json()["crews"] >= 2
    assert house.http.get("/api/daily").json()["results"] == []
    assert ann.seen()["tries"] == 0, "it is beside the campaign"
    assert ann.seen()["games"][0]["deal"] == "daily"


def ours(device: Device) -> list[dict[str, Any]]:
    return [each for each in device.daily()["results"] if each["yours"]]


def test_the_first_try_counts(house: House) -> None:
    ann = founded(house)
    given_up = ann.play(bots=3, deal="daily")
    with Person(house, given_up["table"], given_up["token"]) as person:
        person.request("start")
    ann.played(bots=3, deal="daily", won=False)
    assert ours(ann) == [], "another one was begun before"
    assert [game["counts"] for game in ann.seen()["games"]] == [False]
    finish(house, given_up["table"], won=False)
    assert ours(ann) == [], "by now they have seen all cards"
    made = ann.play(bots=2, deal="daily")
    finish(house, made["table"], won=False)
    assert [each["players"] for each in ours(ann)] == [3], "with other players it is another deal"
    with Person(house, made["table"], made["token"]) as person:
        person.request("again")
    finish(house, made["table"], won=False)
    assert [game["counts"] for game in ann.seen()["games"]] == [False, True, False, False]


def test_a_deal_that_was_given_up_tells_nothing_of_its_cards(house: House) -> None:
    """Another table of the crew may play them, and that is the one that counts."""
    ann = founded(house)
    bo = ann.invite("Bo")
    made = bo.play(bots=3, deal="daily")
    with Person(house, made["table"], made["token"]) as person:
        person.request("start")
        person.request("again")
    assert problem(replay(house, made["table"], bo.token)) == (409, "state")


def test_a_crew_that_shares_nothing_is_not_listed(house: House) -> None:
    ann, eve = founded(house, "Hidden"), founded(house, "Shown", "Eve")
    ann.change("share", on=False)
    for device in (ann, eve):
        device.played(bots=4, deal="daily", won=False)
    assert {each["crew"] for each in ann.daily()["results"]} >= {"Hidden", "Shown"}
    assert "Hidden" not in {each["crew"] for each in eve.daily()["results"]}


def test_what_is_settled_at_such_a_table(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = ann.play(bots=2, members=[bo.member], deal="daily")
    other = founded(house, "Others", "Eve")
    with Person(house, made["table"], made["token"]) as person:
        for change in ({"mission": 1}, {"players": 5}, {"game": "academy"}):
            assert person.request("setting", **change).code == "state"
        assert person.request("seat", do="captain", seat=1).code == "state"
        person.request("seat", do="open", seat=2)
        for device in (None, other):
            headers = {} if device is None else device.headers
            url = f"/api/tables/{made['table']}/join"
            assert problem(house.http.post(url, json={"name": "Eve"}, headers=headers)) == (409, "state")
        assert person.lobby is not None
        assert person.lobby.shared == "daily"


@pytest.mark.usefixtures("tomorrow")
def test_nobody_watches_and_the_replay_is_for_those_who_have_played(house: House) -> None:
    ann, eve = founded(house), founded(house, "Others", "Eve")
    made = ann.play(bots=3, deal="daily")
    table = made["table"]
    with Person(house, table) as watching:
        assert watching.closed()[0] == 4005
    finish(house, table, won=False)
    with Person(house, table) as watching:
        assert watching.closed()[0] == 4005
    assert [replay(house, table, token).status_code for token in ("", eve.token)] == [404, 404]
    seed = loads(replay(house, table, ann.token).content).seed
    assert loads(replay(house, table, made["token"]).content).seed == seed
    for path in (f"/api/tables/{table}", "/api/daily", f"/api/daily?crew={eve.crew}"):
        assert seed not in house.http.get(path, headers=eve.headers).text
    house.hall.wall = lambda: time.time() + 86_400
    assert loads(replay(house, table).content).seed == seed
    with Person(house, table) as watching:
        watching.first_frame()
    over = house.http.get("/api/daily", params={"day": day_of(time.time())}).json()
    assert over["results"]
    assert house.http.get("/api/daily").json()["mission"] is not None


@pytest.mark.usefixtures("tomorrow")
def test_a_game_that_ends_after_its_day_does_not_count(house: House) -> None:
    ann = founded(house, "Late")
    made = ann.play(bots=3, deal="daily")
    with Person(house, made["table"], made["token"]) as person:
        person.request("start")
    house.hall.wall = lambda: time.time() + 86_400
    finish(house, made["table"], won=False)
    yesterday = ann.daily(day=day_of(time.time()))
    assert "Late" not in [each["crew"] for each in yesterday["results"]]
    assert (ann.daily()["day"], ann.daily()["played"]) == (day_of(time.time() + 86_400), False)


@pytest.mark.usefixtures("tomorrow")
def test_which_days_are_told(house: House) -> None:
    now = time.time()
    for days, status in ((0, 200), (-1, 200), (-29, 200), (-31, 404), (1, 404)):
        assert house.http.get("/api/daily", params={"day": day_of(now + days * 86_400)}).status_code == status
    for wrong in ("2026-13-01", "today", "2026-1-1", "../x", "9999-99-99"):
        assert house.http.get("/api/daily", params={"day": wrong}).status_code == 404
    assert day_ends("1970-01-01") == 86_400


def test_days_cannot_be_guessed_from_one_another() -> None:
    days = [day_of(86_400.0 * day) for day in range(20_000, 22_000)]
    missions = Counter(mission_of_day("secret", day, missions_for_all()) for day in days)
    assert set(missions) == set(missions_for_all())
    assert max(missions.values()) < 3 * min(missions.values()) + 20
    seeds = {seed_of_day(secret, day, 1, players) for secret in ("a", "b") for day in days[:50] for players in (2, 3)}
    assert len(seeds) == 200
    assert not {34, 65} & set(missions_for_all()), "two cannot play them"


def test_the_secret_is_made_once_and_goes_with_a_copy(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        secret = house.do(house.hall.store.crews.secret(DEALS))
        assert house.do(house.hall.store.crews.secret(DEALS)) == secret
        assert len(secret) == 64
        founded(house).played(bots=1, deal="daily", won=False)
        backup(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "copy")
    restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'other.sqlite'}")
    with opened(tmp_path, database=f"sqlite:///{tmp_path / 'other.sqlite'}") as house:
        assert house.do(house.hall.store.crews.secret(DEALS)) == secret
        assert house.http.get("/api/daily").json()["crews"] == 1


# Challenges.


def challenged(ann: Device) -> tuple[str, str]:
    """The table of a game of Ann's, and the challenge that she makes of it."""
    table = ann.played(3, bots=2, won=False)
    answer = ann.post("/challenges", game=f"{table}/1")
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"] == f"/b/{answer.json()['challenge']}"
    return table, answer.json()["challenge"]


def test_beat_our_deal(house: House) -> None:
    ann, eve = founded(house, "Foxes"), founded(house, "Geese", "Eve")
    table, id = challenged(ann)
    before = eve.challenge(id)
    assert (before["crew"], before["players"], before["mission"]["number"]) == ("Foxes", 3, 3)
    assert (before["yours"], before["played"], before["results"]) == (False, False, [])
    mine = ann.challenge(id)
    assert (mine["yours"], [each["won"] for each in mine["results"]]) == (True, [False])
    assert problem(eve.post("/play", bots=["quick"], deal=id)) == (409, "state"), "it is for three"
    assert problem(ann.post("/play", bots=["quick"] * 2, deal=id)) == (409, "state"), "their own"
    made = eve.play(bots=2, deal=id)
    finish(house, made["table"])
    assert seed_at(house, table) == seed_at(house, made["table"])
    told = [(each["crew"], each["won"], each["yours"]) for each in eve.challenge(id)["results"]]
    assert told == [("Foxes", False, False), ("Geese", True, True)]
    assert len(ann.challenge(id)["results"]) == 2
    assert eve.seen()["tries"] == 0


def test_nobody_sees_the_cards_of_a_challenge_beforehand(house: House) -> None:
    ann, eve = founded(house), founded(house, "Others", "Eve")
    _, id = challenged(ann)
    made = eve.play(bots=2, deal=id)
    with Person(house, made["table"]) as watching:
        assert watching.closed()[0] == 4005
    finish(house, made["table"])
    assert replay(house, made["table"]).status_code == 404
    assert replay(house, made["table"], ann.token).status_code == 404
    seed = loads(replay(house, made["table"], eve.token).content).seed
    nobody = house.http.get(f"/api/challenges/{id}")
    assert seed not in nobody.text
    assert nobody.json()["results"] == []


def test_a_game_has_one_challenge_and_only_games_of_ours_that_are_over_have_one(house: House) -> None:
    ann, eve = founded(house), founded(house, "Others", "Eve")
    table, id = challenged(ann)
    assert ann.post("/challenges", game=f"{table}/1").json()["challenge"] == id
    running = ann.play(1)["table"]
    ann.post("/box", mission=1, won=True)
    box = ann.seen()["games"][0]["id"]
    for game in (f"{running}/1", f"{table}/2", box, "x"):
        assert problem(ann.post("/challenges", game=game)) == (409, "bad")
    assert problem(eve.post("/challenges", game=f"{table}/1")) == (409, "bad")
    daily = ann.played(bots=1, deal="daily", won=False)
    assert problem(ann.post("/challenges", game=f"{daily}/1")) == (409, "state")
    theirs = eve.played(bots=2, deal=id, won=False)
    assert problem(eve.post("/challenges", game=f"{theirs}/1")) == (409, "state")
    assert problem(house.http.get("/api/challenges/nosuchchalleng")) == (404, "crew")


@pytest.mark.usefixtures("tomorrow")
def test_a_review_of_the_deal_of_the_day_is_for_its_crew_until_the_day_is_over(house: House) -> None:
    ann, eve = founded(house, "Foxes"), founded(house, "Geese", "Eve")
    bo = ann.invite("Bo")
    table = ann.played(bots=3, deal="daily", won=False)
    review = done(ann.post("/review", game=f"{table}/1"))["review"]
    nothing = house.http.get("/api/reviews/0123456789abcd")
    for rest in ("", "/frames?view=all", "/findings", "/file", "/odds?act=1&seat=0", "/why?act=1&wire=1&value=1"):
        url = f"/api/reviews/{review}{rest}"
        for headers in ({}, eve.headers):
            answer = house.http.get(url, headers=headers)
            assert (answer.status_code, answer.json()) == (404, nothing.json())
        assert house.http.get(url, headers=bo.headers).status_code == 200
    with Reader(house, review, "Bo", token=bo.token) as inside:  # together, too: names and acts are told to no others
        assert [person.name for person in inside.people(1).people] == ["Bo"]
        nowhere = refused(house, "0123456789abcd")
        for token in (None, eve.token, "x" * 80):
            assert refused(house, review, token) == nowhere
        inside.send(type="ping", id="still")
        assert inside.hear() == Here(id="still")  # nobody came
    wish = {"name": "Ann", "act": 2, "seat": 0}
    assert problem(house.http.post(f"/api/reviews/{review}/branch", json=wish)) == (404, "review")
    assert problem(house.http.post(f"/api/reviews/{review}/branch", json=wish, headers=ann.headers)) == (409, "state")
    house.hall.wall = lambda: time.time() + 86_400
    assert house.http.get(f"/api/reviews/{review}").status_code == 200
    assert house.http.post(f"/api/reviews/{review}/branch", json=wish).status_code == 201
    with Reader(house, review, "Eve") as outside:
        assert outside.people(1).you


def refused(house: House, review: str, token: str | None = None) -> tuple[ToReader, int]:
    """What somebody hears who would look at a review and may not."""
    with Reader(house, review, "Eve", token=token) as reader:
        why = reader.hear()
        with pytest.raises(ConnectionClosed) as closed:
            reader.hear()
        assert closed.value.rcvd is not None
        return why, closed.value.rcvd.code
