"""The HTTP part: what it answers, what it refuses, and what browsers are told to allow."""

from __future__ import annotations

import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from defuse.server.settings import Settings
from defuse.server.speakers import speaker
from defuse.server.transport.app import application
from defuse.server.transport.headers import SECURITY
from defuse.server.transport.openapi import openapi
from defuse.server.transport.routes import OPERATIONS as SERVED
from defuse.server.wire import messages as said
from defuse.server.wire.lessons import LessonHintAsked, NewLessonTable
from defuse.server.wire.puzzles import HintAsked, PuzzleTry
from defuse.server.wire.reviews import MakeReview, WithdrawReview
from defuse.words import say
from tests.server.house import House, opened
from tests.server.people import Person, join, make

pytestmark = pytest.mark.slow


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_the_catalogue_has_all_missions_in_our_words(house: House) -> None:
    found = house.http.get("/api/missions").json()
    assert [mission["number"] for mission in found["missions"]] == list(range(1, 67))
    assert all(mission["story"] and mission["title"] and mission["box"] for mission in found["missions"])
    assert found["missions"][33]["players"] == [3, 4, 5]
    assert list(found["bots"])[:2] == ["quick", "careful"]


def test_what_anybody_with_the_link_may_know(house: House) -> None:
    made = make(house, mission=4)
    info = house.http.get(f"/api/tables/{made['table']}")
    assert info.json()["mission"]["number"] == 4
    assert made["token"] not in info.text
    assert problem(house.http.get("/api/tables/nosuchtable1")) == (404, "table")
    assert problem(house.http.get("/api/tables/..%2fetc")) == (404, "path")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad"),
        (b"{", 400, "bad"),
        (b"[]", 400, "bad"),
        (b'{"name": ""}', 400, "bad"),
        (b'{"name": " \\u0007 "}', 409, "bad"),
        (b'{"name": "Ann", "mission": 67}', 409, "bad"),
        (b'{"name": "Ann", "mission": "1"}', 400, "bad"),
        (b'{"name": "Ann", "seat": 4}', 409, "bad"),
        (b'{"name": "Ann", "captain": 4}', 409, "bad"),
        (b'{"name": "Ann", "seats": [{}]}', 400, "bad"),
        (b'{"name": "Ann", "seats": [{}, {"kind": "bot", "bot": "nobody"}]}', 409, "bad"),
        (b'{"name": "Ann", "options": {"pace": 1.5}}', 400, "bad"),
        (b'{"name": "Ann", "options": {"pace": "quick"}}', 400, "bad"),
        (b'{"name": "Ann", "unknown": 1}', 400, "bad"),
        (b'{"name": "Ann", "mission": 34, "seats": [{}, {}], "start": true}', 409, "state"),
        (b'{"name": "' + b"x" * 20_000 + b'"}', 413, "big"),
        (b"[" * 10_000, 400, "bad"),
        (b"\xff\xfe", 400, "bad"),
    ],
)
def test_a_table_that_cannot_be_made(house: House, body: bytes, status: int, code: str) -> None:
    answer = house.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert problem(answer) == (status, code)


def test_only_json_is_taken(house: House) -> None:
    assert problem(house.http.post("/api/tables", data={"name": "Ann"})) == (415, "type")


def test_a_full_table_has_no_seat(house: House) -> None:
    made = make(house, seats=[{}, {}])
    join(house, made["table"], "Bo")
    url = f"/api/tables/{made['table']}/join"
    assert problem(house.http.post(url, json={"name": "Cy"})) == (409, "state")
    assert problem(house.http.post(url, json={"name": "Cy", "seat": 0})) == (409, "state")
    assert problem(house.http.post(url, json={"name": "Cy", "seat": 4})) == (409, "state")


def test_requests_from_other_pages_are_refused(house: House) -> None:
    other = {"origin": "https://evil.example"}
    assert problem(house.http.post("/api/tables", json={"name": "Ann"}, headers=other)) == (403, "origin")
    own = {"origin": house.url}
    assert house.http.post("/api/tables", json={"name": "Ann"}, headers=own).status_code == 201
    made = make(house)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{house.socket_url}/ws/{made['table']}", origin=Origin("https://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_every_answer_has_the_security_headers(house: House) -> None:
    for path in ("/", "/t/whatever", "/api/missions", "/api/nothing", "/healthz", "/missing.js"):
        answer = house.http.get(path)
        assert {name: answer.headers[name] for name in SECURITY} == SECURITY
    assert "unsafe" not in SECURITY["content-security-policy"]
    assert "http" not in SECURITY["content-security-policy"]


