"""Puzzles over HTTP: what is told before one is solved, hints one by one, answers with their chance, and limits."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from defuse.puzzles import shelf
from defuse.puzzles.busters.game import GAME
from defuse.puzzles.busters.posed import PosedPuzzle
from defuse.puzzles.puzzle import Puzzle
from defuse.server.puzzles import telling
from defuse.server.wire.puzzles import HintSeen, PuzzleSeen, PuzzlesSeen, SolutionSeen, TriedSeen
from tests.puzzles.shipped import ALL
from tests.server.house import House, opened
from tests.server.test_http import problem

LOOKED_AT = [number for number, _ in ALL[3::83]]
"""Some puzzles, of both kinds."""
CERTAIN = next(number for number, puzzle in ALL if puzzle.kind == "certain" and puzzle.grade == 4)
LIKELY = next(number for number, puzzle in ALL if puzzle.kind == "likely")
ONE_STEP = next(
    number
    for number, puzzle in ALL
    if puzzle.grade == 1 and puzzle.kind == "certain" and len(GAME.posed(puzzle).proof().steps) == 1
)


def get(house: House, number: int, language: str = "en") -> dict[str, Any]:
    answer = house.http.get(f"/api/puzzles/{number}", headers={"accept-language": language})
    assert answer.status_code == 200
    msgspec.json.decode(answer.content, type=PuzzleSeen)
    found: dict[str, Any] = answer.json()
    return found


def post(house: House, number: int, what: str, **body: Any) -> httpx.Response:
    return house.http.post(f"/api/puzzles/{number}/{what}", json=body)


def solution(house: House, number: int) -> SolutionSeen:
    return msgspec.json.decode(post(house, number, "solution").content, type=SolutionSeen)


def test_the_list_has_all_puzzles_and_todays_and_no_answer(house: House) -> None:
    answer = house.http.get("/api/puzzles")
    found = msgspec.json.decode(answer.content, type=PuzzlesSeen)
    assert [card.number for card in found.puzzles] == [number for number, _ in ALL]
    assert found.date == datetime.now(UTC).date().isoformat()
    assert found.day == shelf.number_of_day(datetime.fromisoformat(found.date).date())
    assert 0 < found.left <= 86_400
    assert {key for card in answer.json()["puzzles"] for key in card} == {
        *("number", "grade", "kind", "mission", "box", "players")
    }


@pytest.mark.parametrize("number", [*LOOKED_AT, ONE_STEP, LIKELY])
def test_a_puzzle_tells_nothing_of_its_answer(house: House, number: int) -> None:
    puzzle = shelf.puzzle(number)
    assert puzzle is not None
    seen = get(house, number)
    told = msgspec.json.encode(seen).decode()
    solved = solution(house, number)
    for step in solved.steps:
        assert step.text not in told
    assert solved.text not in told
    assert all(choice.text not in told for choice in solved.choices)
    # The wires and values on offer are all that there are, in an order that has nothing to do with the answer.
    posed = GAME.posed(puzzle)
    assert seen["wires"] == list(posed.wires)
    assert len(seen["wires"]) > 1
    assert seen["values"] == list(posed.values)
    wires = {wire["id"]: wire for stand in seen["frame"]["scene"]["stands"] for wire in stand["wires"]}
    assert "face" not in wires[solved.wire]
    assert "tokens" not in wires[solved.wire]
    assert str(solved.wire) not in seen["frame"]["yours"]["faces"]
    # What is hidden from the seat is in nobody's picture: only what is cut, shown or its own has a face.
    hidden = {wire for wire, face in enumerate(posed.seen.faces) if not face} & set(wires)
    assert not any("face" in wires[wire] for wire in hidden)
    assert not hidden & {int(wire) for wire in seen["frame"]["yours"]["faces"]}


def test_what_is_told_does_not_depend_on_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same position with another answer noted gives the same bytes, but for how many hints there are."""

    def told(puzzle: Puzzle) -> dict[str, Any]:
        telling._posed.cache_clear()
        monkeypatch.setattr(telling, "puzzle_at", lambda number: puzzle)
        found: dict[str, Any] = msgspec.json.decode(gzip.decompress(telling.puzzle_told(1, "en")))
        telling._posed.cache_clear()
        return {key: value for key, value in found.items() if key != "hints"}

    puzzle = shelf.puzzle(CERTAIN)
    assert puzzle is not None
    posed = PosedPuzzle(puzzle)
    other = posed.choices()[1].call
    place = posed.position.places.name(other.wires[0])
    assert told(puzzle) == told(replace(puzzle, wire=place, value=str(other.values[0])))


@pytest.mark.parametrize("number", [*LOOKED_AT, ONE_STEP])
def test_a_hint_is_one_step_and_never_the_last(house: House, number: int) -> None:
    puzzle, hints = shelf.puzzle(number), get(house, number)["hints"]
    assert puzzle is not None
    assert hints >= 1
    solved = solution(house, number)
    for hint in range(1, hints + 1):
        answer = post(house, number, "hint", hint=hint)
        seen = msgspec.json.decode(answer.content, type=HintSeen)
        assert (seen.hint, seen.hints) == (hint, hints)
        others = [step for at, step in enumerate(solved.steps, 1) if at != hint]
        assert not any(step.text in answer.text for step in others)
        if puzzle.kind == "certain":
            assert solved.steps[-1].text not in answer.text
    if puzzle.kind == "certain":
        assert hints == max(1, len(solved.steps) - 1)
    assert problem(post(house, number, "hint", hint=hints + 1)) == (409, "bad")


