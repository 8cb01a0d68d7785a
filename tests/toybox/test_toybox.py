"""The toy game is served, simulated and shown by adding one package: nothing in `src` knows it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from random import Random

import msgspec
import pytest

from defuse import games
from defuse.arena import arena_game, play, run, simulate
from defuse.bots import bots_of
from defuse.kernel.replay import load, save
from defuse.server.games import box_named, boxes
from defuse.server.schema import schema, server_message
from defuse.server.tables.frames import Moment
from defuse.server.tables.match import begun
from defuse.server.wire import messages as said
from defuse.server.wire.options import Options
from tests.cli.conftest import Command, defuse  # noqa: F401
from tests.kernel import toy
from tests.kernel.toy_table import Setup, Shine
from tests.server.house import House, opened
from tests.server.people import Person, make
from tests.toybox.arena import SparksMatch, SparksResult
from tests.toybox.server import SparksScene, SparksYours

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def installed(tmp_path: Path) -> Iterator[None]:
    """The package as if it were installed: its entry point is found in this process and in those that it starts."""
    told = tmp_path / "site" / "toybox-1.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1\n")
    (told / "entry_points.txt").write_text(f"[{games.GROUP}]\nsparks = tests.toybox.parts:PARTS\n")
    sys.path.insert(0, str(told.parent))
    invalidate_caches()
    games.brought.cache_clear()
    yield
    sys.path.remove(str(told.parent))
    games.brought.cache_clear()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as house:
        yield house


def match(number: int = 1, players: int = 3) -> SparksMatch:
    return SparksMatch(players=players, number=number, seed="1", bots=("greedy", "random"))


def test_nothing_in_src_names_the_game() -> None:
    for file in (ROOT / "src").rglob("*.py"):
        named = "sparks" in file.read_text("utf-8").replace('sparks = "my_package:PARTS"', "").lower()
        assert not named or file.parent.name in ("missions", "academy"), file


def test_every_layer_finds_it_by_its_name() -> None:
    for layer in ("rules", "bots", "arena", "server", "cli"):
        assert games.names(layer) == ("busters", "academy", "sparks")
    assert [box.name for box in boxes()] == ["busters", "academy", "sparks"]
    assert arena_game("sparks").kit is box_named("sparks").kit is toy.KIT
    assert bots_of("sparks").names() == ["greedy", "random"]


def test_a_game_without_reviews_is_looked_back_at_without_verdicts(defuse: Command, tmp_path: Path) -> None:  # noqa: F811
    path, out = tmp_path / "sparks.defuse", tmp_path / "page.html"
    save(play(match().deal(), [bots_of("sparks").make("random", str(seat)) for seat in range(3)]), path)
    ran = defuse("review", path, "--html", out)
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "There are no verdicts on this game.")
    assert "There are no verdicts" in out.read_text("utf-8")
    findings = json.loads(defuse("review", path, "--json").out)
    assert (findings["decisions"], findings["curve"], findings["progress"]) == ([], [], 1.0)


# Served.


def seats(*bots: str) -> list[dict[str, str]]:
    return [{"kind": "open"}, *[{"kind": "bot", "bot": bot} for bot in bots]]


def table(house: House, **wanted: object) -> Person:
    options = {"pace": "none", "talk": "open"}
    made = make(house, game="sparks", seats=seats("greedy", "random"), options=options, start=True, **wanted)
    return Person(house, made["table"], made["token"])


def test_a_person_plays_it_with_bots_over_the_protocol_to_its_end(house: House) -> None:
    random = Random(7)
    with table(house) as ann, Person(house, ann.table) as watching:
        frame = ann.first_frame()
        assert ann.lobby is not None
        assert (ann.lobby.mission.game, ann.lobby.mission.whole) == ("sparks", True)
        answers = 0
        while not (over := _scene(frame)).winners:
            if ann.asked:
                reply = ann.act(random)
                assert isinstance(reply, said.Accepted | said.Refused), reply
                answers += isinstance(reply, said.Accepted)
                frame = ann.frame or frame
            else:
                frame = ann.next_frame()
        assert answers >= 2
        assert over.round == 2
        last = watching.frame_when(lambda frame: bool(_scene(frame).winners))
        assert _scene(last) == over
        texts = [event.text for event in last.events]
        assert any(text.endswith("won.") for text in texts)
        answer = house.http.get(f"/api/tables/{ann.table}/games/1/replay")
        assert answer.headers["content-disposition"].endswith('"sparks-1.defuse"')
    file = house.hall.settings.static.parent / "played.defuse"
    file.write_bytes(answer.content)
    assert load(file).verify().over


def test_a_seat_is_sent_what_it_knows_and_no_more() -> None:
    match, _ = begun("table", 1, Setup(), "seed", ("Ann", "Bo", "Cy"))
    match.install(match.try_act(Shine(wire=3, seat=0, using=("lamp-0",))))
    moment = Moment(match, Options(), seconds=None, running=True)
    frames = {seat: msgspec.json.decode(moment.frame(seat, "en"), type=server_message()) for seat in (0, 1, 2, None)}
    assert {seat: _numbers(frame) for seat, frame in frames.items()} == {
        0: {"3": match.game.secret.faces[3]},
        1: {},
        2: {},
        None: {},
    }


def _bots_have_picked(house: House, table: str) -> None:
    """Wait for the bots: nobody is sent away in the middle of a thought."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        ask = house.hall.tables[table].table.game.ask
        if ask is not None and len(ask.answered) == len(ask.seats) - 1:
            return
        time.sleep(0.01)
    raise AssertionError("the bots have not picked")


