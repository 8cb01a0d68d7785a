"""The command as a whole: version, help, errors in one line, interruption, closed pipes, completion."""

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from defuse import __version__
from tests.cli.conftest import Command

pytestmark = pytest.mark.slow

COMMANDS = (
    "play",
    "serve",
    "missions",
    "show",
    "rules",
    "replay",
    "review",
    "puzzle",
    "puzzles",
    "verify",
    "mcp",
    "simulate",
    "cross",
    "report",
    "export",
    "backup",
    "restore",
)


def test_it_tells_its_version(defuse: Command) -> None:
    assert defuse("--version") == (0, f"defuse {__version__}\n", "")


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",)])
def test_help_names_every_command(defuse: Command, args: tuple[str, ...]) -> None:
    ran = defuse(*args)
    assert ran.code == 0
    assert all(f"\n  {name} " in ran.out for name in COMMANDS)
    assert "..." not in ran.out.split("Commands:")[1]  # no sentence is cut off


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(defuse: Command, name: str) -> None:
    ran = defuse(name, "--help")
    assert ran.code == 0
    assert f"Usage: defuse {name}" in ran.out


BAD = [
    (("nonsense",), "No such command 'nonsense'"),
    (("missions", "--nonsense"), "No such option: --nonsense"),
    (("missions", "99"), "there is no mission 99"),
    (("missions", "0"), "there is no mission 0"),
    (("missions", "one"), "valid integer"),
    (("play", "-t", "--mission", "99"), "there is no mission 99"),
    (("play", "-t", "--players", "1"), "2 to 5 players, not 1"),
    (("play", "-t", "--players", "6"), "2 to 5 players, not 6"),
    (("play", "-t", "--seat", "Z"), "there is no seat 'Z': with 4 players the seats are A to D"),
    (("play", "-t", "--seat", "E"), "there is no seat 'E'"),
    (("play", "-t", "--bots", "nobody"), "--bots: there is no bot 'nobody'"),
    (("play", "-t", "--save", "/no/such/folder/x.defuse"), "--save: there is no folder /no/such/folder"),
    (("simulate", "--missions", "99"), "--missions: there is no mission 99"),
    (("simulate", "--missions", "one-two"), "--missions: cannot read 'one-two'; write all, 4, 1-8 or 1,3,5"),
    (("simulate", "--missions", ""), "--missions: cannot read ''"),
    (("simulate", "--missions", "3-1"), "--missions: 3-1 goes backwards"),
    (("simulate", "--players", "1"), "Bomb Busters is for 2–5 players, not 1"),
    (("simulate", "--players", "5-6"), "Bomb Busters is for 2–5 players, not 6"),
    (("simulate", "--games", "0"), "--games"),
    (("simulate", "--jobs", "0"), "--jobs"),
    (("simulate", "--seed", "x"), "--seed"),
    (("simulate", "--bots", "random,nobody"), "--bots: there is no bot 'nobody'"),
    (("simulate", "--save", "/proc/nothing"), "--save: cannot make the folder /proc/nothing"),
    (("simulate", "--out", "/no/such/folder/x.jsonl"), "--out: cannot write /no/such/folder/x.jsonl: No such file"),
    (("simulate", "--out", "/"), "--out: cannot write /: Is a directory"),
    (("simulate", "--budget", "soon"), "--budget"),
    (("report",), "Missing argument"),
    (("report", "/no/such/file"), "cannot read /no/such/file: No such file"),
    (("report", "/"), "cannot read /: Is a directory"),
    (("show",), "Missing argument 'FILE'"),
    (("show", "/no/such/file"), "cannot read /no/such/file: No such file"),
    (("show", "/"), "cannot read /: Is a directory"),
    (("replay", "/no/such/file.defuse"), "cannot read /no/such/file.defuse: No such file"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=lambda value: " ".join(value) if isinstance(value, tuple) else "")
def test_bad_usage_gets_one_clear_line_and_exit_code_2(defuse: Command, args: tuple[str, ...], said: str) -> None:
    ran = defuse(*args)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("defuse: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_mistake_of_ours_gets_one_line_too(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("something\nunforeseen")

    monkeypatch.setattr("defuse.cli.games.busters.missions.console", broken)
    ran = defuse("missions")
    assert ran == (1, "", "defuse: RuntimeError: something unforeseen (DEFUSE_DEBUG=1 shows where)\n")
    monkeypatch.setenv("DEFUSE_DEBUG", "1")
    with pytest.raises(RuntimeError, match="unforeseen"):
        defuse("missions")


def started(*args: str, session: bool = False, **env: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        # The command itself: `python -m` may be said to have died of Ctrl-C, where the command says 130.
        [str(Path(sys.executable).with_name("defuse")), *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **env},
        start_new_session=session,
        # A shell may have started the tests deaf to Ctrl-C; a terminal never starts anything so.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


@pytest.mark.parametrize("args", [("missions",), ("missions", "--json")])
def test_a_closed_pipe_is_no_drama(args: tuple[str, ...]) -> None:
    with started(*args) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ctrl_c_ends_quietly_with_130() -> None:
    with started("play", "--terminal", "--seed", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        seen = b""
        while not seen.endswith(b"> "):
            letter = process.stdout.read(1)
            assert letter, "it ended before it asked"
            seen += letter
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
        assert process.wait() == 130


TOO_EARLY = """\
import os, signal, sys

class Finder:
    def find_spec(self, name, path, target=None):
        if name == "defuse.cli.console":
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Finder())
from defuse.__main__ import main
sys.exit(main())
"""


def test_ctrl_c_while_the_command_is_being_loaded_ends_it_quietly_too() -> None:
    ran = subprocess.run([sys.executable, "-c", TOO_EARLY], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")
    scripts = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]["scripts"]
    assert set(scripts.values()) == {"defuse.__main__:main"}


@pytest.mark.slow
def test_ctrl_c_ends_a_simulation_with_all_its_processes(tmp_path: Path) -> None:
    options = ("-m", "1", "-p", "4", "--games", "3000", "--jobs", "2", "--save", str(tmp_path))
    with started("simulate", *options, session=True) as process:
        assert process.stderr is not None
        while not any(tmp_path.iterdir()):
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
        assert process.stderr.read() == b""  # it ends once nobody holds the stream any more
        assert process.wait() == 130


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_results_and_the_same_command_goes_on(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "x.jsonl"
    options = ("-m", "1", "-p", "4", "--games", "100000", "--jobs", jobs, "--out", str(path))
    kept: set[bytes] = set()
    for sitting in (1, 2):
        with started("simulate", *options, session=True) as process:
            assert process.stderr is not None
            before = path.stat().st_size if path.exists() else 0
            while not path.exists() or path.stat().st_size == before:
                assert process.poll() is None, process.stderr.read()
            os.killpg(process.pid, signal.SIGINT)
            said = process.stderr.read()
            assert process.wait() == 130
        data = path.read_bytes()
        assert data.endswith(b"}\n")
        lines = data.splitlines()
        assert set(lines) > kept
        assert len({msgspec.json.decode(line)["match"]["number"] for line in lines[1:]}) == len(lines) - 1
        assert said.splitlines()[-1].startswith(f"{len(lines) - 1} of 100000 games are kept; the same command".encode())
        assert (f"{len(kept) - 1} of 100000 games are there already".encode() in said) == (sitting == 2)
        kept = set(lines)


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    with started("missions", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C") as process:
        out, err = process.communicate()
    assert b"2?5" in out
    assert err == b""


@pytest.mark.slow
def test_shells_can_complete_it() -> None:
    with started(_DEFUSE_COMPLETE="complete_bash", COMP_WORDS="defuse mis", COMP_CWORD="1") as process:
        assert process.communicate()[0].split() == [b"missions"]
    with started(_DEFUSE_COMPLETE="complete_bash", COMP_WORDS="defuse play --bots ", COMP_CWORD="3") as process:
        assert b"random" in process.communicate()[0].split()


ESCAPE = "\x1b["


def test_colours_are_for_terminals_only(
    defuse: Command, monkeypatch: pytest.MonkeyPatch, deep: dict[int, Path]
) -> None:
    assert ESCAPE not in defuse("show", deep[4]).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert f"{ESCAPE}2;94m" in defuse("show", deep[4]).out  # a cut blue wire
    monkeypatch.setenv("NO_COLOR", "1")
    assert f"{ESCAPE}2;94m" not in defuse("show", deep[4]).out


@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed like this in a shell of other systems")
@pytest.mark.parametrize(("closed", "code"), [(">&-", 0), ("<&- >&- 2>&-", 0), ("nonsense 2>&-", 2)])
def test_closed_streams_are_like_streams_that_nobody_reads(closed: str, code: int) -> None:
    ran = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m defuse missions {closed}"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (code, "", "")


def test_a_terminal_without_columns_is_written_to(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "0")
    assert "First Day in the Field" in defuse("missions", 4).out
