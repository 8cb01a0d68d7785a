"""`defuse replay` and `defuse show` with Bomb Squad Academy: a game is told again, and its table is drawn."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from defuse import academy
from defuse.academy.acts import Choose
from defuse.cli.games.game import command_game
from defuse.cli.show import seen_by
from defuse.kernel import Game
from defuse.kernel.replay import load, save
from tests.academy.driving import played
from tests.academy.leaks import other_deals, twin
from tests.cli.conftest import Command

TABLE = """\
bomb 2 · round 4
plates +1<green +2>blue
gone wrench
green | 3 1 | 2 0 | ok ok boom
red   | 3 3 4 4 | | (ok) boom ok
A 12 · table green chicken · tools hammer
B 7 · table red wait · saw blue red-tiles
C 9 · spent · table blue yellow · tools sniffer
"""
ACADEMY = command_game("academy")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(TABLE)
    return path


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The replay of a game of four, with tools."""
    path = tmp_path_factory.mktemp("academy") / "whole.defuse"
    save(played(4, 3)[-1][1], path)
    return path


def row(out: str, name: str) -> str:
    return next(line for line in out.splitlines() if line.startswith(f"  {name}"))


def drawn(game: Game, seat: str | None, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(ACADEMY.picture(seen_by(game, seat), width))
    return capture.get()


def test_a_game_is_told_and_verified(defuse: Command, whole: Path) -> None:
    ran = defuse("replay", whole)
    assert (ran.code, ran.err) == (0, "")
    replay = load(whole)
    assert "set-up  Bomb 1 is prepared." in ran.out
    assert "Revealed: " in ran.out
    assert "The game is over; " in ran.out
    assert f"Verified: {len(replay.acts)} acts, digest {replay.digest}." in ran.out
    assert defuse("replay", "-", stdin=whole.read_text()).out == ran.out


def test_step_by_step_with_the_truth_after_each_act(defuse: Command, whole: Path) -> None:
    ran = defuse("replay", whole, "--step", stdin="\n\nq\n")
    assert ran.code == 0
    assert ran.out.count("4 players, the whole truth") == 3


def test_programs_get_every_step_and_who_has_won(defuse: Command, whole: Path) -> None:
    replay = load(whole)
    data = json.loads(defuse("replay", whole, "--json").out)
    assert (data["game"], data["verified"]) == ("academy", True)
    assert [step["act"] for step in data["steps"][1:]] == [msgspec.to_builtins(act) for act in replay.acts]
    outcome = replay.verify().outcome
    assert outcome is not None
    assert data["outcome"] == {"winners": ["ABCD"[seat] for seat in outcome.winners]}


def test_what_the_server_and_the_arena_write_can_be_shown(defuse: Command, tmp_path: Path) -> None:
    saved = defuse("simulate", "--game", "academy", "-p", 2, "-g", 1, "--jobs", 1, "--save", tmp_path)
    assert saved.code == 0
    (path,) = tmp_path.iterdir()
    assert "2 players, as B sees it" in defuse("show", path, "--seat", "B").out
    assert defuse("replay", path).code == 0


def test_the_truth_shows_decks_and_tiles(defuse: Command, table: Path) -> None:
    out = defuse("show", table).out
    assert "Bomb Squad Academy   3 players, the whole truth" in out
    assert "Bomb 2 of 3   Round 4   Everybody chooses in secret.   Asked: A B C" in out
    assert " ".join(row(out, "green").split()).startswith("green 4/9 ok ok boom 4 2 +1< 3 1 | 2 0")
    assert " ".join(row(out, "red").split()).startswith("red 14/13 (ok) boom ok 8 4 3 3 4 4 |")


def test_a_seat_sees_what_it_has_looked_at(defuse: Command, table: Path) -> None:
    truth = defuse("show", table).out
    mine, other = defuse("show", table, "-s", "b").out, defuse("show", table, "-s", "C").out
    assert "as B sees it" in mine
    assert " ".join(row(mine, "green").split()) == "green 4/9 ? ? ? 4 2 +1< 3 1 | ?"
    assert row(mine, "blue").endswith("| " + row(truth, "blue").partition("| ")[2][0])
    assert "(ok) boom ok" in row(mine, "red")
    assert "(ok) ? ?" in row(other, "red")
    assert row(other, "blue").endswith("| ?")


def test_everybody_sees_what_decks_hold_and_what_the_next_card_adds(defuse: Command, table: Path) -> None:
    for seat in ("A", "C", "spectator"):
        out = defuse("show", table, "-s", seat).out.partition("  Deck ")[2]
        assert " ".join(row(out, "green").split()) == "green 10/12 card + 4 0: 2/2 1: 3/4 2: 3/3 3: 2/3"
        assert " ".join(row(out, "red").split()) == "red 8/12 card + 5 0: 2/2 1: 2/2 2: 2/2 3: 1/3 4: 0/2 5: 1/1"


def test_what_one_seat_sees_can_be_shown_without_the_truth(defuse: Command) -> None:
    text = academy.render_observation(academy.parse(TABLE).observe(1))
    assert "as B sees it" in defuse("show", "-", stdin=text).out
    assert "says only what B sees" in defuse("show", "-", "--seat", "A", stdin=text).err


def test_seats_are_shown_with_scores_cards_and_tools(defuse: Command, table: Path) -> None:
    out = defuse("show", table, "-s", "A").out
    assert " ".join(row(out, "A you").split()) == "A you 12 green, chicken blue red yellow wait"
    assert row(out, "C ").split()[:2] == ["C", "9"]
    assert "(Wait is spent)" in row(out, "C ")
    assert "A  Hammer" in out
    assert "C  Sniffer" in out


def test_a_card_is_locked_for_all_and_named_for_its_owner(tmp_path: Path) -> None:
    game, _ = academy.parse(TABLE).play(Choose(seat=0, card="red"))
    assert "red (locked)" in drawn(game, "A")
    assert "red (locked)" in drawn(game, None)
    for seat in ("B", "C", "spectator"):
        assert row(drawn(game, seat), "A").split()[2] == "locked"
        assert "red (locked)" not in drawn(game, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(players: int) -> None:
    worlds = 0
    rng = Random(players)
    for _, game, _ in played(players, 1):
        if rng.random() > 0.2:
            continue
        for seat in (None, *game.seats()):
            name = "spectator" if seat is None else "ABCDE"[seat]
            for deal in other_deals(game, seat, rng, 1):
                assert seen_by(game, name) == seen_by(twin(game, deal), name)
                assert seen_by(game) != seen_by(twin(game, deal))
                worlds += 1
    assert worlds > 20


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_picture_fits_the_terminal(players: int, width: int) -> None:
    for _, game, _ in played(players, 2)[::3]:
        lines = drawn(game, None, width).splitlines()
        assert max(map(len, lines)) <= width
        assert not any(line != line.rstrip() for line in lines)
        assert sum(line[2:].startswith(game.public.colours) for line in lines) == 2 * len(game.public.colours)


def test_the_story_can_be_stopped_anywhere(defuse: Command, whole: Path) -> None:
    begin = defuse("show", whole, "--at", 0).out
    assert "Bomb 1 of 3   Round 1" in begin
    acts = len(load(whole).acts)
    assert defuse("show", whole, "--at", acts).out == defuse("show", whole).out
    assert f"has only {acts} acts" in defuse("show", whole, "--at", acts + 1).err


def test_programs_get_the_table_as_data(defuse: Command, table: Path) -> None:
    data: dict[str, Any] = json.loads(defuse("show", table, "--seat", "B", "--json").out)
    assert (data["game"], data["viewer"], data["bomb"], data["round"]) == ("academy", "B", 2, 4)
    green, blue, red, _ = data["wires"]
    assert (green["exposed"], green["chain"], green["worth"], green["trigger"]) == ([3, 1], 2, 4, 4)
    assert set(green["deck"]) == {None}
    assert green["counts"][3] == {"value": 3, "printed": 3, "left": 2}
    assert green["adds"] == 4
    assert blue["deck"][0] is not None
    assert [tile["says"] for tile in red["tiles"]] == ["ok", "boom", "ok"]
    assert [tile["flipped"] for tile in red["tiles"]] == [True, False, False]
    assert [seat["score"] for seat in data["seats"]] == [12, 7, 9]
    assert data["asked"] == {"seats": ["A", "B", "C"], "question": "Which action card do you play?"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"do":"choose"', '"do":"cut"', "no such act: 'cut'"),
        ('"players": 4', '"players": 9', "the set-up is not possible"),
        ('"game": "academy"', '"game": "chess"', "unknown game 'chess' (there are: academy, "),
        ('"format": 1', '"format": 7', "this file has format 7"),
        ('"seat":0', '"seat":7', "is not legal: there is no such seat"),
    ],
)
def test_a_bad_file_is_refused(defuse: Command, whole: Path, tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "bad.defuse"
    text = whole.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    for command in ("replay", "show"):
        ran = defuse(command, path)
        assert ran.code in (1, 2)
        assert "bad.defuse: " in ran.err
        assert said in ran.err
        assert ran.err.count("\n") == 1


def test_a_game_that_comes_out_differently_does_not_verify(defuse: Command, whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "other.defuse"
    path.write_text(whole.read_text().replace(load(whole).digest, "0" * 32))
    ran = defuse("replay", path)
    assert ran.code == 1
    assert "this engine plays it differently" in ran.err


def test_a_bad_table_is_refused(defuse: Command) -> None:
    ran = defuse("show", "-", stdin="bomb 1\ngreen | 9\nA 1\nB 2\n")
    assert (ran.code, ran.out) == (2, "")
    assert "'9' is no number from 0 to 3" in ran.err


def test_odds_of_a_replay_are_those_of_who_is_asked(defuse: Command, whole: Path) -> None:
    """It was always A, who knows other cards."""
    games = [game for _, game, _ in load(whole).steps()]
    others = [(at, game.ask.seats[0]) for at, game in enumerate(games) if game.ask and 0 not in game.ask.seats]
    differ = 0
    for at, asked in others[:40]:
        letter = "ABCD"[asked]
        ran, as_asked, as_a = [
            defuse("odds", whole, "--at", at, "--json", *more) for more in ((), ("-s", letter), ("-s", "A"))
        ]
        assert (ran.code, as_asked.err) == (0, "")
        assert ran.err == f"note: as {letter} sees it, who is asked; --seat chooses another seat\n"
        assert ran.out == as_asked.out
        differ += ran.out != as_a.out
    assert differ


def test_odds_of_cards_and_tiles(defuse: Command, table: Path, whole: Path) -> None:
    for path in ((table,), (whole, "--at", "0")):
        ran = defuse("odds", *path)
        assert ran.code == 0, ran.err
        assert "Next card" in ran.out
        told = json.loads(defuse("odds", *path, "--json").out)
        assert [wire["wire"] for wire in told["wires"]][:3] == ["green", "blue", "red"]
        for wire in told["wires"]:
            assert sum(wire["next"][0].values()) == pytest.approx(1.0)
            assert [cut["cutters"] for cut in wire["cuts"]] == list(range(1, len(wire["cuts"]) + 1))
    assert "the game is over" in defuse("odds", whole).err
    assert "nothing to prove" in defuse("odds", table, "--why", "B1.3=5").err
