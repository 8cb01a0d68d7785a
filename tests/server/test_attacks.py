"""Attacks on connections: each costs the attacker a connection, and nobody else anything."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from defuse.server.transport import lines
from defuse.server.transport.lines import Line
from defuse.server.transport.sockets import Socket
from defuse.server.wire import messages as said
from tests.server.backroom import run
from tests.server.house import House, opened
from tests.server.people import Person, make

pytestmark = pytest.mark.slow

LIMITS: dict[str, Any] = {"burst": 20, "rate": 5.0}
"""As they are without settings; other tests are in more of a hurry."""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path, **LIMITS) as house:
        yield house


def counted(house: House, name: str) -> float:
    """A counter of the server."""
    lines = house.http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"defuse_{name}_total ")))


def until(wanted: Callable[[], bool]) -> None:
    """Wait for something that comes."""
    end = time.monotonic() + 30
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


def raw(house: House) -> socket.socket:
    """A connection without any manners."""
    port = int(house.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=30)


def upgraded(house: House, table: str) -> socket.socket:
    """A WebSocket without any manners."""
    found = raw(house)
    headers = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    found.sendall(f"GET /ws/{table} HTTP/1.1\r\nHost: {house.url[7:]}\r\n{headers}{key}\r\n".encode())
    assert found.recv(4096).startswith(b"HTTP/1.1 101")
    return found


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def closing_code(found: socket.socket) -> int:
    """The code that a WebSocket is closed with."""
    data = b""
    try:
        while more := found.recv(65536):
            data += more
    except ConnectionResetError:
        pass
    while data:
        opcode, length = data[0] & 15, data[1]
        if opcode == Opcode.CLOSE:
            code: int = struct.unpack("!H", data[2:4])[0]
            return code
        data = data[2 + length :]
    raise AssertionError("no close frame")


@pytest.mark.parametrize(
    ("first", "many"),
    [
        (b"", frame(Opcode.PING)),
        (b"", frame(Opcode.PONG, b"nobody asked")),
        (frame(Opcode.TEXT, fin=False), frame(Opcode.CONT, fin=False)),
        (b"", frame(Opcode.TEXT, b"{}")),
    ],
    ids=["pings", "pongs", "empty fragments", "messages"],
)
def test_frames_of_all_kinds_count(strict: House, first: bytes, many: bytes) -> None:
    """Ten thousand in one go: the first sixty are looked at, and nothing after that."""
    made = make(strict)
    with closing(upgraded(strict, made["table"])) as eve:
        eve.sendall(first + many * 10_000)
        assert closing_code(eve) == 4004
    assert counted(strict, "connections_flooding") == 1


def test_whoever_pings_now_and_then_is_answered(strict: House) -> None:
    made = make(strict)
    with Person(strict, made["table"], made["token"]) as ann:
        for _ in range(30):
            assert ann.socket.ping().wait(30)
        assert isinstance(ann.request("ping"), said.Pong)
        # A message in several fragments is one message.
        ann.socket.send(['{"type": "ping", ', '"id"', ': "in parts"}'])
        assert isinstance(ann.reply("in parts"), said.Pong)
    assert counted(strict, "connections_flooding") == 0


def test_frames_before_the_handshake_is_done_are_no_way_around(strict: House) -> None:
    found = raw(strict)
    with closing(found):
        request = f"GET /ws/none HTTP/1.1\r\nHost: {strict.url[7:]}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        found.sendall(request.encode() + b"\r\n" + frame(Opcode.PING) * 10_000)
        while found.recv(65536):
            pass
    assert strict.http.get("/healthz").status_code == 200


def test_a_connection_that_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for it has an end, and so has the time to read the rest once it is closed."""
    monkeypatch.setattr(lines, "LINGER", 0.05)

    async def story() -> None:
        made: asyncio.Queue[Line] = asyncio.Queue()
        drops = 0
        lost = asyncio.Event()

        def dropped() -> None:
            nonlocal drops
            drops += 1

        class Talker(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.Transport)
                made.put_nowait(Line(transport, 100_000, dropped))

            def connection_lost(self, exc: Exception | None) -> None:
                lost.set()

        loop = asyncio.get_running_loop()
        server = await loop.create_server(Talker, "127.0.0.1", 0)
        address = server.sockets[0].getsockname()
        with closing(socket.create_connection(address)):
            line = await made.get()
            written = 0
            while not drops:
                line.write(bytes(50_000))
                written += 50_000
                assert written < 50_000_000
            await asyncio.wait_for(lost.wait(), 30)
        lost.clear()
        with closing(socket.create_connection(address)):
            line = await made.get()
            while not line.get_write_buffer_size():
                line.write(bytes(50_000))
            line.close()
            await asyncio.wait_for(lost.wait(), 30)
        assert drops == 2
        server.close()

    run(story())


