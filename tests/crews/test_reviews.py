"""Reviews of a crew's games: members make and withdraw them, outsiders open them by the link alone."""

from __future__ import annotations

from typing import Any

from defuse import client
from defuse.kernel.replay import loads
from tests.crews.club import Device, done, finish, founded, problem
from tests.server.house import House
from tests.server.people import Person


def reviewed(house: House, table: str, *devices: Device) -> list[int]:
    """What everybody is answered who asks for a review of a table's first game."""
    url = f"/api/tables/{table}/games/1/review"
    return [house.http.post(url, json={}, headers=device.headers).status_code for device in devices]


def test_members_have_games_of_the_crew_reviewed(house: House) -> None:
    ann, eve = founded(house), founded(house, "Others", "Eve")
    bo = ann.invite("Bo")
    table = ann.played(1)
    assert house.http.post(f"/api/tables/{table}/games/1/review", json={}).status_code == 403
    assert reviewed(house, table, eve, bo) == [403, 200]
    game = ann.seen()["games"][0]
    assert done(ann.post("/review", game=game["id"]))["link"] == game["review"]
    link = game["review"].removeprefix("/r/")
    seen = house.http.get(f"/api/reviews/{link}").json()
    assert [seat["name"] for seat in seen["seats"]] == [player["name"] for player in game["players"]]
    assert problem(ann.post("/review", game="nothing/1")) == (409, "bad")
    assert problem(eve.post("/review", game=game["id"])) == (409, "bad")
    withdraw = f"/api/tables/{table}/games/1/review/withdraw"
    assert house.http.post(withdraw, json={}, headers=eve.headers).status_code == 403
    assert house.http.post(withdraw, json={}, headers=bo.headers).status_code == 200
    assert house.http.get(f"/api/reviews/{link}").status_code == 404
    assert ann.seen()["games"][0]["review"] == ""


def test_the_replay_of_a_crews_game_is_for_members_and_those_who_sat_there(house: House) -> None:
    """Whoever got it could open it as a file, and so make the review that only they can make."""
    ann, eve = founded(house), founded(house, "Others", "Eve")
    bo = ann.invite("Bo")
    made = ann.play(1, options={"spectators": False})
    finish(house, made["table"])
    url = f"/api/tables/{made['table']}/games/1/replay"
    for headers in ({}, eve.headers, {"authorization": "Bearer nonsense"}):
        assert problem(house.http.get(url, headers=headers)) == (403, "token")
    assert "crew" in house.http.get(url).json()["text"]
    for token in (made["token"], ann.token, bo.token):
        answer = house.http.get(url, headers={"authorization": f"Bearer {token}"})
        assert loads(answer.content).verify().over
    with client.resume(f"{house.url}/t/{made['table']}", made["token"]) as seat:
        assert seat.hear_until(lambda: seat.over, 30)
        assert loads(seat.replay()).verify().over


def test_who_played_is_who_played_then(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = ann.play(1, members=[bo.member], bots=0)
    seat = done(house.http.post(f"/api/tables/{made['table']}/join", json={"name": "Bo"}, headers=bo.headers))
    finish(house, made["table"])
    with Person(house, made["table"], seat["token"]) as person:
        person.request("seat", do="leave")
    link = done(ann.post("/review", game=f"{made['table']}/1"))["review"]
    seats = house.http.get(f"/api/reviews/{link}").json()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ann", ""), ("Bo", "")]


def test_an_imported_game_is_reviewed_from_its_file(house: House) -> None:
    ann = founded(house)
    ann.played(1)
    file: Any = done(ann.get("/export"))
    copy = Device(house, done(house.http.post("/api/crews/import", json=file)))
    game = copy.seen()["games"][0]
    assert (game["kind"], game["reviewable"], game["review"]) == ("imported", True, "")
    link = done(copy.post("/review", game=game["id"]))
    assert done(copy.post("/review", game=game["id"])) == link
    assert copy.seen()["games"][0]["review"] == link["link"]
    assert house.http.get(f"/api/reviews/{link['review']}").json()["seats"][0]["name"] == "Ann"
    assert problem(ann.post("/review/withdraw", game=game["id"])) == (409, "bad")
    assert house.http.get(f"/api/reviews/{link['review']}").status_code == 200
    done(copy.post("/review/withdraw", game=game["id"]))
    assert house.http.get(f"/api/reviews/{link['review']}").status_code == 404


def test_a_what_if_of_a_crews_game_counts_for_nothing(house: House) -> None:
    ann = founded(house)
    table = ann.played(1, won=False)
    link = done(ann.post("/review", game=f"{table}/1"))["review"]
    wish = {"name": "Ann", "act": 2, "seat": 0}
    made = house.http.post(f"/api/reviews/{link}/branch", json=wish)
    assert made.status_code == 201, made.text
    finish(house, made.json()["table"])
    assert (ann.seen()["tries"], ann.seen()["wins"]) == (1, 0)
