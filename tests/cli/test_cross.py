"""Cross-play: every bot among every other one, on the same deals."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from defuse.arena import parse
from defuse.arena.cross import Crossing, cross_table, crossings, mean_interval
from defuse.arena.cross_plot import draw_cross
from defuse.arena.games.busters import Match
from defuse.arena.playing import run
from defuse.bots import busters as busters_bots
from defuse.words import say
from tests.cli.conftest import Command, files_of_at_most
from tests.test_docs import blocks

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_every_pairing_and_the_mixture_of_all() -> None:
    found = crossings(["a", "b", "c"])
    assert [each.bots for each in found if each.seating == "row"] == [("a",), ("b",), ("c",)]
    assert len([each for each in found if each.seating == "one"]) == 6
    assert [each.bots for each in found if each.seating == "turn"] == [("a", "b", "c")]
    more = crossings(["a", "b", "c", "d"], mixtures=True)
    assert len([each for each in more if each.seating == "turn"]) == 5
    assert [each for each in crossings(["a", "b"]) if each.seating == "turn"] == []


def test_files_of_different_tables_have_different_names() -> None:
    bots = ["careful", "expert:0.5", "expert:0.25", "exec:./my bot", "exec:./my/bot"]
    names = [each.file for each in crossings(bots, mixtures=True)]
    assert len(set(names)) == len(names)
    assert all("/" not in name and ":" not in name and " " not in name for name in names)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_one_moves_on_by_a_seat_and_everybody_else_is_of_the_other_kind(players: int) -> None:
    seats = []
    for number in range(1, players + 1):
        match = Match(mission=1, players=players, number=number, seed="1", bots=("a", "b"), seating="one")
        names = [match.bot_at(seat) for seat in range(players)]
        assert sorted(names) == ["a", *["b"] * (players - 1)]
        seats.append(names.index("a"))
    assert sorted(seats) == list(range(players))


def test_who_sits_where_changes_nothing_of_the_deal() -> None:
    deals = {
        Match(mission=8, players=4, number=3, seed="1", bots=("random", "quick"), seating=seating).deal().secret.faces
        for seating in ("row", "turn", "one")
    }
    assert len(deals) == 1


def test_in_turn_everybody_sits_everywhere() -> None:
    found = {
        (seat, Match(mission=1, players=2, number=n, seed="1", bots=("a", "b", "c"), seating="turn").bot_at(seat))
        for n in range(1, 4)
        for seat in range(2)
    }
    assert len(found) == 6


def won(text: str) -> dict[str, bool]:
    return {f"deal {at}": letter == "+" for at, letter in enumerate(text)}


def test_the_gap_is_counted_deal_by_deal() -> None:
    results = {
        Crossing(("a",), "row"): won("++++"),
        Crossing(("b",), "row"): won("+--+"),
        Crossing(("a", "b"), "one"): won("++--"),
        Crossing(("b", "a"), "one"): won("+++-"),
    }
    table = cross_table(["a", "b"], results)
    cell = table.cell("a", "b")
    assert cell is not None
    assert (cell.games, cell.wins) == (4, 2)
    own = table.cell("a", "a")
    assert own is not None
    assert own.rate == 1.0
    gap = table.gaps[0]
    assert (gap.bot, gap.alone, gap.crossed, gap.gap) == ("a", 1.0, 0.625, 0.375)
    assert (gap.low, gap.high) == (mean_interval([0, 0, 0.5, 1]).low, mean_interval([0, 0, 0.5, 1]).high)
    assert table.gaps[1].gap == pytest.approx(-0.125)


def test_only_deals_that_all_tables_have_played_count_for_the_gap() -> None:
    results = {
        Crossing(("a",), "row"): won("++++"),
        Crossing(("a", "b"), "one"): won("--"),
        Crossing(("b", "a"), "one"): {},
    }
    table = cross_table(["a", "b"], results)
    assert [(gap.deals, gap.gap) for gap in table.gaps] == [(2, 1.0)]
    assert table.cell("b", "a") is None
    assert draw_cross(table).count("<g>") == 2


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x.png", "PNG needs the extra"),
        ("no/x.svg", "cannot write"),
        ("x.gif", ".svg or .png"),
        ("folder.svg", "folder.svg: Is a directory"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_the_first_game(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setattr("defuse.cli.cross.play_many", None)  # nothing is played
    (tmp_path / "folder.svg").mkdir()
    folder = tmp_path / "cross"
    ran = defuse("cross", "--bots", "random,quick", "-m", 1, "-p", 2, "--out", folder, "--plot", tmp_path / name)
    assert ran.code == 2
    assert why in ran.err
    assert not folder.exists()


def test_the_command_plays_resumes_and_draws(defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, picture = tmp_path / "cross", tmp_path / "x.svg"
    options = ("cross", "--bots", "random,quick", "-m", "1,2", "-p", "2-3", "-g", 2, "--jobs", 1, "--out", folder)
    first = defuse(*options, "--json", "--plot", picture)
    assert first.code == 0
    table = json.loads(first.out)
    assert [(cell["bots"], cell["games"]) for cell in table["pairs"]] == [
        (["random"], 8),
        (["quick"], 8),
        (["random", "quick"], 8),
        (["quick", "random"], 8),
    ]
    assert [gap["deals"] for gap in table["gaps"]] == [8, 8]
    assert picture.read_text().startswith("<svg")
    monkeypatch.setattr("defuse.cli.report.check_writable", lambda path: None)  # it goes wrong later
    picture.unlink()
    picture.mkdir()
    unpainted = defuse(*options, "--json", "--plot", picture)
    assert (unpainted.code, unpainted.out) == (2, first.out), "the tables come all the same"
    files = sorted(path.name for path in folder.iterdir())
    assert files == ["quick-among-random.jsonl", "quick.jsonl", "random-among-quick.jsonl", "random.jsonl"]
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    (folder / "quick.jsonl").write_bytes(b"".join(before["quick.jsonl"].splitlines(keepends=True)[:4]))
    again = defuse(*options, "--json")
    assert again.out == first.out
    assert "3 of 8 games are there already" in again.err
    assert (folder / "random.jsonl").read_bytes() == before["random.jsonl"]
    # They are files of the arena: the report reads them, and compares them deal by deal.
    report = defuse("report", folder / "quick-among-random.jsonl")
    assert "quick among random" in report.out
    assert defuse("report", "--compare", folder / "random.jsonl", folder / "random-among-quick.jsonl").code == 0
    mixed = folder / "random-among-quick.jsonl"
    assert {result.match.seating for result in parse(mixed.read_bytes()).results} == {"one"}
    refused = defuse("simulate", "--bots", "random,quick", "-m", "1,2", "-p", "2-3", "-g", 2, "--out", mixed)
    assert refused.code == 2
    assert "games with the seating one" in refused.err


def test_a_budget_is_for_the_bots_that_take_one(defuse: Command, tmp_path: Path) -> None:
    """`careful` takes none: a table of it alone is no mistake."""
    folder = tmp_path / "cross"
    options = ("cross", "-m", 1, "-p", 2, "-g", 1, "--jobs", 1)
    ran = defuse(*options, "-b", "careful,expert", "--budget", 0.1, "--out", folder, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["bots"] == ["careful", "expert:0.1"]
    (mixed,) = folder.glob("careful-among-expert*.jsonl")
    assert parse(mixed.read_bytes()).runs[0].bots == ("careful", "expert:0.1")
    for bots, budget, why in [
        ("careful,quick", 0.1, "--budget: careful, quick cannot be told how long to think"),
        ("careful,expert", 0, "--budget: "),
        ("careful,ghost", 0.1, "--bots: there is no bot 'ghost'"),
        ("expert,expert:0.1", 0.1, "each once"),
    ]:
        refused = defuse(*options, "-b", bots, "--budget", budget)
        assert (refused.code, refused.out) == (2, "")
        assert why in refused.err


@pytest.mark.parametrize("wrong", [("-b", "random,nobody", "-m", 1), ("-b", "random,quick", "-m", 99)])
def test_bad_input_makes_no_folder(defuse: Command, tmp_path: Path, wrong: tuple[object, ...]) -> None:
    assert defuse("cross", *wrong, "--out", tmp_path / "some" / "cross").code == 2
    assert list(tmp_path.iterdir()) == []


def test_where_there_is_no_room_the_picture_of_before_stays(defuse: Command, tmp_path: Path) -> None:
    picture = tmp_path / "x.svg"
    picture.write_text("<svg>before</svg>")
    with files_of_at_most(512):
        ran = defuse("cross", "-b", "random,quick", "-m", 1, "-p", 2, "-g", 1, "--jobs", 1, "--plot", picture)
    assert ran.code == 2
    assert f"defuse: --plot: cannot write {picture}: File too large" in ran.err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["<svg>before</svg>"]


def test_the_command_in_a_file_gives_the_same_games(defuse: Command, tmp_path: Path) -> None:
    defuse("cross", "--bots", "random,quick", "-m", 1, "-p", 2, "-g", 2, "--jobs", 1, "--out", tmp_path / "cross")
    path = tmp_path / "cross" / "random-among-quick.jsonl"
    head, *games = [json.loads(line) for line in path.read_text().splitlines()]
    assert "--seating one" in head["command"]
    path.unlink()
    assert defuse(*head["command"].split()[1:]).code == 0
    again = [json.loads(line) for line in path.read_text().splitlines()][1:]
    assert [game["match"] for game in again] == [game["match"] for game in games]
    assert [game["acts"] for game in again] == [game["acts"] for game in games]


@pytest.mark.parametrize(
    ("bots", "why"),
    [("random", "two bots or more"), ("random,random", "each once"), ("random,ghost", "no bot 'ghost'")],
)
def test_what_cannot_be_crossed_is_refused_before_the_first_game(defuse: Command, bots: str, why: str) -> None:
    ran = defuse("cross", "--bots", bots)
    assert ran.code == 2
    assert why in ran.err


def bold() -> Any:
    spec = spec_from_file_location("defuse_bold", EXAMPLES / "bold" / "defuse_bold.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.BoldBot


def test_the_example_is_the_one_of_the_page() -> None:
    text = (EXAMPLES / "bold" / "defuse_bold.py").read_text()
    (block,) = blocks("docs/bots.md", "python")
    assert text[text.index("class BoldBot") :].strip() in block


@pytest.mark.parametrize("mission", [1, 8, 17, 30, 43, 52, 66])
def test_the_bold_example_plays(mission: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(busters_bots.OWN, "bold", bold())
    match = Match(mission=mission, players=3, number=1, seed="1", bots=("bold", "random"), seating="one")
    assert run(match).acts


@pytest.mark.soak
@pytest.mark.parametrize("mission", range(1, 67))
def test_the_bold_example_plays_every_mission(mission: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(busters_bots.OWN, "bold", bold())
    for number in range(1, 4):
        run(Match(mission=mission, players=4, number=number, seed="1", bots=("bold",)))


def test_one_deal_is_not_called_deals() -> None:
    told = [str(say("cli-cross-head", bots=("careful", "quick"), deals=count)) for count in (1, 2)]
    assert [": 1 deal," in told[0], ": 2 deals," in told[1]] == [True, True]