def closed(guest: Socket) -> bool:
    """Whether nothing more is sent to somebody."""
    return guest._closing


class Deaf:
    """A WebSocket that takes nothing."""

    client = None
    headers: dict[str, str]
    scope: dict[str, Any]

    def __init__(self) -> None:
        self.headers, self.scope = {}, {}
        self.dropped = False
        self.scope["extensions"] = {"defuse.drop": {"drop": self.drop}}

    def drop(self) -> None:
        self.dropped = True

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from defuse.server.metrics import Metrics
    from defuse.server.settings import Settings
    from defuse.server.transport import sockets

    monkeypatch.setattr(sockets, "LINGER", 0.01)

    async def story() -> None:
        deaf: Any = Deaf()
        guest = Socket(deaf, Settings(queue_bytes=10_000), Metrics())
        pump = asyncio.create_task(guest.pump())
        guest.send(bytes(50_000))  # one message may be as long as it likes
        await asyncio.sleep(0)
        assert closed(guest) is False
        guest.send(b"x")
        assert closed(guest) is True
        assert guest._queue.qsize() == 1  # that it is closed
        while not deaf.dropped:
            await asyncio.sleep(0.01)
        pump.cancel()

    run(story())


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    """Half a header, byte by byte; half a body; nothing at all."""
    with opened(tmp_path, header_seconds=0.5, body_seconds=0.5) as house:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {house.url[7:]}\r\nContent-Type: application/json\r\n"
        for sent, status in ((head, 408), (f"{head}Content-Length: 900\r\n\r\n" + "{", 408), ("", None)):
            with closing(raw(house)) as eve:
                eve.sendall(sent.encode())
                answer = b"".join(iter(lambda eve=eve: eve.recv(65536), b""))  # type: ignore[misc]
                assert answer.startswith(b"" if status is None else b"HTTP/1.1 408 "), answer
                assert bool(answer) == (status is not None)
        assert counted(house, "connections_dropped") == 2
        assert make(house)["table"]


