"""The calculator over HTTP: what it answers and refuses, that nothing is kept, and that no table waits for it."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from defuse import busters
from defuse.server.calculator import desk as calculator_desk
from defuse.server.calculator.told import Refusal, calculated
from defuse.server.wire.calculator import MOST_TEXT
from tests.server.house import House, opened

pytestmark = pytest.mark.slow

TABLE = """mission 1 · captain A · dial 4 · turn A · view A
away 1x4 2x4 3x4
A1 | 4 5 6
B1 | ? ? ?
C1 | ? ? ?
D1 | ? ? ?
A cuts 5 with C1.2
B calls 6 at D1.2: 5
"""
ACADEMY = """bomb 1 · round 5 · view B
red | 3 4 4 | 5 | ? ? ?
A 9 · table green chicken
B 7 · table red wait · saw red
C 8 · table blue yellow
"""
SECRET = "Zwetschgenknoedel"
"""A name that nobody else has."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("calculator")) as house:
        yield house


def asked(house: House, path: str = "", *, lang: str = "en", **body: Any) -> httpx.Response:
    return house.http.post(f"/api/calculator{path}", json=body, headers={"accept-language": lang})


def test_a_table_has_its_odds_its_drawing_and_what_comes_next(house: House) -> None:
    answer = asked(house, text=TABLE, names=["Ann", "Bo", "Cy", "Di"])
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
    found = answer.json()
    assert (found["state"], found["seat"], found["turn"], found["good"]) == ("odds", 0, [2], 8)
    assert found["scene"]["dial"]["left"] == 3
    assert [wire.get("cut", False) for wire in found["scene"]["stands"][2]["wires"]] == [False, True, False]
    assert found["yours"]["faces"]["0"]["value"] == "4"
    assert found["held"] == [{"seat": 1, "value": "6"}]
    assert found["told"]["waiting"]
    assert "Bo calls 6 at Di's wire 2." in found["entries"][1]["story"]
    call = next(each for each in found["templates"] if each["id"] == "call")
    assert call["seat"] == 2
    assert {name for part in call["parts"] for name in part.get("groups", [])} <= set(found["choices"])


@pytest.mark.parametrize(("lang", "word"), [("en", "Right"), ("de", "Richtig"), ("fr", "Juste")])
def test_words_are_in_the_language_that_is_asked_for(house: House, lang: str, word: str) -> None:
    found = asked(house, lang=lang, text=TABLE).json()
    assert found["choices"]["result"][0]["label"] == word


def test_a_seat_may_look_as_spectators_do_and_no_other_seat_may(house: House) -> None:
    found = asked(house, text=TABLE, seat="spectator").json()
    assert (found["state"], found["seat"], found["yours"]["faces"]) == ("odds", None, {})
    assert asked(house, text=TABLE, seat="B").json()["state"] == "problem"


def test_a_blank_table_and_why_a_wire_is_certain(house: House) -> None:
    blank = asked(house, "/new", mission=9, players=3).json()
    assert "line _" in blank["text"]
    assert {each["line"] for each in blank["templates"] if each.get("needed")} >= {5, 6, 8, 9}
    assert blank["scene"]["markers"] == [
        {"colour": "red", "prints": [], "count": 1, "cut": 0},
        {"colour": "yellow", "prints": [], "count": 2, "cut": 0},
    ]
    why = asked(house, "/why", text=TABLE, place="D1.2", value="5")
    assert why.status_code == 200
    assert (why.json()["chance"], why.json()["value"]) == (1.0, "5")
    assert why.json()["steps"]


