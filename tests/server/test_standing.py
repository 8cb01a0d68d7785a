"""What a server asks of its machine: open files, logs that do not fill the disk, files that others cannot read."""

from __future__ import annotations

import io
import json
import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from defuse.cli import run as command
from defuse.server import logs
from defuse.server.logs import Limited, Lines
from defuse.server.settings import Settings
from defuse.server.store.sql import SqlStore
from defuse.server.transport import open_files
from defuse.server.transport.open_files import RESERVED, TooFew, fitted
from tests.server.backroom import run

pytestmark = pytest.mark.slow


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def log() -> tuple[logging.Logger, io.StringIO, Clock, Limited]:
    """A logger of its own, what it writes, and its clock."""
    out, clock = io.StringIO(), Clock()
    handler = Limited(out, clock)
    handler.setFormatter(Lines())
    logger = logging.Logger("test")
    logger.addHandler(handler)
    return logger, out, clock, handler


def written(out: io.StringIO) -> list[tuple[str, int | None]]:
    """The lines: what each says, and how many it stands for."""
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    return [(line.get("like", line["message"]), line.get("count")) for line in said]


def test_the_same_line_is_written_only_so_often(log: tuple[logging.Logger, io.StringIO, Clock, Limited]) -> None:
    logger, out, clock, _ = log
    for number in range(100_000):
        logger.warning("held up %s", number, extra={"table": str(number)})
    logger.warning("something else")
    assert written(out)[-1] == ("something else", None)
    assert len(written(out)) == logs.MOST_ALIKE + 1
    clock.time += 1.0
    logger.warning("held up %s", "again")
    assert written(out)[-2:] == [("held up %s", 100_000 - logs.MOST_ALIKE), ("held up again", None)]


def test_lines_that_differ_in_numbers_are_the_same(log: tuple[logging.Logger, io.StringIO, Clock, Limited]) -> None:
    logger, out, _, _ = log
    for number in range(100):
        logger.warning(f"callback {number} of <Timer at {hex(number)}>")
    assert len(written(out)) == logs.MOST_ALIKE


def test_lines_that_are_all_different_have_a_limit_together(
    log: tuple[logging.Logger, io.StringIO, Clock, Limited],
) -> None:
    logger, out, clock, handler = log
    for number in range(10_000):
        logger.warning("held up " + "".join(chr(ord("a") + int(digit)) for digit in str(number)))
    assert len(written(out)) == logs.MOST_LINES
    clock.time += 1.0
    handler.tell()  # as the timer does, where nothing more comes
    told = written(out)[logs.MOST_LINES :]
    assert sum(count or 0 for _, count in told) == 10_000 - logs.MOST_LINES
    assert len(told) == logs.MOST_KINDS + 1
    handler.tell()
    assert len(written(out)) == logs.MOST_LINES + len(told)


FLOOD = """
import logging, logging.config, time
from defuse.server.logs import configure
logging.config.dictConfig(configure("warning"))
for _ in range(20000):
    try:
        raise OSError(24, "Too many open files")
    except OSError:
        logging.getLogger("asyncio").exception("socket.accept() out of system resource")
time.sleep(2)
"""


def test_what_other_packages_log_is_limited_too_and_told_in_the_end() -> None:
    """asyncio has written thousands of lines a second about connections that it could not take."""
    found = subprocess.run([sys.executable, "-c", FLOOD], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in found.stderr.splitlines()]
    assert {line["logger"] for line in lines} == {"asyncio"}
    alike = [line for line in lines if "error" in line]
    assert len(alike) + sum(line.get("count", 0) for line in lines) == 20_000
    assert lines[-1]["message"] == "lines left out"


@pytest.mark.parametrize(
    ("limit", "connections"),
    [(None, 20_000), (1_000_000, 20_000), (20_000 + RESERVED, 20_000), (1024, 1024 - RESERVED)],
)
def test_there_are_as_many_connections_as_there_can_be_open_files(
    monkeypatch: pytest.MonkeyPatch, limit: int | None, connections: int
) -> None:
    monkeypatch.setattr(open_files, "_raised", lambda wanted: limit)
    assert fitted(Settings()).connections == connections


def test_with_hardly_any_open_files_it_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_files, "_raised", lambda wanted: 64)
    with pytest.raises(TooFew):
        fitted(Settings())


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])))
from defuse.server.settings import Settings
from defuse.server.transport.open_files import fitted
connections = fitted(Settings(connections=500)).connections
print(connections, resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "told"),
    [(256, 2048, "500 (700, 2048)"), (256, 400, "200 (400, 400)"), (900, 2048, "500 (900, 2048)")],
)
def test_the_limit_is_raised_as_far_as_needed_and_allowed(soft: int, hard: int, told: str) -> None:
    args = [sys.executable, "-c", LIMITED, str(soft), str(hard)]
    assert subprocess.run(args, capture_output=True, text=True, check=True).stdout.strip() == told


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.slow
def test_the_command_says_that_there_are_too_few(tmp_path: Path) -> None:
    serve = f"{sys.executable} -m defuse serve --port 0 --database sqlite:///{tmp_path}/games.sqlite"
    found = subprocess.run(["sh", "-c", f"ulimit -n 100; exec {serve}"], capture_output=True, text=True)
    assert found.returncode == 1
    assert "only 100 files may be open at the same time" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("name", ["https://games.example.org", "games.example.org:80", "*.example.org", "a b", ""])
def test_what_is_no_name_of_a_server_is_refused(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"
    assert command(["serve", "--port", "0", "--database", database, "--name", name]) == 2
    assert "--name" in capsys.readouterr().err
    assert not (tmp_path / "games.sqlite").exists()


@pytest.mark.parametrize(
    ("option", "word"),
    [
        ("--origin", "nonsense"),
        ("--origin", "games.example.org"),
        ("--origin", "https://games.example.org/page"),
        ("--origin", "https://*.example.org"),
        ("--origin", "http://[games"),
        ("--metrics", "10.0.0.0/8"),
        ("--metrics", "monitor"),
        ("--proxies", "banana"),
        ("--proxies", "10.0.0.1,,10.0.0.2"),
        ("--proxies", "10.0.0.1/8"),
    ],
)
def test_what_is_no_address_is_refused(
    tmp_path: Path, option: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"
    assert command(["serve", "--port", "0", "--database", database, option, word]) == 2
    assert f"{option}: {word} is no such address" in capsys.readouterr().err
    assert not (tmp_path / "games.sqlite").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of other systems")
def test_nobody_else_can_read_the_files_of_the_store(tmp_path: Path) -> None:
    file = tmp_path / "new" / "deep" / "games.sqlite"
    before = os.umask(0)
    try:

        async def story() -> None:
            store = SqlStore(f"sqlite:///{file}")
            await store.open()
            await store.make("abcdefgh", b"{}")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
            assert len(modes) >= 2  # with what lies beside it
            assert set(modes.values()) == {0o600}
            assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
            await store.close()

        run(story())
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of other systems")
def test_modes_that_somebody_has_set_stay(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.touch()
    file.chmod(0o640)

    async def story() -> None:
        store = SqlStore(f"sqlite:///{file}")
        await store.open()
        await store.close()

    run(story())
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
