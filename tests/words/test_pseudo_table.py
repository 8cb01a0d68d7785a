"""What is said around a game is in the catalogues, too: lobby, notes, signs, refusals, reasons, errors, plain HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from defuse.kernel import Observation
from defuse.server.wire import messages as said
from defuse.server.wire import rest
from defuse.server.workers.fair import NOBODY, Fair
from defuse.server.workers.thinkers import Player, Thought
from defuse.words import say
from tests.server.backroom import Backroom, Thinker, Visitor, run
from tests.server.house import House, opened
from tests.server.people import Person
from tests.server.test_answers import filled
from tests.words.fields import texts
from tests.words.pseudo import PEOPLE, untranslated, without_codes

ANN, BO, JUNO = PEOPLE[:3]

WRONG: list[dict[str, Any]] = [
    {"type": "answer", "ask": 99, "form": "cut"},
    {"type": "report", "form": "cut"},
    {"type": "talk", "text": " "},
    {"type": "sign", "sign": "none"},
    {"type": "seat", "do": "take", "name": "Bo"},
    {"type": "seat", "do": "take"},
    {"type": "seat", "do": "name"},
    {"type": "seat", "do": "leave", "seat": 4},
    {"type": "seat", "do": "bot", "seat": 0},
    {"type": "seat", "do": "bot", "seat": 1, "bot": "nobody"},
    {"type": "seat", "do": "open", "seat": 0},
    {"type": "seat", "do": "kick", "seat": 2},
    {"type": "seat", "do": "captain", "seat": 4},
    {"type": "seat", "do": "host", "seat": 2},
    {"type": "setting", "mission": 999},
    {"type": "setting", "game": "none"},
    {"type": "again", "mission": 999},
    {"type": "again"},
    {"type": "pause", "on": True},
    {"type": "odds"},
    {"type": "why", "number": 1},
    {"type": "why", "number": 999},
    {"type": "start"},
]
"""What is refused at one time or another."""


def read(message: Any) -> Iterator[tuple[str, str]]:
    """What people read of a message, but for what people typed."""
    typed = isinstance(message, said.Said) and message.kind in ("talk", "spectator")
    return (found for found in texts(message) if not (typed and found[0] == "Said.text"))


def plain_words(messages: list[Any]) -> set[str]:
    found = {f"{field}: {text}" for message in messages for field, text in read(message)}
    return {text for text in found if untranslated(without_codes(text.partition(": ")[2]))}


class Spoken(Thinker):
    """It does the first thing, too, and says why as bots do."""

    async def decide(self, player: Player, observation: Observation, fair: Fair = NOBODY) -> Thought:
        thought = await super().decide(player, observation)
        return Thought(thought.act, say("bot-chimes-in"))


async def begun(room: Backroom, language: str, **wanted: Any) -> tuple[Visitor, Visitor, Visitor]:
    """Two people, a bot, and somebody who watches."""
    room.thinkers = room.hall.thinkers = Spoken()
    seats = [{}, {}, {"kind": "bot", "bot": "careful", "name": JUNO}]
    open, token = await room.table(name=ANN, seats=seats, captain=0, **wanted)
    ann = await room.enter(open, token, language)
    bo, eve = await room.enter(open, "", language), await room.enter(open, "", language)
    for visitor in (ann, bo, eve):
        await wrong(visitor)
    await bo.say(type="seat", do="take", name=BO)
    await ann.say(type="start")
    return ann, bo, eve


async def wrong(visitor: Visitor) -> None:
    """Send what cannot be done, as far as it cannot be done now."""
    for message in WRONG:
        table = visitor.open.table
        done = message["type"] == "start" and table.state.host == visitor.seat and table.state.phase == "lobby"
        sits = message.get("do") == ("take" if visitor.seat is None else "leave")
        if not done and not sits and message["type"] not in ("again", "pause"):
            await visitor.say(**message)


@pytest.mark.parametrize(("game", "mission"), [("busters", 25), ("busters", 49), ("academy", 1)])
def test_a_table_speaks_in_words_of_the_catalogues(tmp_path: Path, pseudo: str, game: str, mission: int) -> None:
    got: list[Any] = []

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo, eve = await begun(room, pseudo, game=game, mission=mission)
            for visitor in (ann, bo, eve):
                await wrong(visitor)
            await ann.say(type="pause", on=True)
            await bo.say(**{**filled_in(bo), "ask": 1})
            await ann.say(type="pause", on=False)
            await bo.say(type="seat", do="name", name=PEOPLE[3])
            await ann.say(type="sign", sign=ann.frame.may.signs[0].id)
            await ann.say(type="seat", do="host", seat=1)
            await play_out(room, ann, bo)
            for visitor in (ann, bo, eve):
                await wrong(visitor)
                for number in range(1, ann.frame.number + 1):
                    await visitor.say(type="why", number=number)
            await bo.say(type="seat", do="kick", seat=0)
            got.extend([*ann.got, *bo.got, *eve.got])

    run(story())
    kinds = {type(message).__name__ for message in got}
    assert {"Lobby", "Frame", "Said", "Refused", "Reason"} <= kinds
    assert {message.code for message in got if isinstance(message, said.Refused)} >= {"host", "seat", "state", "bad"}
    assert {message.kind for message in got if isinstance(message, said.Said)} >= {"note", "sign"}
    assert plain_words(got) == set()


def filled_in(visitor: Visitor) -> dict[str, Any]:
    return filled(visitor) if visitor.frame.forms else {"type": "answer", "form": "cut", "chosen": {}}


async def play_out(room: Backroom, *people: Visitor) -> None:
    """Play until it is over: those who are asked do the first thing that they may."""
    table = people[0].open.table
    while not table.game.over:
        await room.rest()
        for visitor in people:
            ask = visitor.frame.ask
            if ask is not None and ask.yours and visitor.frame.forms and not table.game.over:
                await visitor.say(**filled(visitor))


def test_plain_http_speaks_the_language_of_the_request(tmp_path: Path, pseudo: str) -> None:
    with opened(tmp_path) as house:
        answers = [
            msgspec.json.decode(house.http.get("/api/missions", headers=wants(pseudo)).content, type=rest.Catalogue)
        ]
        assert len(answers[0].missions) == 66
        problems = [msgspec.json.decode(sent.content, type=rest.Problem) for sent in refused(house, pseudo)]
        assert len({problem.code for problem in problems}) > 4
        assert plain_words([*answers, *problems]) == set()


def wants(language: str) -> dict[str, str]:
    return {"accept-language": f"xx, {language}, en;q=0.5"}


def refused(house: House, language: str) -> Iterator[Any]:
    """Requests that are not answered as they were meant."""
    made = house.http.post("/api/tables", json={"name": ANN, "seats": [{}, {"kind": "bot"}]}).json()
    table, headers = f"/api/tables/{made['table']}", wants(language)
    yield house.http.get("/api/tables/nosuchtable1", headers=headers)
    yield house.http.get("/api/nothing", headers=headers)
    yield house.http.delete("/api/missions", headers=headers)
    yield house.http.get(f"{table}/games/1/replay", headers=headers)
    yield house.http.post("/api/tables", json={"name": " "}, headers=headers)
    yield house.http.post("/api/tables", json={"name": ANN, "mission": 67}, headers=headers)
    yield house.http.post("/api/tables", json={"name": ANN, "seat": 4}, headers=headers)
    yield house.http.post("/api/tables", content=b"x", headers={**headers, "content-type": "text/plain"})
    yield house.http.post(f"{table}/join", json={"name": BO}, headers=headers)
    yield house.http.post(f"{table}/join", json={"name": BO, "seat": 1}, headers=headers)


def test_a_connection_is_ended_in_the_language_of_its_hello(tmp_path: Path, pseudo: str) -> None:
    got: list[Any] = []
    with opened(tmp_path) as house:
        made = house.http.post("/api/tables", json={"name": ANN, "seats": [{}, {}], "options": {"spectators": False}})
        table = made.json()["table"]
        for hello in ({"token": "none"}, {"token": None}):
            with Person(house, table, hello=False) as guest:
                guest.send(type="hello", lang=f"{pseudo}-XX", **hello)
                code, reason = guest.closed()
                assert code in (4002, 4005)
                assert reason
                assert untranslated(reason) == []
                got += guest.got
    assert {message.code for message in got if isinstance(message, said.Error)} == {"token", "table"}
    assert plain_words(got) == set()
