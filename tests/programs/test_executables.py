"""Programs as bots of the arena: they play by lines of JSON, and whatever they do, the arena goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from defuse import busters
from defuse.arena import Recorder, RecordError, begin, simulate
from defuse.arena.games.academy import plan_academy
from defuse.arena.games.busters import Result, plan
from defuse.arena.outside import Leaves, SeatFor
from defuse.bots import UnknownBot, bots_of
from defuse.kernel import Form, Observation, Outcome
from defuse.kernel.replay import replay_of
from defuse.programs.executable import sit_down
from defuse.programs.frames import seen_by
from defuse.programs.talking import Talking
from tests.conformance.cases import MISSIONS
from tests.leak.worlds import other_deals, twin
from tests.server.games import PEOPLE, moment_of, played, players_of
from tests.server.house import House
from tests.server.people import Person, make
from tests.steer import play_out
from tests.test_docs import blocks

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
ANYTHING = ROOT / "examples" / "anything.py"

READY = """
import json, sys, time
def tell(answer): print(json.dumps(answer), flush=True)
told = json.loads(sys.stdin.readline())
tell({"ready": True, "chime_in": True})
"""


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., str]:
    """Writes a program in Python, and says what it is called among the bots."""

    def write(text: str, seconds: float = 30) -> str:
        path = tmp_path / "program.py"
        path.write_text(f"#!{sys.executable}\n{text}")
        path.chmod(0o755)
        return f"exec@{seconds:g}:{path}"

    return write


def results_of(bot: str, mission: int = 1, players: int = 3, games: int = 1, others: str = "random") -> list[Result]:
    matches = plan([mission], [players], games, bots=[bot, others], seed=1).matches
    return list(simulate(matches, jobs=1, outside=sit_down))


def test_the_example_plays_missions_and_the_other_game_without_losing_its_seat() -> None:
    results = results_of(f"exec:{ANYTHING}", mission=8, games=2)
    assert [result.lost for result in results] == [(), ()]
    (other,) = simulate(plan_academy([3], 1, bots=[f"exec:{ANYTHING}"], seed=1), jobs=1, outside=sit_down)
    assert other.lost == ()


def test_the_page_shows_the_example_as_it_is() -> None:
    assert ANYTHING.read_text() in blocks("docs/programs.md", "python")
    assert len(ANYTHING.read_text().splitlines()) <= 24


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = [[result.untimed() for result in results_of(f"exec:{ANYTHING}")] for _ in range(2)]
    assert one == other


WRONG = {
    "crash": ("sys.exit(3)", "crash"),
    "closed": ("import os; os.close(1); time.sleep(60)", "crash"),
    "deaf": ("time.sleep(60)", "time"),
    "nonsense": ("sys.stdin.readline(); print('what?', flush=True); time.sleep(60)", "nonsense"),
    "another id": ("sys.stdin.readline(); tell({'id': 99, 'form': 'cut'}); time.sleep(60)", "nonsense"),
    "another shape": ("sys.stdin.readline(); tell({'id': 1, 'form': 7}); time.sleep(60)", "nonsense"),
    "no such form": ("sys.stdin.readline(); tell({'id': 1, 'form': 'win'}); time.sleep(60)", "illegal"),
    "no form": ("sys.stdin.readline(); tell({'id': 1}); time.sleep(60)", "illegal"),
    "not offered": (
        "q = json.loads(sys.stdin.readline())\n"
        "tell({'id': 1, 'form': q['forms'][0]['id'], 'chosen': {f['name']: [999] for f in q['forms'][0]['fields']}})\n"
        "time.sleep(60)",
        "illegal",
    ),
    "endless line": ("sys.stdin.readline(); print('[' * 3_000_000, flush=True); time.sleep(60)", "nonsense"),
    "flood": ("while True: print('{}', flush=True)", "nonsense"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_program_that_fails_loses_its_seat_and_the_game_goes_on(fault: str, written: Callable[..., str]) -> None:
    text, why = WRONG[fault]
    # It says that it does not chime in, so the first question is one that it has to answer.
    program = READY.replace('"chime_in": True', '"chime_in": False') + text
    (result,) = results_of(written(program, seconds=0.5 if why == "time" else 30))
    assert {lost.why for lost in result.lost} == {why}
    assert {lost.seat for lost in result.lost} == {0, 2}
    assert all(lost.acts == 0 for lost in result.lost)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "crash"),
        ("print('hello')", "nonsense"),
        ("print('{\"ready\": false}')", "nonsense"),
        ("input(), input()", "time"),
    ],
)
def test_a_program_that_is_never_ready_loses_its_seat(text: str, why: str, written: Callable[..., str]) -> None:
    (result,) = results_of(written(text, seconds=0.5 if why == "time" else 30))
    assert {lost.why for lost in result.lost} == {why}


def test_a_file_that_the_system_cannot_run_loses_its_seat(tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_bytes(b"\x7fELF nothing")
    path.chmod(0o755)
    (result,) = results_of(f"exec:{path}")
    assert {lost.why for lost in result.lost} == {"start"}


@pytest.mark.parametrize("how", ["", ", process_group=0"])
def test_a_program_and_all_that_it_has_started_end_with_the_game(
    how: str, written: Callable[..., str], tmp_path: Path
) -> None:
    child = tmp_path / "pid"
    sleeper = f"subprocess.Popen(['sleep', '600']{how})"
    start = f"import subprocess; p = {sleeper}; open({str(child)!r}, 'w').write(str(p.pid))\n"
    program = READY + start + "sys.stdin.readline(); print('?', flush=True); time.sleep(600)"
    (result,) = results_of(written(program), players=2)
    assert result.lost
    ends = monotonic() + 20  # the system may take a moment to end what was killed
    while not is_gone(child.read_text()) and monotonic() < ends:
        sleep(0.05)
    assert is_gone(child.read_text())


def is_gone(pid: str) -> bool:
    listed = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, text=True).stdout
    return not listed or listed.startswith("Z")


@pytest.mark.parametrize("rest", ["sys.exit(0)", "time.sleep(600)"])
def test_what_a_program_leaves_in_a_session_of_its_own_holds_nobody_up(
    rest: str, written: Callable[..., str], tmp_path: Path
) -> None:
    """It holds our pipes open, and we cannot find it: the game goes on without waiting for it."""
    child = tmp_path / "pid"
    start = (
        "import subprocess; p = subprocess.Popen(['sleep', '45'], start_new_session=True)\n"
        f"open({str(child)!r}, 'a').write(str(p.pid) + '\\n')\n"
    )
    began, pids = monotonic(), []
    try:
        (result,) = results_of(written(READY + start + rest, seconds=1), players=2)
        assert {lost.why for lost in result.lost} == {"time"}
        assert monotonic() - began < 30
    finally:
        pids = child.read_text().split()
        for pid in pids:
            os.kill(int(pid), signal.SIGKILL)
    assert pids


def test_a_file_that_is_not_executable_is_named_with_what_makes_it_so(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("#!/usr/bin/env python3\n")
    with pytest.raises(UnknownBot, match=rf"chmod \+x {path}"):
        results_of(f"exec:{path}")


def test_other_games_are_played_after_one_in_which_a_seat_was_lost(written: Callable[..., str]) -> None:
    bot = written(READY + "sys.exit(1)")
    matches = plan([1], [2, 3], 2, bots=[bot, "random"], seed=1).matches
    results = list(simulate(matches, jobs=2, outside=sit_down))
    assert len(results) == 4
    assert all(result.lost for result in results)


def test_who_wants_it_is_asked_to_chime_in_and_may_let_it_go_by(written: Callable[..., str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    rest = f"""
log = open({str(log)!r}, "a")
for line in sys.stdin:
    told = json.loads(line)
    log.write(told["type"] + "\\n"); log.flush()
    if told["type"] == "chime-in":
        tell({{"id": told["id"]}})
