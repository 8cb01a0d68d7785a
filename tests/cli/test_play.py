"""`defuse play`: a whole game at the terminal, with everything typed through a pipe."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from defuse import arena, busters
from defuse.bots import Bot
from defuse.bots import busters as busters_bots
from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.board import Board
from defuse.busters.wires import value_of
from defuse.busters.words import place_name
from defuse.cli.console import INTERRUPTED
from defuse.cli.games.busters.terminal import evening
from defuse.cli.games.busters.terminal.person import Person
from defuse.kernel import Act, Form, Game, Observation
from defuse.kernel.replay import load
from defuse.words import ENGLISH
from tests.cli.conftest import Command

pytestmark = pytest.mark.slow

SEED = "a quiet evening"


class Oracle:
    """Knows the deal and cuts what matches, so that a game gets long. For tests only."""

    def __init__(self, faces: bytes) -> None:
        self.faces = faces

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        plain = [form for form in forms if not form.using]
        solo = next((form for form in plain if form.verb is SoloCut), None)
        if solo is not None:
            return solo.nth(0)
        form = plain[0]
        acts = [form.nth(number) for number in range(form.count())]
        return next((act for act in acts if self.matches(act)), acts[0])

    def matches(self, act: Act) -> bool:
        if not isinstance(act, Cut):
            return True
        return value_of(self.faces[act.mine[0]]) == value_of(self.faces[act.targets[0]])

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return None


def place(board: Board, wire: int) -> str:
    """Where a wire is, as it is typed."""
    return ENGLISH.word(place_name(board, wire))


class Scribe(Oracle):
    """Writes down what a person would type to do the same."""

    def __init__(self, faces: bytes) -> None:
        super().__init__(faces)
        self.lines: list[str] = []

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        act = super().decide(observation, forms)
        board = observation.public
        match act:
            case Cut():
                self.lines.append(f"cut {place(board, act.targets[0])} {place(board, act.mine[0])}")
            case SoloCut():
                self.lines.append(f"solo {value_of(self.faces[act.wires[0]])}")
            case PlaceToken():
                self.lines.append(place(board, act.wire))
        return act


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> tuple[Game, list[str]]:
    """How the game of the seed ends if everybody cuts what matches, and what the person at seat B types in it."""
    game = busters.new(1, 4, SEED)
    faces = game.secret.faces
    scribe = Scribe(faces)
    seats: list[Bot] = [scribe if seat == 1 else Oracle(faces) for seat in range(4)]
    end = arena.play(game, seats)
    monkeypatch.setitem(busters_bots.OWN, "oracle", lambda seed: Oracle(faces))
    return end, scribe.lines


PLAY = ("play", "--terminal", "--seat", "B", "--seed", SEED, "--bots", "oracle")


def test_a_whole_game_through_a_pipe(defuse: Command, script: tuple[Game, list[str]], tmp_path: Path) -> None:
    end, lines = script
    assert end.outcome is not None
    assert end.outcome.won
    kept = tmp_path / "evening.defuse"
    ran = defuse(*PLAY, "--save", kept, stdin="\n".join(lines) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert load(kept).verify().acts == end.acts
    told = " ".join(ran.out.split())
    assert "Mission 1 · Training, Day 1" in told  # the briefing
    assert "You sit at B; bots sit at A, C and D." in told
    assert "Your turn, B. What do you do?" in told
    assert "The bomb is defused. Everybody wins!" in told
    assert "the whole truth" in told
    assert "You won: the bomb is defused." in told
    assert "Look at it with: defuse replay" in told
    assert "\x1b" not in ran.out


def test_what_is_typed_stands_in_the_transcript(defuse: Command, script: tuple[Game, list[str]]) -> None:
    ran = defuse(*PLAY, stdin="\n".join(script[1]) + "\n")
    typed = [line[2:] for line in ran.out.splitlines() if re.match(r"> (?!B1\W you )", line)]
    assert typed[: len(script[1])] == script[1]


def test_teammates_wires_are_shown_only_when_they_are_cut(defuse: Command, script: tuple[Game, list[str]]) -> None:
    ran = defuse(*PLAY, stdin="\n".join(script[1]) + "\n")
    before, after = ran.out.split("the whole truth")
    rows = re.findall(r"^[ >] ([ACD])1[ *]      (.*)$", before, re.MULTILINE)
    assert len(rows) >= 3 * len(script[1])
    cells = {cell for _, row in rows for cell in row.split()}
    assert "?" in cells
    assert all(cell == "?" or re.fullmatch(r"\(\d\)", cell) for cell in cells)
    assert "?" not in re.findall(r"^[ >] A1[ *]      (.*)$", after, re.MULTILINE)[0]


def test_the_end_of_the_input_is_the_end_of_the_game(
    defuse: Command, script: tuple[Game, list[str]], tmp_path: Path
) -> None:
    kept = tmp_path / "unfinished.defuse"
    ran = defuse(*PLAY, "--save", kept, stdin="\n".join(script[1][:3]) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert f"You leave the table. The seed of this deal was {SEED}." in ran.out
    assert "the whole truth" not in ran.out
    acts = load(kept).verify().acts
    assert 0 < len(acts) < len(script[0].acts)
    assert acts == script[0].acts[: len(acts)]
    assert defuse(*PLAY, stdin="").code == 0


def test_whoever_quits_is_let_go(defuse: Command) -> None:
    ran = defuse("play", "--terminal", "--seed", 1, stdin="quit\nnever read\n")
    assert ran.code == 0
    assert "never read" not in ran.out


def test_a_lost_game_says_why(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody at the table, the person too, does anything."""
    monkeypatch.setattr(Person, "decide", lambda self, observation, forms: forms[0].nth(0))
    ran = defuse("play", "--terminal", "--seed", 1, "--bots", "random", stdin="")
    assert ran.code == 0
    assert "used up the last step of the dial." in " ".join(ran.out.split())
    assert "You lost: the dial ran out." in ran.out