def test_a_proof_of_one_step_has_a_hint_without_what_follows(house: House) -> None:
    seen = post(house, ONE_STEP, "hint", hint=1).json()["step"]
    assert seen["proves"] == []
    solved = solution(house, ONE_STEP)
    assert len(solved.steps) == 1
    assert seen["wires"] == list(solved.steps[0].wires)


def test_the_right_answer_brings_the_proof(house: House) -> None:
    solved = solution(house, CERTAIN)
    tried = msgspec.json.decode(
        post(house, CERTAIN, "try", wire=solved.wire, value=solved.value).content, type=TriedSeen
    )
    assert tried.right
    assert tried.certain
    assert tried.hit == 1.0
    assert tried.solution == solved
    first, *others = solved.choices
    assert (first.wires, first.values, first.best, first.certain) == ((solved.wire,), (solved.value,), True, True)
    assert others
    assert not any(choice.best or choice.certain for choice in others)


def test_a_wrong_answer_brings_its_true_chance_and_nothing_else(house: House) -> None:
    solved = solution(house, CERTAIN)
    other = solved.choices[1]
    answer = post(house, CERTAIN, "try", wire=other.wires[0], value=other.values[0])
    tried = msgspec.json.decode(answer.content, type=TriedSeen)
    assert not tried.right
    assert not tried.certain
    assert tried.hit == other.hit
    assert tried.solution is None
    assert tried.text.endswith("That is not certain.")
    assert f"{round(100 * tried.hit)}%" in tried.text
    assert solved.text not in answer.text


def test_where_nothing_is_certain_the_best_call_is_the_answer(house: House) -> None:
    solved = solution(house, LIKELY)
    assert not solved.certain
    assert solved.hit < 1
    tried = post(house, LIKELY, "try", wire=solved.wire, value=solved.value).json()
    assert tried["right"]
    assert not tried["certain"]
    assert all(choice.hit is not None and choice.hit <= solved.hit - 0.25 for choice in solved.choices[1:])


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Find the certain cut"), ("de", "Finde den sicheren Schnitt"), ("fr", "Trouve la coupe sûre")],
)
def test_it_is_told_in_the_language_of_whoever_asks(house: House, language: str, title: str) -> None:
    assert get(house, CERTAIN, language)["title"] == title


def test_what_is_not_there_is_told_so(house: House) -> None:
    beyond = len(ALL) + 1
    for number in (0, beyond, 10**9):
        assert problem(house.http.get(f"/api/puzzles/{number}")) == (404, "puzzle")
        for what, body in (("hint", {"hint": 1}), ("try", {"wire": 0, "value": "1"}), ("solution", {})):
            assert problem(post(house, number, what, **body)) == (404, "puzzle")
    assert problem(house.http.get("/api/puzzles/one")) == (404, "path")


@pytest.mark.parametrize(
    ("what", "body", "expected"),
    [
        ("try", {"wire": 255, "value": "5"}, (409, "bad")),
        ("try", {"wire": 0, "value": "13"}, (409, "bad")),
        ("try", {"wire": 0, "value": "red"}, (409, "bad")),
        ("try", {"wire": 0, "value": ""}, (409, "bad")),
        ("try", {"wire": -1, "value": "5"}, (400, "bad")),
        ("try", {"wire": 0, "value": "5" * 9}, (400, "bad")),
        ("try", {"wire": 0}, (400, "bad")),
        ("hint", {"hint": 0}, (400, "bad")),
        ("hint", {"hint": 199}, (409, "bad")),
        ("hint", {"hint": 1, "all": True}, (400, "bad")),
        ("solution", {"wire": 1}, (400, "bad")),
    ],
)
def test_what_cannot_be_asked(house: House, what: str, body: dict[str, Any], expected: tuple[int, str]) -> None:
    assert problem(post(house, CERTAIN, what, **body)) == expected


def test_own_wires_cannot_be_called(house: House) -> None:
    seen = get(house, CERTAIN)
    own = [
        wire["id"]
        for stand in seen["frame"]["scene"]["stands"]
        if stand["seat"] == seen["seat"]
        for wire in stand["wires"]
    ]
    assert problem(post(house, CERTAIN, "try", wire=own[0], value=seen["values"][0])) == (409, "bad")


def test_one_address_cannot_try_everything(tmp_path: Path) -> None:
    with opened(tmp_path, tries_each=3) as house:
        answers = [post(house, CERTAIN, "hint", hint=1).status_code for _ in range(5)]
        assert answers == [200] * 3 + [429] * 2
        assert problem(post(house, CERTAIN, "solution")) == (429, "fast")
        assert house.http.get(f"/api/puzzles/{CERTAIN}").status_code == 200