def _scene(frame: said.Frame) -> SparksScene:
    """The scene of a frame, as its client has read it."""
    assert isinstance(frame.scene, SparksScene)
    return frame.scene


def _numbers(frame: said.Frame) -> dict[str, int]:
    assert isinstance(frame.yours, SparksYours)
    return frame.yours.numbers


def test_it_is_in_the_catalogue_and_in_the_schema(house: House) -> None:
    cards = {card["game"]: card for card in house.http.get("/api/missions").json()["games"]}
    assert cards["sparks"]["bots"] == {"greedy": "Takes what it has seen.", "random": "Does anything legal."}
    scenes = schema()["$defs"]["Frame"]["properties"]["scene"]["discriminator"]["mapping"]
    assert set(scenes) == {"busters", "academy", "sparks"}


def test_a_game_that_nobody_has_is_refused(house: House) -> None:
    answer = house.http.post("/api/tables", json={"name": "Ann", "game": "chess"})
    assert answer.status_code == 409
    assert "there is no game 'chess'" in answer.json()["text"]


def test_odds_are_refused_where_a_game_tells_none(house: House) -> None:
    made = make(house, game="sparks", seats=seats("greedy"), options={"aids": "odds"}, start=True)
    with Person(house, made["table"], made["token"]) as ann:
        assert not ann.first_frame().may.odds
        assert ann.request("odds").why == "there are no odds in this game"
        _bots_have_picked(house, ann.table)


# Simulated.


def test_a_match_is_played_to_its_end_and_its_replay_verifies(tmp_path: Path) -> None:
    result = run(match(), tmp_path)
    assert isinstance(result, SparksResult)
    assert result.winners
    assert load(tmp_path / f"{match().name}.defuse").verify().public.scores == result.scores


def test_other_processes_play_it_the_same() -> None:
    matches = [match(number) for number in range(1, 5)]
    there = {result.match: result.scores for result in simulate(matches, jobs=2)}
    assert there == {one: run(one).scores for one in matches}