def test_the_other_game_is_counted_too(house: House) -> None:
    found = asked(house, text=ACADEMY).json()
    assert (found["game"], found["state"], found["seat"]) == ("academy", "odds", 1)
    red = next(wire for wire in found["told"]["wires"] if wire["wire"] == "red")
    assert red["next"][0] == {"5": 1.0}, "B has looked at it"
    assert abs(sum(red["booms"]) - 1.0) < 1e-9
    assert [cut["cutters"] for cut in red["cuts"]] == [1, 2, 3]
    assert asked(house, "/new", game="academy", players=4).json()["text"].startswith("bomb 1")
    assert asked(house, text="bomb 1\nA 3 · table nonsense\nB 0").json()["state"] == "problem"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("", {}, 400, "bad"),
        ("", {"text": 5}, 400, "bad"),
        ("", {"text": TABLE, "seat": "Z"}, 400, "bad"),
        ("", {"text": TABLE, "names": ["x" * 25]}, 400, "bad"),
        ("", {"text": "x" * (MOST_TEXT + 1)}, 400, "bad"),
        ("", {"text": "x" * 200_000}, 413, "big"),
        ("", {"text": TABLE, "more": 1}, 400, "bad"),
        ("/new", {"mission": 67, "players": 3}, 409, "table"),
        ("/new", {"game": "chess", "players": 3}, 409, "table"),
        ("/new", {"mission": 34, "players": 2}, 409, "table"),
        ("/new", {"mission": 1, "players": 3, "seat": 4}, 409, "table"),
        ("/why", {"text": TABLE, "place": "D1.9", "value": "5"}, 409, "table"),
        ("/why", {"text": "nonsense", "place": "D1.2", "value": "5"}, 409, "table"),
        ("/why", {"text": ACADEMY, "place": "D1.2", "value": "5"}, 409, "table"),
        ("/why", {"text": TABLE, "place": "D1.2", "value": "13"}, 400, "bad"),
    ],
)
def test_what_is_no_question_gets_a_clear_answer(house: House, path: str, body: Any, status: int, code: str) -> None:
    answer = asked(house, path, **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "text", ["", "\n", "nonsense", "mission", "mission 99", "mission 1\nA1 |", "A1 | 5", "_ _", "bomb"]
)
def test_any_text_is_answered_with_what_is_wrong_with_it(house: House, text: str) -> None:
    found = asked(house, text=text)
    assert found.status_code == 200
    assert found.json()["state"] == "problem"
    assert found.json()["problem"]["text"]


def test_nothing_that_was_entered_is_kept_or_logged(
    house: House, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str], tmp_path_factory: Any
) -> None:
    """Neither what can be read, nor what cannot, nor what fails: not in logs, not in files, not in what is printed."""
    with caplog.at_level(logging.DEBUG), opened(tmp_path_factory.mktemp("silent")) as silent:
        folder = Path(silent.hall.settings.url().removeprefix("sqlite:///")).parent
        for text in (f"{TABLE}# {SECRET}\n", f"{SECRET}\n{TABLE}", f"{TABLE}B {SECRET} 5\n", f"mission 1 {SECRET}"):
            assert asked(silent, text=text, names=[SECRET]).status_code == 200
        asked(silent, "/why", text=f"{TABLE}# {SECRET}", place="D1.2", value="5", names=[SECRET])
        asked(silent, "/new", mission=3, players=3, names=[SECRET])
        assert asked(silent, text=SECRET, seat=SECRET).status_code == 400
        kept = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    printed = capfd.readouterr()
    logged = "".join([record.getMessage() + str(record.__dict__) for record in caplog.records])
    assert SECRET.encode() not in kept
    assert SECRET not in logged + printed.out + printed.err


def test_an_error_in_the_works_tells_where_it_is_and_nothing_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError(f"cannot read {SECRET}")

    monkeypatch.setattr("defuse.calculator.busters.game.read_so_far", broken)
    answer = calculated(SECRET, None, (), "en")
    assert isinstance(answer, Refusal)
    assert answer.failed.startswith("RuntimeError in broken")
    assert SECRET not in answer.failed + str(answer.why)


def test_an_address_that_asks_too_much_is_refused(tmp_path: Path) -> None:
    with opened(tmp_path, calculations_each=3) as few:
        answers = [asked(few, text="mission").status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


def doze(seconds: float) -> bytes:
    """Something that takes long. (In another process.)"""
    time.sleep(seconds)
    return b""


async def _flooded(house: House, desk: calculator_desk.CalculatorDesk) -> tuple[int, int]:
    import asyncio

    waiting = [asyncio.create_task(desk.ask("far away", doze, 600.0)) for _ in range(3)]
    await asyncio.sleep(0)
    seen = busters.new(mission=1, players=4, seed=1).observe(0)
    told = await house.hall.thinkers.odds(seen)
    still = sum(not task.done() for task in waiting)
    for task in waiting:
        task.cancel()
    return len(told.wires), still


def test_a_flood_of_questions_holds_up_no_table(house: House) -> None:
    """Odds at a table, and bots, have processes of their own: they answer while the calculator is still busy."""
    desk = calculator_desk.CalculatorDesk()
    try:
        wires, still = house.do(_flooded(house, desk))
    finally:
        desk.close()
    assert wires
    assert still == 3


async def _given_up(desk: calculator_desk.CalculatorDesk) -> str:
    try:
        await desk.ask("here", doze, 600.0)
    except calculator_desk.TooBusy:
        return "busy"
    return ""


def test_what_takes_too_long_is_given_up(house: House) -> None:
    desk = calculator_desk.CalculatorDesk(patience=0.1)
    try:
        assert house.do(_given_up(desk)) == "busy"
    finally:
        desk.close()