"""
    observation, forms, setup = _somebody_with_a_card()
    seat = observation.seat
    assert seat is not None
    for wants in (True, False):
        text = READY if wants else READY.replace("True}", "False}")
        bot = sit_down(SeatFor("busters", written(text + rest), seat, "1", dict.fromkeys(range(4), "?"), setup))
        assert bot.chime_in(observation, forms) is None
        assert isinstance(bot, Leaves)
        assert bot.leave(Outcome((), "dial")) is None
    assert log.read_text().split() == ["chime-in", "end", "end"]


def _somebody_with_a_card() -> tuple[Observation, tuple[Form, ...], Any]:
    for seed in range(30):
        for _, game, _ in replay_of(play_out(busters.new(12, 4, seed), Random(seed), 0.97)[0]).steps():
            for seat in game.seats():
                if game.ask is not None and seat not in game.ask.seats and game.forms(seat):
                    return game.observe(seat), game.forms(seat), game.setup
    raise AssertionError("nobody has one")


# What a program is told.


@pytest.mark.parametrize("mission", MISSIONS[::6])
def test_a_program_is_told_what_a_table_tells_and_the_same_in_worlds_that_it_cannot_tell_apart(mission: int) -> None:
    random, worlds = Random(mission), 0
    for match in played(mission, players_of(mission), 12):
        game = match.game
        if match.over:
            break
        for seat in game.seats():
            frame = msgspec.json.decode(moment_of(match).frame(seat, "en"))
            seen = _line(game, seat)
            assert [seen[part] for part in ("forms", "yours", "ask")] == [
                frame[part] for part in ("forms", "yours", "ask")
            ]
            assert {**seen["scene"], "clock": None} == {**frame["scene"], "clock": None}
            for deal in other_deals(game, seat, random, 1):
                other = twin(game, deal)
                if other is not None:
                    assert _line(other, seat) == seen
                    worlds += 1
    assert worlds


def _line(game: Any, seat: int) -> dict[str, Any]:
    names = PEOPLE[: len(game.seats())]
    found: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(seen_by(game.observe(seat), game.forms(seat), game.setup, names))
    )
    return found


def test_no_line_to_a_program_has_the_seed_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = plan([1], [2], 1, bots=[f"exec:{ANYTHING}"], seed="a-seed-that-is-secret").matches[0]
    told: list[bytes] = []
    tell = Talking.tell

    def noted(self: Talking, message: Any) -> None:
        told.append(msgspec.json.encode(message))
        tell(self, message)

    monkeypatch.setattr(Talking, "tell", noted)
    list(simulate([match], jobs=1, outside=sit_down))
    assert told
    assert not [line for line in told if b"a-seed-that-is-secret" in line]


# Files of results.


def test_the_first_line_names_the_program_and_a_digest_of_it(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(ANYTHING.read_text())
    program.chmod(0o755)
    matches = plan([1], [2], 1, bots=[f"exec:{program}"], seed=1).matches
    run = begin(matches, ["defuse", "simulate"])
    (found,) = run.brought
    assert (found.bot, found.package) == (f"exec:{program}", "bot.py")
    path = tmp_path / "x.jsonl"
    with Recorder[Result](path, run) as recorder:
        recorder.add(next(iter(simulate(matches, jobs=1, outside=sit_down))))
    program.write_text(program.read_text() + "# learned more\n")
    with pytest.raises(RecordError, match="played by another exec:"):
        Recorder[Result](path, begin(matches, ["defuse", "simulate"]))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("exec:", "names no program"),
        ("exec@x:./bot", "names no program"),
        ("exec@0:true", "names no program"),
        ("exec:'", "names no program"),
        ("exec:./no-such-file", "no executable"),
    ],
)
def test_what_cannot_be_run_is_refused_before_the_first_game(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        plan([1], [2], 1, bots=[name], seed=1)


# Never at a table.


@pytest.mark.parametrize("name", ["exec:true", "exec@5:true", f"exec:{sys.executable}"[:40]])
@pytest.mark.parametrize("game", ["busters", "academy"])
def test_a_server_refuses_programs_by_any_way(house: House, name: str, game: str) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": name}]
    answer = house.http.post("/api/tables", json={"name": "Ann", "game": game, "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad")
    made = make(house, game=game, seats=[{"kind": "open"}, {"kind": "open"}])
    with Person(house, made["table"], made["token"]) as person:
        refused = person.request("seat", do="bot", seat=1, bot=name)
        assert (type(refused).__name__, refused.code) == ("Refused", "bad")
    with pytest.raises(UnknownBot):
        bots_of(game).make(name, "1")
