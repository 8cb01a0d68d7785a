"""`defuse verify`: a saved game is checked, its acts, its end and its deal."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.kernel import Game
from defuse.kernel.deal import Deal, Part, Promised, agreed_of, commitment_of
from defuse.kernel.replay import dumps, load, loads, replay_of
from tests.cli.conftest import Command
from tests.steer import play_out

SECRET, ONE, TWO = "5e" * 32, "a1" * 32, "b2" * 32


def dealt(players: int = 3, **others: Any) -> tuple[Game, Deal]:
    """A game of mission 1, played to its end, and how it was dealt."""
    setup = busters.Setup(mission=1, players=players, captain=0)
    parts = (Part(seat=0, part=ONE), Part(seat=2, part=TWO))
    deal = Deal(commitment=commitment_of(SECRET), agreed=agreed_of("busters", setup), secret=SECRET, parts=parts)
    deal = replace(deal, **others)
    game = busters.begun(setup, deal.seed)[0]
    return play_out(game, Random(1), 0.9)[0], deal


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    path = tmp_path / "fair.defuse"
    path.write_bytes(dumps(replay_of(*dealt(left_out=(1,)))))
    return path


def test_a_deal_that_nobody_could_choose_is_named_so(defuse: Command, fair: Path) -> None:
    ran = defuse("verify", fair)
    assert (ran.code, ran.err) == (0, "")
    out = " ".join(ran.out.split())
    assert f"Played again: {len(load(fair).acts)} acts, all legal" in out
    assert "Nobody could choose this deal" in out
    assert "from what these seats added: A, C." in out
    assert "Nothing was added by B." in out
    assert f"Commitment: {commitment_of(SECRET)}." in out


def test_what_was_noted_at_the_start_is_compared(defuse: Command, fair: Path) -> None:
    ran = defuse("verify", fair, "--commitment", commitment_of(SECRET), "--part", TWO.upper())
    assert ran.code == 0
    assert "The commitment is the one that you noted" in ran.out
    assert "Your part is in it, at seat C." in ran.out
    other = defuse("verify", fair, "--commitment", "00" * 32)
    assert other.code == 1
    assert "not the one that you noted" in " ".join(other.out.split())
    assert defuse("verify", fair, "--part", "00" * 32).code == 1
    for option in ("--commitment", "--part"):
        ran = defuse("verify", fair, option, "12")
        assert (ran.code, ran.err) == (2, f"defuse: {option} needs 64 hexadecimal digits\n")


def test_programs_get_what_was_found(defuse: Command, fair: Path) -> None:
    ran = defuse("verify", fair, "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["verified"], data["wrong"], data["dealt"]) == (0, True, [], "shared")
    assert data["deal"] == json.loads(msgspec.json.encode(load(fair).deal))
    assert set(data["outcome"]) == {"won", "why"}


CHEATS: list[tuple[dict[str, Any], str]] = [
    ({"parts": (Part(seat=0, part=ONE),)}, "lead to the seed"),
    ({"parts": (Part(seat=0, part=ONE), Part(seat=2, part=ONE))}, "lead to the seed"),
    ({"secret": "00" * 32}, "the secret is not the one that was committed to"),
    ({"secret": "00" * 32, "commitment": commitment_of("00" * 32)}, "lead to the seed"),
    ({"agreed": "00" * 32}, "the set-up is not the one that was agreed on"),
    ({"method": "other"}, "another method (other)"),
    ({"left_out": (0,)}, "a seat is named twice"),
]


@pytest.mark.parametrize(("cheat", "said"), CHEATS)
def test_a_server_that_cheats_is_found_out(defuse: Command, tmp_path: Path, cheat: dict[str, Any], said: str) -> None:
    """It drops a part, swaps one, or tells another secret than it was bound to."""
    game, deal = dealt()
    path = tmp_path / "cheat.defuse"
    path.write_bytes(dumps(replay_of(game, replace(deal, **cheat))))
    ran = defuse("verify", path)
    assert ran.code == 1
    assert said in " ".join(ran.out.split())
    assert "Nobody could choose" not in ran.out
    data = json.loads(defuse("verify", path, "--json").out)
    assert data["verified"] is False
    assert any(said in why for why in data["wrong"])


def test_a_seed_of_its_own_choice_is_found_out(defuse: Command, tmp_path: Path) -> None:
    """The game was played from another seed than the one that follows from the deal."""
    _, deal = dealt()
    game = busters.begun(busters.Setup(mission=1, players=3, captain=0), "00" * 16)[0]
    path = tmp_path / "cheat.defuse"
    path.write_bytes(dumps(replay_of(game, deal)))
    ran = defuse("verify", path)
    assert ran.code == 1
    assert "lead to the seed" in ran.out


def test_a_game_that_plays_differently_is_found_out(defuse: Command, fair: Path) -> None:
    data = json.loads(fair.read_text())
    data["digest"] = "0" * 32
    fair.write_text(json.dumps(data))
    ran = defuse("verify", fair)
    assert ran.code == 1
    assert "this engine plays it differently" in " ".join(ran.out.split())
    assert json.loads(defuse("verify", fair, "--json").out)["verified"] is False


def test_fixed_deals_and_the_servers_own_are_named(defuse: Command, deep: dict[int, Path], tmp_path: Path) -> None:
    ran = defuse("verify", deep[4])
    assert ran.code == 0
    assert "The deal was fixed beforehand" in ran.out
    path = tmp_path / "older.defuse"
    setup = busters.Setup(mission=1, players=2)
    path.write_bytes(dumps(replay_of(busters.begun(setup, "0f" * 16)[0])))
    assert "dealt this alone, it seems" in defuse("verify", path).out
    assert json.loads(defuse("verify", path, "--json").out)["dealt"] == "alone"
    deal = Deal(commitment=commitment_of(SECRET), agreed=agreed_of("busters", setup), secret=SECRET, left_out=(0,))
    path.write_bytes(dumps(replay_of(busters.begun(setup, deal.seed)[0], deal)))
    ran = defuse("verify", path)
    assert ran.code == 0
    assert "The server dealt this alone" in ran.out
    assert "The game is not over." in ran.out


def test_a_part_that_was_promised_and_not_told_is_named(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "held.defuse"
    path.write_bytes(dumps(replay_of(*dealt(left_out=(1,), withheld=(Promised(seat=1, promise=ONE),)))))
    ran = defuse("verify", path)
    assert ran.code == 0
    assert "A part was promised and then not told by B." in ran.out


@pytest.mark.parametrize("deal", [7, {}, {"secret": "x"}, [], "deal"])
def test_a_broken_deal_is_a_broken_file(defuse: Command, fair: Path, deal: object) -> None:
    data = json.loads(fair.read_text())
    data["deal"] = deal
    fair.write_text(json.dumps(data))
    ran = defuse("verify", fair)
    assert ran.code == 2
    assert "is broken" in ran.err


def test_a_file_without_a_deal_has_no_line_for_it() -> None:
    """Older programs read newer files, and the other way round."""
    game, deal = dealt()
    assert b'"deal"' not in dumps(replay_of(game))
    assert loads(dumps(replay_of(game))).deal is None
    assert loads(dumps(replay_of(game, deal))).deal == deal
