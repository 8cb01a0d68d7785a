"""`defuse serve`: where it listens, what it says, and how it ends."""

from __future__ import annotations

import asyncio
import math
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import make_url

from defuse.cli import run
from defuse.cli.console import Failure
from defuse.cli.serve import ADDRESSES, serve, with_driver
from defuse.server.settings import Settings, data_folder, default_database
from defuse.server.tables.once import ID_LENGTH
from defuse.server.tables.state import TOKEN_BYTES, Chair, seated
from defuse.server.transport.running import listen
from defuse.server.wire.options import Id
from defuse.words import say
from tests import patient
from tests.server.backroom import in_thread

ROOT = Path(__file__).parents[2]
SERVE = "import typer; from defuse.cli import serve; typer.run(serve.command)"


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, "--port", "0", "--database", database, "--log", "info"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        where = said.removeprefix("The table is open at ").strip()
        assert where.startswith("http://localhost:")
        made = patient.post(f"{where}api/tables", json={"name": "Ann"}).json()
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=30)
    assert process.returncode == 0
    assert (tmp_path / "games.sqlite").exists()
    assert '"message":"table made"' in log
    assert made["table"] not in log
    assert made["token"] not in log


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Failure, match=f"cannot listen on 127.0.0.1 port {port}"):
            serve(Settings(), "127.0.0.1", port)


async def _sends_at_once(host: str) -> bool:
    """Whether a connection to a socket that listens does not collect what is sent."""
    found: asyncio.Queue[bool] = asyncio.Queue()

    async def meet(_: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        own = line.get_extra_info("socket")
        await found.put(bool(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
        line.close()

    sock = listen(host, 0)
    async with await asyncio.start_server(meet, sock=sock):
        _, line = await asyncio.open_connection(host, sock.getsockname()[1])
        at_once = await found.get()
        line.close()
        await line.wait_closed()
    return at_once


def test_what_is_sent_after_an_acknowledgement_does_not_wait_for_another_one() -> None:
    """Whoever acts gets "accepted" and then the frame. Collected by TCP, the frame would come some 40 ms later."""
    assert in_thread(_sends_at_once("127.0.0.1"))


def test_a_database_that_we_cannot_use_is_refused() -> None:
    assert with_driver("postgres://me@home/x") == "postgresql+asyncpg://me@home/x"
    assert with_driver("sqlite:///x") == "sqlite:///x"
    with pytest.raises(Failure, match="--database"):
        with_driver("mysql://me@home/x")


@pytest.mark.parametrize("address", ["sqlite:///", "sqlite:///:memory:", "sqlite:///file::memory:?uri=true"])
@pytest.mark.parametrize(
    "words", [("serve", "--port", "0"), ("backup", "copy"), ("restore", "copy")], ids=lambda words: words[0]
)
def test_a_database_in_memory_is_refused(
    words: tuple[str, ...], address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each connection would have one of its own: tables were made, and crews never."""
    assert run([*words, "--database", address]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "defuse: --database: a database in memory keeps nothing: name a file, as in sqlite:///FILE\n"


@pytest.mark.parametrize(
    "words",
    [("serve", "--port", "0"), ("backup", "copy"), ("restore", "copy"), ("think", "--cluster", "x")],
    ids=lambda words: words[0],
)
def test_postgresql_without_its_driver_names_the_extra(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("defuse.cli.serve.find_spec", lambda name: None)
    for address in ("postgres://me@home/x", "postgresql://me@home/x", "postgresql+asyncpg://me@home/x"):
        assert run([*words, "--database", address]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("defuse: --database: ")
        assert "defuse-wires[postgres]" in said.err
    assert with_driver("sqlite:///x") == "sqlite:///x"


@pytest.mark.skipif(sys.platform != "linux", reason="each system has a folder of its own")
def test_games_are_kept_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "defuse"
    assert default_database() == f"sqlite:///{tmp_path}/defuse/tables.sqlite"
    for unset in ("", None):
        monkeypatch.delenv("XDG_DATA_HOME") if unset is None else monkeypatch.setenv("XDG_DATA_HOME", unset)
        assert data_folder() == tmp_path / "home" / ".local" / "share" / "defuse"


def test_tables_that_a_mac_has_kept_are_found_wherever_other_data_goes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = tmp_path / "home" / "Library" / "Application Support" / "defuse"
    kept.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == kept


def test_a_client_that_is_not_there_is_refused_before_anything_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite"
    empty = tmp_path / "empty"
    empty.mkdir()
    for folder, why in ((tmp_path / "none", "there is no folder"), (empty, "it has no index.html")):
        args = ["serve", "--port", "0", "--database", f"sqlite:///{database}", "--client", str(folder)]
        assert run(args) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("defuse: --client: ")
        assert why in said.err
    assert not database.exists()


def test_python_m_defuse_has_the_exit_code_of_the_command() -> None:
    found = subprocess.run([sys.executable, "-m", "defuse", "serve", "--client", "/no/such"], capture_output=True)
    assert found.returncode == 2


def test_help_and_page_name_the_addresses_that_are_taken() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    (row,) = [line for line in page.splitlines() if line.startswith("| `--database` |")]
    for kind in str(ADDRESSES).split(" or "):
        assert f"`{kind}`" in row
        assert kind in str(say("cli-command-serve.database"))
        assert with_driver(kind.replace("USER", "me"))
    example = re.search(r"`(sqlite:////[^`]*)`", row)
    assert example is not None
    assert make_url(with_driver(example[1])).database == "/srv/games.sqlite"


def test_the_pages_say_how_long_ids_and_tokens_are() -> None:
    protocol, server = [
        " ".join((ROOT / "docs" / name).read_text("utf-8").split()) for name in ("protocol.md", "server.md")
    ]
    bits = int(ID_LENGTH * math.log2(36))
    assert f"id is {ID_LENGTH} letters and digits" in protocol
    assert f"({ID_LENGTH} random letters and digits, {bits} bits)" in server
    assert f"a seat, {len(seated(Chair(), 'Ann')[1])} characters long" in protocol
    assert f"a token of {TOKEN_BYTES * 8} bits" in server
    longest = msgspec.inspect.type_info(Id)
    assert isinstance(longest, msgspec.inspect.StrType)
    assert f"at most {longest.max_length} characters long" in protocol


def test_whoever_reads_the_start_of_the_schema_may_close_the_pipe() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "defuse.server.schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        said = process.stderr.read()
        process.wait(60)
    assert said == b""
    assert process.returncode == 1
