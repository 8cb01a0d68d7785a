"""Reviews: one link opens one game that is over, and nothing else; files can be opened, and are forgotten again."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from defuse.kernel.replay import dumps, loads, replay_of
from defuse.server.reviews.hall import KEEP_DAYS
from defuse.server.store.columns import FINDINGS, REVIEWS
from defuse.server.store.sql import SqlStore
from defuse.server.tables.frames import Moment
from defuse.server.tables.match import again
from defuse.server.tables.once import new_id
from defuse.server.wire.options import Options
from defuse.words import LETTERS
from tests.academy.driving import played as rounds
from tests.server.games import players_of
from tests.server.house import House, opened
from tests.server.people import make
from tests.server.reviewing import NAMES, Over, played, put, review_of

pytestmark = pytest.mark.slow

FILE = {"content-type": "application/octet-stream"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("reviews"), files_each=100_000) as found:
        yield found


@pytest.fixture(scope="module")
def over(house: House) -> Over:
    return put(house)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def rows(house: House, table: sa.Table) -> list[Any]:
    store = house.hall.store
    assert isinstance(store, SqlStore)
    database = store.database

    async def found() -> list[Any]:
        return await database.read(lambda connection: list(connection.execute(sa.select(table))))

    return house.do(found())


def test_a_game_that_is_over_has_one_review_for_everybody_who_asks(house: House, over: Over) -> None:
    first = review_of(house, over)
    assert re.fullmatch("[0-9a-z]{14}", first)
    assert first != over.table
    assert review_of(house, over, token=over.tokens[1]) == review_of(house, over, key=None) == first


def test_what_a_review_tells_of_its_game(house: House, over: Over) -> None:
    seen = house.http.get(f"/api/reviews/{review_of(house, over)}").json()
    assert seen["game"] == "busters"
    assert seen["mission"]["number"] == 1
    assert [seat["name"] for seat in seen["seats"]] == list(NAMES[:3])
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "person", "bot"]
    assert len(seen["acts"]) == len(over.acts)
    assert [act["number"] for act in seen["acts"]] == list(range(1, len(over.acts) + 1))
    assert seen["won"] == (over.game.outcome is not None and over.game.outcome.won)
    assert seen["turns"] == max(act["turn"] for act in seen["acts"])
    assert seen["acts"][0]["turn"] == 0, "tokens are placed before the first turn"
    marks = {mark for act in seen["acts"] for mark in act.get("marks", ())}
    assert "hit" in marks
    assert seen["has_curve"]
    assert not seen["file"]
    assert not seen["branch"]


def test_nobody_gets_at_a_game_that_is_played(house: House) -> None:
    running = put(house, most=6)
    for sent in ({"token": running.tokens[0]}, {"key": None}, {}):
        assert code(house.http.post(running.path, json=sent)) == (409, "state")
    # A bot alone plays at this one.
    made = make(house, start=True)
    path = f"/api/tables/{made['table']}/games/1/review"
    assert code(house.http.post(path, json={"token": made["token"]})) == (409, "state")
    assert not [row for row in rows(house, REVIEWS) if row.table in (running.table, made["table"])]


def test_a_mission_that_was_given_up_has_no_review(house: House) -> None:
    given_up = put(house, most=4, phase="lobby")
    answer = house.http.post(given_up.path, json={"token": given_up.tokens[0]})
    assert code(answer) == (409, "state")
    assert answer.json()["text"] == "the mission is not over"


def test_who_may_have_a_game_reviewed(house: House) -> None:
    locked = put(house, seed="locked", key="abcdefghij")
    assert code(house.http.post(locked.path, json={})) == (403, "key")
    assert code(house.http.post(locked.path, json={"key": "wrong"})) == (403, "key")
    assert code(house.http.post(locked.path, json={"token": "nobody's"})) == (403, "token")
    assert review_of(house, locked, key="abcdefghij") == review_of(house, locked)
    assert code(house.http.post(locked.path.replace("/1/", "/2/"), json={"token": locked.tokens[0]})) == (404, "game")
    assert code(house.http.post("/api/tables/nosuchtable1/games/1/review", json={})) == (404, "table")


def test_a_review_never_tells_its_table(house: House, over: Over) -> None:
    review = review_of(house, over)
    secrets = [over.table, *over.tokens]
    for path in (
        "",
        "/frames?view=all",
        "/frames?view=0",
        "/frames?view=2",
        "/file",
        "/findings",
        "/odds?act=9&seat=0",
    ):
        answer = house.http.get(f"/api/reviews/{review}{path}")
        assert answer.status_code == 200, answer.text
        assert not [each for each in secrets if each in answer.text], path
    shown = house.http.get(f"/api/reviews/{review}/frames?view=all").json()["frames"]
    assert shown[-1]["scene"]["ending"]["replay"] == f"/api/reviews/{review}/file"


def test_frames_are_those_of_the_table_one_for_each_act(house: House, over: Over) -> None:
    review = review_of(house, over)
    path = f"/api/reviews/{review}/frames"
    own = house.http.get(path, params={"view": "1"}).json()
    assert own["view"] == "1"
    assert [frame["number"] for frame in own["frames"]] == list(range(1, len(over.acts) + 2))
    first = own["frames"][0]
    assert first["yours"]["seat"] == 1
    mine = {str(wire["id"]) for stand in first["scene"]["stands"] if stand["seat"] == 1 for wire in stand["wires"]}
    assert set(first["yours"]["faces"]) == mine, "before anything was shown, a seat knows its own wires"
    everything = house.http.get(path, params={"view": "all"}).json()["frames"]
    assert len(everything) == len(over.acts) + 1
    wires = {str(wire["id"]) for stand in first["scene"]["stands"] for wire in stand["wires"]}
    assert set(everything[0]["yours"]["faces"]) == wires
    assert all(frame["scene"] == other["scene"] for frame, other in zip(own["frames"], everything, strict=True))
    assert everything[0]["scene"]["ending"] is None is not everything[-1]["scene"]["ending"]
    german = house.http.get(path, params={"view": "1"}, headers={"accept-language": "de"}).json()
    assert german != own
    packed = house.http.get(path, params={"view": "1"}, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = house.http.get(path, params={"view": "1"}, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == own


@pytest.mark.parametrize("mission", [3, 18, 41, 50])
def test_a_seat_sees_what_it_saw_at_the_table_and_nothing_else(house: House, mission: int) -> None:
    """Missions with things to remember, with wires that face away, and plain ones; every seat, after every act."""
    players = players_of(mission)
    over, row = played(mission, players, seed=f"seen {mission}", skill=0.7)
    review = house.http.post("/api/reviews", content=over.file, headers=FILE).json()["review"]
    path = f"/api/reviews/{review}/frames"
    shown = [house.http.get(path, params={"view": f"{seat}"}).json()["frames"] for seat in range(players)]
    for number, (match, wrong) in enumerate(again(row, over.acts, LETTERS)):
        assert wrong is None
        if match.over:
            break
        moment = Moment(match, Options(), seconds=None, running=False)
        for seat in range(players):
            told = msgspec.json.decode(moment.frame(seat, "en"))
            assert shown[seat][number]["yours"] == told["yours"], (number, seat)
            assert shown[seat][number]["scene"] == told["scene"], (number, seat)


def test_what_cannot_be_asked_for(house: House, over: Over) -> None:
    path = f"/api/reviews/{review_of(house, over)}"
    for wrong in (
        "/frames?view=5x",
        "/frames?view=3",
        "/odds?act=0&seat=0",
        "/odds?act=x&seat=0",
        "/odds?act=9999&seat=0",
    ):
        assert house.http.get(path + wrong).status_code == 400, wrong
    assert house.http.get(f"{path}/odds?act=5&seat=3").status_code == 400
    for wrong in ("/why?act=0&wire=1&value=1", "/why?act=1", "/why?act=1&wire=-1&value=2"):
        assert house.http.get(path + wrong).status_code == 400, wrong


def test_the_odds_that_a_seat_had(house: House, over: Over) -> None:
    review = review_of(house, over)
    odds = house.http.get(f"/api/reviews/{review}/odds", params={"act": 8, "seat": 0}).json()
    assert (odds["number"], odds["seat"]) == (8, 0)
    for wire in odds["told"]["wires"]:
        assert sum(wire["values"].values()) == pytest.approx(1.0)


def test_the_file_plays_the_same_game(house: House, over: Over) -> None:
    file = house.http.get(f"/api/reviews/{review_of(house, over)}/file")
    assert 'filename="mission-1.defuse"' in file.headers["content-disposition"]
    assert loads(file.content).verify() == over.game


def test_unknown_withdrawn_and_deleted_reviews_answer_alike(house: House) -> None:
    gone = put(house, seed="gone")
    withdrawn, path = review_of(house, gone), f"{gone.path}/withdraw"
    assert code(house.http.post(path, json={"token": "nobody's"})) == (403, "token")
    assert house.http.get(f"/api/reviews/{withdrawn}").status_code == 200
    answer = house.http.post(path, json={"token": gone.tokens[1]})
    assert (answer.status_code, answer.json()) == (200, {"review": "", "link": ""})
    again = review_of(house, gone)
    assert again != withdrawn, "a new link can be made, and the old one stays closed"
    deleted = put(house, seed="deleted")
    lost = review_of(house, deleted)

    async def delete() -> None:
        found = await house.hall.find(deleted.table)
        assert found is not None
        await house.hall.store.delete(found.table.hold)
        await house.hall.let_go(found)

    house.do(delete())
    answers = set()
    for id in (withdrawn, lost, new_id(), "x", "x" * 40, "a.b"):
        for what in ("", "/frames?view=all", "/file", "/findings", "/odds?act=1&seat=0", "/why?act=1&wire=1&value=1"):
            found = house.http.get(f"/api/reviews/{id}{what}")
            answers.add((found.status_code, found.text))
        wish = {"act": 1, "name": "Ann", "seat": 0}
        found = house.http.post(f"/api/reviews/{id}/branch", json=wish)
        answers.add((found.status_code, found.text))
    assert answers == {(404, '{"code":"review","text":"there is no such review"}')}


def test_there_is_nothing_to_withdraw_of_a_game_that_never_was(house: House) -> None:
    over = put(house)
    for number in (0, 2, 2**31, 2**63, 10**1000):
        url = f"/api/tables/{over.table}/games/{number}/review/withdraw"
        assert code(house.http.post(url, json={"token": over.tokens[0]})) == (404, "game")


def test_findings_go_with_the_last_review_that_needs_them(house: House) -> None:
    over = put(house, seed="needed")
    review = review_of(house, over)
    brought = house.http.post("/api/reviews", content=over.file, headers=FILE).json()["review"]
    digests = {row.digest for row in rows(house, REVIEWS) if row.id in (review, brought)}
    assert len(digests) == 1, "what is found out about a game is found out once"
    (digest,) = digests
    house.do(house.hall.store.reviews.keep_findings(digest, b"something"))
    house.do(house.hall.store.reviews.keep_findings("nobody needs this", b"something"))
    known = {row.digest for row in rows(house, FINDINGS)}
    assert digest in known
    assert "nobody needs this" not in known

    async def delete() -> None:
        found = await house.hall.find(over.table)
        assert found is not None
        await house.hall.store.delete(found.table.hold)
        await house.hall.let_go(found)

    house.do(delete())
    assert digest in {row.digest for row in rows(house, FINDINGS)}, "the file's review still needs it"
    assert house.http.get(f"/api/reviews/{brought}").status_code == 200
    house.do(house.hall.store.reviews.expire(time.time() + 1))
    assert house.http.get(f"/api/reviews/{brought}").status_code == 404
    assert digest not in {row.digest for row in rows(house, FINDINGS)}


def test_a_table_that_expires_takes_its_reviews_along(tmp_path: Path) -> None:
    with opened(tmp_path, keep_days=10) as house:
        over = put(house)
        review = review_of(house, over)
        house.do(house.hall.let_go(house.hall.tables[over.table]))
        assert house.do(house.hall.store.expire(over.table, time.time() + 1))
        assert house.http.get(f"/api/reviews/{review}").status_code == 404
        assert not rows(house, REVIEWS)


def test_a_file_can_be_opened_and_is_forgotten_when_nobody_looks(house: House) -> None:
    over, _ = played(seed="brought")
    answer = house.http.post("/api/reviews", content=over.file, headers=FILE)
    assert answer.status_code == 201
    review = answer.json()["review"]
    seen = house.http.get(f"/api/reviews/{review}").json()
    assert seen["file"]
    assert [seat["name"] for seat in seen["seats"]] == ["Seat A", "Seat B", "Seat C"]
    assert {seat["kind"] for seat in seen["seats"]} == {"unknown"}
    assert len(house.http.get(f"/api/reviews/{review}/frames?view=0").json()["frames"]) == len(over.acts) + 1
    day = 86_400
    house.do(house.hall.store.reviews.expire(time.time() - KEEP_DAYS * day))
    assert house.http.get(f"/api/reviews/{review}").status_code == 200

    async def aged() -> None:
        store, old = house.hall.store, time.time() - (KEEP_DAYS + 1) * day
        assert isinstance(store, SqlStore)
        await store.database.write(lambda connection: connection.execute(sa.update(REVIEWS).values(opened=old)).close())

    house.do(aged())
    assert house.http.get(f"/api/reviews/{review}").status_code == 200, "looking at it notes the day"
    house.do(house.hall.store.reviews.expire(time.time() - KEEP_DAYS * day))
    assert house.http.get(f"/api/reviews/{review}").status_code == 200
    house.do(aged())
    house.do(house.hall.store.reviews.expire(time.time() - KEEP_DAYS * day))
    assert house.http.get(f"/api/reviews/{review}").status_code == 404


def test_files_that_cannot_be_opened_say_why(house: House) -> None:
    over, _ = played(seed="broken")
    replay = loads(over.file)
    unfinished = replay_of(played(seed="broken", most=8)[0].game)
    other = msgspec.structs.replace(replay, digest="0" * 32)
    fewer = msgspec.structs.replace(replay, acts=replay.acts[:-1])
    nobody = over.file.replace(b'"busters"', b'"chess"')
    texts = set()
    for data in (
        b"",
        b"{",
        b"\xff\x00",
        b"[" * 5000,
        b'{"format": 1}',
        dumps(unfinished),
        dumps(other),
        dumps(fewer),
        nobody,
    ):
        answer = house.http.post("/api/reviews", content=data, headers=FILE)
        assert code(answer) == (422, "file"), data[:40]
        texts.add(answer.json()["text"])
    assert len(texts) >= 5
    assert any("not over" in text for text in texts)
    assert code(house.http.post("/api/reviews", content=b"x" * 600_000, headers=FILE)) == (413, "big")
    assert code(house.http.post("/api/reviews", json={})) == (415, "type")
    elsewhere = {**FILE, "origin": "https://example.org"}
    assert code(house.http.post("/api/reviews", content=over.file, headers=elsewhere)) == (403, "origin")


def test_too_many_files_from_one_address_are_refused(tmp_path: Path) -> None:
    with opened(tmp_path, files_each=2) as house:
        answers = [house.http.post("/api/reviews", content=b"{", headers=FILE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [422, 422, 429]


def test_a_game_of_the_academy_can_be_looked_back_at(house: House) -> None:
    game = rounds(3, 0)[-1][1]
    review = house.http.post("/api/reviews", content=dumps(replay_of(game)), headers=FILE).json()["review"]
    seen = house.http.get(f"/api/reviews/{review}").json()
    assert seen["game"] == "academy"
    assert not seen["has_curve"]
    assert seen["turns"] > 1
    frames = house.http.get(f"/api/reviews/{review}/frames?view=1").json()["frames"]
    assert frames[0]["scene"]["game"] == "academy"
    assert house.http.get(f"/api/reviews/{review}/frames?view=all").json()["frames"][3]["yours"]["peeks"]
