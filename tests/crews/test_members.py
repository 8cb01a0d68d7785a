"""Members: making a crew, joining, leaving, lost devices, codes, and the end."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from defuse.server.crews.desk import Crews
from defuse.server.crews.ending import end_due
from defuse.server.crews.keys import code_of, parts_of
from defuse.server.store.columns import META
from tests.crews.club import Device, done, founded, problem
from tests.server.house import House, opened

ONCE = "abcdefghijklmnopqrstuvwxyz"


def test_a_member_joins_by_the_link(house: House) -> None:
    ann = founded(house)
    link = ann.seen()["link"]
    path, key = link.split("?k=")
    assert path == f"/c/{ann.crew}"
    invite = house.http.get(f"/api/crews/{ann.crew}/invite", params={"k": key}).json()
    assert invite == {"crew": ann.crew, "name": "Night shift", "members": 1}
    bo = ann.invite("Bo")
    assert [member["name"] for member in bo.seen()["members"]] == ["Ann", "Bo"]
    assert bo.seen()["you"] == bo.member


def test_making_joining_and_coming_back_are_done_once(house: House) -> None:
    body = {"name": "Once", "member": "Ann", "once": ONCE}
    first = done(house.http.post("/api/crews", json=body))
    assert done(house.http.post("/api/crews", json=body)) == first
    ann = Device(house, first)
    key = ann.seen()["link"].partition("?k=")[2]
    joining = {"key": key, "member": "Bo", "once": ONCE + "2"}
    bo = done(house.http.post(f"/api/crews/{ann.crew}/join", json=joining))
    assert done(house.http.post(f"/api/crews/{ann.crew}/join", json=joining)) == bo
    code = {"code": bo["recovery"], "once": ONCE + "3"}
    back = done(house.http.post("/api/crews/recover", json=code))
    assert done(house.http.post("/api/crews/recover", json=code)) == back
    assert back["member"] == bo["member"]
    assert len(ann.seen()["members"]) == 2


def test_a_lost_device_comes_back_by_its_code_which_works_once(house: House) -> None:
    ann = founded(house)
    ann.played(1)
    code = ann.recovery.upper().replace("-", " ").replace("1", "l").replace("0", "O")
    phone = Device(house, done(house.http.post("/api/crews/recover", json={"code": code})))
    assert phone.member == ann.member
    assert phone.seen()["wins"] == 1
    assert problem(house.http.post("/api/crews/recover", json={"code": code})) == (404, "crew")
    assert phone.recovery != ann.recovery
    third = Device(house, done(house.http.post("/api/crews/recover", json={"code": phone.recovery})))
    third.change("forget-device")
    assert problem(ann.get()) == problem(phone.get()) == (404, "crew")
    assert third.seen()["next"] == 2


def test_a_code_is_replaced(house: House) -> None:
    ann = founded(house)
    new = ann.change("new-code")["recovery"]
    assert ann.seen()["recovery"] == ""
    assert problem(house.http.post("/api/crews/recover", json={"code": ann.recovery})) == (404, "crew")
    done(house.http.post("/api/crews/recover", json={"code": new}))


def test_codes_are_read_as_people_write_them() -> None:
    code = code_of("abcdefghjkmnpq", "01234567890123456789")
    assert parts_of(f"  {code.upper()} ") == ("abcdefghjkmnpq", "01234567890123456789")
    for wrong in ("", "x", code[:-1], code + "0", "ü" * 34):
        assert parts_of(wrong) is None


def test_names_are_changed_and_never_two_alike(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Ann")
    assert [member["name"] for member in ann.seen()["members"]] == ["Ann", "Ann 2"]
    bo.change("member-name", name="Bo")
    ann.change("name", name="Day shift")
    seen = bo.seen()
    assert (seen["name"], [member["name"] for member in seen["members"]]) == ("Day shift", ["Ann", "Bo"])
    assert problem(ann.post("/change", do="name", name="\u200b")) == (409, "bad")
    assert problem(ann.post("/change", do="member-name")) == (409, "bad")


def test_whoever_leaves_stays_in_the_history(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    bo.played(1, members=[ann.member], bots=0)
    bo.change("leave")
    assert problem(bo.get()) == (404, "crew")
    assert problem(house.http.post("/api/crews/recover", json={"code": bo.recovery})) == (404, "crew")
    seen = ann.seen()
    assert [(member["name"], member["left"]) for member in seen["members"]] == [("Ann", False), ("Bo", True)]
    assert [player["name"] for player in seen["games"][0]["players"]] == ["Juno", "Bo"]
    assert problem(ann.post("/change", do="leave")) == (409, "state"), "the last one cannot leave"


def test_whoever_is_removed_does_not_come_back_by_the_link(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    key = bo.seen()["link"].partition("?k=")[2]
    ann.change("remove", member=bo.member)
    again = house.http.post(f"/api/crews/{ann.crew}/join", json={"key": key, "member": "Bo"})
    assert problem(again) == problem(bo.get()) == (404, "crew")
    assert problem(ann.post("/change", do="remove", member=ann.member)) == (409, "bad")
    assert problem(ann.post("/change", do="remove", member=bo.member)) == (409, "bad")


def test_whoever_is_removed_has_no_seat_at_tables_that_were_asleep(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = bo.play(1, members=[ann.member], bots=0)
    house.do(house.hall.let_go(house.hall.tables[made["table"]]))
    ann.change("remove", member=bo.member)
    body = {"token": made["token"]}
    answer = house.http.post(f"/api/tables/{made['table']}/games/1/review/withdraw", json=body)
    assert answer.status_code >= 400
    chairs = house.hall.tables[made["table"]].table.state.chairs
    assert all(chair.member != bo.member for chair in chairs)


def test_the_link_is_replaced(house: House) -> None:
    ann = founded(house)
    old = ann.seen()["link"].partition("?k=")[2]
    new = ann.change("new-link")["link"].partition("?k=")[2]
    assert new != old
    for key, status in ((old, 404), (new, 200)):
        assert house.http.get(f"/api/crews/{ann.crew}/invite", params={"k": key}).status_code == status


def test_what_was_won_before_is_brought_along(house: House) -> None:
    ann = founded(house, won=[1, 2, 8, 8])
    seen = ann.seen()
    assert (seen["next"], seen["boxes"][1]["open"], seen["tries"], seen["wins"]) == (3, True, 0, 0)
    assert seen["missions"][7]["tries"] == [{"won": True, "kind": "brought"}]
    bad = house.http.post("/api/crews", json={"name": "x", "member": "Ann", "won": [67]})
    assert problem(bad) == (409, "bad")


def test_limits(tmp_path: Path) -> None:
    with opened(tmp_path, crews_each=2, crew_members=2, crew_devices=2, recoveries_each=3, crew_games=1) as house:
        ann = founded(house)
        bo = ann.invite("Bo")
        key = ann.seen()["link"].partition("?k=")[2]
        full = house.http.post(f"/api/crews/{ann.crew}/join", json={"key": key, "member": "Cy"})
        assert problem(full) == (409, "state")
        second = Device(house, done(house.http.post("/api/crews/recover", json={"code": bo.recovery})))
        third = Device(house, done(house.http.post("/api/crews/recover", json={"code": second.recovery})))
        assert problem(bo.get()) == (404, "crew"), "the oldest device makes room"
        assert second.seen()["you"] == third.seen()["you"]
        assert house.http.post("/api/crews/recover", json={"code": "nonsense"}).status_code == 404
        assert house.http.post("/api/crews/recover", json={"code": third.recovery}).status_code == 429
        founded(house, "Second")
        third_crew = house.http.post("/api/crews", json={"name": "Third", "member": "Ann"})
        assert (third_crew.status_code, third_crew.headers["retry-after"]) == (429, "120")
        assert ann.post("/box", mission=1, won=True).status_code == 200
        assert problem(ann.post("/box", mission=1, won=True)) == (409, "state")
        assert problem(ann.post("/play", mission=1, bots=["quick"])) == (409, "state")


def test_deleting_waits_seven_days_and_any_member_can_stop_it(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    seen = ann.change("delete")
    assert seen["ends"] == pytest.approx(house.hall.wall() + 7 * 86_400, abs=60)
    assert bo.seen()["ends_by"] == "Ann"
    assert bo.change("delete")["ends"] == seen["ends"], "asking again does not put it off"
    assert house.do(end_due(crews_of(house))) == 0
    assert bo.change("keep")["ends"] is None
    later(house, 8 * 86_400)
    assert house.do(end_due(crews_of(house))) == 0
    house.hall.wall = time.time


def crews_of(house: House) -> Any:
    return Crews(house.hall)


def later(house: House, seconds: float) -> None:
    house.hall.wall = lambda: time.time() + seconds


def test_then_everything_is_gone(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        other = founded(house, "Others")
        other.played(1)
        keeps = rows(house)
        ann = founded(house)
        table = ann.played(1)
        ann.post("/box", mission=2, won=True, members=[ann.member])
        ann.post("/challenges", game=f"{table}/1")
        waiting = ann.play(2)["table"]
        ann.change("delete")
        later(house, 7 * 86_400 + 1)
        assert house.do(end_due(crews_of(house))) == 1
        assert house.do(end_due(crews_of(house))) == 0
        assert problem(ann.get()) == (404, "crew")
        for gone in (table, waiting):
            assert house.http.get(f"/api/tables/{gone}").status_code == 404
        assert rows(house) == keeps
        assert other.seen()["wins"] == 1


def rows(house: House) -> dict[str, int]:
    """How many rows there are of everything."""

    def work(connection: sa.Connection) -> dict[str, int]:
        return {
            table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            for table in META.sorted_tables
        }

    store: Any = house.hall.store
    return dict(house.do(store.database.read(work)))
