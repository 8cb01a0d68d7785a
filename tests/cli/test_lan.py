"""`defuse play --lan`: a table for the phones of the home network."""

from __future__ import annotations

import io
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import segno
from rich.console import Console

from defuse.cli import play
from defuse.cli.lan import QUIET, code_lines, fits, lan_address, print_code
from tests.cli.conftest import Command

pytestmark = pytest.mark.slow

WHERE = "http://192.168.178.20:8021/"


def read(lines: list[str]) -> list[list[bool]]:
    """The modules of a code that was drawn in half blocks, true for dark."""
    rows: list[list[bool]] = []
    for line in lines:
        rows += [[each not in "█▀" for each in line], [each not in "█▄" for each in line]]
    return rows


def test_the_code_in_the_terminal_is_that_of_the_address() -> None:
    drawn = read(code_lines(WHERE))
    wanted = [[bool(module) for module in row] for row in segno.make_qr(WHERE, error="m").matrix]
    size = len(wanted)
    assert [row[QUIET : QUIET + size] for row in drawn[QUIET : QUIET + size]] == wanted
    frame = drawn[:QUIET] + drawn[QUIET + size :] + [row[:QUIET] + row[QUIET + size :] for row in drawn]
    assert not any(map(any, frame))  # light all around


def test_it_is_white_on_black_whatever_the_terminal_looks_like() -> None:
    out = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=100)
    print_code(out, WHERE)
    told = out.file.getvalue()  # type: ignore[attr-defined]
    assert told.count("\x1b[38;2;255;255;255;48;2;0;0;0m") == len(code_lines(WHERE))


def test_it_is_left_out_where_it_could_not_be_read() -> None:
    lines = code_lines(WHERE)
    assert fits(Console(file=io.StringIO(), force_terminal=True, width=80), lines)
    assert not fits(Console(file=io.StringIO(), force_terminal=True, width=20), lines)
    assert not fits(Console(file=io.StringIO(), width=80), lines)  # a pipe
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert not fits(Console(file=plain, force_terminal=True, width=80), lines)


def test_without_a_network_it_says_so(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "lan_address", lambda: None)
    ran = defuse("play", "--lan", "--no-browser")
    assert ran.code == 1
    assert "this machine is in no network" in ran.err


def test_addresses_of_this_machine_alone_are_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(self: socket.socket, where: object) -> None:
        raise OSError("no route")

    class Cut(socket.socket):
        connect = unreachable

    monkeypatch.setattr(socket, "socket", Cut)
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], ["127.0.1.1"]))
    assert lan_address() is None
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], ["127.0.1.1", "10.0.0.7"]))
    assert lan_address() == "10.0.0.7"


def test_a_port_that_is_taken_is_said_in_one_line(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "lan_address", lambda: "127.0.0.1")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = defuse("play", "--lan", "--no-browser", "--port", port)
    assert ran.code == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in ran.err


@pytest.mark.skipif(lan_address() is None, reason="this machine is in no network")
def test_it_listens_in_the_network_and_nowhere_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "defuse", "play", "--lan", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        where = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
        assert where is not None
        assert where[1] == lan_address()
        with urllib.request.urlopen(f"{where[0]}healthz") as answer:
            assert answer.status == 200
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", int(where[2])), 5)
        process.send_signal(signal.SIGINT)
        told = process.stdout.read()  # `communicate` would miss what was read ahead with the first line
        process.wait(60)
    assert process.returncode == 0
    assert "in the same network" in told
    assert "Everybody in this network can reach it" in " ".join(told.split())
