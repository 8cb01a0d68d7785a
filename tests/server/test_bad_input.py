"""Bad input over the WebSocket: no crash, no leak, a clear answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from defuse.server.schema import schema
from defuse.server.wire import messages as said
from tests.server.house import House, opened
from tests.server.people import Person, make

pytestmark = pytest.mark.slow

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "quick"}


@pytest.fixture(scope="module")
def table(house: House) -> dict[str, Any]:
    """A table where Ann is asked for her opening token."""
    return make(house, mission=1, seats=[OPEN, BOT, BOT], captain=0, start=True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '{"type": "explode"}',
        '{"type": "answer"}',
        '{"type": "answer", "id": "", "ask": 1, "form": "cut"}',
        '{"type": "answer", "id": "x", "ask": -1, "form": "cut"}',
        '{"type": "answer", "id": "x", "ask": 1e400, "form": "cut"}',
        '{"type": "answer", "id": "x", "ask": 99999999999999999999999, "form": "cut"}',
        '{"type": "answer", "id": "x", "ask": 1, "form": "cut", "chosen": {"mine": [1.5]}}',
        '{"type": "answer", "id": "x", "ask": 1, "form": "cut", "chosen": {"mine": [{}]}}',
        '{"type": "answer", "id": "x", "ask": 1, "form": "cut", "seat": 1}',
        '{"type": "talk", "id": "x", "text": ""}',
        '{"type": "talk", "id": "' + "x" * 41 + '", "text": "a"}',
        '{"type": "point", "id": "x"}',
        '{"type": "point", "id": "x", "wire": -1}',
        '{"type": "point", "id": "x", "wire": "blue"}',
        '{"type": "point", "id": "x", "wire": 1, "seat": 2}',
        '{"type": "hold", "id": "x"}',
        '{"type": "hold", "id": "x", "on": 1}',
        '{"type": "setting", "id": "x", "options": {"pace": 1.5}}',
        '{"type": "setting", "id": "x", "options": {"pace": "quick"}}',
        '{"type": "pointed", "seat": 1, "wire": 1}',
        '{"type": "seat", "id": "x", "do": "explode"}',
        '{"type": "seat", "id": "x", "do": "take", "seat": 5}',
        '{"type": "frame"}',
        "[" * 5000,
        '{"type": "ping", "id": "\\ud800"}',
    ],
)
def test_a_message_that_cannot_be_read_gets_an_error_and_the_next_one_an_answer(
    house: House, table: dict[str, Any], text: str
) -> None:
    with Person(house, table["table"], table["token"]) as ann:
        ann.first_frame()
        ann.socket.send(text)
        error: said.Error = ann.until(lambda message: isinstance(message, said.Error))
        assert error.code == "bad"
        assert isinstance(ann.request("ping"), said.Pong)


def test_bytes_are_read_as_text(house: House, table: dict[str, Any]) -> None:
    with Person(house, table["table"], table["token"]) as ann:
        ann.first_frame()
        ann.socket.send(b"\xff\xfe\x00")
        assert ann.until(lambda message: isinstance(message, said.Error)).code == "bad"
        ann.socket.send(b'{"type": "ping", "id": "bytes"}')
        assert isinstance(ann.reply("bytes"), said.Pong)


def test_after_many_of_them_the_connection_ends(house: House, table: dict[str, Any]) -> None:
    with Person(house, table["table"], table["token"]) as ann:
        for _ in range(11):
            ann.socket.send("nonsense")
        assert ann.closed()[0] == 4007


def test_a_message_that_is_too_long_ends_the_connection(house: House, table: dict[str, Any]) -> None:
    with Person(house, table["table"], table["token"]) as ann:
        ann.first_frame()
        ann.socket.send("x" * 20_000)
        assert ann.closed()[0] == 1009


@pytest.mark.parametrize("first", ["nonsense", '{"type": "ping", "id": "x"}', "{}", '{"type": "hello", "token": 5}'])
def test_whoever_does_not_say_hello_first_is_sent_away(house: House, table: dict[str, Any], first: str) -> None:
    with Person(house, table["table"], hello=False) as eve:
        eve.socket.send(first)
        assert eve.closed()[0] == 4000
        assert isinstance(eve.got[0], said.Error)


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with opened(tmp_path, hello_seconds=0.2) as house:
        made = make(house)
        with Person(house, made["table"], hello=False) as eve:
            assert eve.closed()[0] == 4000


def test_hello_is_said_once(house: House, table: dict[str, Any]) -> None:
    with Person(house, table["table"], table["token"]) as ann:
        ann.send(type="hello")
        refused: said.Refused = ann.until(lambda message: isinstance(message, said.Refused))
        assert refused.code == "state"


def test_a_table_or_a_key_that_does_not_exist(house: House, table: dict[str, Any]) -> None:
    other = make(house)
    for where, token, code in (
        ("nosuchtable1", None, 4001),
        ("nosuchtable1", table["token"], 4001),
        ("x", None, 4001),
        ("not-a-table!", None, 4001),
        (table["table"], "wrong", 4002),
        (table["table"], "", 4002),
        (table["table"], other["token"], 4002),
        (table["table"], "\u0000", 4002),
    ):
        with Person(house, where, token) as eve:
            assert eve.closed()[0] == code
            assert not [message for message in eve.got if isinstance(message, said.Lobby | said.Frame)]


def test_a_flood_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    with opened(tmp_path, burst=20, rate=5.0) as house:
        made = make(house, mission=1, seats=[OPEN, BOT], captain=0, start=True)
        with Person(house, made["table"], made["token"]) as ann, Person(house, made["table"]) as eve:
            ann.first_frame()
            for number in range(30):
                eve.send(type="ping", id=f"p{number}")
            assert eve.closed()[0] == 4004
            assert sum(isinstance(message, said.Pong) for message in eve.got) == 20
            assert isinstance(ann.request("ping"), said.Pong)


def test_a_client_that_does_not_read_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with opened(tmp_path, queue=4) as house:
        made = make(house)
        with (
            Person(house, made["table"], made["token"]) as ann,
            connect(f"{house.socket_url}/ws/{made['table']}", compression=None, max_queue=1) as lazy,
        ):
            lazy.send('{"type": "hello"}')
            table = house.hall.tables[made["table"]].table
            ann.until(lambda message: isinstance(message, said.Lobby) and message.spectators == 1)
            slow = next(guest for guest in table.guests if guest.seat is None)
            big = b'{"type": "pong", "id": "' + b"x" * 2_000_000 + b'"}'
            for _ in range(12):
                house.call(lambda: slow.send(big))
            assert isinstance(ann.request("ping"), said.Pong)
            house.call(lambda: slow.send(big))
            assert getattr(slow, "_closing", False)


def test_one_seat_can_be_open_in_a_few_places(tmp_path: Path) -> None:
    with opened(tmp_path, seat_connections=2) as house:
        made = make(house)
        with Person(house, made["table"], made["token"]) as one:
            one.until(lambda message: isinstance(message, said.Lobby))
            with Person(house, made["table"], made["token"]) as two:
                two.until(lambda message: isinstance(message, said.Lobby))
                with Person(house, made["table"], made["token"]) as three:
                    assert one.closed()[0] == 4006
                    assert isinstance(two.request("ping"), said.Pong)
                    assert isinstance(three.request("ping"), said.Pong)


# The fuzzer.

TYPES = [
    found["properties"]["type"]["enum"][0]
    for found in schema()["$defs"].values()
    if "type" in found.get("properties", {})
]
FIELDS = sorted(
    {
        name
        for found in schema()["$defs"].values()
        for name in found.get("properties", {})
        if found.get("additionalProperties") is False
    }
)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 70),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(TYPES),
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4)
)
words = st.sampled_from(
    ["cut", "place-token", "take", "leave", "bot", "open", "name", "captain", "host", "wire", "mine"]
)
anything = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    values.map(lambda value: json.dumps(value)),
    st.fixed_dictionaries(
        {"type": st.sampled_from(TYPES), "id": st.text(min_size=1, max_size=10)},
        optional={name: st.one_of(words, values) for name in FIELDS if name not in ("type", "id", "kind")},
    ).map(lambda value: json.dumps(value)),
)


def fuzz(house: House, table: dict[str, Any], examples: int) -> None:
    """The server answers each message, never fails inside, and tells a spectator nothing that it may not know."""

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(messages=st.lists(anything, min_size=1, max_size=8), watching=st.booleans())
    def send(messages: list[str | bytes], watching: bool) -> None:
        with Person(house, table["table"], None if watching else table["token"]) as person:
            lobby: said.Lobby = person.until(lambda message: isinstance(message, said.Lobby))
            if lobby.state != "lobby":  # a message may have ended the mission: then there is no game to show
                person.first_frame()
            for message in messages:
                person.socket.send(message)
            ended = last_words(person)
            if watching:
                assert not [raw for raw in person.raw if table["token"].encode() in raw]
                mine = [message.yours for message in person.got if isinstance(message, said.Frame)]
                assert not [yours for yours in mine if getattr(yours, "faces", {}) or getattr(yours, "peeks", {})]
            gone = ended == 4003 or (person.lobby is not None and person.lobby.state == "lobby")
        if gone:  # it has left the table, or the mission
            table.update(make(house, mission=1, seats=[OPEN, BOT, BOT], captain=0, start=True))
        else:
            assert ended is None

    value = house.hall.metrics.registry.get_sample_value
    errors = value("defuse_errors_total")
    assert errors is not None
    send()
    assert value("defuse_errors_total") == errors


def last_words(person: Person) -> int | None:
    """Wait until everything is answered; the code with which the connection ended, if it did."""
    try:
        person.request("ping")
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    return None


def test_whatever_is_sent_gets_a_clear_answer(house: House, table: dict[str, Any]) -> None:
    fuzz(house, table, 50)


@pytest.mark.soak
def test_a_great_deal_of_whatever_is_sent(house: House, table: dict[str, Any]) -> None:
    fuzz(house, table, 4000)
