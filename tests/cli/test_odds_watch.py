"""`defuse odds --watch`: the answer changes with the file."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from tests.cli.test_command import started
from tests.cli.test_odds import FIVES

pytestmark = pytest.mark.slow


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(FIVES)
    return path


@contextmanager
def watching(*args: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command while it watches; it is stopped as somebody at a terminal would."""
    with started("odds", "--watch", *args) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)  # does nothing if it has ended
            process.wait()


def until(stream: IO[bytes] | None, words: str) -> str:
    """What comes out up to a line with these words."""
    assert stream is not None
    seen = ""
    while words not in seen:
        line = stream.readline().decode()
        assert line, f"it ended before it said {words!r}: {seen}"
        seen += line
    return seen


def test_it_answers_again_when_the_file_changes_and_ends_with_ctrl_c(table: Path) -> None:
    with watching(str(table)) as process:
        assert "80%" in until(process.stdout, "deals agree")
        table.write_text(FIVES + "B has 5\n")
        assert "75%" in until(process.stdout, "deals agree")
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait() == 130


def test_mistakes_in_the_file_do_not_end_it(table: Path) -> None:
    with watching(str(table)) as process:
        until(process.stdout, "deals agree")
        table.write_text(FIVES + "B1.1 is\n")
        assert "line 7, column 8: the line ends" in until(process.stderr, "defuse: ")
        table.write_text(FIVES + "B lacks 5\nC lacks 5\n")
        assert "no deal agrees with these facts together: B lacks 5; C lacks 5" in until(process.stderr, "defuse: ")
        table.unlink()
        assert f"cannot read {table}" in until(process.stderr, "defuse: ")
        other = table.with_suffix(".new")
        other.write_text(FIVES + "B has 5\n")
        os.replace(other, table)  # as editors save
        assert "75%" in until(process.stdout, "deals agree")
    assert process.returncode == 130


FINALIZED = """
import signal, sys
from defuse.cli.odds import run
from defuse.cli.odds.options import plain_options

class Last:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

run.tell = lambda options, data: setattr(Last(), "told", data)
run.run(plain_options(["odds", "--watch", sys.argv[1]]))
"""


def test_ctrl_c_is_not_lost_in_a_finalizer(table: Path) -> None:
    """Python only prints what is raised there, and goes on."""
    done = subprocess.run([sys.executable, "-c", FINALIZED, table], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_programs_get_a_line_each_time(table: Path) -> None:
    with watching(str(table), "--json") as process:
        first = json.loads(until(process.stdout, "\n"))
        table.write_text(FIVES + "B1.1 is 5\n")
        second = json.loads(until(process.stdout, "\n"))
    assert first["slots"][0]["values"] == pytest.approx({"5": 0.8, "6": 0.2})
    assert second["slots"][0]["values"] == {"5": 1.0}