def test_a_websocket_is_no_request_that_does_not_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The time-outs are those of the request that it began with."""
    with opened(tmp_path, header_seconds=0.1, body_seconds=0.1, unread_seconds=0.1) as house:
        made = make(house)
        with Person(house, made["table"], made["token"]) as ann:
            time.sleep(0.5)
            assert isinstance(ann.request("ping"), said.Pong)
        assert not caplog.records


def test_a_header_that_comes_byte_by_byte_is_no_excuse(tmp_path: Path) -> None:
    with opened(tmp_path, header_seconds=0.5) as house, closing(raw(house)) as eve:
        eve.sendall(b"GET / HTTP/1.1\r\n")
        eve.settimeout(0.02)
        answer = b""
        end = time.monotonic() + 30
        while not answer and time.monotonic() < end:
            try:
                eve.sendall(b"X")
                answer = eve.recv(65536)
            except TimeoutError:
                pass
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_the_body_of_a_request_that_was_answered_already_is_no_way_to_stay(tmp_path: Path) -> None:
    with opened(tmp_path, body_seconds=0.5) as house, closing(raw(house)) as eve:
        eve.sendall(f"POST /nothing HTTP/1.1\r\nHost: {house.url[7:]}\r\nContent-Length: 9000\r\n\r\n".encode())
        assert eve.recv(65536).startswith(b"HTTP/1.1 405 ")
        until(lambda: not _takes(eve, b"x"))


def _takes(found: socket.socket, data: bytes) -> bool:
    """Whether a connection still takes something."""
    try:
        found.sendall(data)
        found.settimeout(0.02)
        return found.recv(65536) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def test_an_answer_that_is_not_read_is_not_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "large.bin").write_bytes(bytes(30_000_000))
    with opened(tmp_path, unread_seconds=0.5) as house, closing(raw(house)) as eve:
        eve.sendall(f"GET /large.bin HTTP/1.1\r\nHost: {house.url[7:]}\r\n\r\n".encode())
        until(lambda: counted(house, "connections_dropped") == 1)


def test_connections_are_counted_before_anything_is_read(tmp_path: Path) -> None:
    with opened(tmp_path, connections_each=5) as house:
        silent = [raw(house) for _ in range(5)]
        with closing(raw(house)) as late:
            assert late.recv(65536).startswith(b"HTTP/1.1 503 ")
        for each in silent:
            each.close()
        house.emptied()
        assert counted(house, "connections_refused") == 1


LONG = "x" * 300
PATHS = [
    (f"/{LONG}", 200),
    (f"/{LONG}.js", 404),
    (f"/assets/{LONG}", 200),
    ("/" + "a/" * 900, 200),
    ("/" + "x" * 5000, 414),
    ("/%ff%fe%00%0a", 200),
    ("/%ed%a0%80.js", 404),
    ("/" + "%00" * 300, 200),
    ("/con.js", 404),
    (f"/api/tables/{LONG}", 404),
    ("/api/tables/%00%ff", 404),
    ("/api/tables/abcdefgh/games/" + "9" * 1900 + "/replay", 404),
    ("/api/tables/abcdefgh/games/" + "9" * 4400 + "/replay", 414),
    ("/api/tables/abcdefgh/games/-1/replay", 404),
    ("/" + "x" * 40_000, 414),
]


@pytest.mark.parametrize(("path", "status"), PATHS, ids=range(len(PATHS)))
def test_paths_of_any_length_and_any_bytes_get_a_proper_answer(house: House, path: str, status: int) -> None:
    with closing(raw(house)) as eve:
        eve.sendall(f"GET {path} HTTP/1.1\r\nHost: {house.url[7:]}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        try:
            while more := eve.recv(65536):
                answer += more
        except ConnectionResetError:
            pass
    found = int(answer.split()[1])
    assert found == (404 if status == 200 else status)  # the client is not built: without it there is no page
    assert b"Traceback" not in answer


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 10_000, 431),
        (b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n", 400),
    ],
)
def test_what_is_no_request_is_told_so(house: House, sent: bytes, status: int) -> None:
    with closing(raw(house)) as eve:
        eve.sendall(sent)
        assert eve.recv(65536).startswith(f"HTTP/1.1 {status} ".encode())


def test_a_broken_body_after_the_answer_harms_nobody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with closing(raw(house)) as eve:
        request = f"POST / HTTP/1.1\r\nHost: {house.url[7:]}\r\nTransfer-Encoding: chunked\r\n\r\n"
        eve.sendall(request.encode())
        assert eve.recv(65536).startswith(b"HTTP/1.1 405 ")
        eve.sendall(b"this is no chunk\r\n")
        while eve.recv(65536):
            pass
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("path", ["x" * 300, "x" * 1900, "%ff%00"])
def test_a_websocket_to_a_table_of_any_name_is_told_that_there_is_none(house: House, path: str) -> None:
    with Person(house, path) as eve:
        assert eve.closed()[0] == 4001


@pytest.mark.parametrize(("path", "status"), [("x" * 5000, 414), ("x" * 9000, 400), ("a/b", 403)])
def test_a_websocket_to_any_other_path_gets_a_proper_answer(house: House, path: str, status: int) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"{house.socket_url}/ws/{path}", compression=None):
        pass
    assert refused.value.response.status_code == status


def test_only_the_names_that_were_named_are_answered(tmp_path: Path) -> None:
    with opened(tmp_path, names=("games.example.org",)) as house:

        def asked(host: str, path: str = "/api/missions") -> int:
            return house.http.get(path, headers={"host": host}).status_code

        assert asked("games.example.org") == asked("Games.Example.org:443") == asked("games.example.org.") == 200
        for other in ("evil.example", "127.0.0.1", "localhost:8021", "games.example.org.evil.example", "[::1", ""):
            answer = house.http.get("/api/missions", headers={"host": other})
            assert (answer.status_code, answer.json()["code"]) == (421, "host")
        # Machines that look how it is may call it by its address.
        assert asked("127.0.0.1:8021", "/healthz") == asked("[::1]", "/metrics") == 200
        assert asked("evil.example", "/healthz") == 421
        host = {"host": "games.example.org"}
        made = house.http.post("/api/tables", json={"name": "Ann"}, headers=host).json()
        with pytest.raises(InvalidStatus) as refused, connect(f"{house.socket_url}/ws/{made['table']}"):
            pass
        assert refused.value.response.status_code == 421


def test_a_page_of_somebody_else_that_points_its_name_here_reads_no_metrics(house: House) -> None:
    """The browser of whoever runs the server comes from this machine, and believes that it is still at that page."""
    assert house.http.get("/metrics", headers={"host": "evil.example"}).status_code == 403
    assert house.http.get("/metrics", headers={"host": "localhost:8021"}).status_code == 200


def test_asking_how_it_is_costs_the_store_nothing_and_has_a_limit(tmp_path: Path) -> None:
    with opened(tmp_path, requests_each=20) as house:
        asked = 0
        ready = house.hall.store.ready

        async def counting() -> bool:
            nonlocal asked
            asked += 1
            return await ready()

        house.hall.store.ready = counting  # type: ignore[method-assign]
        frozen = house.hall.now()
        assert [house.http.get("/healthz").status_code for _ in range(10)] == [200] * 10
        assert asked <= 1 + house.hall.now() - frozen
        answers = [house.http.get(path).status_code for _ in range(6) for path in ("/healthz", "/metrics")]
        assert answers[-1] == 429
        assert house.http.get("/api/missions").status_code == 200  # others have a limit of their own