def test_an_error_inside_is_told_logged_and_counted(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise OverflowError("a secret of the server")

    def counted() -> float:
        found = house.hall.metrics.registry.get_sample_value("defuse_errors_total")
        assert found is not None
        return found

    monkeypatch.setattr(house.hall, "find", fails)
    before = counted()
    answer = house.http.get("/api/tables/abcdefghijklmn", headers={"accept-language": "de"})
    assert problem(answer) == (500, "server")
    assert answer.json()["text"] == speaker("de").text(say("socket-went-wrong"))
    assert "secret" not in answer.text
    assert {name: answer.headers[name] for name in SECURITY} == SECURITY
    assert answer.headers["cache-control"] == "no-store"
    assert counted() == before + 1
    assert "a secret of the server" in caplog.text


def test_no_number_in_a_path_is_too_large(house: House) -> None:
    made = make(house)
    sent: dict[Any, dict[str, Any]] = {
        MakeReview: {"token": made["token"]},
        WithdrawReview: {"token": made["token"]},
        HintAsked: {"hint": 1},
        PuzzleTry: {"wire": 0, "value": "1"},
        LessonHintAsked: {"hint": 1},
        NewLessonTable: {"name": "Ann"},
    }
    lesson = house.http.get("/api/lessons").json()["lessons"][0]["name"]
    for operation in [each for each in SERVED if ":int" in each.path]:
        path = operation.path.replace("{table}", made["table"]).replace("{lesson}", lesson)
        for number in (2**31, 2**63, 2**64, 10**1000):
            url = re.sub(r"{\w+:int}", str(number), path)
            body = sent.get(operation.body, {})
            answer = house.http.get(url) if operation.body is None else house.http.post(url, json=body)
            assert answer.status_code in (400, 404, 409), (url[:60], answer.text)
            assert answer.json()["code"] not in ("path", "method"), (url[:60], answer.text)


def test_health_and_metrics(house: House) -> None:
    assert house.http.get("/healthz").json()["ok"] is True
    text = house.http.get("/metrics").text
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|[a-z_]+(\{le="[^"]+"\})? [0-9.e+-]+', line), line
    made = make(house)
    assert made["table"] not in house.http.get("/metrics").text


MEASURED = {
    "counter": "acts frames messages refused bad_messages tables_made missions_won missions_lost bot_failures bot_late"
    " tables_differing errors connections_refused connections_dropped connections_flooding",
    "histogram": "keep_seconds answer_seconds",
    "gauge": "tables tables_running connections thoughts",
}


def test_every_server_has_metrics_of_its_own_under_the_names_that_dashboards_know(tmp_path: Path) -> None:
    with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
        make(one)
        first, second = (house.http.get("/metrics").text.splitlines() for house in (one, two))
    total = {"counter": "_total"}
    names = {
        f"# TYPE defuse_{name}{total.get(kind, '')} {kind}" for kind in MEASURED for name in MEASURED[kind].split()
    }
    assert {line for line in first if line.startswith("# TYPE")} == names
    assert {"defuse_tables_made_total 1.0", "defuse_tables 1.0"} <= set(first)
    assert {"defuse_tables_made_total 0.0", "defuse_tables 0.0"} <= set(second)
    assert 'defuse_keep_seconds_bucket{le="0.0025"} 0.0' in first


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_who_plays_does_not_read_how_long_bots_think(house: House, header: str) -> None:
    answer = house.http.get("/metrics", headers={header: "for=192.0.2.7"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_metrics_are_for_the_addresses_that_were_named(tmp_path: Path) -> None:
    with opened(tmp_path, metrics=("192.0.2.7",)) as house:
        answer = house.http.get("/metrics")
        assert (answer.status_code, answer.json()["text"]) == (403, "only whoever runs the server may read its metrics")
        assert house.http.get("/healthz").status_code == 200


def test_without_its_store_the_server_is_not_well(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        house.do(house.hall.store.close())
        answer = house.http.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        assert problem(house.http.post("/api/tables", json={"name": "Ann"})) == (503, "busy")


@pytest.fixture
def built(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>defuse</title>")
    (tmp_path / "static" / "assets" / "index-1a2b.js").write_text("run()")
    (tmp_path / "secret.txt").write_text("secret")
    with opened(tmp_path) as house:
        yield house


def test_the_client_is_served_and_nothing_else(built: House) -> None:
    for path in ("/", "/t/abcdefgh1234", "/t/abcdefgh1234/seat"):
        assert built.http.get(path).text == "<title>defuse</title>"
    script = built.http.get("/assets/index-1a2b.js")
    assert script.text == "run()"
    assert "immutable" in script.headers["cache-control"]
    assert built.http.get("/assets/none.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.txt"):
        answer = built.http.get(path)
        assert "secret" not in answer.text
        assert answer.status_code == 404
    assert problem(built.http.get("/api/none")) == (404, "path")
    assert built.http.post("/").status_code == 405


def test_files_of_the_client_are_sent_packed_to_those_who_can_unpack_them(built: House, tmp_path: Path) -> None:
    plain = tmp_path / "static" / "assets" / "index-1a2b.js"
    packed = gzip.compress(b"run()")
    plain.with_name(plain.name + ".gz").write_bytes(packed)
    plain.with_name(plain.name + ".br").write_bytes(b"as brotli has it")

    def sent(encodings: str) -> tuple[bytes, str | None]:
        with built.http.stream("GET", "/assets/index-1a2b.js", headers={"accept-encoding": encodings}) as answer:
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
            return b"".join(answer.iter_raw()), answer.headers.get("content-encoding")

    assert sent("gzip, deflate, br, zstd") == (b"as brotli has it", "br")
    assert sent("gzip, br;q=0") == (packed, "gzip")
    assert sent("identity") == (b"run()", None)
    assert sent("") == (b"run()", None)
    for end in (".gz", ".br"):  # they have no address of their own
        assert built.http.get(f"/assets/index-1a2b.js{end}").status_code == 404
    assert "content-encoding" not in built.http.get("/").headers  # there is nothing packed


def test_what_may_change_is_asked_for_anew_and_has_its_type(built: House, tmp_path: Path) -> None:
    for name, kind in (("sw.js", "text/javascript"), ("manifest.webmanifest", "application/manifest+json")):
        (tmp_path / "static" / name).write_text("{}")
        answer = built.http.get(f"/{name}")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith(kind)
    policy = built.http.get("/").headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy


def test_the_catalogue_is_sent_packed(house: House) -> None:
    plain = house.http.get("/api/missions", headers={"accept-encoding": "identity"})
    packed = house.http.get("/api/missions", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-language, accept-encoding"
    assert int(packed.headers["content-length"]) < len(plain.content) / 3


def test_without_a_client_the_page_says_so(house: House) -> None:
    assert "not built" in house.http.get("/").text


def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    with opened(tmp_path, tables_each=2) as house:
        make(house)
        make(house)
        answer = house.http.post("/api/tables", json={"name": "Ann"})
        assert problem(answer) == (429, "fast")
        assert int(answer.headers["retry-after"]) > 0


def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    with opened(tmp_path, requests_each=5) as house:
        answers = [house.http.get("/api/missions").status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert house.http.get("/healthz").status_code == 200


def test_there_is_room_for_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with opened(tmp_path, connections_each=2) as house:
        made = make(house)
        house.emptied()
        with Person(house, made["table"]) as one, Person(house, made["table"]) as two:
            for person in (one, two):
                person.until(lambda message: isinstance(message, said.Lobby))
            # It is answered before it has said anything: whoever talks at that moment may find the line cut instead.
            with socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), 30) as three:
                assert three.recv(65536).startswith(b"HTTP/1.1 503 ")
        house.emptied()
        with Person(house, made["table"]) as later:
            later.until(lambda message: isinstance(message, said.Lobby))


def test_behind_a_proxy_the_address_counts_that_the_proxy_tells(tmp_path: Path) -> None:
    with opened(tmp_path, proxies="127.0.0.1", connections_each=2) as house:
        made = make(house)
        url = f"{house.socket_url}/ws/{made['table']}"

        def come(address: str) -> Any:
            return connect(url, additional_headers={"x-forwarded-for": address}, compression=None)

        with come("192.0.2.1"), come("192.0.2.1"), come("192.0.2.2"), come("192.0.2.1") as third:
            with pytest.raises(ConnectionClosed):
                third.recv(30)
            assert third.close_code == 1013
        with come("2001:db8::1"), come("2001:db8::2"), come("2001:db8::3") as third, come("2001:db8:0:1::1") as other:
            with pytest.raises(ConnectionClosed):
                third.recv(30)
            assert third.close_code == 1013  # the same network
            other.send('{"type": "hello"}')
            assert '"watching"' in str(other.recv(30))


LABELS = [
    f"{method.upper()} {path}"
    for path, item in openapi(SERVED)["paths"].items()
    for method in item
    if method != "parameters"  # those of all methods
]


@pytest.fixture(scope="module")
def described() -> Any:
    import schemathesis  # here, for it takes two seconds: whoever runs other tests need not wait for it

    return schemathesis.openapi.from_dict(openapi(SERVED))


def test_schemathesis_finds_every_operation(described: Any) -> None:
    assert [found.ok().label for found in described.get_all_operations()] == LABELS


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("label", LABELS)
def test_the_description_of_the_api_holds(house: House, described: Any, label: str, mode: str) -> None:
    """Schemathesis sends what the description allows, and what it does not, and checks the answers against it."""
    from schemathesis import GenerationMode

    if mode == "negative" and not ("{" in label or label.startswith("POST")):
        return  # there is nothing to get wrong in it
    if label == "POST /api/reviews":
        return  # no schema says which files can be played; test_reviews.py tries them
    operation = described.find_operation_by_label(label)

    @settings(max_examples=10, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)))
    def send(case: Any) -> None:
        case.call_and_validate(base_url=house.url)

    send()


def test_the_description_names_every_path(house: House) -> None:
    described = house.http.get("/api/openapi.json").json()
    routes = {route.path.replace(":int", "") for route in application(Settings()).routes if isinstance(route, Route)}
    assert set(described["paths"]) == routes - {"/{path:path}", "/api/openapi.json"}
