"""`defuse show`: the picture of a table, and what is not to be seen on it."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from defuse import busters
from defuse.busters.board import Label
from defuse.busters.notation import parse
from defuse.cli.games.busters.picture import picture, stand_lines
from defuse.cli.games.busters.scene import scene_of
from defuse.cli.panels import panel_lines
from defuse.kernel import Game, panel
from defuse.kernel.replay import load
from tests.cli.conftest import Command

TABLE = """\
mission 4 · captain A · dial 2 · turn B
red 3.5
yellow 2.1 9.1
equipment 6 ready · 10 · 12 used
away 1x4 2x4 3x4 4x4 7x4 8x4 10x1 11x4 12x4
A1 | 5 (5) 6!6 10
B1 | r3.5 (5) 6 10
C1 | y2.1 5 6 (9) 10
D1 | 6 (9) (9) (9) y9.1
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(TABLE)
    return path


def row(out: str, name: str) -> list[str]:
    """What the picture shows in a stand's row, without the name."""
    line = next(line for line in out.splitlines() if line[2:].startswith(name))
    return line[11:].split()


def test_the_truth_shows_every_wire(defuse: Command, table: Path) -> None:
    ran = defuse("show", table)
    assert (ran.code, ran.err) == (0, "")
    assert row(ran.out, "A1") == ["5", "(5)", "6", "10"]
    assert row(ran.out, "B1") == ["r3", "(5)", "6", "10"]
    assert row(ran.out, "C1") == ["y2", "5", "6", "(9)", "10"]


def test_a_seat_sees_its_own_wires_and_the_cut_ones(defuse: Command, table: Path) -> None:
    out = defuse("show", table, "--seat", "b").out
    assert row(out, "A1") == ["?", "(5)", "?", "?"]
    assert row(out, "B1") == ["r3", "(5)", "6", "10"]
    assert row(out, "D1") == ["?", "(9)", "(9)", "(9)", "?"]
    assert "as B sees it" in out


def test_a_spectator_sees_cut_wires_only(defuse: Command, table: Path) -> None:
    out = defuse("show", table, "--seat", "spectator").out
    assert row(out, "B1") == ["?", "(5)", "?", "?"]


def test_a_spectator_sees_no_wire_that_its_owner_may_not_see(defuse: Command, tmp_path: Path) -> None:
    file = tmp_path / "flipped.txt"
    away = "away 1x4 2x4 3x4 4x4 7x4 8x4 9x4 10x4 11x4 12x4"
    stands = "A1 | 5 6^\nB1 | 5 6\nC1 | 5 6\nD1 | 5 6 r9.5 r10.5"
    file.write_text(f"mission 38\n{away}\n{stands}\n", encoding="utf-8")
    assert row(defuse("show", file, "--seat", "B").out, "A1") == ["?", "6^"]
    for seat in ("A", "spectator"):
        assert row(defuse("show", file, "--seat", seat).out, "A1")[1] == "?^"  # C15


def test_the_picture_shows_all_that_lies_on_the_table(defuse: Command, table: Path) -> None:
    out = defuse("show", table).out
    assert "Mission 4 · First Day in the Field" in out
    assert "Dial ●● 2 left   Captain A   Turn 1   Asked: B" in out
    lines = out.splitlines()
    below = lines[lines.index(next(line for line in lines if line.startswith("  A1*"))) + 1]
    assert below.split() == ["^6"]
    assert below.index("6") == next(line for line in lines if line.startswith("  A1*")).index("6")
    assert any(line.startswith("> B1") for line in lines)
    assert "5:2  6:0  7:4" in out
    assert "Done     1 2 3 4 7 8 9 11 12" in out
    assert "Red      3.5" in out
    assert "Yellow   2.1, 9.1" in out
    assert "6   Rewinder    ready, any time" in out
    assert "10  X or Y Ray  locked: cut 1 more 10" in out
    assert "12  Label =     used" in out
    assert "Double Detector   A ready   B ready   C ready   D ready" in out