def test_the_command_simulates_it_goes_on_with_the_file_and_reports(defuse: Command, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "results.jsonl"
    typed = ("simulate", "--game", "sparks", "--players", 3, "--bots", "greedy,random", "--out", file, "--jobs", 1)
    assert defuse(*typed, "--games", 2).code == 0
    ran = defuse(*typed, "--games", 3, "--json")
    assert "2 of 3 games are there already" in ran.err
    rows = json.loads(ran.out)
    assert [(row["bot"], row["games"]) for row in rows] == [("greedy", 6), ("random", 3)]
    report = defuse("report", file)
    assert report.code == 0
    assert "Sparks: 3 games" in report.out
    assert f"{rows[0]['score']:.2f}" in report.out
    refused = defuse("report", "--plot", tmp_path / "plot.svg", file)
    assert (refused.code, "holds games of Sparks" in refused.err) == (2, True)


# Shown.


def replay(tmp_path: Path) -> Path:
    game = match().deal()
    bots = [bots_of("sparks").make("random", str(seat)) for seat in game.seats()]
    file = tmp_path / "game.defuse"
    save(play(game, bots), file)
    return file


def test_the_command_replays_it(defuse: Command, tmp_path: Path) -> None:  # noqa: F811
    ran = defuse("replay", replay(tmp_path))
    assert ran.code == 0
    assert "Round 2 begins." in ran.out
    assert "Verified:" in ran.out


def test_the_command_shows_what_a_seat_knows_and_no_more(defuse: Command, tmp_path: Path) -> None:  # noqa: F811
    file = replay(tmp_path)
    truth = json.loads(defuse("show", file, "--at", 0, "--json").out)
    seen = json.loads(defuse("show", file, "--at", 0, "--seat", "A", "--json").out)
    assert sorted(truth["wires"].values()) == [1, 2, 3, 4, 5, 6, 6]
    assert set(seen["wires"].values()) == {None}
    assert "? ? ? ? ? ? ?" in defuse("show", file, "--at", 0, "--seat", "B").out


def test_the_command_shows_a_table_in_its_notation(defuse: Command) -> None:  # noqa: F811
    assert "A 0, B 0, C 0, D 0" in defuse("show", "-", stdin="sparks 4").out
    wrong = defuse("show", "-", stdin="sparks")
    assert (wrong.code, wrong.err) == (2, "defuse: -: say how many play: sparks 3\n")
    assert "this is a table of Sparks; odds are told for Bomb Busters" in defuse("odds", "-", stdin="sparks 3").err


# Packages that bring less, or nothing.


def test_a_game_may_leave_layers_out(defuse: Command, tmp_path: Path) -> None:  # noqa: F811
    points = f"[{games.GROUP}]\nsparks = tests.toybox.parts:RULES_ONLY\n"
    (tmp_path / "site/toybox-1.dist-info/entry_points.txt").write_text(points)
    games.brought.cache_clear()
    assert games.names() == ("busters", "academy", "sparks")
    assert games.names("server") == ("busters", "academy")
    with pytest.raises(games.UnknownGame, match="the game 'sparks' has nothing for server"):
        box_named("sparks")
    ran = defuse("simulate", "--game", "sparks")
    assert (ran.code, ran.err) == (2, "defuse: --game: the game 'sparks' has nothing for cli\n")


def test_a_game_that_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "site/toybox-1.dist-info/entry_points.txt").write_text(f"[{games.GROUP}]\nbroken = no_such:PARTS\n")
    games.brought.cache_clear()
    with pytest.raises(games.UnknownGame, match="'broken' cannot be loaded from no_such:PARTS"):
        box_named("broken")
    assert [box.name for box in boxes()] == ["busters", "academy"]


def test_nobody_can_take_the_name_of_our_own_games(tmp_path: Path) -> None:
    points = f"[{games.GROUP}]\nbusters = tests.toybox.parts:PARTS\n"
    (tmp_path / "site/toybox-1.dist-info/entry_points.txt").write_text(points)
    games.brought.cache_clear()
    assert games.names() == ("busters", "academy")
    assert str(box_named("busters").title) == "Bomb Busters"
