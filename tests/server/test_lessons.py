"""Lessons over HTTP, and their tables: real ones with prepared hands, of which nobody is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from defuse.server.games.busters.lessons.reading import ORDER, PUPIL, position, wires_at
from defuse.server.wire import messages as said
from tests.lessons.answers import AT_TABLES, MEANT
from tests.server.house import House
from tests.server.people import Person

STEP = "/api/lessons/sorted/1"


def answered(house: House, lesson: str, step: int, places: tuple[str, ...], value: str) -> Any:
    wires = wires_at(position(lesson, step).public, places)
    return house.http.post(f"/api/lessons/{lesson}/{step}/answer", json={"wires": wires, "value": value})


def sat(house: House, lesson: str) -> dict[str, Any]:
    last = len(house.http.get("/api/lessons").json()["lessons"][ORDER.index(lesson)]["steps"])
    made = house.http.post(f"/api/lessons/{lesson}/{last}/table", json={"name": "Mia"})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def table_of(house: House, seated: dict[str, Any]) -> Any:
    found = house.do(house.hall.find(seated["table"]))
    assert found is not None
    return found.table


def played(house: House, seated: dict[str, Any], token: str | None = None) -> Any:
    body = {"token": seated["token"] if token is None else token}
    return house.http.post(f"/api/tables/{seated['table']}/lesson", json=body)


def test_the_list_has_all_lessons_in_order(house: House) -> None:
    cards = house.http.get("/api/lessons").json()["lessons"]
    assert [card["name"] for card in cards] == list(ORDER)
    assert all(card["title"] and card["text"] and card["steps"][-1] == "table" for card in cards)
    german = house.http.get("/api/lessons", headers={"accept-language": "de"}).json()["lessons"]
    assert german[0]["title"] == "Einen Ständer lesen"


def test_a_step_has_a_thought_a_task_and_no_answer(house: House) -> None:
    told = house.http.get(STEP, params={"name": "Mia"}).json()
    assert told["thought"]
    assert told["task"]
    assert [seat["name"] for seat in told["seats"]] == ["Mia", "Juno", "Moss", "Pip"]
    assert {"answer", "right", "near", "closer", "hint"}.isdisjoint(told)
    mates = [stand for stand in told["frame"]["scene"]["stands"] if stand["seat"] != PUPIL]
    hidden = [wire for stand in mates for wire in stand["wires"] if not wire.get("cut")]
    assert hidden
    assert all(not wire.get("face") for wire in hidden)


def test_an_answer_is_judged(house: House) -> None:
    right = answered(house, "sorted", 1, *MEANT["sorted", 1]).json()
    assert right["right"]
    assert right["steps"][-1]["text"].endswith("so Moss's wire 4 is 5")
    wrong = answered(house, "sorted", 1, ("C1.2",), "2").json()
    assert not wrong["right"]
    assert wrong["text"] == "33%: likely is not certain."
    assert wrong["steps"] == []


def test_each_hint_shows_less_of_the_table(house: House) -> None:
    first, second = (house.http.post(f"{STEP}/hint", json={"hint": hint}).json() for hint in (1, 2))
    assert first["text"].startswith("Nothing but a 5")
    assert len(second["wires"]) < len(first["wires"])
    assert second["wires"] == list(wires_at(position("sorted", 1).public, ("C1.4",)))


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/lessons/sorted/9", None, 404, "lesson"),
        ("/api/lessons/nothing/1", None, 404, "lesson"),
        (f"{STEP}/answer", {"wires": [99], "value": "5"}, 409, "bad"),
        (f"{STEP}/answer", {"wires": [15, 15], "value": "5"}, 409, "bad"),
        (f"{STEP}/answer", {"wires": [15], "value": "x" * 9}, 400, "bad"),
        (f"{STEP}/answer", {"wires": [15], "value": "5", "more": 1}, 400, "bad"),
        (f"{STEP}/hint", {"hint": 3}, 400, "bad"),
        (f"{STEP}/table", {"name": "Mia"}, 404, "lesson"),
        ("/api/lessons/nothing/1/table", {"name": "Mia"}, 404, "lesson"),
    ],
)
def test_what_cannot_be_asked(house: House, path: str, body: dict[str, Any] | None, status: int, code: str) -> None:
    answer = house.http.get(path) if body is None else house.http.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("lesson", ORDER)
def test_a_table_begins_with_the_prepared_hands(house: House, lesson: str) -> None:
    seated = sat(house, lesson)
    table = table_of(house, seated)
    step = int(table.state.branch.lesson.partition("/")[2])
    assert table.match.game.public == position(lesson, step).public
    assert table.match.game.secret.faces == position(lesson, step).secret.faces
    assert table.state.options.aids == "notes", "odds would be the answer"
    state = played(house, seated).json()
    assert (state["lesson"], state["step"], state["acts"]) == (lesson, step, 0)


def test_what_a_table_sends_says_nothing_of_hidden_wires(house: House) -> None:
    """Every message to the pupil, and to somebody who watches, has the fronts that they see and no others."""
    seated = sat(house, "sorted")
    table = table_of(house, seated)
    with Person(house, seated["table"], seated["token"]) as mia, Person(house, seated["table"]) as watcher:
        mia.first_frame()
        watcher.first_frame()
        game = table.match.game
        for someone, seat in ((mia, PUPIL), (watcher, None)):
            known = game.public.known[game.public.players if seat is None else seat]
            for raw in someone.raw:
                message = json.loads(raw)
                assert game.secret.seed not in raw.decode()
                if message["type"] != "frame":
                    continue
                for stand in message["scene"]["stands"]:
                    for wire in stand["wires"]:
                        if not known >> wire["id"] & 1:
                            assert not wire.get("face")
                            assert str(wire["id"]) not in message["yours"]["faces"]


def test_the_first_act_that_answers_is_judged(house: House) -> None:
    places, value = AT_TABLES["sorted"]
    seated = sat(house, "sorted")
    (wire,) = wires_at(position("sorted", 4).public, places)
    with Person(house, seated["table"], seated["token"]) as mia:
        mia.frame_when(lambda frame: frame.ask is not None and frame.ask.yours)
        assert mia.lobby is not None
        assert mia.lobby.branch is not None
        assert mia.lobby.branch.lesson == "sorted/4"
        assert mia.lobby.branch.text == "Reading a sorted rack, step 4"
        assert mia.frame is not None
        form = next(form for form in mia.frame.forms if form.verb == "cut" and not form.cards)
        own, target = sorted(form.fields, key=lambda field: not field.own)
        mine = next(item.id for group in own.groups for item in group.items if item.value == value)
        assert isinstance(mia.answer(form, {own.name: [mine], target.name: [wire]}), said.Accepted)
    state = played(house, seated).json()
    assert (state["acts"], state["right"], state["text"]) == (1, True, "Right, and certain.")


def test_only_the_pupil_is_told_how_it_went(house: House) -> None:
    seated = sat(house, "token")
    assert played(house, seated, "nobody").status_code == 403
    other = house.http.post("/api/tables", json={"name": "Mia", "start": True}).json()
    assert played(house, other).status_code == 404


def test_the_same_table_again_for_the_same_once(house: House) -> None:
    body = {"name": "Mia", "once": "a-random_string-of-mine-7"}
    first, second = (house.http.post("/api/lessons/sorted/4/table", json=body).json() for _ in range(2))
    assert first == second