def test_a_table_with_turns_is_shown_as_it_stands_now(defuse: Command, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    stands = "A1 | 4 5 6\nB1 | ? ? ?\nC1 | ? ? ?\nD1 | ? ? ?"
    turns = "A cuts 5 with C1.2\nB calls 6 at D1.2: 5"
    file.write_text(f"mission 1 · captain A · dial 4 · turn A · view A\naway 1x4 2x4 3x4\n{stands}\n{turns}\n")
    ran = defuse("show", file)
    assert (ran.code, ran.err) == (0, "")
    assert "Dial ●●● 3 left   Captain A   Turn 3   Asked: C" in ran.out
    assert row(ran.out, "A1* you") == ["4", "(5)", "6"]
    file.write_text(file.read_text() + "C calls 4 at A1.9: 4\n")
    ran = defuse("show", file)
    assert ran.code == 2
    assert f"defuse: {file}: line 9, column" in ran.err


def test_labels_are_told() -> None:
    game = parse(TABLE)
    stand = game.public.stands[2]
    board = replace(game.public, labels=(Label((stand[1], stand[2]), False),))
    view = Game(game.kit, game.setup, board, game.secret).table()
    console = Console(width=80)
    with console.capture() as capture:
        console.print(picture(scene_of(view, "everything"), 80))
    assert "Labels   C1.2 ≠ C1.3" in capture.get()


def test_a_replay_is_shown_after_any_of_its_acts(defuse: Command, deep: dict[int, Path]) -> None:
    begin = defuse("show", deep[4], "--at", 0).out
    assert "(" not in "".join(line for line in begin.splitlines() if line[2:4] in ("A1", "B1", "C1", "D1"))
    assert "Equipment on the board" in begin
    acts = len(load(deep[4]).acts)
    assert defuse("show", deep[4], "--at", acts).out == defuse("show", deep[4]).out


def test_beyond_the_end_of_a_replay_there_is_nothing_to_show(defuse: Command, deep: dict[int, Path]) -> None:
    acts = len(load(deep[4]).acts)
    ran = defuse("show", deep[4], "--at", acts + 1)
    assert (ran.code, ran.out) == (2, "")
    assert f"has only {acts} acts" in ran.err


def test_a_text_has_no_acts_to_count(defuse: Command, table: Path) -> None:
    ran = defuse("show", table, "--at", 1)
    assert ran.code == 2
    assert "--at is for replays" in ran.err


@pytest.mark.parametrize("seat", ["F", "E", "AB", "", "1"])
def test_a_wrong_seat_letter_is_refused(defuse: Command, table: Path, seat: str) -> None:
    ran = defuse("show", table, "--seat", seat)
    assert (ran.code, ran.out) == (2, "")
    assert f"there is no seat {seat!r}: with 4 players the seats are A to D" in ran.err


def test_a_bad_text_is_refused_with_line_and_column(defuse: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("mission 1\nA1 | 5 17\n")
    ran = defuse("show", bad)
    assert (ran.code, ran.out) == (2, "")
    assert "bad.txt: line 2" in ran.err
    assert "column" in ran.err
    bad.write_bytes(b"\xff\xfe\x00")
    assert "neither a replay file nor a text" in defuse("show", bad).err


def test_a_table_that_somebody_knows_only_in_part(defuse: Command) -> None:
    hidden = "mission 1 · captain A\naway 1x4 2x4 3x4 4x4\nA1 | 5 6\nB1 | ? ?\nC1 | ? ?\nD1 | ? ?\n"
    ran = defuse("show", "-", stdin=hidden)
    assert ran.code == 0
    assert "as A sees it" in ran.out
    assert row(ran.out, "A1* you") == ["5", "6"]
    assert row(ran.out, "B1") == ["?", "?"]
    assert defuse("show", "-", "--seat", "a", stdin=hidden).out == ran.out
    for seat in ("B", "spectator"):
        other = defuse("show", "-", "--seat", seat, stdin=hidden)
        assert other.code == 2
        assert "says only what A sees" in other.err


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_hidden_wire_is_ever_shown(players: int, deep: dict[int, Path]) -> None:
    """A wire is shown to those who hold it, to all when it is cut, and to nobody else unless they have looked at it."""
    for _, game, _ in load(deep[players]).steps():
        for seat in (*game.seats(), None):
            board = game.public
            known = board.known[players if seat is None else seat]
            scene = scene_of(game.view(seat), "somebody")
            for stand, wires in zip(scene.stands, board.stands, strict=True):
                for slot, wire in zip(stand.slots, wires, strict=True):
                    assert (slot.wire is not None) == bool(known >> wire & 1)
                    assert slot.cut == bool(board.gone >> wire & 1)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_picture_fits_the_terminal(players: int, width: int, deep: dict[int, Path]) -> None:
    console = Console(width=width)
    for _, game, _ in load(deep[players]).steps():
        with console.capture() as capture:
            console.print(picture(scene_of(game.table(), "everything"), width))
        lines = capture.get().splitlines()
        assert max(map(len, lines)) <= width
        assert not any(line != line.rstrip() for line in lines)
        assert sum(line[2:4] in ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "E1") for line in lines) == len(
            game.public.stands
        )


def test_a_narrow_terminal_gets_the_stands_in_two_parts() -> None:
    scene = scene_of(busters.new(8, 2, 1).table(), "everything")
    parts = stand_lines(scene, 50)
    assert max(len(line) for line in parts) <= 50
    mine = [line.plain[11:].split() for line in parts if line.plain[2:].startswith("A1")]
    assert len(mine) == 2
    assert mine[0] + mine[1] == [(slot.wire or "").split(".")[0] for slot in scene.stands[0].slots]


def test_programs_get_the_table_as_data(defuse: Command, table: Path) -> None:
    data: dict[str, Any] = json.loads(defuse("show", table, "--seat", "A", "--json").out)
    assert (data["mission"], data["players"], data["viewer"]) == (4, 4, "A")
    assert (data["captain"], data["dial"], data["turn"], data["outcome"]) == ("A", 2, "B", None)
    assert data["asked"] == {"seats": ["B"], "question": "What do you do?"}
    mine, theirs = data["stands"][0], data["stands"][1]
    assert (mine["name"], mine["owner"]) == ("A1", "A")
    assert [slot["wire"] for slot in mine["slots"]] == ["5", "5", "6", "10"]
    assert [slot["wire"] for slot in theirs["slots"]] == [None, "5", None, None]
    assert mine["slots"][1]["cut"]
    assert mine["slots"][2]["tokens"] == ["6"]
    assert data["red"] == {"marked": "3.5", "count": 1, "cut": 0}
    assert data["numbers"][4] == {"value": 5, "cut": 2, "total": 4, "validated": False}
    rewinder = data["equipment"][0]
    assert (rewinder["label"], rewinder["title"], rewinder["state"]) == ("6", "Rewinder", "ready")
    assert data["equipment"][1]["needs"] == [{"value": "10", "count": 2, "cut": 1}]
    assert [card["holder"] for card in data["personal"]] == ["A", "B", "C", "D"]


def test_a_replay_that_this_engine_plays_differently_is_shown_with_a_note(
    defuse: Command, deep: dict[int, Path], tmp_path: Path
) -> None:
    other = tmp_path / "other.defuse"
    other.write_text(deep[4].read_text().replace(load(deep[4]).digest, "0" * 32))
    ran = defuse("show", other)
    assert ran.code == 0
    assert ran.out == defuse("show", deep[4]).out
    assert ran.err.startswith("note: ")
    assert "plays it differently" in ran.err


PANELS: list[tuple[panel.Panel, str]] = [
    (panel.Counter(rule="x", title="Oxygen", value=3, most=7), "Oxygen  3 of 7"),
    (panel.Counter(rule="x", title="Steps", value=3), "Steps  3"),
    (panel.Note(rule="x", title="Word", text="Hush."), "Word  Hush."),
    (panel.Timer(rule="x", title="Clock", left=125.4), "Clock  2:05 left"),
    (panel.Track(rule="x", title="Nano", spaces=("1", "2"), marks=(("2", "done"),), at="1"), "Nano  [1]  2=done"),
    (
        panel.Cards(rule="x", title="Line", cards=(panel.Card(title="5"), panel.Card(title="7", state="done", seat=1))),
        "Line  5 7 (B), done",
    ),
    (panel.Map(rule="x", title="Bunker", rows=(("a", "b"), ("c", "d")), at=(1, 0)), "Bunker   a   b [c]  d"),
]


@pytest.mark.parametrize(("shown", "words"), PANELS, ids=lambda value: getattr(value, "title", ""))
def test_a_panel_of_any_shape_can_be_drawn(shown: panel.Panel, words: str) -> None:
    console = Console(width=80)
    with console.capture() as capture:
        console.print(panel_lines(shown))
    assert capture.get().split() == words.split()
