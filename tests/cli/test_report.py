"""`defuse report`: tables, pages and plots of simulated games."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from defuse.busters.setup import VERSION
from tests.arena.results import lines, match, result, run, written
from tests.cli.conftest import Command

GAMES = [
    result(match(1, mission=1, players=2), each=(1.0, 20.0)),
    result(match(2, mission=1, players=2), "dial"),
    result(match(1, mission=1, players=4)),
    result(match(1, mission=66, players=4), "red wire"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "a.jsonl", run(planned=4), GAMES)


def section(out: str, title: str) -> list[list[str]]:
    """The cells of a table, without its title."""
    found = out.split(f"{title}\n")[1].split("\n\n")[0]
    return [line.split() for line in found.splitlines()]


def test_tables_for_people(defuse: Command, file: Path) -> None:
    ran = defuse("report", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"random: 4 games; defuse 0.1.0, engine {VERSION}, code ")
    assert "2026-11-20" in ran.out
    assert "defuse simulate --bots random --out x.jsonl" in ran.out
    assert section(ran.out, "Won, by mission and players, with 95 % interval") == [
        ["Mission", "Games", "2", "players", "4", "players", "all"],
        ["1", "3", "50%", "9–91", "100%", "21–100", "67%", "21–94"],
        ["66", "1", "0%", "0–79", "0%", "0–79"],
    ]
    assert section(ran.out, "Won, by campaign box and players, with 95 % interval")[1:] == [
        ["1–8", "3", "50%", "9–91", "100%", "21–100", "67%", "21–94"],
        ["55–66", "1", "0%", "0–79", "0%", "0–79"],
        ["all", "4", "50%", "9–91", "50%", "9–91", "50%", "15–85"],
    ]
    assert section(ran.out, "Lost 2 of 4 games, by cause and campaign box") == [
        ["Games", "Share", "1–8", "55–66", "Cause"],
        ["1", "50%", "1", "dial"],
        ["1", "50%", "1", "red", "wire"],
    ]
    assert section(ran.out, "Time to decide")[-1] == ["all", "5", "100", "100", "100", "0.080", "0.58"]
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_table_with_one_number_of_players_has_one_column(defuse: Command, tmp_path: Path) -> None:
    path = written(tmp_path / "x.jsonl", run(), GAMES[:1])
    ran = defuse("report", path)
    assert section(ran.out, "Won, by mission and players, with 95 % interval") == [
        ["Mission", "Games", "2", "players"],
        ["1", "1", "100%", "21–100"],
    ]
    assert "Lost" not in ran.out


def test_what_is_not_all_is_not_shown_as_all(defuse: Command, tmp_path: Path) -> None:
    games = [result(match(number), "dial" if number == 1 else "defused") for number in range(1, 301)]
    assert "99.7% 98–100" in defuse("report", written(tmp_path / "x.jsonl", run(), games)).out


def test_a_report_on_unfinished_games_says_so(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(lines(run(planned=1000), *GAMES)[:-20])
    ran = defuse("report", path)
    assert ran.code == 0
    assert ran.out.startswith("random: 3 games of 1,000 planned; ")
    assert ran.err == f"note: {path}: the last line is incomplete and left out\n"


def test_a_page(defuse: Command, file: Path) -> None:
    ran = defuse("report", file, "--markdown")
    assert ran.code == 0
    page = ran.out.splitlines()
    assert page[0].startswith("random: 4 games; ")
    assert page[2:5] == ["```sh", "defuse simulate --bots random --out x.jsonl", "```"]
    at = page.index("**Won, by mission and players, with 95 % interval**")
    assert page[at + 2 : at + 5] == [
        "| Mission | Games | 2 players | 4 players | all |",
        "| --- | ---: | ---: | ---: | ---: |",
        "| 1 | 3 | 50% 9–91 | 100% 21–100 | 67% 21–94 |",
    ]
    for line in page:
        assert not line.startswith("|") or line.endswith("|")


def test_figures_for_programs(defuse: Command, file: Path) -> None:
    (found,) = json.loads(defuse("report", file, "--json").out)
    assert found["bots"] == ["random"]
    assert (found["overall"]["games"], found["overall"]["wins"], found["overall"]["rate"]) == (4, 2, 0.5)
    assert round(found["overall"]["low"], 2) == 0.15
    assert (found["boxes"][0]["missions"], found["boxes"][0]["players"]) == ([1, 8], None)
    assert found["runs"][0]["command"] == "defuse simulate --bots random --out x.jsonl"


def test_results_can_come_from_standard_input(defuse: Command) -> None:
    ran = defuse("report", "-", stdin=lines(run(), *GAMES).decode())
    assert ran.out.startswith("random: 4 games; ")


def test_bots_in_several_files_stand_one_after_the_other(defuse: Command, file: Path, tmp_path: Path) -> None:
    brave = written(tmp_path / "b.jsonl", run(("brave",)), [result(match(bots=("brave",)))])
    ran = defuse("report", file, brave)
    assert ran.out.index("random: 4 games") < ran.out.index("brave: 1 game of 4 planned")
    assert len(json.loads(defuse("report", file, brave, "--json").out)) == 2


@pytest.fixture
def rivals(tmp_path: Path) -> tuple[Path, Path]:
    """Two bots on ten deals: both win the first, B alone wins the nine others; and A has played one more."""
    paths = []
    for bot, wins, games, ms in (("slow", 1, 11, 1000.0), ("deep", 10, 10, 3000.0)):
        results = [
            result(match(number, mission=4, bots=(bot,)), "defused" if number <= wins else "dial", each=(ms,))
            for number in range(1, games + 1)
        ]
        paths.append(written(tmp_path / f"{bot}.jsonl", run((bot,)), results))
    return paths[0], paths[1]


def test_two_bots_on_the_same_deals(defuse: Command, rivals: tuple[Path, Path]) -> None:
    ran = defuse("report", *rivals, "--compare")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("slow (A) and deep (B) on 10 deals that both have played\n")
    head, box, total = section(ran.out, "Deals won")
    assert head == ["Missions", "Deals", "A", "B", "Both", "Only", "A", "Only", "B", "Neither"]
    assert box[1:] == total[1:] == ["10", "10.0%", "100.0%", "1", "0", "9", "0"]
    _, box, total = section(ran.out, "B against A, in percentage points")
    assert box == ["1–8", "+90.0", "+48.8", "to", "+98.2", "0.0039", "1.00", "3.00", "+45.0"]
    assert total[0] == "all"
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_comparison_for_pages_and_programs(defuse: Command, rivals: tuple[Path, Path]) -> None:
    page = defuse("report", *rivals, "--compare", "--markdown").out
    assert "| 1–8 | 10 | 10.0% | 100.0% | 1 | 0 | 9 | 0 |" in page
    found = json.loads(defuse("report", *rivals, "--compare", "--json").out)
    assert (found["a"], found["b"]) == ("slow", "deep")
    assert found["all"]["p"] == 0.00390625
    assert found["all"]["gain"] == pytest.approx(0.45)
    assert [duel["missions"] for duel in found["boxes"]] == [[1, 8]]


def test_a_plot(defuse: Command, file: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    ran = defuse("report", file, "--plot", tmp_path / "folder.svg")
    assert (ran.code, ran.out) == (2, "")
    assert "folder.svg: Is a directory" in ran.err
    ran = defuse("report", file, "--plot", tmp_path / "x.svg")
    assert ran == defuse("report", file)
    root = ElementTree.parse(tmp_path / "x.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_png_is_drawn_by_a_library(
    defuse: Command, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def svg_to_bytes(*, svg_string: str, **more: Any) -> bytes:
        drawn.append(svg_string)
        return b"a picture"

    monkeypatch.setitem(sys.modules, "resvg_py", SimpleNamespace(svg_to_bytes=svg_to_bytes))
    assert defuse("report", file, "--plot", tmp_path / "x.png").code == 0
    assert (tmp_path / "x.png").read_bytes() == b"a picture"
    assert drawn[0].startswith("<svg ")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = defuse("report", file, "--plot", tmp_path / "y.png")
    assert (ran.code, ran.out) == (2, "")
    assert "PNG needs the extra: pip install 'defuse-wires[plot]'" in ran.err


BAD: list[tuple[bytes, tuple[str, ...], str]] = [
    (b"", (), "a.jsonl: the file is empty"),
    (lines(run()), (), "a.jsonl: there are no games in it yet"),
    (b"hello\n", (), "a.jsonl: this is no file of results"),
    (lines(run(), GAMES[0]) + b"?\n" + lines(GAMES[1]), (), "a.jsonl: line 3 cannot be read"),
    (lines(run(), *GAMES), ("--compare",), "--compare: two files can be compared, not 1"),
    (lines(run(), *GAMES), ("--json", "--markdown"), "choose one of them"),
    (lines(run(), *GAMES), ("--plot", "x.gif"), "the name has to end in .svg or .png"),
    (lines(run(), *GAMES), ("--plot", "/no/such/x.svg"), "--plot: cannot write /no/such/x.svg: No such file"),
]


@pytest.mark.parametrize(("data", "more", "said"), BAD)
def test_what_cannot_be_reported(
    defuse: Command, tmp_path: Path, data: bytes, more: tuple[str, ...], said: str
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(data)
    ran = defuse("report", path, *more)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.startswith("defuse: ")
    assert ran.err.count("\n") == 1


def test_games_are_not_counted_twice(defuse: Command, file: Path, tmp_path: Path) -> None:
    (tmp_path / "link.jsonl").symlink_to(file)
    for again in (file, file.parent / "." / file.name, tmp_path / "link.jsonl"):
        ran = defuse("report", file, again)
        assert (ran.code, ran.out) == (2, "")
        assert "this file is named twice" in ran.err


def test_what_cannot_be_compared(defuse: Command, file: Path, tmp_path: Path) -> None:
    elsewhere = written(tmp_path / "b.jsonl", run(), [result(match(mission=9))])
    ran = defuse("report", file, elsewhere, "--compare")
    assert ran.code == 2
    assert "there is no deal that both" in ran.err
    older = written(tmp_path / "c.jsonl", run(engine="0"), GAMES)
    ran = defuse("report", file, older, "--compare")
    assert ran.code == 2
    assert f"the deals are not the same: engine {VERSION} and engine 0" in ran.err
