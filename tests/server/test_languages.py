"""Languages at one table: each guest is spoken to in its own, or gets messages to put into words itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from defuse.server.transport.languages import preferred
from tests.server.house import House
from tests.server.people import Person, make

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "quick"}


def guest(house: House, made: dict[str, Any], **hello: Any) -> dict[str, Any]:
    """What a client is sent first, by type."""
    got: dict[str, Any] = {}
    with Person(house, made["table"], hello=False) as person:
        person.send(type="hello", token=made["token"], **hello)
        while "frame" not in got:
            message = json.loads(person.socket.recv(30))
            got[message["type"]] = message
    return got


def test_everybody_reads_their_own_language(house: House) -> None:
    made = make(house, mission=5, seats=[OPEN, BOT, BOT], start=True, captain=0)
    asked = {lang: guest(house, made, lang=lang) for lang in ("en", "de", "fr-CA", "xx")}
    questions = [found["frame"]["ask"]["text"] for found in asked.values()]
    assert len(set(questions)) == 3
    assert asked["xx"]["frame"]["ask"] == asked["en"]["frame"]["ask"]
    titles = {lang: found["lobby"]["mission"]["title"] for lang, found in asked.items()}
    assert len(set(titles.values())) == 3
    signs = {lang: [sign["id"] for sign in found["frame"]["may"]["signs"]] for lang, found in asked.items()}
    assert signs["de"] == signs["en"] != []


def test_a_client_may_want_messages(house: House) -> None:
    made = make(house, mission=5, seats=[OPEN, BOT, BOT], start=True, captain=0)
    got = guest(house, made, words="messages", lang="de")
    assert got["frame"]["ask"]["text"] == {"arg": "message", "id": "ask-opening-ask", "args": []}
    assert got["lobby"]["mission"]["title"] == {"arg": "message", "id": "mission-5", "args": []}
    assert got["lobby"]["seats"][0]["name"] == "Ann"


def test_what_is_refused_is_refused_in_the_language_of_who_asked(house: House) -> None:
    made = make(house, mission=5, seats=[OPEN, BOT, BOT], start=True, captain=0)
    whys: set[str] = set()
    for lang in ("en", "de", "fr"):
        with Person(house, made["table"], hello=False) as person:
            person.send(type="hello", token=None, lang=lang)
            refused = person.request("pause", on=True)
            assert refused.code == "seat"
            whys.add(refused.why)
    assert len(whys) == 3
    assert "you only watch here" in whys


def test_why_nobody_can_point_is_said_in_every_language(house: House) -> None:
    made = make(house, mission=18, seats=[OPEN, BOT, BOT], start=True, captain=0, options={"talk": "open"})
    whys: list[str] = []
    for lang in ("en", "de", "fr"):
        with Person(house, made["table"], hello=False) as person:
            person.send(type="hello", token=made["token"], lang=lang)
            refused = person.request("point", wire=1)
            assert refused.code == "talk"
            whys.append(refused.why)
    assert whys[0] == "this mission is about remembering: no pointing"
    assert len(set(whys)) == 3


def test_a_frame_that_was_missed_is_told_in_the_language_of_the_new_connection(house: House) -> None:
    made = make(house, mission=5, seats=[OPEN, BOT, BOT], start=True, captain=0)
    told = [guest(house, made, lang=lang)["frame"]["events"] for lang in ("en", "de")]
    assert [event["kind"] for event in told[0]] == [event["kind"] for event in told[1]]
    assert [event.get("text") for event in told[0]] != [event.get("text") for event in told[1]]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("xx, en;q=0.2, de;q=0.7", "de"),
        ("de;q=0, *", "en"),
        ("de;q=none, fr", "fr"),
        ("de; q=0.5", "de"),
        ("fr;q=0.2, de ;q=0.9", "de"),
        ("en ; q = 0.1 , de ; Q=0.5", "de"),
        ("de; q=0, fr; q=0.1", "fr"),
        ("de;level=1, fr", "fr"),
        ("," * 5000, "en"),
        ("", "en"),
    ],
)
def test_a_request_gets_the_language_that_it_likes_best(header: str, language: str) -> None:
    assert preferred({"accept-language": header}) == language


def test_mission_cards_come_in_the_language_of_the_request(house: House) -> None:
    titles = {
        house.http.get("/api/missions", headers={"accept-language": lang}).json()["missions"][0]["title"]
        for lang in ("en", "de", "fr")
    }
    assert len(titles) == 3