def test_the_replay_can_be_kept_at_the_end(
    defuse: Command, script: tuple[Game, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken.defuse").write_text("mine")
    ran = defuse(*PLAY, stdin="\n".join([*script[1], "taken", "no/where", "kept"]) + "\n")
    assert ran.code == 0
    assert "No: taken.defuse is there already; type another name." in ran.out
    assert "No: there is no folder no." in ran.out
    assert (tmp_path / "taken.defuse").read_text() == "mine"
    assert load(tmp_path / "kept.defuse").verify().acts == script[0].acts
    assert defuse(*PLAY, stdin="\n".join([*script[1], ""]) + "\n").code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"taken.defuse", "kept.defuse"}


def test_a_file_that_the_replay_cannot_go_to_is_refused_before_the_game(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "thesis.txt").write_text("mine")
    refused = {
        "thesis.txt": "thesis.txt is there already; type another name",
        ".": ". is there already; type another name",
        "no/x.defuse": "there is no folder no",
        "/proc/x.defuse": "cannot write /proc/x.defuse: No such file or directory",
    }
    for path, why in refused.items():
        ran = defuse("play", "--terminal", "--save", path, stdin="quit\n")
        assert (ran.code, ran.out, ran.err) == (2, "", f"defuse: --save: {why}\n")
    assert (tmp_path / "thesis.txt").read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_replay_that_cannot_be_written_after_the_game_is_an_error(
    defuse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.defuse"
    monkeypatch.setattr(evening, "comfort", path.mkdir)  # somebody makes it just then
    ran = defuse("play", "--terminal", "--save", path, stdin="quit\n")
    assert ran.code == 1
    assert "x.defuse: Is a directory" in ran.err


def test_ctrl_c_keeps_the_replay_so_far(
    defuse: Command, script: tuple[Game, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, lines = Person.read, iter(script[1][:3])

    def read(self: Person) -> str:
        if next(lines, None) is None:
            raise KeyboardInterrupt
        return plain(self)

    monkeypatch.setattr(Person, "read", read)
    kept = tmp_path / "broken-off.defuse"
    assert defuse(*PLAY, "--save", kept, stdin="\n".join(script[1]) + "\n").code == INTERRUPTED
    acts = load(kept).verify().acts
    assert len(acts) > 3
    assert acts == script[0].acts[: len(acts)]


def test_a_seed_with_brackets_is_told_as_it_is(defuse: Command, tmp_path: Path) -> None:
    for number, seed in enumerate(("a[/]b", "[red]x")):
        kept = tmp_path / f"[b]{number}.defuse"
        ran = defuse("play", "--terminal", "--seed", seed, "--save", kept, stdin="quit\n")
        assert (ran.code, ran.err) == (0, "")
        assert f"The seed of this deal was {seed}." in ran.out
        assert load(kept).seed == seed


def test_at_the_terminal_it_begins_with_the_mission(defuse: Command) -> None:
    first, *_ = defuse("play", "--terminal", "--seed", 1, stdin="quit\n").out.splitlines()
    assert first == "Mission 1 · Training, Day 1"


def test_without_a_seed_every_deal_is_another(defuse: Command) -> None:
    seeds = {defuse("play", "--terminal", stdin="quit\n").out.split()[-1] for _ in range(3)}
    assert len(seeds) == 3


def test_two_at_the_table(defuse: Command) -> None:
    out = defuse("play", "--terminal", "--players", 2, "--mission", 6, "--seed", 1, stdin="quit\n").out
    assert "You sit at A; a bot sits at B." in out


def test_plain_play_opens_a_table_on_this_machine(tmp_path: Path) -> None:
    """With the database in the user's data folder, and with no browser to open here."""
    command = [sys.executable, "-m", "defuse", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        where = re.search(r"http://localhost:\d+/", process.stdout.readline())
        assert where is not None
        with urllib.request.urlopen(f"{where[0]}healthz") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == ""
    assert (tmp_path / "defuse" / "tables.sqlite").exists()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--mission", "3"), "--mission goes with --terminal; in the browser you choose at the table"),
        (("--terminal", "--no-browser"), "--port, --no-browser and --lan are for the browser, not for --terminal"),
        (("--terminal", "--bots", "exec:./x"), "--bots: programs such as exec:./x play in simulate and cross only"),
        (("--terminal", "--lan"), "--port, --no-browser and --lan are for the browser, not for --terminal"),
    ],
)
def test_what_is_for_the_other_way_to_play_is_refused(defuse: Command, options: tuple[str, ...], why: str) -> None:
    ran = defuse("play", *options)
    assert ran.code == 2
    assert why in ran.err
