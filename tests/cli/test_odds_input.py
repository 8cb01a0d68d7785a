"""`defuse odds`: facts that clash, bad input, and how it is called."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from defuse import cli
from defuse.cli.odds import run as odds_run
from defuse.cli.odds.options import Options, plain_options
from tests.cli.conftest import Command
from tests.cli.test_odds import FIVES


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(FIVES)
    return path


# What is wrong with the input.


def test_facts_that_clash_are_named_and_no_others(defuse: Command) -> None:
    ran = defuse("odds", "-", stdin=FIVES + "D1.1 is 5\nB lacks 5\nC lacks 5\n")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "defuse: -: no deal agrees with these facts together: B lacks 5; C lacks 5\n"
    assert defuse("odds", "-", "--json", stdin=FIVES + "B lacks 5\nC lacks 5\n") == ran


CLASHES = [
    (("B1 | ?!6 ?", "C1 | ?!6 ?"), "", "the token 6 at B1.1; the token 6 at C1.1"),
    (("B1 | ?!x1 ?",), "B lacks 5\n", "the token ×1 at B1.1; B lacks 5"),
    ((), "label B1.1 = B1.2\nB1.1 is 5\nB1.2 is 6\n", "B1.1 = B1.2; B1.1 is 5; B1.2 is 6"),
    ((), "C1.2 < B1.1\nC1.2 is 6\n", "C1.2 < B1.1; C1.2 is 6"),
    ((), "C1.1 x2 among C1.1-2\nC1.1 != C1.2\n", "C1.1 x2 among C1.1 C1.2; C1.1 != C1.2"),
    ((), "exactly 1 of B1.1 B1.2 are 5\nB1 radar 6 no\n", "exactly 1 of B1.1 B1.2 are 5; B lacks 6"),
]


@pytest.mark.parametrize(("stands", "facts", "words"), CLASHES, ids=[words for _, _, words in CLASHES])
def test_clashes_are_told_in_the_words_of_the_notation(
    defuse: Command, stands: tuple[str, ...], facts: str, words: str
) -> None:
    text = FIVES
    for stand in stands:
        text = re.sub(rf"{stand[:2]} \| .*", stand, text)
    ran = defuse("odds", "-", stdin=text + facts)
    assert ran.code == 1
    assert sorted(ran.err.split(": ", 3)[-1].strip().split("; ")) == sorted(words.split("; "))


def test_one_fact_may_clash_with_the_wires(defuse: Command) -> None:
    ran = defuse("odds", "-", stdin=FIVES + "at least 4 of B1.1-2 C1.1-2 are 5\n")
    assert ran.code == 1
    assert "with the wires on the table and this fact: all of B1.1 B1.2 C1.1 C1.2 are 5" in ran.err


def test_a_fact_that_the_wires_on_the_table_refute_is_a_contradiction_too(defuse: Command) -> None:
    ran = defuse("odds", "-", stdin=FIVES + "A lacks 5\n")
    assert ran.code == 1
    assert "this is not true of the wires on the table" in ran.err
    assert re.search(r"line \d+, column 1", ran.err)


def test_drawn_wires_can_be_part_of_a_clash(defuse: Command) -> None:
    text = """\
mission 8 · captain A
red 1 of 5.5 9.5
yellow 2 of 2.1 4.1 7.1
away 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x4 9x4 10x4 11x4 12x3
A1 | 12
B1 | ?
C1 | ?
D1 | (y4.1)
B1.1 is red
C1.1 is red
"""
    ran = defuse("odds", "-", stdin=text)
    assert ran.code == 1
    assert re.search(r"together: (red 1 of 5.5 9.5|yellow 2 of 2.1 4.1 7.1); B1.1 is red; C1.1 is red\n", ran.err)


BAD = [
    (("odds",), "name a file with a table, or let one be made"),
    (("odds", "/no/such/file"), "cannot read /no/such/file: No such file"),
    (("odds", "--watch", "/no/such/file"), "cannot read /no/such/file: No such file"),
    (("odds", "--watch", "-"), "--watch needs a file"),
    (("odds", "/"), "cannot read /: Is a directory"),
    (("odds", "x", "--at", "-1"), "--at"),
    (("odds", "x", "--at", "few"), "--at"),
    (("odds", "x", "y"), "unexpected extra argument"),
    (("odds", "x", "--nonsense"), "No such option: --nonsense"),
    (("odds", "x", "--seat"), "--seat"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_usage_gets_one_clear_line_and_exit_code_2(defuse: Command, args: tuple[str, ...], said: str) -> None:
    ran = defuse(*args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("defuse: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_text_that_is_no_table_is_refused_with_line_and_column(defuse: Command, table: Path) -> None:
    ran = defuse("odds", "-", stdin=FIVES + "B1.9 is 5\n")
    assert ran == (2, "", "defuse: -: line 7, column 4: B1 has slots 1 to 2, not 9\n")
    ran = defuse("odds", "-", "--seat", "A", stdin=FIVES + "B1.9 is 5\n")
    assert ran == (2, "", "defuse: -: line 7, column 4: B1 has slots 1 to 2, not 9\n")
    assert "--at is for replays" in defuse("odds", table, "--at", 1).err
    table.write_bytes(b"\xff\xfe\x00")
    for seat in ((), ("--seat", "A")):
        ran = defuse("odds", table, *seat)
        assert ran.code == 2
        assert "neither a replay file nor a text" in ran.err


# How it is called.


ARGUMENTS = [
    ["t"],
    ["-"],
    ["--json", "t"],
    ["t", "--seat", "B", "--all"],
    ["-s", "spectator", "-w", "t"],
    ["t", "--at", "12", "--watch", "--json"],
    ["--at", "0", "t"],
]


@pytest.mark.parametrize("args", ARGUMENTS, ids=" ".join)
def test_the_short_way_reads_arguments_as_the_long_one_does(args: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Options] = []
    monkeypatch.setattr(odds_run, "run", read.append)
    assert cli._command(["odds", *args]) == 0
    assert read == [plain_options(["odds", *args])]


@pytest.mark.parametrize(
    "args", ["--help", "t --help", "t --seat=B", "t u", "t --at x", "t --at ²", "--seat B", "", "t -a"]
)
def test_everything_unusual_goes_the_long_way(args: str) -> None:
    assert plain_options(["odds", *args.split()]) is None
    assert plain_options(["show", "t"]) is None


def test_it_has_help_like_every_command(defuse: Command) -> None:
    assert "Usage: defuse odds" in defuse("odds", "--help").out
    assert "\n  odds " in defuse("--help").out
    assert "--watch" in defuse("odds", "-h").out


def test_a_cold_start_loads_nothing_that_it_does_not_need(table: Path) -> None:
    """The command's library and what hangs on it take longer to load than the answer takes."""
    program = "import sys; from defuse.cli import run; run(['odds', sys.argv[1]]); print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", program, str(table)], capture_output=True, text=True, check=True)
    assert "deals agree" in ran.stdout
    loaded = {name.partition(".")[0] for name in ran.stderr.split()}
    assert not loaded & {"typer", "pydantic", "asyncio"}
    assert not {"defuse.arena", "defuse.bots", "defuse.cli.app"} & set(ran.stderr.split())


def test_colours_are_for_terminals_only(defuse: Command, table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = defuse("odds", table).out
    assert "\x1b[" not in plain
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = defuse("odds", table).out
    assert "\x1b[1;94m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert "94m" not in defuse("odds", table).out
