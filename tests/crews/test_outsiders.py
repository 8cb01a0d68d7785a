"""Nobody outside a crew can read or change anything of it: every request about a crew, with every wrong token."""

from __future__ import annotations

import re
from typing import Any

import pytest

from defuse.server.transport.crew_routes import CREW_OPERATIONS
from defuse.server.transport.openapi import Operation
from tests.crews.club import Device, done, founded, problem
from tests.server.house import House

BODIES: dict[str, dict[str, Any]] = {
    "JoinCrew": {"key": "0123456789abcd", "member": "Eve"},
    "CrewChange": {"do": "name", "name": "Stolen"},
    "PlayMission": {"mission": 1, "bots": ["quick"]},
    "BoxGame": {"mission": 1, "won": True},
    "BoxGameRemoved": {"id": "x"},
    "NewChallenge": {"game": "x"},
    "ReviewGame": {"game": "x"},
}
MEMBERS_ONLY = [each for each in CREW_OPERATIONS if "{crew}" in each.path and each.token == "must"]
BY_KEY = [each for each in CREW_OPERATIONS if "{crew}" in each.path and each.token != "must"]
BY_QUERY = [each for each in CREW_OPERATIONS if each.token == "may"]


def asked(house: House, operation: Operation, crew: str, token: str = "", **query: str) -> Any:
    path = re.sub(r"{crew}", crew, operation.path)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    if operation.body is None:
        return house.http.get(path, headers=headers, params=query)
    return house.http.post(path, headers=headers, json=BODIES[name_of(operation)])


def name_of(operation: Operation) -> str:
    """What is sent."""
    assert isinstance(operation.body, type)
    return operation.body.__name__


class Story:
    """A crew with a history, and all keys that do not open it, or do so no more."""

    def __init__(self, house: House) -> None:
        self.ann = founded(house, "Secret society", "Annegret")
        table = self.ann.played(1)
        self.challenge = self.ann.post("/challenges", game=f"{table}/1").json()["challenge"]
        removed = self.ann.invite("Removed")
        left = self.ann.invite("Left")
        lost = self.ann.invite("Lost")
        found = Device(house, done(house.http.post("/api/crews/recover", json={"code": lost.recovery})))
        found.change("forget-device")
        self.used = lost.recovery
        self.old_key = self.ann.seen()["link"].partition("?k=")[2]
        self.ann.change("remove", member=removed.member)
        left.change("leave")
        other = founded(house, "Others", "Eve")
        self.removed = removed
        seat = house.http.get(f"/api/tables/{table}")
        self.table_key = seat.json()["commitment"]
        self.tokens = {
            "none": "",
            "nonsense": "x" * 32,
            "of another crew": other.token,
            "of a member who was removed": removed.token,
            "of a member who left": left.token,
            "of a device that was forgotten": lost.token,
            "a recovery code": self.ann.recovery,
            "the key of the link": self.old_key,
            "a commitment": self.table_key,
            "too long": "y" * 5000,
        }


@pytest.fixture(scope="module")
def story(house: House) -> Story:
    return Story(house)


def test_all_requests_about_a_crew_are_tried() -> None:
    paths = {each.path for each in CREW_OPERATIONS}
    assert len(MEMBERS_ONLY) == 11
    assert {each.path for each in (*MEMBERS_ONLY, *BY_KEY)} == {path for path in paths if "{crew}" in path}
    for each in MEMBERS_ONLY:
        assert each.body is None or name_of(each) in BODIES


@pytest.mark.parametrize("operation", MEMBERS_ONLY, ids=lambda each: each.does.__name__)
def test_a_wrong_token_is_answered_as_a_crew_that_does_not_exist(
    house: House, story: Story, operation: Operation
) -> None:
    before = story.ann.seen()
    nothing = asked(house, operation, "0123456789abcd", story.ann.token)
    assert problem(nothing) == (404, "crew")
    for why, token in story.tokens.items():
        answer = asked(house, operation, story.ann.crew, token)
        assert (answer.status_code, answer.content) == (404, nothing.content), why
    for crew in ("x", "0" * 32, "%2e%2e", "%00", story.ann.crew.upper()):
        assert asked(house, operation, crew, story.ann.token).status_code == 404
    assert unchanged(story.ann.seen()) == unchanged(before)


def unchanged(seen: dict[str, Any]) -> dict[str, Any]:
    """A crew without who is here just now."""
    return {**seen, "members": [{**member, "here": False} for member in seen["members"]]}


@pytest.mark.parametrize("operation", BY_QUERY, ids=lambda each: each.does.__name__)
def test_so_it_is_where_a_crew_is_only_mentioned(house: House, story: Story, operation: Operation) -> None:
    path = operation.path.replace("{challenge}", story.challenge)
    for token in story.tokens.values():
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = house.http.get(path, params={"crew": story.ann.crew}, headers=headers)
        assert problem(answer) == (404, "crew")


def test_old_keys_and_used_codes_open_nothing(house: House, story: Story) -> None:
    crew = story.ann.crew
    for key in (story.old_key, "", "x", story.ann.token):
        joining = house.http.post(f"/api/crews/{crew}/join", json={"key": key or "-", "member": "Eve"})
        assert problem(joining) == (404, "crew")
        assert problem(house.http.get(f"/api/crews/{crew}/invite", params={"k": key})) == (404, "crew")
    for code in (story.used, story.removed.recovery, f"{crew}-00000-00000-00000-00000", crew, "x"):
        assert problem(house.http.post("/api/crews/recover", json={"code": code})) == (404, "crew")
    assert len([member for member in story.ann.seen()["members"] if not member["left"]]) == 2


def test_outsiders_are_told_no_name_and_no_key(house: House, story: Story) -> None:
    ann = story.ann
    table = ann.play(1)["table"]
    told = [
        house.http.get(f"/api/tables/{table}").text.replace("Annegret", "", 1),  # who sits there is seen at the table
        house.http.get("/api/daily").text,
        house.http.get(f"/api/challenges/{story.challenge}").text.replace("Secret society", "", 1),
        house.http.get("/api/missions/1/rates").text,
        house.http.get("/metrics").text,
    ]
    key = ann.seen()["link"].partition("?k=")[2]
    for text in told:
        for secret in ("Annegret", "Secret society", key, ann.token, ann.recovery):
            assert secret not in text


def test_the_store_has_no_token_and_no_code(house: House, story: Story) -> None:
    row = house.do(house.hall.store.crews.load(story.ann.crew))
    assert row is not None
    secret = story.ann.recovery.replace("-", "")[14:]
    for each in (story.ann.token, story.ann.recovery, secret):
        assert each.encode() not in row.state
